# Zombicide: what survivors are asked, what they do, and how the log tells it.

## Turns

zombicide-title-survivors = Player phase
zombicide-title-turn = { $figure }’s turn
zombicide-price = { $n ->
    [0] (free)
   *[other] ⚡{ $n }
}
zombicide-yes = Yes
zombicide-no = No

zombicide-ask-act = { $figure }, { $zone }: ⚡ { $n ->
    [one] { $n } action
   *[other] { $n } actions
}, health { $health }{ $zombies ->
    [0] {""}
    [one] , { $zombies } zombie here
   *[other] , { $zombies } zombies here
}
    .kind = Action
    .rule = R3.4
    .choose = Something else…
    .hint = The price in actions is on the button (⚡). Kills give adrenaline, and that gives skills; but noise and danger bring more zombies.
    .wait = your turn
    .plan-move = Go to { $what }
    .plan-take = Take { $what }
    .plan-door = Open the door { $what }
    .plan-attack = Attack{ $word ->
        [risk] {" "}with risk
        [double] {" "}with twice the risk
        [plain] {" "}without risk
        [light] {" "}with the light on
       *[other] {""}
    }: { $what }{ $n ->
        [4] . { $then }
       *[other] {""}
    }
    .plan-trade = Put my own cards in order and hold { $last }
    .plan-deal = Trade with { $other }: { $gives ->
        [0] {""}
       *[other] give { $give }{ $takes ->
            [0] {""}
           *[other] ;{" "}
        }
    }{ $takes ->
        [0] {""}
       *[other] take { $take }
    }
    .why-rescue = Whoever lies there dies if nobody comes.
    .why-take = { $what ->
        [unread] You stand beside a card that nobody has read yet. It may be what the mission needs.
        [last] That is the last card: take it, and the mission is won.
       *[known] The mission needs this card, and you stand beside it.
    }
    .why-crate = Nothing is better than what is in such a crate.
    .why-attack = { $sure ->
        [yes] Most likely { $n } { $n ->
            [one] zombie falls, and that one will hurt nobody.
           *[other] zombies fall, and those will hurt nobody.
        }
       *[no] Perhaps one falls before it hurts somebody.
    }
    .why-risk = The weapon breaks in { $n } of 100 cases.
    .why-thrown = What is thrown is gone.
    .why-only = { $figure } has no other weapon.
    .why-door = { $what ->
        [last] That is all that is left: open it, and the mission is won.
        [goal] The mission needs this door open.
       *[way] It is the way on.
    } { $n ->
        [0] Nothing comes out.
        [one] Zombies may come out of a dark zone.
       *[other] Zombies may come out of { $n } dark zones.
    }
    .why-heal = One more wound would be too much.
    .why-goal = { $what ->
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
    .why-danger = { $how ->
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
    .why-away = Here { $n ->
        [one] { $n } wound is
       *[other] { $n } wounds are
    } to be expected, there { $less ->
        [0] hardly any
       *[other] { $less }
    }.
    .why-search = A better weapon may turn up, { $busy ->
        [0] and nothing is more urgent.
       *[other] and what matters most is seen to by { $who }.
    }
    .why-reload = An empty weapon is no use.
    .why-arrange = { zombicide-ask-arrange.why }
    .why-give = Your spare one makes a fighter of somebody who has none.
    .why-relay = Its owner has had the turn of this round; you can still get on with it.
    .why-douse = More zombies see the light than you could cope with.
    .why-rally = Alone nobody survives here.
    .why-bonus = A bonus action is worth most now.
    .why-eat = That brings an action or a skill, and no worse zombies than before.
    .why-done = { $why ->
        [spent] All Actions are used, and nothing that is free would help.
        [risk] Nothing here is worth the risk of a broken weapon.
        [friend] A miss would hit whoever stands here with you.
        [dear] To kill what stands here would cost more than it brings.
        [held] What you hold is no use against what stands here, and to leave takes { $n } Actions.
        [searched] One search a turn is all there is; next turn you can search here again.
        [door] Zombies may come out, and whoever opens with the last Action cannot meet them. Open it at the beginning of a turn.
        [shut] The way on is behind a closed door, and you are not the one to open it.
        [with] { $figure } sees to what matters most here, and you are in place.
        [barred] The way goes on through { $to }, where { $n ->
            [one] { $n } zombie is or may get
           *[other] { $n } zombies are or may get
        } this round.
        [spawn] The way goes on through { $to }, and new zombies appear nearer there than here.
        [nearer] The way goes on through { $to }, and zombies are nearer there than here.
       *[none] Nothing better can be done from here.
    }

zombicide-do-move = Move { zombicide-price }
zombicide-do-attack = Attack { zombicide-price }
zombicide-do-attack-risk = Attack with risk (free)
zombicide-do-search = Search { zombicide-price }
zombicide-do-door = Open a door { zombicide-price }
zombicide-do-take = Take { $what } { zombicide-price }
zombicide-do-trade = Arrange or trade { zombicide-price }
zombicide-do-reload = Reload { zombicide-price }
zombicide-do-heal = Use a medkit { zombicide-price }
zombicide-do-rally = Rally a companion { zombicide-price }
zombicide-do-light = Light on { zombicide-price }
zombicide-do-douse = Light off { zombicide-price }
zombicide-do-noise = Make noise { zombicide-price }
zombicide-do-sprint = Sprint: 2 or 3 zones { zombicide-price }
zombicide-do-charge = Charge at zombies { zombicide-price }
zombicide-do-bloodlust_melee = Bloodlust: run up and strike { zombicide-price }
zombicide-do-shove = Shove the zombies away { zombicide-price }
zombicide-do-lifesaver = Drag somebody to safety { zombicide-price }
zombicide-do-taunt = Taunt zombies { zombicide-price }
zombicide-do-born_leader = Give somebody an action { zombicide-price }
zombicide-do-bonus = Add a bonus action ({ $n } left)
zombicide-do-eat = Eat { $card } ({ $level } level)
zombicide-do-done = End the turn
zombicide-do-done-left = End the turn (⚡ { $n } left)
zombicide-takes-bonus = { $figure } adds a bonus action.
zombicide-lead-whom = Who acts at once?
zombicide-leads = { $figure } gives { $other } an action.

zombicide-ask-leave = { $figure } stands at the exit. Leave the board?
    .kind = Exit
    .rule = R9.8
    .hint = Whoever leaves by the exit is safe and does not come back in this mission.
    .wait = leave by the exit?
    .why = Out is out, unless the mission still needs you.

zombicide-ask-leave-lost = { $figure } is the last one, and not all goals are reached: leaving now loses the mission. Leave all the same?
zombicide-leaves = { $figure } gets out.
zombicide-headline-turn = { $figure }: { $parts }
zombicide-sum-kills = { $n ->
    [one] { $n } zombie killed
   *[other] { $n } zombies killed
}
zombicide-sum-doors = { $n ->
    [one] a door opened
   *[other] { $n } doors opened
}
zombicide-sum-finds = takes { $cards }
zombicide-sum-searches = a search for nothing
zombicide-sum-crates = { $n ->
    [one] a crate broken open
   *[other] { $n } crates broken open
}

## Moves

zombicide-where = Where to?
zombicide-walk = { $zone } { zombicide-price }{ $zombies ->
    [0] {""}
    [one] , { $zombies } zombie there
   *[other] , { $zombies } zombies there
}
zombicide-walk-far = { $n ->
    [0] free
    [one] { $n } action
   *[other] { $n } actions
}
zombicide-choose-group = How far?
zombicide-stay = Stay
zombicide-moves = { $figure } goes to { $zone }.

zombicide-ask-follow = { $figure } may run on for free. Where to?
    .kind = Hit & run
    .rule = C8
    .hint = This move costs no action, and zombies in your zone do not hold you.
    .wait = a free move
    .why = Where you stand is good enough.

zombicide-drag-where = Out of which zone?
zombicide-drag-whom = Whom?

zombicide-ask-drag = { $other } wants to drag { $figure } out. Agreed?
    .kind = Dragged out
    .rule = C8
    .hint = The other survivor can drag yours out of a zone with zombies. It costs you nothing.
    .wait = dragged out?
    .why = Anywhere is better than among them.

zombicide-drags = { $figure } drags { $other } to safety.
zombicide-shove-where = Into which zone?
zombicide-shoves = { $figure } shoves { $n ->
    [one] { $n } zombie
   *[other] { $n } zombies
} into { $zone }.
zombicide-taunt-where = Zombies of which zone?
zombicide-taunts = { $figure } taunts the zombies of { $zone }.
zombicide-noise = Noise in { $zone }: { $n }.

## Light

zombicide-ask-beam = { $figure }: where does the light shine?
    .kind = Direction of the light
    .rule = R5.7a
    .hint = Light shows a zone to you, and to all zombies from far away. Turned to a wall it lights only your own zone.
    .wait = where to shine?
    .why = Light where most of them stand lets everybody shoot at them; if nobody is there, it is better to stay unseen.

zombicide-beam-where = Where does it shine?
zombicide-beam-into = Into { $zone }{ $n ->
    [0] {""}
    [one] : { $n } zombie
   *[other] : { $n } zombies
}
zombicide-beam-wall = At a wall: this zone only
zombicide-light-whether = Switch the light on?
zombicide-light-on = { $figure } switches the light on.
zombicide-light-out = { $figure }’s light goes out.

## Cards

zombicide-draws = { $figure } draws { $card }. { $does }
    .earlier = { $figure } draws: { $card }.
zombicide-gets = { $figure } gets: { $card }.
zombicide-nothing-left = Nothing is left to draw: { $deck }.
zombicide-reshuffled = The discards are shuffled: { $deck }.

zombicide-ask-card = { $figure } draws { $card }. Where does it go? ({ $does })
    .kind = New card
    .rule = R4.10
    .hint = A card is kept, exchanged for another, or discarded. Five of them are all that you can carry.
    .wait = a new card
    .plan-arrange = Hold { $what }{ $n ->
        [2] {""}
       *[other] {" "}and discard { $last }
    }
    .why = What opens doors and what hits best belongs in the hands.
    .why-discard = What you carry already will be of more use.

zombicide-card-hand = Into a hand
zombicide-card-bag = Into the backpack
zombicide-card-which = { $said } ({ $at ->
    [hand] in hand
    [bag] in the backpack
   *[new] the new one
}{ $empty ->
    [0] {""}
   *[other] , empty
}{ $n ->
    [0] {""}
   *[other] , no. { $n }
})
zombicide-card-swap = In place of { $card }
zombicide-card-arrange = Arrange everything
zombicide-card-discard = Discard
zombicide-card-trap = Let it come
zombicide-card-destiny = Destiny: another card
zombicide-destiny = { $figure } trusts in destiny and draws another.
zombicide-leaves-card = { $figure } does not keep it: { $card }.
zombicide-discards = { $figure } discards { $card }.
zombicide-aaahh = Aaahh!! A walker stands up beside { $figure }.

zombicide-ask-arrange = { $figure }: what do you hold?{ $n ->
    [0] {""}
    [one] {" "}One card is too many.
   *[other] {" "}{ $n } cards are too many.
}
    .kind = Inventory
    .rule = R4.1
    .hint = Only what is in your two hands fights. The backpack holds the rest; what says so works from there, too.
    .wait = what do you hold?
    .why = What opens doors and what hits best belongs in the hands.

zombicide-which-hands = Which cards do you hold?
zombicide-which-away = Which { $n ->
    [one] card goes?
   *[other] { $n } cards go?
}
zombicide-arranges = { $figure } rearranges the inventory.

zombicide-ask-aside = { $figure } can eat or throw a card away at any time
    .kind = Eat or throw away
    .rule = R3.5
    .choose = Eat or discard…
    .hint = Eating and throwing cards away costs no action and can be done at any time, in others’ turns, too.
zombicide-ask-aside-unfed = { $figure } can throw a card away at any time
    .choose = Discard…

zombicide-aside-eat = Eat: { $card } ({ $n } adrenaline)
zombicide-aside-discard = Discard: { $card }
zombicide-eats = { $figure } eats: { $card }.
zombicide-search-place = This place
zombicide-search-crate = The crate
zombicide-search-dark = In the dark: one card
zombicide-search-light = With the light on: two cards
zombicide-searches = { $figure } searches { $zone }.
zombicide-trade-whom = With whom?
zombicide-trade-self = Only arrange my own cards
zombicide-trade-give = What do you give?
zombicide-trade-take = What do you take?
zombicide-trade-along = Who goes along?

zombicide-ask-deal = { $other } offers { $figure } a trade. { $gives ->
    [0] {""}
   *[other] You get: { $give }.{" "}
}{ $takes ->
    [0] You give nothing.
   *[other] You give: { $take }.
} Agreed?
    .kind = Trade
    .rule = R4.5
    .hint = Gifts are free to take. What you give away is gone: look whether you fight with it.
    .wait = a trade
    .why = The party wins together: let everybody carry what serves best.
    .why-keeps = Without it you would have no weapon of its kind, or nothing to open doors with, and nothing as good comes for it.

zombicide-trades = { $figure } and { $other } trade.{ $gives ->
    [0] {""}
   *[other] {" "}{ $figure } gives: { $give }.
}{ $takes ->
    [0] {""}
   *[other] {" "}{ $other } gives: { $take }.
}
zombicide-refuses = { $figure } does not want to trade with { $other }.
zombicide-reloads = { $figure } reloads.
zombicide-heal-whom = Whom do you treat?

## What lies about

zombicide-take-what = What do you take?
zombicide-take-several = one of { $n } things
zombicide-take-crate = the crate
zombicide-take-card = the objective card
zombicide-take-up = the card “{ $card }”
zombicide-take-survivor = { $figure } (lies there until the end of round { $n })
zombicide-opens-crate = { $figure } breaks open the crate in { $zone }.
zombicide-door-which = Which door?
zombicide-door-to = to { $zone }
zombicide-opens = { $figure } opens the door to { $zone }.
zombicide-locked-out = Every building is shut, and nobody has anything to open a door with. The game master can hand out a tool or open a door.
zombicide-rally-whom = Whom?
zombicide-rallies = { $companion } now follows { $figure }.
zombicide-joins = { $companion } joins { $figure }.
zombicide-joins-nobody = { $companion } is there, but follows nobody yet. { $figure } is nearest.
zombicide-left-alone = { $companion } is left alone.

## Combat

zombicide-attack-melee = { $pair ->
    [2] Two:{" "}
   *[other] {""}
}{ $card } ({ $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
}, { $accuracy }+, damage { $damage })
zombicide-attack-ranged = { $pair ->
    [2] Two:{" "}
   *[other] {""}
}{ $card } at { $zone } ({ $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
}, { $accuracy }+, damage { $damage })
zombicide-odds-all = all { $p }
zombicide-odds-friend = hits a friend { $p }
zombicide-odds-breaks = breaks { $p }
zombicide-attack-fire = { $card } at { $zone }: kills all who are there
zombicide-risk-whether = Do you risk it? A break loses: { $card }.
zombicide-risk-plain = No risk: { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
}
zombicide-risk-risk = Risk: { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
} and { $n ->
    [one] { $n } risk die
   *[other] { $n } risk dice
}
zombicide-risk-double = Risk twice as much: { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
} and { $n ->
    [one] { $n } risk die
   *[other] { $n } risk dice
}
zombicide-attack-dark = Leave it dark
zombicide-attack-light = With the light on

zombicide-ask-strike = { $figure } may attack { $zone } for free.
    .kind = Free attack
    .rule = C8
    .hint = This attack costs no action. Afterwards everything goes on as before.
    .wait = a free attack
    .why = It costs nothing, so it is done where it harms none of you.

zombicide-strike-pass = Do not attack
zombicide-rolls-attack = { $figure }, { $card }, { $zone }: { $faces } ({ $accuracy }+, damage { $damage }; { $luck })
    .earlier = { $figure }, { $card }, { $zone }: { $faces } ({ $accuracy }+, damage { $damage })
zombicide-rolls-again = { $figure }: { $how } { $faces } ({ $luck })
    .earlier = { $figure }: { $how } { $faces }

zombicide-ask-roll = { $figure }: { $n ->
    [one] { $n } hit
   *[other] { $n } hits
} so far.
    .kind = Roll
    .rule = R8.12
    .hint = Only ordinary dice can be rolled again, all of them together; risk dice stay as they are.
    .wait = roll again?
    .why = Fewer hits than could be expected are worth a second try, more are not.

zombicide-roll-go = Let it stand
zombicide-roll-ignore = Ignore the breaks
zombicide-roll-lucky = Lucky: roll again.
zombicide-roll-ammo = { $card }: roll again.
zombicide-roll-kit = Use up: { $card }
zombicide-roll-spare = Spare parts: give up { $card }
zombicide-roll-lose = Let it break: { $card }
zombicide-roll-lose-one = Lose { $card }
zombicide-ignores-breaks = { $figure } ignores the breaks of this roll.

zombicide-ask-targets = { $figure }: { $n ->
    [one] { $n } hit is
   *[other] { $n } hits are
} still to be assigned. Who dies?
    .kind = Targets
    .rule = R8.6
    .hint = Each hit kills one zombie if its damage is enough. Damage of several hits does not add up.
    .wait = choose the targets
    .why = First what gives most adrenaline, then what runs.

zombicide-ask-reap = { $figure }: one hit kills a second one of its kind. Which?
    .kind = Reaper
    .rule = C8
    .hint = One hit may take another zombie of the same type along, once in an attack.
    .wait = a second one falls
    .why = The one that gives most, or runs fastest.

zombicide-ask-steady = { $figure } has a steady hand. Whom { $n ->
    [one] does the miss
   *[other] do the { $n } misses
} pass by?
    .kind = Steady hand
    .rule = R8.8
    .hint = Misses hit friends in the zone; a steady hand says whom they pass by.
    .wait = whom the misses pass by
    .why = Nobody of you needs a wound.

zombicide-ask-breaks = { $figure }: { $n ->
    [one] { $n } break
   *[other] { $n } breaks
} ({ $card }). What now?
    .kind = Break
    .rule = R8.11
    .hint = A break on a risk die costs the weapon. Some things and skills can save it now.
    .wait = a weapon breaks
    .why = What you fight with is dearer than what repairs it, but only where nothing better has to be given for it.

zombicide-breaks = A break! { $figure }’s weapon is gone: { $card }.
zombicide-saves-weapon = { $figure } saves the weapon with { $card }.
zombicide-kills = { $figure } kills in { $zone }: { $units }.
zombicide-fells = An abomination falls! { $figure } kills in { $zone }: { $units }.
zombicide-burns = { $figure } sets { $zone } on fire.
zombicide-friendly-fire = { $figure } misses: { $n ->
    [one] { $n } shot goes
   *[other] { $n } shots go
} astray among friends.

## Levels and skills

zombicide-gains-ap = { $figure } gains { $n } adrenaline.
zombicide-gains-cxp = { $figure } gains { $n } campaign experience.
zombicide-gains-bonus = { $figure } earns a bonus action.
zombicide-reaches = { $figure } reaches level { $level }.{ $n ->
    [0] {""}
   *[other] {" "}{ $gives }
}
    .earlier = { $figure } reaches { $level }.
zombicide-learns = { $figure } learns: { $skill }. { $about }
    .earlier = { $figure } learns: { $skill }.

zombicide-ask-skill = { $figure }, level { $level }: which skill?
    .kind = Skill
    .rule = R3.8
    .hint = A skill works at once and until the mission ends. Next time you reach this level you may choose another one.
    .wait = choose a skill
    .why = Free actions first, then more dice.

zombicide-ask-reward = { $figure } has { $n } campaign experience: a bonus action, or a campaign skill for good?
    .kind = Reward
    .rule = R10.3
    .hint = A bonus action serves once in every mission, for anything. A campaign skill works all the time.
    .wait = choose a reward
    .why = Two bonus actions in reserve, then skills.

zombicide-bonus = One more bonus action

## Set-up

zombicide-ask-keep = { $figure } kept { $n ->
    [one] this card
   *[other] these { $n } cards
} from the last mission. What comes along?
    .kind = Kept cards
    .rule = R10.10
    .hint = Cards that were kept lie ready. What you leave behind goes back into its deck, for whoever finds it.
    .wait = which kept cards come along
    .why = What you have serves you from the first round on.

zombicide-puts-back = { $figure } puts back what was kept: { $card }.

zombicide-ask-jack = { $figure }, jack of all trades: which skill in this mission?
    .kind = Jack of all trades
    .rule = S5
    .hint = The skill is yours for this mission only; next time you choose again.
    .wait = choose a skill
    .why = Of all these skills it serves most often.

zombicide-ask-ammo = { $figure }: which ammunition do you start with?
    .kind = Ammunition
    .rule = S5
    .hint = Bullets serve pistols and rifles, shells serve shotguns: take what most of your weapons shoot.
    .wait = choose ammunition
    .why = More of your weapons shoot these.

zombicide-ammo-which = Which?

zombicide-ask-start = Who starts where? In this order: { $places }.
    .kind = Starting zone
    .rule = S6
    .hint = Zombies appear at the spawn zones only. Whoever starts near the goals has less to walk.
    .wait = choose where to start
    .why = One place is as good as another; somebody has to stand in each.

zombicide-start-pair = { $figure } at { $zone }

zombicide-start-order = In this order
zombicide-start-choose = Place them ourselves
zombicide-start-where = Where does { $figure } start?
zombicide-starts = { $figure } starts at { $zone }.
zombicide-holds-clock = { $who } holds the clock and begins.
zombicide-briefing = **{ $mission }**. { $text }
    .earlier = { $text }
zombicide-special = **Special rules here.** { $rules }
zombicide-asleep = { $n ->
    [one] The spawn zone in { $zones } sleeps
   *[other] The spawn zones in { $zones } sleep
} in this mission: that is ours, not the book’s. On hard, or with the option “Spawn zones: as printed”, { $n ->
    [one] it is
   *[other] they are
} awake.

## Steps

zombicide-step-gifts = what skills give at the start
zombicide-step-deal = the deal
zombicide-step-places = the starting places
zombicide-step-playerphase = the player phase
zombicide-step-survivorturn = a survivor’s turn
zombicide-step-turn = a turn
zombicide-step-exit = the way out
zombicide-step-incoming = a new card
zombicide-step-drawing = the drawing of cards
zombicide-step-arranging = the arranging of cards
zombicide-step-offer = a trade
zombicide-step-opened = an opened door
zombicide-step-aim = the turning of a light
zombicide-step-drag = a rescue
zombicide-step-follow = a move after a fight
zombicide-step-strike = a free attack
zombicide-step-volley = an attack
zombicide-step-growth = a new skill
zombicide-step-reward = a reward
zombicide-step-pockets = what is possible at any time

## Dice

zombicide-face-1 = 1
zombicide-face-2 = 2
zombicide-face-3 = 3
zombicide-face-4 = 4
zombicide-face-5 = 5
zombicide-face-6 = 6
zombicide-face-break = break
