# Zombies!!!: what each kind of question is about, for whoever meets it first, and why the stand-in answers as it does.

zombies-goal = Be the first in the centre of the Helipad, or collect enough trophies: each is a zombie killed.
zombies-goal-trophies = Trophies { $n } of { $of }, { $whom } { $m }
zombies-goal-trophies-best = Trophies { $n } of { $of }, the most
zombies-goal-pad = Helipad: { $n ->
    [one] { $n } square
   *[other] { $n } squares
}, { $whom } { $m }
zombies-goal-pad-best = Helipad: { $n ->
    [one] { $n } square
   *[other] { $n } squares
}, you are nearest
zombies-goal-pad-cut-off = No way leads to the Helipad
zombies-goal-pad-later = Helipad: still among the { $n ->
    [one] last tile
   *[other] last { $n } tiles
}
zombies-goal-pad-never = The Helipad will not come any more

zombies-hint-place = Every turn the city grows. Zombies, lives and bullets come by themselves, unless you fill it by hand.
zombies-hint-fill = A new tile brings zombies, lives and bullets. You decide on which squares they lie.
zombies-hint-fight = One die against one zombie: 4 or more kills it, and it is your trophy.
zombies-hint-wound = A failed roll must be answered: bullets raise it, or a life buys a new one. Without lives you are knocked out.
zombies-hint-move = Each square costs a point. A zombie on the way must be fought; life and bullets lie where you see them.
zombies-hint-zombie = At the end of your turn you move zombies, a square each: towards you as prey, or into somebody's way.
zombies-hint-discard = Your hand is filled up to three each turn. What you throw away now makes room for something new.
zombies-hint-card = Also in another's turn. Items are laid down in the building they belong to.
zombies-hint-use = What lies in front of you can be used when it suits you, and is then gone.
zombies-hint-go = A stop for cards: if nobody wants to play one, the turn goes on.
zombies-hint-repair = Dead zombies rise, unless you mend the dice with bullets or lives: 4 or more keeps your trophies.
zombies-hint-bid = The winner pays trophies and decides where the Helipad goes. Reaching its centre wins the game.
zombies-hint-maximum = You name your limit once, nobody sees it. The winner pays only one more than the next.

zombies-why-place = { $kind ->
    [helipad] There it is as near to you as it can be.
    [hand] It keeps the most roads open, and you will be inside first: fill it by hand, lives and bullets near the door.
    [named] It keeps the most roads open and lies near you: what is inside will be yours first.
   *[street] It keeps the most roads open, and its zombies stand nearer to { $whom } than to you.
}
zombies-why-fill = { $what ->
    [hand] You will be there first, so lives and bullets go near the door.
   *[auto] Zombies near the door, all else far from it: nothing here would help you more than others.
}
zombies-why-bid = { $what ->
    [yes] { $n ->
        [one] Placing the Helipad is worth 1 trophy to you.
       *[other] Placing the Helipad is worth up to { $n } trophies to you.
    }
   *[no] { $n ->
        [0] Your trophies are nearer to winning than the Helipad is.
        [one] The Helipad is worth 1 trophy to you at most, and { $high } is bid already.
       *[other] The Helipad is worth { $n } trophies to you at most, and { $high } is bid already.
    }
}
zombies-why-fight = It has to be fought anyway, and no card of yours would help.
zombies-why-go = There is nothing worth playing just now.
zombies-why-wound-bullets = { $n ->
    [one] 1 bullet makes it a kill, and bullets come back more easily than lives.
   *[other] { $n } bullets make it a kill, and you cannot spare a life.
}
zombies-why-wound-life = { $lives ->
    [0] There is nothing else left.
    [one] There is nothing better left than your last life.
   *[other] You have { $lives } lives, and bullets are better kept for when they are few.
}
zombies-why-wound-kit = The First Aid Kit pays for a new roll, and your lives stay.
zombies-why-wound-rush = The Adrenaline Rush lifts this roll by 2 and keeps you standing.
zombies-why-wound-ammo = Three bullets right now can save this fight.
zombies-why-move-other = { $what ->
    [yes] A zombie stands beside that pawn: let it fight.
   *[no] There is no harm to be done there, so the pawn stays where it is.
}
zombies-why-move-stop = Nothing in reach is worth a step.
zombies-why-move-heal = { $lives ->
    [0] Without a life every failed roll knocks you out. Two trophies are the smaller loss.
    [one] With one life every fight may be your last. Two trophies are the smaller loss.
   *[other] Lives win fights, and those win trophies.
}
zombies-why-move-roll = First you have to know how far you can go.
zombies-why-move-take = It lies at your feet and costs one point.
zombies-why-move-leave = You have to get out of the building, and this is the shortest way.
zombies-why-move-pad = The centre of the Helipad wins the game.
zombies-why-move-hunt = { $strong ->
    [1] { $n ->
        [one] You are strong enough for a fight, and a kill is a trophy.
       *[other] You are strong enough for { $n } fights, and every kill is a trophy.
    }
   *[0] The way there is worth the fight, although you are weak.
}
zombies-why-move-gather = { $token ->
    [life] A life lies there, and nobody in the way can hurt you much.
   *[bullet] A bullet lies there: it turns a failed roll into a kill.
}
zombies-why-move-shop = There ({ $tile }) you can lay down an item of your hand.
zombies-why-move-on = From there the next trophies, tokens or the Helipad are nearer.
zombies-why-move-far = { $what ->
    [pad] You are on the way to the Helipad: its centre wins the game.
    [zombie] You are on the way to a zombie, { $at }: a trophy.
    [life] You are on the way to a life, { $at }.
    [bullet] You are on the way to a bullet, { $at }.
   *[shop] You are on the way to where an item of your hand can be laid down, { $at }.
} { $n ->
    [one] After this walk it is { $n } square more.
   *[other] After this walk it is { $n } squares more.
}
zombies-why-zombie-auto = None of them can help you or hinder others much just now.
zombies-why-zombie-prey = You are strong: what comes to you is a trophy without a walk.
zombies-why-zombie-leader = There it stands in the way of { $whom }, who is ahead.
zombies-why-keep = All of them may still serve you.
zombies-why-discard = It will help you least, and there is no room for a new one.
zombies-why-card-item = From now on it works for you.
zombies-why-card-against = { $near ->
    [1] { $whom } is about to win, and this costs time.
   *[0] { $whom } stands best, and a card kept for ever helps nobody.
}
zombies-why-card-adrenaline_rush = With twice the points you reach the Helipad in this turn.
zombies-why-card-alternate_food_source = Nobody fights for a while, so you can walk right through them to the Helipad.
zombies-why-card-keys_are_still_in_it = Ten points take you where your own would not.
zombies-why-card-much_needed_rest = Your lives are few: two more are worth a turn.
zombies-why-card-couldnt_get_worse = More zombies: in the way of { $whom }, or as prey for you.
zombies-why-card-slight_miscalculation = More zombies: in the way of { $whom }, or as prey for you.
zombies-why-card-were_screwed = More zombies: in the way of { $whom }, or as prey for you.
zombies-why-card-zombie_master = More zombies: in the way of { $whom }, or as prey for you.
zombies-why-card-this_isnt_so_bad = A zombie out of your way, or into that of { $whom }.
zombies-why-use-grenade = { $n ->
    [one] One life for a trophy without a roll.
   *[other] One life for { $n } trophies, without a roll.
}
zombies-why-use-lots_of_ammo = You are nearly out of bullets.
zombies-why-use-chainsaw = Many zombies are at hand, and +2 makes most rolls a kill.
zombies-why-use-molotov_cocktail = The building is full, and +2 makes most rolls in it a kill.
zombies-why-use-all_the_marbles = The Helipad is near: now no zombie steps in your way.
zombies-why-repair = { $what ->
    [bullets] A bullet or two for two trophies is a good price.
    [life] A life for the trophies is a good price.
   *[give] Mending the dice would cost more than the trophies are worth.
}

## What the coach says in a first game, each thing when it comes

zombies-coach-start = Here 5 trophies win, in a real game some twenty. I explain each thing when it comes, and say what I would do: **Do that** does it.
zombies-coach-place = Your turn begins with a new piece of the city. Roads must meet roads; where it lies decides who gets there first. What comes with it is put there by itself, unless you fill it by hand.
zombies-coach-fill = Now the new tile is filled: zombies on some squares, lives and bullets on others. Lives and bullets near a door that you will pass are as good as yours.
zombies-coach-move = You walk as many squares as you have lives, and two more. Walk over what you want to pick up. Wherever a zombie stands you have to fight: one die, and 4 or more kills it.
zombies-coach-fight = A zombie stands right beside your pawn on the square, so it is fought before you walk.
zombies-coach-wound = Below 4 the zombie still stands. Bullets raise the roll by 2 each; or a life is lost, and you roll again. Without lives you are knocked out and start anew at the Town Square.
zombies-coach-trophy = Your first trophy! In a real game that is one of some twenty.
zombies-coach-weak = You have hardly a life left. A life token gives one; and instead of walking you may trade two trophies for a life.
zombies-coach-card = You hold three event cards and may play one per round, even in somebody else's turn. Items are laid down in their building.
zombies-coach-item = What lies in front of you works for you. It says by itself how long.
zombies-coach-zombie = At the end of your turn three zombies move a square each, and you choose which. Bring some to you, or put them in somebody's way.
zombies-coach-discard = Each turn fills your hand up to three cards. What you throw away now makes room for a new one.
zombies-coach-status = Somebody has played a card on you. **My hand**, and in it **My things**, says what it does and how long.
zombies-coach-helipad = The Helipad is on the map: from now on it is a race. Who stands on its centre wins at once.
zombies-coach-repair = A card makes two of your trophies rise again. Two dice are rolled: 4 or more keeps them dead, and bullets or lives mend a die.
zombies-coach-end = That was it: a tile, a walk with fights, three zombies, a card now and then. In a real game the city grows until the Helipad comes up, and then everybody runs.

zombies-plan-way = go to { $at }: { $n ->
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
zombies-plan-zombie = move the zombie on { $start } to { $to }
zombies-plan-card = play { $card } on { $whom }
zombies-plan-card-squares = play { $card }: zombies on { $at }
zombies-plan-card-zombies = play { $card }: { $at }
zombies-plan-card-way = play { $card } on { $whom }: { $at }
zombies-plan-card-bullets = play { $card } on { $whom }, who loses bullets
zombies-plan-card-item = play { $card } on { $whom }, who loses { $item }
zombies-plan-place = lay { $tile } in place { $n } ({ $beside }), roads { $roads }{ $hand ->
    [yes] , and fill it by hand
   *[no] { "" }
}
zombies-plan-zombies = zombies on { $at }
zombies-plan-life = lives on { $at }
zombies-plan-bullets = bullets on { $at }
