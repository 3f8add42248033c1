# The chance to win in the course of a game, under its result.

outlook-title = The chance to win
outlook-alt-side = { $who }: { $first } % at the beginning, { $last } % at the end
# What happened at a turning point follows. $when is a round or turn; $who a name with a space after it, or nothing; $why one or
# both of the two below, or none.
outlook-turn = **{ $when }** · { $who }{ $before } → { $after } %{ $why ->
        [none] {""}
       *[other] {" "}({ $why })
    }.
# A longer stretch: its first and its last round or turn.
outlook-when = { $since } – { $until }
outlook-luck = luck { $n }
outlook-choices = choices { $n }
outlook-choices-others = others’ choices { $n }
outlook-deed = The choice was made by { $who }.
outlook-level = No moment decided it by itself.
# Where it ended as it looked at the beginning. $who is a name, or a side such as all survivors.
outlook-clear = { $who }: { $n } % at the beginning, and no moment changed that.

## While the game goes on

table-chance = The chance to win
table-chance-about = How often the program, playing for everybody, would win from there, by what everybody can see. After the end it stands under the result as a curve; in play it can be told once a round.
chance-end = after the end
chance-live = in play, too
outlook-live = 📈 The chance to win, at the beginning of this part of the game ({ $when }): **{ $was }{ $n } %**
# What it was before, with an arrow after it.
outlook-was = { $n } → {""}
# In the digest of a part of the story, once the next one has begun.
outlook-moved = 📈 The chance to win: { $before } → { $after } %
