# Zombicide: why the stand-in advises what it does, and orders that answer small questions.

zombicide-why-rescue = Whoever lies there dies if nobody comes.
zombicide-why-take = { $what ->
    [unread] You stand beside a card that nobody has read yet. It may be what the mission needs.
   *[known] The mission needs this card, and you stand beside it.
}
zombicide-why-crate = Nothing is better than what is in such a crate.
zombicide-why-attack = { $sure ->
    [yes] { $n } { $n ->
        [one] zombie falls
       *[other] zombies fall
    } most likely, and will hurt nobody later.
   *[no] Perhaps one falls that would hurt somebody later.
}
zombicide-why-risk = The weapon breaks in { $n } of 100 cases.
zombicide-why-thrown = What is thrown is gone.
zombicide-why-door = Behind it lies { $zone }: the way on, or a goal. { $n ->
    [0] Nothing comes out.
    [one] Zombies may come out of a dark zone.
   *[other] Zombies may come out of { $n } dark zones.
}
zombicide-why-heal = One more wound would be too much.
zombicide-why-goal = { $what ->
    [fallen] { $figure } lies in { $to } and dies unless somebody comes.
    [card] In { $to } lies a card that the mission needs.
    [unread] In { $to } lies a card that nobody has read. It may be what the mission needs.
    [door] In { $to } there is a door to be opened.
    [exit] The way out is in { $to }.
    [crate] In { $to } stands a crate with an epic weapon.
    [search] In { $to } there is something to search, and nothing is more urgent.
    [humvee] The humvee in { $to } can be searched, and nothing is more urgent.
    [help] { $figure } goes for what matters most, and two get through where one does not.
    [hunt] From { $to } an abomination can be hit.
   *[stay] There is nothing else to do.
}{ $n ->
    [0] {""}
    [one] {" "}From there it is one zone more.
   *[other] {" "}From there it is { $n } zones more.
}
zombicide-why-danger = { $how ->
    [down] { $figure } will probably be knocked out { $where ->
        [here] here
       *[there] there
    }.
    [wound] { $n ->
        [one] { $n } wound is
       *[other] { $n } wounds are
    } to be expected { $where ->
        [here] here
       *[there] there
    }.
    [near] Nothing bites there yet, but { $n ->
        [one] { $n } zombie is
       *[other] { $n } zombies are
    } near.
   *[none] No zombie gets there this round.
}
zombicide-why-away = Here { $n ->
    [one] { $n } wound is
   *[other] { $n } wounds are
} to be expected, there { $less ->
    [0] hardly any
   *[other] { $less }
}.
zombicide-why-search = A better weapon may turn up, and nothing is more urgent.
zombicide-why-reload = An empty weapon is no use.
zombicide-why-give = Your spare one makes a fighter of somebody who has none.
zombicide-why-douse = More zombies see the light than you could cope with.
zombicide-why-rally = Alone nobody survives here.
zombicide-why-bonus = A bonus action is worth most now.
zombicide-why-eat = That brings an action or a skill, and no worse zombies than before.
zombicide-why-done = Nothing better can be done from here.
zombicide-why-card = What opens doors and what hits best belongs in the hands.
zombicide-why-discard = What you carry already will be of more use.
zombicide-why-option = That brings most for what it costs.
zombicide-why-option-goal = That brings the mission nearer to its goal, whatever it costs.
zombicide-why-option-unread = Nobody knows what the note says, but it may be what the mission needs.
zombicide-why-skill = Free actions first, then more dice.
zombicide-why-reward = Two bonus actions in reserve, then skills.
zombicide-why-leave = Out is out, unless the mission still needs you.
zombicide-why-ammo = More of your weapons shoot these.
zombicide-why-arrange = What opens doors and what hits best belongs in the hands.
zombicide-why-beam = Light where most of them stand lets everybody shoot at them; if nobody is there, it is better to stay unseen.
zombicide-why-breaks = What you fight with is dearer than what repairs it, but only where nothing better has to be given for it.
zombicide-why-deal = The party wins together: let everybody carry what serves best.
zombicide-why-keeps = Without it you would have no weapon of its kind, or nothing to open doors with, and nothing as good comes for it.
zombicide-why-distribute = As they come: nobody knows which of you will be quicker.
zombicide-why-drag = Anywhere is better than among them.
zombicide-why-follow = Where you stand is good enough.
zombicide-why-jack = Of all these skills it serves most often.
zombicide-why-keep = What you have serves you from the first round on.
zombicide-why-march = Where fewest of you stand they do least harm.
zombicide-why-pick = There it does most good.
zombicide-why-reap = The one that gives most, or runs fastest.
zombicide-why-replace = Somebody has to take the place.
zombicide-why-react = What can be killed is struck at once; if they are too many, it is better to step aside.
zombicide-why-roll = Fewer hits than could be expected are worth a second try, more are not.
zombicide-why-split = Whoever has most health can bear most.
zombicide-why-start = One place is as good as another; somebody has to stand in each.
zombicide-why-steady = Nobody of you needs a wound.
zombicide-why-strike = It costs nothing, so it is done where it harms none of you.
zombicide-why-targets = First what gives most adrenaline, then what runs.
zombicide-why-ward = A thing is given up when it saves somebody from being knocked out.

zombicide-order-place = My cards put themselves in order
zombicide-order-place-about = Tools and the best weapons go into the hands; what is worth least goes if there are too many.
zombicide-order-place-tap = Always for me
zombicide-order-reroll = Re-rolls by themselves
zombicide-order-reroll-about = Dice are rolled again if that promises more hits.
zombicide-order-reroll-tap = Always by themselves
zombicide-order-aim = My hits choose their targets
zombicide-order-aim-about = Those that give most adrenaline first, then runners, walkers, fatties.
zombicide-order-aim-tap = Always the best targets
zombicide-order-shine = My light turns by itself
zombicide-order-shine-about = Towards most zombies, else to a wall.
zombicide-order-shine-tap = Always by itself
zombicide-order-ties = Ties of zombies by the rule
zombicide-order-ties-about = They go where fewest survivors and then fewest zombies are.
zombicide-order-ties-tap = Always by the rule
zombicide-order-wounds = Wounds split by the rule
zombicide-order-wounds-about = One at a time to whoever has most health; companions last.
zombicide-order-wounds-tap = Always by the rule
zombicide-order-spare = My steady hand spares everybody
zombicide-order-spare-about = No miss of such a survivor hits any of you, and nobody waits for the answer.
zombicide-order-spare-tap = Always everybody
zombicide-order-trades = I agree to every trade
zombicide-order-trades-about = Others give and take what they like, without waiting for me.
zombicide-order-trades-tap = Always agree
zombicide-order-gifts = I take gifts and give nothing
zombicide-order-gifts-about = What is only given is taken; a trade that would take one of my cards is refused.
zombicide-order-gifts-tap = Always: only gifts
zombicide-order-tidy = My cards lie in order after trades
zombicide-order-tidy-about = Tools and the best weapons go into the hands; what is worth least goes if there are too many.
zombicide-order-tidy-tap = Always for me
zombicide-order-dragged = I let myself be dragged out
zombicide-order-dragged-about = Whoever wants to drag me out of a zone with zombies need not wait for me.
zombicide-order-dragged-tap = Always agree
zombicide-order-protect = My vest protects by itself
zombicide-order-protect-about = For two wounds at once, or against a knock-out. Other cards are never given up.
zombicide-order-protect-tap = Always as needed
zombicide-order-react = I react by myself to new zombies
zombicide-order-react-about = Whoever can strike does; else out of a crowd of more than two to one, if there is a better place.
zombicide-order-react-tap = Always by itself
zombicide-order-strike = Free attacks by themselves
zombicide-order-strike-about = Where a hit can kill and no friend is in the way; without risk, and nothing is thrown.
zombicide-order-strike-tap = Always by itself
