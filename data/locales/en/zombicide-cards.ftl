# Zombicide: equipment, decks, zombies, survivors, companions, achievements, keywords.

## Equipment

zombicide-card-baseball-bat = Baseball bat
zombicide-card-crowbar-s = { zombicide-card-crowbar }
zombicide-card-fire-axe-s = { zombicide-card-fire-axe }
zombicide-card-fire-axe-s-about = Whoever is dealt it at the start takes the clock and goes first.
zombicide-card-pistol-s = { zombicide-card-pistol }
zombicide-card-aaahh = Aaahh!!
zombicide-card-aaahh-about = A walker stands up beside you, and the search is over.
zombicide-card-bag-of-rice = Bag of rice
zombicide-card-bag-of-rice-about = Eat it at any time: 3 adrenaline.
zombicide-card-canned-food = Canned food
zombicide-card-canned-food-about = { zombicide-card-bag-of-rice-about }
zombicide-card-water = Water
zombicide-card-water-about = Drink it at any time: 3 adrenaline.
zombicide-card-chainsaw = Chainsaw
zombicide-card-crowbar = Crowbar
zombicide-card-fire-axe = Fire axe
zombicide-card-flashlight = Flashlight
zombicide-card-flashlight-about = A search draws two cards. At night it lights two zones, and everything dead sees that.
zombicide-card-katana = Katana
zombicide-card-kukri = Kukri
zombicide-card-machete = Machete
zombicide-card-molotov = Molotov cocktail
zombicide-card-molotov-about = Thrown once: it kills all in the zone, dead or alive, abominations too.
zombicide-card-molotov-short = burns a whole zone · loud
zombicide-card-pistol = Pistol
zombicide-card-plenty-of-bullets = Plenty of bullets
zombicide-card-plenty-of-bullets-about = Once per attack with a bullet weapon, re-roll all its ordinary dice.
zombicide-card-plenty-of-bullets-short = re-rolls bullet weapons
zombicide-card-plenty-of-shells = Plenty of shells
zombicide-card-plenty-of-shells-about = Once per attack with a shell weapon, re-roll all its ordinary dice.
zombicide-card-plenty-of-shells-short = re-rolls shell weapons
zombicide-card-sawed-off = Sawed-off
zombicide-card-sawed-off-about = Empty after a shot. One action loads it again, and so does the end of the round.
zombicide-card-shotgun = Shotgun
zombicide-card-sniper-rifle = Sniper rifle
zombicide-card-sniper-rifle-about = You choose the targets yourself and never hit a friend.
zombicide-card-uzi = Uzi
zombicide-card-does = { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
}, { $accuracy }+, damage { $damage }{ $n ->
    [0] {""}
   *[other] {" · "}{ $special }
}
    .earlier = { $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    }, { $accuracy }+, damage { $damage }
zombicide-card-reach = range { $n ->
    [0] { $most }
   *[other] { $least }–{ $most }
}
zombicide-card-aaahh-e = { zombicide-card-aaahh }
zombicide-card-aaahh-e-about = No weapon: a walker climbs out of the crate.
zombicide-card-army-sniper-rifle = Army sniper rifle
zombicide-card-army-sniper-rifle-about = { zombicide-card-sniper-rifle-about }
zombicide-card-automatic-shotgun = Automatic shotgun
zombicide-card-evil-twins = Evil twins
zombicide-card-evil-twins-about = Two guns on one card: together they take one hand.
zombicide-card-golden-ak47 = Golden AK-47
zombicide-card-golden-kukri = Golden kukri
zombicide-card-gunblade = Gunblade
zombicide-card-gunblade-about = In melee it rolls 4 dice and makes no noise.
zombicide-card-mas-shotgun = Ma’s shotgun
zombicide-card-mas-shotgun-about = Empty after a shot, like a sawed-off. In melee, even empty, it rolls 2 dice and makes no noise.
zombicide-card-nailbat = Nailbat
zombicide-card-zantetsuken = Zantetsuken
zombicide-card-aaahh-ss = { zombicide-card-aaahh }
zombicide-card-aaahh-ss-about = { zombicide-card-aaahh-about }
zombicide-card-service-pistol = Service pistol
zombicide-card-compact-smg = Compact SMG
zombicide-card-assault-carbine = Assault carbine
zombicide-card-breaching-shotgun = Breaching shotgun
zombicide-card-marksman-rifle = Marksman rifle
zombicide-card-marksman-rifle-about = { zombicide-card-sniper-rifle-about }
zombicide-card-anti-materiel-rifle = Anti-materiel rifle
zombicide-card-telescopic-baton = Telescopic baton
zombicide-card-tactical-knife = Tactical knife
zombicide-card-frag-grenade = Frag grenade
zombicide-card-frag-grenade-about = Thrown once. Mind your friends in that zone: whatever misses may hit them, 3 wounds each.
zombicide-card-ballistic-vest = Ballistic vest
zombicide-card-ballistic-vest-about = Give it up when you are hit: up to 2 of the wounds do not count.
zombicide-card-ballistic-vest-short = stops up to 2 wounds
zombicide-card-field-medkit = Field medkit
zombicide-card-field-medkit-about = For an action, once: heals 2 wounds of one survivor in your zone.
zombicide-card-field-medkit-short = heals 2 wounds
zombicide-card-tactical-flashlight = Tactical flashlight
zombicide-card-tactical-flashlight-about = { zombicide-card-flashlight-about }
zombicide-card-night-goggles = Night-vision goggles
zombicide-card-night-goggles-about = Night and dark zones do not hinder you.
zombicide-card-night-goggles-short = darkness does not hinder
zombicide-card-repair-kit = Repair kit
zombicide-card-repair-kit-about = Give it up after a roll: no break in that roll counts.
zombicide-card-repair-kit-short = a break does not count

## Kinds of equipment and what stands on it

zombicide-type-melee = melee weapon
zombicide-type-ranged = ranged weapon
zombicide-type-hybrid = melee and ranged weapon
zombicide-type-item = item
zombicide-type-trap = nasty surprise
zombicide-trait-dual = one in each hand
zombicide-trait-door = opens doors silently
zombicide-trait-door-loud = opens doors with noise
zombicide-trait-loud = loud
zombicide-trait-bullets = bullets
zombicide-trait-shells = shells
zombicide-trait-bag = works from the backpack
zombicide-trait-light = light source
zombicide-trait-food = food
zombicide-trait-reload = reload
zombicide-trait-thrown = thrown once
zombicide-deck-start = starting equipment
zombicide-deck-eq = equipment
zombicide-deck-epic = epic weapons
zombicide-deck-ss = Secret Service
zombicide-deck-zombie = zombies
zombicide-deck-abomination = abominations

## Zombies

zombicide-zombie-walker = Walker
zombicide-zombie-fatty = Fatty
zombicide-zombie-runner = Runner
zombicide-zombie-abomination = Abomination
zombicide-all-walker = all walkers
zombicide-all-fatty = all fatties
zombicide-all-runner = all runners
zombicide-all-abomination = all abominations
zombicide-all-all = all zombies
zombicide-count-walker = { $n ->
    [one] { $n } walker
   *[other] { $n } walkers
}
zombicide-count-fatty = { $n ->
    [one] { $n } fatty
   *[other] { $n } fatties
}
zombicide-count-runner = { $n ->
    [one] { $n } runner
   *[other] { $n } runners
}
zombicide-count-abomination = { $n ->
    [one] { $n } abomination
   *[other] { $n } abominations
}
zombicide-abomination-patient0 = Patient Zero
zombicide-abomination-patient0-about = The first of them all. No tricks, but only damage 3 or a Molotov cocktail stops him.
zombicide-abomination-hobomination = Hobomination
zombicide-abomination-hobomination-about = Nobody in its zone can take a combat action.
zombicide-abomination-abominacop = Abominacop
zombicide-abomination-abominacop-about = Steps in front: ranged hits go to it before anything else.
zombicide-abomination-abominawild = Abominawild
zombicide-abomination-abominawild-about = A Molotov cocktail in its zone kills it and nothing else there.

## Survivors and companions

zombicide-survivor-angelo = Angelo
    .gender = m
zombicide-survivor-justin = Justin
    .gender = m
zombicide-survivor-anton = Anton
    .gender = m
zombicide-survivor-tess = Tess
    .gender = f
zombicide-survivor-mindy = Mindy
    .gender = f
zombicide-survivor-ashley = Ashley
    .gender = f
zombicide-survivor-amy = Amy
    .gender = f
zombicide-survivor-doug = Doug
    .gender = m
zombicide-survivor-elle = Elle
    .gender = f
zombicide-survivor-josh = Josh
    .gender = m
zombicide-survivor-ned = Ned
    .gender = m
zombicide-survivor-wanda = Wanda
    .gender = f
zombicide-companion-president = The President
zombicide-companion-taylor = Taylor

## Achievements: what becomes of a deed, without telling too much of missions to come

zombicide-achievement-praetorian = Praetorian
zombicide-achievement-praetorian-about = You have sworn to guard the President, and you know whom to look for.
zombicide-achievement-tunnel-dweller = Tunnel dweller
zombicide-achievement-tunnel-dweller-about = You know the passage behind the walls of the White House.
zombicide-achievement-let-there-be-light = Let there be light
zombicide-achievement-let-there-be-light-about = You have switched the wing back on. You are not the only ones who have noticed.
zombicide-achievement-radio-voice = Radio voice
zombicide-achievement-radio-voice-about = Somewhere out there somebody knows your voice.
zombicide-achievement-good-shepherd = Good shepherd
zombicide-achievement-good-shepherd-about = Many people are alive because of you. People talk.
zombicide-achievement-friend-of-taylor = Friend of Taylor
zombicide-achievement-friend-of-taylor-about = Taylor has your weapon and your word.
zombicide-achievement-keeper-of-secrets = Keeper of secrets
zombicide-achievement-keeper-of-secrets-about = Wilson has told you things, and you him.
zombicide-achievement-cold-blooded = Cold-blooded
zombicide-achievement-cold-blooded-about = You left somebody behind. Not everybody wants to follow you now.

## Keywords, and what else a party remembers

zombicide-keyword-generator-house = Generator house
zombicide-keyword-cutters = Bolt cutters
zombicide-keyword-key-ring = Key ring
zombicide-keyword-private-passage = Private passage
zombicide-keyword-passcode = Passcode
zombicide-keyword-key-card = Key card
zombicide-keyword-fuse = Fuse
zombicide-keyword-fuel = Fuel
zombicide-keyword-cases = Sealed cases
zombicide-keyword-armour = Body armour
zombicide-keyword-route-west = Way west
zombicide-keyword-route-east = Way east
zombicide-keyword-stairs = Service stair
zombicide-keyword-map = City map
zombicide-keyword-bus-key = Bus key
zombicide-keyword-ignition = Starter
zombicide-keyword-flares = Flares
zombicide-flag-lift-ready = The lift has its fuse
zombicide-flag-call = Wilson has called
zombicide-flag-drain = You have a plan of the storm drain
zombicide-flag-taylor-left = Taylor was left behind
zombicide-flag-wilson-blind = Wilson’s camera is dead
# Of a campaign that somebody wrote: what is counted, and how much.
zombicide-counter-written = { $what }: { $n }
zombicide-counter-saved = { $n ->
    [0] Nobody saved yet
    [one] { $n } person saved
   *[other] { $n } people saved
}
