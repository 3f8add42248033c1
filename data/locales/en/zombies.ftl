# Zombies!!!: log, questions and options of the turn, of moving and of fighting.

zombies-title-turn = { $who }, turn { $n }
zombies-title-fight = Fight
zombies-face-1 = 1
zombies-face-2 = 2
zombies-face-3 = 3
zombies-face-4 = 4
zombies-face-5 = 5
zombies-face-6 = 6

## Turn

zombies-turn = Turn { $n } of { $who }.
zombies-paralysed = { $who } misses this turn: { $card }.
    .earlier = { $who } misses this turn: Hysterical Paralysis.
zombies-reshuffles = The discarded cards are shuffled into a new deck.
zombies-draws = { $n ->
    [one] { $who } draws { $n } card.
   *[other] { $who } draws { $n } cards.
}
zombies-drew = You draw **{ $card }**. { $does }.
zombies-discards = { $who } discards { $card }.
zombies-sealed = { $who } has named a maximum in secret.
zombies-stall = For { $n } rounds no tile has been placed and no trophy won. A game master may want to look at it.
zombies-ranked = The game is stopped. { $winners }

zombies-ask-go = Go on?
    .kind = Go on
    .rule = R13.4
    .hint = A stop for cards: if nobody wants to play one, the turn goes on.
    .wait = go on?
    .why = There is nothing worth playing just now.

zombies-option-go = Go on

zombies-ask-discard = Discard a card before the turn ends?
    .kind = Discard
    .rule = R10.1
    .verb = Discard
    .hint = Your hand is filled up to three each turn. What you throw away now makes room for something new.
    .wait = discard a card or not
    .why = It helps you least, and makes room for a new one.
    .why-keep = All of them may still serve you.
    .plan = discard { $card }

zombies-option-keep = Keep all cards, end the turn
zombies-hand-me = You: { $colour } · { $lives ->
    [one] { $lives } life
   *[other] { $lives } lives
} · { $bullets ->
    [one] { $bullets } bullet
   *[other] { $bullets } bullets
} · { $at }
zombies-hand-off = off the map
zombies-hand-card = **{ $card }**: { $what }
zombies-hand-used = Your card of this round has been played.
zombies-hand-unused = You can still play one card before your next turn.

## Fight

zombies-ask-fight = A zombie is on your square, { $at }. { $n } or more kills it.
    .kind = Fight
    .rule = R6.2
    .hint = One die against one zombie: 4 or more kills it, and it is your trophy.
    .wait = fight now, or a card first?
    .why = It has to be fought anyway, and no card of yours would help.

zombies-odds-points = { $low }–{ $high } points, { $mean } on average
zombies-odds-fight = win { $p }, −{ $lives } lives, −{ $bullets } bullets
zombies-option-fight = Fight: roll { $n } or more
zombies-fights = { $bonus ->
    [0] { $who } fights at { $at }: { $faces } (needs 4; { $luck }).
   *[other] { $who } fights at { $at }: { $faces } + { $bonus } (needs 4; { $luck }).
}
    .earlier = { $bonus ->
        [0] { $who } fights at { $at }: { $faces }.
       *[other] { $who } fights at { $at }: { $faces }, +{ $bonus }.
    }
zombies-fails = { $who } misses: { $n }, and it takes 4.
zombies-kills = { $n ->
    [one] { $who } kills the zombie and has { $n } trophy.
   *[other] { $who } kills the zombie and has { $n } trophies.
}

zombies-ask-wound = { $at }: { $bonus ->
    [0] rolled { $n }
   *[other] rolled { $die } + { $bonus } = { $n }
}, you need { $needed }. You have { $lives ->
    [one] { $lives } life
   *[other] { $lives } lives
} and { $bullets ->
    [one] { $bullets } bullet
   *[other] { $bullets } bullets
}.
    .kind = A failed roll
    .rule = R11.4
    .hint = A failed roll must be answered: bullets raise it, or a life buys a new one. Without lives you are knocked out.
    .wait = pay for the failed roll
    .why-bullets = { $n ->
        [one] 1 bullet makes it a kill, and bullets come back more easily than lives.
       *[other] { $n } bullets make it a kill, and you cannot spare a life.
    }
    .why-life = { $lives ->
        [0] There is nothing else left.
        [one] There is nothing better left than your last life.
       *[other] You have { $lives } lives, and { $spare ->
            [yes] bullets are better kept for when they are few
           *[no] too few bullets for a kill
        }.
    }
    .why-kit = It pays for a new roll, and your lives stay.
    .why-rush = It lifts this roll by 2 and keeps you standing.
    .why-ammo = Bullets right now can save this fight.

zombies-option-bullets = { $n ->
    [one] Fire { $n } bullet
   *[other] Fire { $n } bullets
} ({ $before } → { $after })
    .earlier = { $n ->
        [one] Fire { $n } bullet
       *[other] Fire { $n } bullets
    }
zombies-option-life = { $what ->
    [down] Be knocked out
    [off] Lose a life, break off ({ $before } → { $after })
   *[again] Lose a life, roll again ({ $before } → { $after })
}
    .earlier = Lose a life
zombies-option-kit = { $card }: roll again
    .earlier = First Aid Kit: roll again
zombies-option-rush = { $card }: +{ $n } ({ $before } → { $after })
    .earlier = Adrenaline Rush
zombies-option-ammo = { $n ->
    [one] { $card }: +{ $n } bullet
   *[other] { $card }: +{ $n } bullets
}
    .earlier = Lots of Ammo
zombies-shoots = { $n ->
    [one] { $who } fires { $n } bullet, { $left } left.
   *[other] { $who } fires { $n } bullets, { $left } left.
}
zombies-loses-life = { $n ->
    [0] { $who } loses a life and has none left.
   *[other] { $who } loses a life, { $n } left.
}
zombies-down = { $who } is knocked out: { $n ->
    [0] no trophy to give back
    [one] { $n } trophy goes back, { $left } left
   *[other] { $n } trophies go back, { $left } left
}. { $lost ->
    [0] No cards are lost.
   *[other] Lost: { $cards }.
}
    .earlier = { $n ->
        [0] { $who } is knocked out.
        [one] { $who } is knocked out and gives back { $n } trophy.
       *[other] { $who } is knocked out and gives back { $n } trophies.
    } { $lost ->
        [0] No cards are lost.
       *[other] Lost: { $cards }.
    }
zombies-down-over = { $who } is knocked out, with { $n ->
    [0] no trophy
    [one] { $n } trophy
   *[other] { $n } trophies
} left, and is back with the next turn.
    .earlier = { $who } is knocked out.
zombies-back = { $who } is back on { $at }: lives { $lives }, bullets { $bullets }.
    .earlier = { $who } is back on the Town Square: lives { $lives }, bullets { $bullets }.
zombies-shotgun-empty = “{ $card }” is empty: { $who } discards it.
    .earlier = The shotgun of { $who } is empty and gone.
zombies-near = { $who } may win in this turn: { $what }. { $n ->
    [0] Nobody has a card left to stop it.
   *[other] A card could still stop it: { $whom }.
}
zombies-near-trophies = one more trophy is enough
zombies-near-pad = the Helipad is within { $n ->
    [one] { $n } point
   *[other] { $n } points
}
zombies-plays = { $who } plays { $card }.
zombies-plays-on = { $n ->
    [0] { $who } plays { $card } on { $whom }.
   *[other] { $who } plays { $card } on { $whom }: { $does }.
}
    .earlier = { $who } plays { $card } on { $whom }.
zombies-plays-last = { $n ->
    [0] { $who } plays { $card } on { $whom }, who might have won next.
   *[other] { $who } plays { $card } on { $whom }, who might have won next: { $does }.
}
    .earlier = { $who } plays { $card } on { $whom }, who might have won next.
zombies-uses = { $who } uses { $card }.

## Moving

zombies-ask-move = { $still ->
    [fear] { $card }: you cannot move in this turn.
    [back] You have only just come back: you cannot move in this turn.
    [halted] You cannot move any more in this turn.
   *[other] { $n ->
        [0] You have no points to walk with.
       *[other] Where to? { $spent ->
            [0] { zombies-points } ({ $made }).
           *[other] { $n } of { $of } points left.
        }
    }
}
    .kind = Move
    .rule = R8.3
    .choose = Farther than a square…
    .hint = A step costs a point, and so does picking up what lies on your square, unless tokens are free at this table. Zombies on the way must be fought.
    .wait = { $n ->
        [0] move over, or a card?
        [one] move, { $n } point left
       *[other] move, { $n } points left
    }
    .wait-roll = roll for movement, or stay
    .wait-for = { $n ->
        [one] move { $who }, { $n } point left
       *[other] move { $who }, { $n } points left
    }
    .word-2 = Which way?
    .after-path-2 = When do you stop early?
    .after-path = Where next?
    .plan = go to { $at }: { $n ->
        [one] { $n } square
       *[other] { $n } squares
    }{ $fights ->
        [0] { "" }
        [one] , { $fights } fight on the way
       *[other] , { $fights } fights on the way
    }{ $taken ->
        [0] { "" }
        [one] , { $taken } token picked up
       *[other] , { $taken } tokens picked up
    }
    .why-other = { $what ->
        [yes] A zombie stands beside that pawn: let it fight.
       *[no] There is no harm to be done there, so the pawn stays where it is.
    }
    .why-stop = { $can ->
        [no] You cannot move in this turn, and nothing else is worth doing.
        [weak] Only zombies are near, and you are too weak to fight them: lives { $lives }, bullets { $bullets }.
       *[yes] Nothing in reach is worth a step.
    }
    .why-heal = { $lives ->
        [0] Without a life every failed roll knocks you out. Two trophies are the smaller loss.
        [one] With one life every fight may be your last. Two trophies are the smaller loss.
       *[other] Lives win fights, and those win trophies.
    }
    .why-roll = First you have to know how far you can go.
    .why-take = It lies at your feet and costs one point.
    .why-leave = You have to get out of the building, and this is the shortest way.
    .why-pad = The centre of the Helipad wins the game.
    .why-hunt = { $strong ->
        [1] { $n ->
            [one] You are strong enough for a fight, and a kill is a trophy.
           *[other] You are strong enough for { $n } fights, and every kill is a trophy.
        }
       *[0] The way there is worth the fight, although you are weak.
    }
    .why-gather = { $token ->
        [life] A life lies there, and nobody in the way can hurt you much.
       *[bullet] A bullet lies there: it turns a failed roll into a kill.
    }
    .why-shop = There ({ $tile }) you can lay down an item of your hand.
    .why-on = From there the next trophies, tokens or the Helipad are nearer.
    .why-far = { $what ->
        [pad] You are on the way to the Helipad: its centre wins the game.
        [zombie] You are on the way to a zombie, { $at }: a trophy.
        [life] You are on the way to a life, { $at }.
        [bullet] You are on the way to a bullet, { $at }.
       *[shop] You are on the way to where an item of your hand can be laid down, { $at }.
    } { $n ->
        [one] After this walk it is { $n } square more.
       *[other] After this walk it is { $n } squares more.
    }

zombies-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
zombies-points-lives = { $n ->
    [one] { $n } life
   *[other] { $n } lives
} + 2
zombies-points-die = rolled { $n }
zombies-points-skateboard = { $n } for { $card }
    .earlier = 2 for the Skateboard
zombies-points-doubled = doubled by a card
zombies-points-halved = halved by a card
zombies-points-keys = a card gives exactly { $n }
zombies-ask-move-for = { $n ->
    [0] You decide for { $whom }.
    [one] You move { $whom }. { $n } point left.
   *[other] You move { $whom }. { $n } points left.
}
zombies-choose-group = Choose a tile…
zombies-group-tile = { $n }: { $tile }
zombies-option-stop = { $spent ->
    [0] Stay here
   *[other] End my move
}
    .earlier = Stay here
zombies-option-take = Pick up the { $what ->
    [life] life
   *[bullet] bullet
} ({ zombies-points })
    .earlier = Pick up the token
zombies-option-heal = { $n ->
    [one] Heal: 1 life for { $n } trophy
   *[other] Heal: 1 life for { $n } trophies
}
    .earlier = Heal: 2 trophies for a life
zombies-option-roll-move = Roll the die to move
zombies-option-path = Go step by step
zombies-option-back = Let { $whom } move
    .earlier = Let them move themselves
zombies-option-end = That is my way
zombies-option-quick = { $fights ->
    [one] Straight: { $n } squares, { $fights } fight
   *[other] Straight: { $n } squares, { $fights } fights
}
zombies-option-careful = { $fights ->
    [0] Around: { $n } squares, no fight
    [one] Around: { $n } squares, { $fights } fight
   *[other] Around: { $n } squares, { $fights } fights
}
zombies-option-step = { $side ->
    [N] ↑
    [E] →
    [S] ↓
   *[W] ←
} { $square }{ $fights ->
    [0] { "" }
   *[other] { " " }· fight
}{ $token ->
    [life] { " " }· life
    [bullet] { " " }· bullet
   *[none] { "" }
}
zombies-option-square = { $at } · { zombies-points }{ $fights ->
    [0] { "" }
    [one] { " " }· { $fights } fight
   *[other] { " " }· { $fights } fights
}{ $token ->
    [life] { " " }· life
    [bullet] { " " }· bullet
   *[none] { "" }
}{ $price ->
    [0] { "" }
   *[other] { " " }({ $price } more to take it)
}
    .earlier = { $at } · { zombies-points }{ $fights ->
        [0] { "" }
        [one] { " " }· { $fights } fight
       *[other] { " " }· { $fights } fights
    }{ $token ->
        [life] { " " }· life
        [bullet] { " " }· bullet
       *[none] { "" }
    }
zombies-option-until-on = Walk all of it
zombies-option-until-fight = Stop after each fight
zombies-option-until-lives0 = Stop at 0 lives
zombies-option-until-lives1 = Stop at 1 life
zombies-option-until-lives2 = Stop at 2 lives
zombies-option-until-lives3 = Stop at 3 lives
zombies-option-until-lives4 = Stop at 4 lives
zombies-rolls-move = { $who } rolls for movement: { $faces }.
zombies-steps = { $who } walks to { $at }.
zombies-stays = { $who } stays.
zombies-hands-back = { $who } leaves the move to { $whom }.
zombies-takes = { $what ->
    [life] { $who } picks up a life at { $at }, { $n } now.
   *[bullet] { $who } picks up a bullet at { $at }, { $n } now.
}
    .earlier = { $what ->
        [life] { $who } picks up a life at { $at }.
       *[bullet] { $who } picks up a bullet at { $at }.
    }
zombies-heals = { $lives ->
    [one] { $who } heals for { $n } trophies and has { $lives } life now.
   *[other] { $who } heals for { $n } trophies and has { $lives } lives now.
}

## Results

zombies-win-helipad = { $who } reaches the helicopter and flies out: victory!
zombies-win-kills = { $who } has enough trophies: victory!
zombies-win-last = { $who } is the last one in the game: victory!
zombies-win-rank = Most trophies: { $whom }.

# Words of commands: as an order, and when they are possible
zombies-word-roll = roll
zombies-word-go = go on
zombies-word-bullets = bullets
zombies-word-life = a life
zombies-word-kit = First Aid Kit
zombies-word-give = give trophies back
zombies-word-take = pick up the token
zombies-word-heal = heal
zombies-word-back = let them move themselves
zombies-word-stop = stay
zombies-word-auto = by itself
zombies-word-pass = pass
zombies-word-path = a way of my own
zombies-word-end = that is the way
zombies-word-on = to its end
zombies-when-roll = You roll in a fight, and for movement where a die decides it.
    .rule = R11.2
zombies-when-bullets = You need as many bullets as the roll lacks.
    .rule = R11.4
zombies-when-kit = You need an item to discard that pays for a new roll, such as the First Aid Kit.
    .rule = R14.4
zombies-when-take = A token that you may take has to lie on your square, and where tokens cost points, a point must be left.
    .rule = R8.5
zombies-when-heal = You heal instead of moving, before the first step: with at most 2 lives and at least 2 trophies, once in a turn, and only if this table plays with healing.
    .rule = R8.6
zombies-when-back = Only the player who moves another one can hand the move back.
    .rule = R15.5
zombies-when-stop = A card makes you leave the building first.
    .rule = R15.6
