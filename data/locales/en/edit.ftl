# `/workshop edit`: what people wrote is changed by forms, with its picture beside them.

name-edit = edit
about-workshop-edit = Change what people wrote with its picture beside it, and save it as the next version
workshop-edit = Edit

## What a mission has

# $name: S1 and so on; the number of a card; the name of a group of doors; a word as RADIO; a language; a tile as 5R.
edit-thing-start = start
edit-thing-spawn = spawn zone { $name }
edit-thing-crate = crate
edit-thing-exit = way out
edit-thing-door = { $name ->
    [open] door that is open
    [never] door that never opens
   *[other] door “{ $name }”
}
edit-thing-card = card { $name }
edit-thing-note = note { $name }
edit-thing-goal = goal { $name }
edit-thing-keyword = keyword { $name }
edit-thing-flag = flag { $name }
edit-thing-texts = what is said in { $name }
edit-thing-tile = tile { $name }
edit-thing-field = { $name }
edit-thing-entry = { $name }
edit-more = … and { $n ->
    [one] { $n } change
   *[other] { $n } changes
} more
# $zones: two zones, as 5R.A – 5R.a.
edit-door-between = door { $zones }
edit-at-hour = at { $hour }:00
edit-minutes = { $n ->
    [one] { $n } minute
   *[other] { $n } minutes
}

## The panel

edit-sound = -# ✅ Nothing is wrong with it: it can be saved.
edit-wrong = -# ⚠️ { $n ->
    [one] One thing is wrong
   *[other] { $n } things are wrong
}{ $page ->
    [yes] :
   *[no] : **Check** says what.
}
edit-comments = -# The file that was sent has comments in it. A saved version does not: take **File** of the one before if you want to keep them.
edit-several = -# You are changing “{ $name }”, a part of it.
edit-what = What do you want to change?
edit-part = Which part of it
edit-save = Save
edit-undo = Undo
edit-check = Check
edit-map = On the map
edit-beside = In the browser
edit-discard = Discard
edit-discard-sure = Throw away everything that you have changed in **{ $title }**? What is in the workshop stays as it is.
edit-discarded = Your changes are thrown away.
edit-section-place = Places
edit-section-place-about = Spawn zones, crates, start, ways out, cards
edit-section-doors = Doors
edit-section-cards = Cards and notes
edit-section-goals = Goals and keywords
edit-section-texts = Texts and languages
edit-section-tiles = Tiles
edit-section-frame = Difficulty and hour
edit-section-frame-about = What it is called, how long it takes, when it begins
edit-section-others = Everything else, as TOML
edit-tile = Which tile
edit-zone = Which zone
edit-door = Which door
edit-hour = Or at which hour it is read
edit-wake = How the spawn zone begins
edit-wake-active = { $colour }, active
edit-wake-inactive = { $colour }, until a card wakes it
edit-wake-asleep = { $colour }, active on hard only
edit-colour-red = red
edit-colour-green = green
edit-colour-blue = blue
edit-page = Tap on a place, and choose what shall be there. What cards say is written with `/workshop edit`.
edit-put-spawn = + Spawn zone
edit-put-crate = + Crate
edit-put-exit = + Way out
edit-put-start = All start here
edit-put-card = + Card
edit-put-clock = + Card for an hour
edit-put-note = + Note
edit-put-row = + One more
edit-take-card = − Card { $name }
edit-take-spawn = − Spawn zone
edit-take-crate = − Crate
edit-take-exit = − Way out
edit-take-start = − Start
edit-door-is = How the door is
edit-door-usual = like any other
edit-door-plain = to be opened for the goal “{ $name }”
edit-door-open = open from the start
edit-door-locked = locked, until a card unlocks “{ $name }”
edit-door-never = never opens
edit-no-doors = Tile { $tile } has no doors.
edit-card = Look at one
edit-operations = What can happen
edit-operations-about =
    One after the other with `;` between them.
    `if(condition) {"{"}…{"}"} else {"{"}…{"}"}` · `choose(taker) {"{"}1: … | 2 [condition]: …{"}"}` · `test(dice, least) {"{"}…{"}"} else {"{"}…{"}"}`
    Who: `taker`, `zone`, `all`, `pick(zone)`. Zone: its name, `here`, `S1`. Zombies: `walker`, `runner`, `fatty`, `abomination`.
    Conditions: `key(WORD)`, `flag(FLAG)`, `taken(n)` other cards, `inv(food)`, `!` not, `&` and, `or`.
edit-cards-about = -# A card for a place begins at **Places** or **Doors**.
edit-write = Change
edit-move = Move
edit-goal = Change one
edit-goal-new = Add one
edit-goals-about = -# All goals are needed to win. Keywords are what cards give and ask for.
edit-new-effect = A goal: something that a card does
edit-new-effect-about = Its card says goal(NAME)
edit-new-cards = A goal: take all cards
edit-new-cards-about = All that lie on the map
edit-new-doors = A goal: open doors
edit-new-doors-about = Then say at Doors which ones
edit-new-exit = A goal: get out
edit-new-exit-about = All survivors leave by a way out
edit-new-keyword = A keyword
edit-new-keyword-about = A card gives it by key(NAME), others ask for it
edit-new-flag = A flag
edit-new-flag-about = A card sets it by flag(NAME, 1), others ask for it
edit-texts-about = -# In this language you write all texts from now on, those of cards and goals, too.
edit-texts-missing = -# { $n ->
    [one] Not said in it yet: { $what }
   *[other] Not said in it yet ({ $n }): { $what }
}
edit-language = In which language
edit-texts-which = Which texts
edit-write-name = Title, briefing, rules
edit-turn = Turn
edit-grow-right = + Column
edit-grow-below = + Row
edit-shrink-right = − Column
edit-shrink-below = − Row
edit-lay = Lay in its place
edit-tile-here = lies there already: they change places
edit-again = Go on writing
edit-name = Choose one to move it
edit-name-put = Add one
edit-put = + Add
edit-up = ↑ Earlier
edit-down = ↓ Later
edit-take = − Take out
edit-left-out = (left out)
edit-said-in = Texts: { $language }
edit-keep = Keep
edit-page-entry = Choose what you want to change. Each change is kept at once.

## Its forms

edit-form-card = A card
edit-form-note = A note
edit-form-texts = Title, briefing, rules
edit-form-frame = Difficulty and hour
edit-form-others = Everything else, as TOML
edit-field-difficulty = How hard it is called
edit-field-minutes = How long it takes at a table
edit-field-hour = When it begins
edit-field-title = Title
edit-field-story = What is told
edit-field-effect = What happens
edit-field-effect-about = As ap(taker, 2); noise(here, 1). “What can happen” below the card lists all.
edit-field-options = What can be chosen
edit-field-options-about = For choose(taker) {"{"}1: … | 2: …{"}"}: a line for each
edit-field-goal-new = What it says
edit-field-goal-kept = What it says
edit-field-goal-kept-about = Empty: it is taken away
edit-field-word = Its name in effects
edit-field-word-about = Capital letters, as RADIO. Empty: one is found.
edit-field-name = Title
edit-field-briefing = Briefing
edit-field-rules = Special rules
edit-field-rules-about = A line for each
edit-field-fields = Fields
edit-field-fields-about = Such as apart, lights, passages, victory: the guide lists them

## What comes of it

edit-file = **{ $title }** as it is now. `/workshop add` takes it when nothing is wrong with it.
edit-saved = ✅ Saved as version { $n }. Tables that have begun keep theirs.
edit-saved-own = ✅ Saved as your own, version { $n }: the other one is somebody else’s, and stays as it is.
edit-after = { $who }, after { $author }
edit-older = You have begun to change version { $old } of **{ $title }**, and version { $new } has come since. Go on with yours, or begin again with the new one? What you have changed is gone then.
edit-go-on = Go on with mine
edit-anew = Begin again
refused-no-manuscript = You are not writing at this any more. `/workshop edit` begins.
refused-manuscripts = You are writing at { $most } things here. Save one, or throw one away.
refused-edit-first = There is nothing to undo.
refused-edit-unchanged = You have not changed anything yet.
refused-edit-unreadable = This version cannot be read any more: { $why }
refused-edit-map = It has no map any more: **Undo** takes the last change back.
refused-edit-place = { $place } is not on the map any more.
refused-edit-gone = This is not there any more.
refused-edit-done = That has been done already.
refused-edit-taken = “{ $name }”: there is one of this name already.
refused-edit-edge = It cannot be moved any further.
refused-edit-spawns = There can be { $most } spawn zones.
refused-edit-note = Notes are counted through: take away the last one first.
refused-edit-tiles = The box has not { $n } more tiles for that, or the map is as large as can be.
refused-edit-last = That is the last one.
refused-edit-form = It is too long for a form ({ $most } characters): take the file, change it, and send it with `/workshop add`.
refused-edit-large = It would be too large: { $most } KB at most.
