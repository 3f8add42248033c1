# Голосования об отмене, пересказ, моменты прошлого, повтор, игра документом, передача места, статистика.

name-export = документ
name-handover = передать
name-history = прошлое
name-member = участник
name-moment = момент
name-public = всем
name-recap = сводка
name-replay = повтор
name-stats = статистика

about-table-recap = Что было с вашего последнего хода, словами и картинками
about-table-history = Поле в любой момент прошлого
about-table-history-moment = Номер записи в журнале; без него — самая новая
about-table-replay = Вся партия анимацией
about-table-replay-public = Показать всем, без того, что видно только вам
about-table-export = Сыгранная партия документом с картинками, для браузера
about-table-handover = Предложить своё место другому; потом его можно вернуть
about-table-handover-member = Кто будет играть за вас
about-stats = Сыгранные партии этого сервера или одного игрока
about-stats-member = Чьи партии; без имени — всех, кто здесь играл

undo-answer = { $who }: «{ $what }»
log-was = ~~{ $what }~~
log-was-more = { $n ->
    [one] … и ещё { $n } ход
    [few] … и ещё { $n } хода
   *[many] … и ещё { $n } ходов
}
log-stirred = Кубики перемешаны, колоды перетасованы: на те же броски и карты рассчитывать нельзя.
log-undone-vote = { $who } просит отменить ход, и все согласны.
log-undone-table = С общего согласия отменено:

log-ended-vote = Все за столом согласны закончить игру как есть.
vote-ask = Спросить стол
vote-can-ask = Отменить ход всё же можно, если согласны все за столом.
vote-asked = Спрашиваю всех об отмене: { $n ->
    [one] { $n } ход.
    [few] { $n } хода.
   *[many] { $n } ходов.
}
vote-done = Отменено.
vote-cast = Ваш голос учтён.
vote-title = { $who } просит отменить:
vote-more = { $n ->
    [one] … и ещё { $n } ход
    [few] … и ещё { $n } хода
   *[many] … и ещё { $n } ходов
}
vote-dice = Если с тех пор что-то бросали или открывали, кубики перемешаются, а колоды перетасуются: на тот же бросок или ту же карту рассчитывать нельзя. Что уже лежит на столе, может остаться на месте.
vote-agreed = ✅ { $who }
vote-missing = ⬜ { $who }
vote-until = Согласиться должен каждый из вас. Голосуем до { $when }; если кто-нибудь сходит раньше, голосование закроется.
vote-yes = Согласиться
vote-no = Отказать
vote-carried = ✅ Согласны все: отменено.
vote-refused = ❌ Против: { $who }.
vote-withdrawn = { $who } больше не просит об отмене.
vote-lapsed = Голосование закрыто: игра пошла дальше.
vote-expired = Время вышло: ответили не все.
vote-lapsed-line = { $who } просит отменить ход, но игра уже пошла дальше: голосование закрыто.

panel-recap = Сводка
panel-replay = Повтор
panel-export = Документ
story-last = Последние ходы
recap-since = С вашего последнего хода
recap-begin = С самого начала
recap-latest = Последние ходы
recap-nothing = С тех пор ничего не произошло.
recap-before = До · запись { $n }
recap-now = Сейчас · запись { $n }

moment-title = Запись { $at } из { $last } · { $heading }
moment-silent = О том, что здесь было, вам ничего не известно.
moment-back-far = −10
moment-back = −1
moment-on = +1
moment-on-far = +10

replay-wait = Сейчас рисуется другой повтор. Ваш — следующий.
replay-drawing = Рисую: { $done } из { $all }…
replay-done = { $game }: { $n ->
    [one] { $n } картинка
    [few] { $n } картинки
   *[many] { $n } картинок
}
replay-alt = Игра «{ $game }» в движении, кадров: { $n }. В конце: { $end }

refused-export-early = Документ делается, когда партия окончена. А пока есть `/table log` и `/table replay`.
export-done = Партия документом: сохраните файл и откройте его в любом браузере.
export-alt = Сыгранная партия веб-страницей: журнал и картинки
export-players = Игроки
export-options = Настройки
export-played = Играли с { $from } по { $to } (UTC)
export-opening = До первого раунда
export-log = Журнал
export-result = Чем всё кончилось
export-dice = Кубики
export-dice-about = Из этого зерна, то есть начального числа, получены все броски и тасования.
export-dice-halves = Половина, которую выбрал бот: { $half }
    Её SHA-256, показанный до игры: { $hash }
    Половина игроков: { $parts }
export-dice-uses = Все числа по порядку
export-legend = Зачёркнуто — отменено. 🤖 ходил автопилот, ⚙️ выбора не было, 📜 сработал приказ, ⏰ вышло время, 🛠️ это сделал ведущий.

handover-offer = { $from } предлагает своё место за этим столом: { $to }.
handover-offered = Место предложено. Пока его не занял другой игрок ({ $to }), оно ваше.
handover-take = Занять место
handover-taken = { $to } теперь на месте, где играл { $from }. `/table join` вернёт место прежнему игроку.
handover-yours = Теперь это место ваше. Вот что на нём есть.
refused-member-seated = За этим столом уже сидит { $who }.
refused-handover-bot = Боты за стол не садятся. `/table leave` передаст место автопилоту.
refused-handover-other = Это место предложили не вам.
refused-handover-old = Это предложение больше не действует.

stats-server = Сыграно партий на этом сервере: { $n }
stats-player = { $who }: { $n ->
    [one] { $n } сыгранная партия
    [few] { $n } сыгранные партии
   *[many] { $n } сыгранных партий
}
stats-none = Здесь ещё не доиграли ни одной партии.
stats-none-player = { $who }: сыгранных партий здесь пока нет.
stats-row = **{ $who }** · { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[many] { $games } партий
} · побед: { $won } ({ $share } %)
stats-game = { $game } · { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[many] { $games } партий
} · побед: { $won } · { $average ->
    [none] без очков
   *[other] в среднем очков: { $average }, лучшее: { $best }
}
stats-rating = рейтинг { $points } ± { $doubt }
stats-ratings = **Рейтинги**
    -# Насколько силён игрок и на сколько мы можем ошибаться; все начинают с 1500.
stats-rated = **{ $game }** · { $people }
stats-strength = { $who } { $points } ± { $doubt }
stats-plot-server = Партии и победы
stats-plot-player = Очки в последних партиях
stats-plot-games = партии
stats-plot-won = победы
stats-plot-points = очки
stats-plot-none = –
stats-alt-player = { $who }: партий { $games }, побед { $won }.
stats-alt-game = { $game }: { $points ->
    [none] без очков
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}{ $won ->
    [yes] , победа.
   *[no] .
}

refused-proposal-open = Об отмене уже идёт голосование. Сначала нужно закончить его.
refused-proposal-closed = Это голосование уже закрыто.
vote-end-asked = Все спрошены. Игра закончится, как только согласятся все.
vote-end-title = { $who } предлагает закончить игру как есть
vote-end-until = Согласиться должен каждый из вас. Голосуем до { $when }; игра тем временем идёт дальше.
vote-end-after = Кто победил, решат правила — по тому, что есть сейчас.
vote-end-carried = ✅ Согласны все: игра заканчивается.
vote-end-refused = ❌ Против: { $who }.
vote-end-withdrawn = { $who } больше не предлагает закончить игру.
vote-end-lapsed = Голосование закрыто: игра уже не идёт.
vote-end-expired = Время вышло: ответили не все.

## Награды

badges-more = ещё { $n }
badges-title = { $game }: наград { $n } из { $of }
badges-alt = { $badge }: { $about }.
badges-count = 🏅 { $n } из { $of }
badges-of = 🏅 { $game }

## Серии: несколько партий, которые идут в общий счёт

name-series = серия
name-days = дней
about-table-series = Несколько партий в общий счёт: начать серию, присоединить к ней стол или узнать, кто впереди
about-table-series-games = После скольких партий она закончится
about-table-series-days = Через сколько дней она закончится
about-table-series-series = Серия этого сервера, в которую пойдёт эта партия
# In the small print of a lobby.
lobby-series = 🏆 серия { $id }
series-games = { $n ->
    [one] { $n } партия
    [few] { $n } партии
   *[many] { $n } партий
}
series-games-of = { $n ->
    [0] Серия { $id }: { $of ->
        [one] впереди { $of } партия
        [few] впереди { $of } партии
       *[many] впереди { $of } партий
    }
    [one] Серия { $id }: сыграна { $n } из { $of }
    [few] Серия { $id }: сыграно { $n } из { $of }
   *[many] Серия { $id }: сыграно { $n } из { $of }
}
series-running = Серия { $id }: { $n ->
    [0] первая партия впереди
    [one] пока { $n } партия
    [few] пока { $n } партии
   *[many] пока { $n } партий
}
series-over = Серия { $id } закончена: { $n ->
    [one] { $n } партия
    [few] { $n } партии
   *[many] { $n } партий
}
series-until = До { $at }
series-won = { $n ->
    [one] Серию выигрывает **{ $who }**: { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }.
    [few] **{ $who }** делят победу в серии, очков у каждого: { $points }.
   *[many] **{ $who }** делят победу в серии, очков у каждого: { $points }.
}
series-alt = { $place }. { $who }: очков { $points }, партий { $games }.
series-how = Кто обошёл всех, получает 10 очков, последний — ничего; победившие вместе получают по 10. К следующей партии ведёт «Ещё раз»; за другим столом назовите серию { $id } в `/table series`, и он тоже пойдёт в счёт.
refused-no-series = Такой серии здесь нет.
refused-series-over = Серия { $id } уже закончена. `/table series` без её номера начнёт новую.
refused-in-series = Этот стол уже идёт в счёт серии.
stats-takes = -# Обычно вы отвечаете через { $span } (тихие часы не в счёт). Это видите только вы, а ведущий — за своим столом.
