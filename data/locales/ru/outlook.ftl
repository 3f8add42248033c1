# Шансы на победу по ходу игры, под её итогом.

outlook-title = Шансы на победу
outlook-alt-side = { $who }: { $first } % в начале, { $last } % в конце
outlook-turn = **{ $when }** · { $who }{ $before } → { $after } %{ $why ->
        [none] {""}
       *[other] {" "}({ $why })
    }.
outlook-luck = удача { $n }
outlook-choices = решения { $n }
outlook-level = Ни один момент сам по себе исход не решил.
