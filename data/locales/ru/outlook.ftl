# Шансы на победу по ходу игры, под её итогом.

outlook-title = Шансы на победу
outlook-alt-side = { $who }: { $first } % в начале, { $last } % в конце
outlook-turn = **{ $when }** · { $who }{ $before } → { $after } %{ $why ->
        [none] {""}
       *[other] {" "}({ $why })
    }.
outlook-when = { $since } — { $until }
outlook-luck = удача { $n }
outlook-choices = решения { $n }
outlook-choices-others = чужие решения { $n }
outlook-deed = Решающий выбор: { $who }.
outlook-level = Ни один момент сам по себе исход не решил.
outlook-clear = { $who }: { $n } % в начале, и ни один момент этого не изменил.

## По ходу игры

table-chance = Шансы на победу
table-chance-about = Как часто программа, играя за всех и зная то, что видно всем, побеждала бы с этого места. После конца шансы стоят под итогом кривой; по ходу игры их можно узнавать раз в раунд.
chance-end = после конца
chance-live = и по ходу игры
outlook-live = 📈 Шансы на победу в начале этой части игры ({ $when }): **{ $was }{ $n } %**
# What it was before, with an arrow after it.
outlook-was = { $n } → {""}
# In the digest of a part of the story, once the next one has begun.
outlook-moved = 📈 Шансы на победу: { $before } → { $after } %
