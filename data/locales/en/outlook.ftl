# The chance to win in the course of a game, under its result.

outlook-title = The chance to win
outlook-alt-side = { $who }: { $first } % at the beginning, { $last } % at the end
# What happened at a turning point follows. $when is a round or turn; $why one or both of the two below, or nothing.
outlook-turn = { $when }: { $before } → { $after } %{ $why ->
        [none] {""}
       *[other] {" "}({ $why })
    }.
outlook-luck = luck { $n }
outlook-choices = choices { $n }
outlook-level = No moment decided it by itself.
