# The workshop: what looks wrong with a mission, how it was tried, and the words of missions that the program makes.

## What looks wrong though it is legal, after the file, entry and field

# $spawn is S1 and so on, $zone a zone as 5R.A.
workshop-doubt-spawn-start = spawn zone { $spawn } lies where the survivors start ({ $zone })
workshop-doubt-spawn-beside = spawn zone { $spawn } lies right beside the start ({ $zone })
workshop-doubt-spawn-cut-off = from spawn zone { $spawn } ({ $zone }) no zombie ever gets to the survivors
workshop-doubt-start-unused = all survivors start in { $zone }; the other zones need “apart = true”
workshop-doubt-exit-unreached = nobody ever gets to the way out { $zone }
workshop-doubt-tile-unreached = nobody ever gets to tile { $tile }, which lies apart
workshop-doubt-crates-many = { $n ->
    [one] { $n } crate
   *[other] { $n } crates
}, and only { $of } epic cards to be found in them
workshop-doubt-crate-unreached = nobody ever gets to the crate in { $zone }
workshop-doubt-crate-twice = two crates stand in { $zone }
workshop-doubt-humvee-unreached = nobody ever gets to the vehicle in { $zone }
workshop-doubt-doors-locked = no card that anybody can read unlocks the doors “{ $name }”
workshop-doubt-door-nowhere = door { $door } leads nowhere: nobody ever gets to either side of it
workshop-doubt-goal-doors = { $n ->
    [one] this door never opens
   *[other] these doors never open
}: { $doors }
workshop-doubt-goal-cards = { $n ->
    [one] this card can never be taken
   *[other] these cards can never be taken
}: { $cards }
workshop-doubt-goal-never = no card that anybody can read reaches { $goal }
workshop-doubt-goal-exit = nobody ever gets to a way out
workshop-doubt-word-never = no card that anybody can read gives { $word }
workshop-doubt-word-unasked = nothing ever asks for { $word }
workshop-doubt-flag-never = no card that anybody can read sets { $flag }
workshop-doubt-flag-unasked = nothing ever asks for { $flag }
workshop-doubt-colour-nobody = { $at }: no spawn zone is { $colour ->
    [red] red
    [green] green
   *[blue] blue
}
workshop-doubt-hour-late = it is read only after { $n } rounds
workshop-doubt-card-unreached = nobody ever gets to card { $card } ({ $place })
workshop-doubt-note-unread = nothing reads note { $note }
workshop-doubt-card-none = { $at }: there is no copy of { $card }, so a Secret Service card comes in its place
workshop-doubt-copies-none = it is handed out in { $missions }, where a Secret Service card now comes in its place
workshop-doubt-class-none = { $at }: no card in any deck is { $card }
workshop-doubt-deck-none = { $at }: the deck { $deck } has no cards
workshop-doubt-companion-never = { $name } never comes along
workshop-doubt-victory-idle = when it is won nothing comes of { $names }: only what is written down still counts
workshop-doubt-zombie-never = { $at }: { $zombie ->
    [walker] a walker
    [fatty] a fatty
    [runner] a runner
   *[other] an abomination
} never comes
workshop-doubt-hunt-nobody = an abomination never comes, so there is nothing to hunt
workshop-doubt-deck-unarmed = there is no weapon in the deck { $deck }
workshop-doubt-deck-traps = { $n } of the { $of } cards of the deck { $deck } are traps
workshop-doubt-deck-doors = nothing to open doors with is dealt at the start or found in a search
workshop-doubt-deck-nobody = { $deck ->
    [easy] on easy
   *[other] on hard
} no card ever brings { $zombie ->
    [walker] a walker
    [fatty] a fatty
    [runner] a runner
   *[other] an abomination
}
workshop-doubt-text-cut = there is no room for all of it in the picture: “{ $text }”
workshop-doubt-unsaid = not all is said in { $language }: { $names }
workshop-doubts-none = Nothing looks wrong.
workshop-doubts = { $n ->
    [one] One thing looks wrong:
   *[other] { $n } things look wrong:
}

## What was tried

# $share and $error in per cent; where players play against one another, that of the first and last seat.
workshop-tried-won = { $share } % ± { $error } won
workshop-tried-first = first seat wins { $share } % ± { $error }
workshop-tried-last = last seat wins { $share } % ± { $error }; { $even } % each would be quite even
workshop-tried-lead = the winner is mostly { $n ->
    [one] { $n } point
   *[other] { $n } points
} ahead
workshop-tried-length = { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
} · some { $waits ->
    [one] { $waits } wait
   *[other] { $waits } waits
}{ $days }
# After the waits; $days is a number as 4.2.
workshop-tried-days = , { $days } days
workshop-level-easy = easy
workshop-level-normal = normal
workshop-level-hard = hard
workshop-failing-stuck = { $n ->
    [one] in { $n } game
   *[other] in { $n } games
} there was no way on: nobody could do anything any more
workshop-failing-endless = { $n ->
    [one] { $n } game
   *[other] { $n } games
} came to no end
workshop-failing-broken = { $n ->
    [one] { $n } game
   *[other] { $n } games
} could not be played to the end: please tell us about it
workshop-failing-never = none of { $n } games was won: is there a way to win?
# In the picture of the map.
workshop-fell = Where survivors fell: in { $n ->
    [one] { $n } game
   *[other] { $n } games
}, { $who } most often
workshop-fell-nobody = Nobody fell.
# In the picture of a campaign.
workshop-campaign-uses = { $missions ->
    [one] { $missions } mission
   *[other] { $missions } missions
}{ $words ->
    [0] {""}
   *[other] {" "}· what lasts is listed below them
}
workshop-campaign-fell = How many survivors fell in each mission, in { $n ->
    [one] { $n } campaign
   *[other] { $n } campaigns
}
workshop-campaign-counter = Counted
workshop-campaign-flag = Remembered
workshop-campaign-achievement = Achievement
workshop-campaign-cards = Our missions, with other cards
workshop-campaign-deck = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
# Below a deck: a card, how many there are now, and how many there are in the box.
workshop-campaign-new = new: { $card } ×{ $n }
workshop-campaign-changed = { $card } ×{ $n } instead of { $printed }
workshop-campaign-coming = Zombie cards
workshop-campaign-dead = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}, { $own ->
    [0] none
   *[other] { $own }
} of them new
workshop-campaign-spawn = come
workshop-campaign-rush = come and act
workshop-campaign-extra = act once more
workshop-campaign-in-easy = easy, normal
workshop-campaign-in-hard = normal, hard
workshop-campaign-in-all = always
workshop-map-uses = { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
} · { $spawns ->
    [one] { $spawns } spawn zone
   *[other] { $spawns } spawn zones
} · { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} · { $crates ->
    [one] { $crates } crate
   *[other] { $crates } crates
} · golden frame: the start

workshop-trial = Trial
workshop-trial-comes = -# Stand-ins are about to try it: how it went will stand here.
workshop-trial-about = -# How stand-ins fared. Waits and days are those of three people by post.

## Missions that the program makes

workshop-name-escape-1 = The last bus
workshop-name-escape-2 = Out by the back
workshop-name-escape-3 = Red lights
workshop-name-escape-4 = One way street
workshop-name-escape-5 = The bridge is down
workshop-name-escape-6 = Before they wake
workshop-name-search-1 = Shopping list
workshop-name-search-2 = Door to door
workshop-name-search-3 = What they left behind
workshop-name-search-4 = Lost property
workshop-name-search-5 = The long way home
workshop-name-search-6 = Nobody’s kitchen
workshop-name-hold-1 = Somebody is coming
workshop-name-hold-2 = Until the engines
workshop-name-hold-3 = A matter of hours
workshop-name-hold-4 = Hold the corner
workshop-name-hold-5 = Static
workshop-name-hold-6 = The relief
workshop-briefing-escape = There is a way out, but the barrier across it has no power. Find what the switchboard lacks, then run for it, all of you.
workshop-briefing-search = Everything that is worth having lies behind these doors. Take all of it, and do not ask who wanted it before.
workshop-briefing-hold = Somebody out there still answers the radio. Call them here, and then stay alive until they come.
workshop-goal-escape-power = Get the barrier its power
workshop-goal-escape-out = All survivors leave by the exit
workshop-goal-search-found = Take all objective cards
workshop-goal-hold-called = Call for help
workshop-goal-hold-held = Hold out until help comes
workshop-rule-hold = Help comes at { $hour }:00. Without a clock it comes at the end of round 8.
workshop-keyword-fuse-a = First fuse
workshop-keyword-fuse-b = Second fuse
workshop-find-fuse = A fuse
workshop-find-fuse-story = It lies where somebody has dropped it while running. It still looks whole.
workshop-find-call = The radio
workshop-find-call-story = Noise, noise, and then a voice that asks where you are. You say it twice, and loudly.
workshop-find-help = The engines
workshop-find-help-story = First you feel them in the floor. Then the first truck comes round the corner and does not stop for anything that walks.
workshop-find-pantry = A pantry
workshop-find-pantry-story = The shelves are still in order. Somebody has even labelled the jars.
workshop-find-locker = A row of lockers
workshop-find-locker-story = Most of them hang open. Two are locked, and that was a good idea of theirs.
workshop-find-alarm = A burglar alarm
workshop-find-alarm-story = The light on its box is green until you touch the bag beneath it.
workshop-find-sleepers = A dark bedroom
workshop-find-sleepers-story = Two lie in the bed, well tucked in. They sit up together.
workshop-find-patrol = A patrol that did not come back
workshop-find-patrol-story = Three of them lie by the wall. What they carried is strapped down, and the straps are wet.
workshop-find-patrol-option-1 = Cut it all loose
workshop-find-patrol-option-2 = Take what comes easily
workshop-find-shutter = A steel shutter
workshop-find-shutter-story = Behind it is a cabinet that nobody has got at yet. There is room for a lever.
workshop-find-medic = A school nurse’s room
workshop-find-medic-story = Plasters with small bears on them. You take every one.
workshop-find-radio = A police scanner
workshop-find-radio-story = It still runs on its battery, and lists street after street in a bored voice.
workshop-find-radio-option-1 = Listen to it quietly
workshop-find-radio-option-2 = Turn it up for everybody
workshop-find-ambush = An open till
workshop-find-ambush-story = The money is untouched. So is what lies under the counter. Something runs past outside.

## `/workshop new`

name-new = new
about-workshop-new = A first version to your wishes: a mission, tried out, or an example of anything else to change
workshop-new-title = Something new
workshop-new-what = What?
workshop-new-what-about = All but a mission begins with the guide’s example. What else is asked is of missions.
workshop-new-what-mission = Mission · { $game }
workshop-new-what-campaign = Campaign · { $game }
workshop-new-what-road = Road · { $game }
workshop-new-what-town = Town · { $game }
workshop-new-what-city = City · { $game }
workshop-new-what-house = House · { $game }
workshop-new-called-campaign = { $who }’s campaign
workshop-new-called-road = { $who }’s road
workshop-new-called-town = { $who }’s town
workshop-new-called-city = { $who }’s city
workshop-new-called-house = { $who }’s house
workshop-new-example = ✅ This is the guide’s example under your name. **Edit** changes it here; or take the file, change it, and send it with `/workshop add`: if its title stays, it is the next version.
workshop-new-aim = What is it about?
workshop-new-aim-escape = Escape: open the way, and get out
workshop-new-aim-search = Search: take everything there is
workshop-new-aim-hold = Hold: call for help, and live until it comes
workshop-new-size = How large?
workshop-new-size-small = Small: four tiles
workshop-new-size-medium = Medium: six tiles
workshop-new-size-large = Large: nine tiles
workshop-new-tiles = Where?
workshop-new-tiles-streets = In the streets
workshop-new-tiles-houses = Inside, as far as the tiles go
workshop-new-level = How hard?
workshop-new-level-about = It is played until it is so: mostly half a minute, four minutes at most.
workshop-new-level-easy = A little easier
workshop-new-level-normal = Even: half of the games are won
workshop-new-level-hard = A little harder
workshop-new-making = ⏳ Your mission is being made, and played until it is as hard as you want it: mostly half a minute, four minutes at most. It comes by itself…
workshop-new-made = ✅ A first version is in the workshop, played { $n ->
    [one] once
   *[other] { $n } times
} while it was made and won in { $share } %. **Edit** changes whatever you like.
