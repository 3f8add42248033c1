# A word of one's own for the dice

name-word = word
about-table-dice = Give a word of your own to the dice of the game, before it begins
about-table-dice-word = Any word, which you tell nobody: it is shown when the game begins
table-dice-word = 🎲 “{ $word }” will be mixed into the dice. Tell nobody; when the game begins everybody sees it.
refused-dice-word = A word for the dice has letters, digits and spaces only, { $n } characters at most.
refused-dice-fixed = The dice of a first game are fixed, so that it shows much.

## Odds, in a few signs

odds-percent = { $n } %
odds-tenths = { $whole }.{ $tenth }

## What a roll shows, and how lucky it was

die-1 = ⚀
die-2 = ⚁
die-3 = ⚂
die-4 = ⚃
die-5 = ⚄
die-6 = ⚅
die-good = **{ $what }**
luck = { $of ->
    [1] chance { $chance }
   *[other] { $n } of { $of } hit, { $expected } expected
}
roll-alt = Last roll: { $faces }{ $need ->
    [none] {""}
   *[other] { " " }({ $need })
}; { $n ->
    [0] no hit
    [one] { $n } hit
   *[other] { $n } hits
}.
