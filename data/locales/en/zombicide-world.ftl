# Zombicide: what zombies do, what happens to survivors, cards that are read, the end of a mission.

## Rounds

zombicide-title-round = Round { $n }
zombicide-title-zombies = Zombie Phase
zombicide-title-end = End Phase
zombicide-headline-zombies = Round { $n }, the dead: { $parts }
zombicide-round-over = Round { $n } is over: { $alive } of { $of } survivors standing{ $out ->
    [0] { "" }
   *[other] , { $out } got out
}.
    .earlier = Round { $n } is over: { $alive } of { $of } survivors standing.
zombicide-giving-up = { $why ->
    [idle] Nothing has come of the last { $rounds } rounds: nobody killed, searched or took anything. If that goes on for { $n } rounds more,
   *[long] Enough is enough: in { $n } rounds
} the mission is given up.
zombicide-given-up = After round { $n } the mission is given up: nothing comes of it any more.
zombicide-clock = The clock shows { $hour }:00 ({ $when ->
    [night] night
   *[day] day
}).

## Zombies

zombicide-sum-appear = { $n ->
    [one] { $n } zombie came
   *[other] { $n } zombies came
}
zombicide-sum-wounds-own = −{ $n } health
zombicide-sum-wounds = { $figure } −{ $n } health
    .earlier = { $n ->
        [one] { $n } wound
       *[other] { $n } wounds
    }
zombicide-sum-abomination = { $what }
zombicide-attack = { $zone }: { $units } attack.
zombicide-walks = { $what } from { $zone } to { $to }.
zombicide-appear = { $zone }: { $units }.
zombicide-shortage = No more figures: all that are on the board act once more ({ $what }).
zombicide-abomination = { $what } appears in { $zone }! { $does }
    .earlier = { $what } appears: { $zone }.
zombicide-light-check = { $n ->
    [one] { $n } zombie sees light and acts at once.
   *[other] { $n } zombies see light and act at once.
}

zombicide-ask-march = { $what } in { $zone } can go several ways. { $n ->
    [one] Which way gets one more?
   *[other] Which { $n } ways get one more?
}
    .kind = Zombies' way
    .rule = R7.12
    .hint = Several ways are equally short. Where zombies cannot be shared out evenly, you say where the rest goes.
    .wait = which way do they go?
    .why = Where fewest of you stand they do least harm.

zombicide-ask-split = { $zone }: who takes the { $n ->
    [one] hit
   *[other] { $n } hits
}{ $each ->
    [one] {""}
   *[other] {" "}of { $each } wounds each
}?
    .kind = Wounds
    .rule = R9.1
    .hint = Wounds can be shared out as you like. Whoever has no health left is knocked out.
    .wait = who takes the wounds?
    .why = Whoever has most health can bear most.

## Zombie cards

zombicide-zombie-card = { $zone }: { $what }
zombicide-zombie-card-spawn = card { $no }, { $what }
zombicide-zombie-card-rush = card { $no }, { $what } that act at once
zombicide-zombie-card-extra = card { $no }, { $what } act once more
zombicide-zombie-card-none = card { $no }, nothing happens
zombicide-building-quiet = Nobody is in there: { $zone }.

zombicide-ask-distribute = Which card for which zone? In the order of the zones: { $zones }
    .kind = Zombie cards
    .rule = R7.13
    .hint = You alone see these cards. Send the worst ones to where nobody of yours stands.
    .wait = zombie cards to assign
    .why = As they come: nobody knows which of you will be quicker.

zombicide-ask-react = Zombies appear: { $zone }. What does { $figure } do?
    .kind = Reaction
    .rule = R7.16
    .hint = Zombies have appeared close to you. You can act before they do, once per card.
    .wait = zombies appear
    .why = What can be killed is struck at once; if they are too many, it is better to step aside.

zombicide-react-pass = Nothing
zombicide-sidestep = { $figure } steps away to { $zone }.
zombicide-reflexes = { $figure } strikes first, in { $zone }.

## Survivors

zombicide-wounded = { $figure } loses { $n } health, { $left } left.
zombicide-healed = { $figure } heals { $n ->
    [one] { $n } wound
   *[other] { $n } wounds
} and has { $left } health.

zombicide-ask-ward = { $figure } is about to take { $n ->
    [one] { $n } wound
   *[other] { $n } wounds
} (health { $left }). Discard something against it?
    .kind = Protection
    .rule = R4.14
    .hint = What you give up now stops wounds. What you keep may serve later, if you are still standing.
    .wait = stop the wounds?
    .why = A thing is given up when it saves somebody from being knocked out.

zombicide-warded = { $figure } discards { $what } and escapes { $n ->
    [one] { $n } wound
   *[other] { $n } wounds
}.
zombicide-knocked-out = Knocked out: { $figure }, { $zone }. Take { GENDER($figure) ->
    [f] her
    [m] him
   *[x] them
} before round { $n } is over!{ $near ->
    [0] {" "}Nobody is near, hurry.
    [one] {" "}{ $who } is one turn away.
   *[other] {" "}{ $who } are one turn away.
}
    .past = { $figure } is knocked out: { $zone }.
    .earlier = { $figure } is knocked out: { $zone }. Take them before the next round is over!
zombicide-dies = † { $figure } dies.
zombicide-dies-for-good = † { $figure } dies and does not come back in this campaign.
zombicide-saved = { $figure } is safe and out of this mission.
zombicide-companion-lost = † { $figure } is lost for good.

## Objective cards

zombicide-reads = { $figure } takes an objective card: { $card }
zombicide-reads-note = { $figure } reads a note: “{ $card }”
zombicide-story = **{ $card }** – { $story }
    .earlier = { $story }
zombicide-chooses = { $figure } decides: “{ $what }”.
zombicide-rolls-test = { $figure } tries it, { $least }+ needed ({ $p }): { $faces }.
    .earlier = { $figure } tries it, { $least }+ needed: { $faces }.
zombicide-sum-objective = reads “{ $card }”

zombicide-ask-option = { $card }: what does { $figure } do?
    .kind = Decision
    .rule = O2
    .hint = Talk it over, there is no second time. In a campaign later missions may remember what you choose.
    .wait = the card wants a decision
    .why = That brings most for what it costs.
    .why-goal = That brings the mission nearer to its goal, whatever it costs.
    .why-lasts = Later missions of the campaign may ask for what that brings.
    .why-unread = Nobody knows what the note says, but it may be what the mission needs.
    .why-secret = Nobody knows what the note says; what is known of the rest promises no more.

zombicide-ask-pick = “{ $card }”. { $does } { $figure } chooses.
    .kind = Choice
    .rule = O2
    .hint = The card leaves it to you whom or what it concerns. Zones have to be in sight.
    .wait = whom or what?
    .why = There it does most good.

zombicide-pick-survivor = Whom?
zombicide-pick-zone = Which zone?
zombicide-pick-cards = { $n ->
    [one] Which card goes?
   *[other] Which { $n } cards go?
}
zombicide-crowd = { $zone }: { $n ->
    [0] no zombies
    [one] { $n } zombie
   *[other] { $n } zombies
}
zombicide-peek = The next Zombie cards, the top one first: { $cards }

zombicide-ask-identify = You know whom to look for. Read the next note for an abomination?
    .kind = Note on sight
    .rule = R6.7
    .hint = A note can be read as soon as an abomination is seen. It takes effect only when that one is killed.

zombicide-identify = The note is about { $what }: { $note }

## The end of a mission

zombicide-mission-over = { $what }
zombicide-end-won = Won: { $mission }
zombicide-end-campaign = The campaign is won: { $mission }
zombicide-end-lost = Lost: { $mission }
zombicide-end-fallen = Nobody is left standing, the campaign is lost: { $mission }
zombicide-end-rounds = { $n ->
    [one] { $n } round
   *[other] { $n } rounds
}
zombicide-standing = { $n ->
    [0] {""}
   *[other] { $alive }
}{ $fallen ->
    [0] {""}
   *[other] { $n ->
        [0] {""}
       *[other] ;{" "}
    }{ $dead }
} · { $kills ->
    [one] { $kills } zombie killed
   *[other] { $kills } zombies killed
}
zombicide-fallen = { $standing ->
    [down] { $figure } knocked out
   *[other] † { $figure } in round { $n }
}
zombicide-end-alive = { $n } of { $of } alive
zombicide-rolls-keep = { $figure } looks { $what } over (chance to last { $p }): { $faces }.
    .earlier = { $figure } looks { $what } over: { $faces }.
zombicide-keeps = { $figure } keeps { $what } for the next mission.
zombicide-keeps-not = { $figure } cannot keep { $what }.

zombicide-ask-replace = { $figure } is dead. Who takes the place?
    .kind = Replacement
    .rule = R9.5
    .hint = Somebody new comes for the dead: without skills and things, but with what the dead one had achieved.
    .wait = who takes the place?
    .why = Somebody has to take the place.

zombicide-replaced = { $whom } takes the place of { $figure }.
zombicide-recruit = { $figure }. { $skill }
zombicide-award-kills = Most zombies killed: { $whom } ({ $n })
zombicide-award-objective = Most objective cards: { $whom } ({ $n })
zombicide-award-searches = Most searches: { $whom } ({ $n })

## Steps

zombicide-step-match = the mission
zombicide-step-round = a round
zombicide-step-replacement = replacing the dead
zombicide-step-zombiephase = the Zombie Phase
zombicide-step-lightcheck = the light check
zombicide-step-awakening = the activation of all zombies
zombicide-step-activation = an activation
zombicide-step-arrival = an abomination's arrival
zombicide-step-spawning = the Spawn step
zombicide-step-distribution = the distribution of Zombie cards
zombicide-step-card = a Zombie card
zombicide-step-reactions = reactions to a spawn
zombicide-step-spread = a division of wounds
zombicide-step-hurt = wounds
zombicide-step-endphase = the End Phase
zombicide-step-healing = skills of the end of the round
zombicide-step-quiet = reloading, noise and deaths
zombicide-step-clock = the clock
zombicide-step-passing = the clock passed on
zombicide-step-reading = reading a card
zombicide-step-block = what a card does
zombicide-step-ongoing = an effect
