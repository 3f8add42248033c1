# Голосования об отмене, пересказ, моменты прошлого, повтор, игра документом, передача места, статистика.

name-export = документ
name-handover = передать
name-history = прошлое
name-member = участник
name-moment = момент
name-public = всем
name-recap = пересказ
name-replay = повтор
name-stats = статистика

about-table-recap = Что было с вашего последнего хода, словами и картинками
about-table-history = Поле в любой момент прошлого
about-table-history-moment = Номер записи в журнале; без него — самая новая
about-table-replay = Вся игра движущейся картинкой
about-table-replay-public = Показать всем, без того, что видно только вам
about-table-export = Законченная игра документом с картинками, для браузера
about-table-handover = Предложить своё место другому; его можно вернуть
about-table-handover-member = Кто будет играть за вас
about-stats = Законченные игры этого сервера или одного игрока
about-stats-member = Чьи игры; без имени — всех, кто здесь играл

log-was = ~~{ $what }~~
log-was-more = { $n ->
    [one] … и ещё { $n } ход
    [few] … и ещё { $n } хода
   *[many] … и ещё { $n } ходов
}
log-stirred = Кубики перемешаны: те же броски не повторятся.
log-undone-vote = С общего согласия { $who } берёт назад:
log-undone-table = С общего согласия взято назад:

vote-ask = Спросить стол
vote-can-ask = Взять ход назад всё же можно, если согласны все за столом.
vote-asked = Стол спрошен: { $n ->
    [one] назад берётся { $n } ход.
    [few] назад берутся { $n } хода.
   *[many] назад берутся { $n } ходов.
}
vote-done = Взято назад.
vote-cast = Ваш голос учтён.
vote-title = { $who } просит взять назад:
vote-more = { $n ->
    [one] … и ещё { $n } ход
    [few] … и ещё { $n } хода
   *[many] … и ещё { $n } ходов
}
vote-dice = Если с тех пор что-то бросали, кубики перемешаются: того же броска никто не получит.
vote-agreed = ✅ { $who }
vote-missing = ⬜ { $who }
vote-until = Нужно согласие каждого из вас. Открыто до { $when } и только пока игра стоит на месте.
vote-yes = Согласиться
vote-no = Отказать
vote-carried = ✅ Согласны все: взято назад.
vote-refused = ❌ Против: { $who }.
vote-withdrawn = Просьба снята: { $who }.
vote-lapsed = Просьба отпала: игра пошла дальше.
vote-expired = Время вышло: ответили не все.
vote-lapsed-line = Просьба взять ходы назад ({ $who }) отпала: игра пошла дальше.

panel-recap = Что было
panel-replay = Повтор
recap-since = С вашего последнего хода
recap-begin = С самого начала
recap-latest = Последние ходы
recap-nothing = С тех пор ничего не произошло.
recap-before = До · запись { $n }
recap-now = Сейчас · запись { $n }

moment-title = Запись { $at } из { $last } · { $heading }
moment-silent = Ничего, что вам можно прочесть.
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
replay-alt = Игра «{ $game }» движущейся картинкой, шагов: { $n }. В конце: { $end }

refused-export-early = Документ делается, когда игра окончена. А пока есть `/table log` и `/table replay`.
export-done = Игра документом: сохраните файл и откройте его в любом браузере.
export-alt = Законченная игра веб-страницей: журнал и картинки
export-players = Игроки
export-options = Настройки
export-played = Играли с { $from } по { $to } (UTC)
export-opening = До первого раунда
export-result = Чем всё кончилось
export-dice = Кубики
export-dice-about = Из этого зерна получен каждый бросок; его SHA-256 показали в начале.
export-legend = Зачёркнуто: взято назад. 🤖 ходил автопилот, ⚙️ возможность была только одна, 📜 сработал приказ, ⏰ вышло время, 🛠️ это сделал ведущий.

handover-offer = { $from } предлагает своё место за этим столом: { $to }.
handover-offered = Место предложено. Оно ваше, пока его не займёт { $to }.
handover-take = Занять место
handover-taken = Теперь { $to } играет вместо { $from }. `/table join` вернёт место прежнему игроку.
handover-yours = Теперь это место ваше. Вот что на нём есть.
refused-member-seated = За этим столом уже сидит { $who }.
refused-handover-bot = Боты за стол не садятся. `/table leave` передаст место автопилоту.
refused-handover-other = Это место предложили не вам.
refused-handover-old = Это предложение больше не в силе.

stats-server = Законченных игр на этом сервере: { $n }
stats-player = { $who }: { $n ->
    [one] { $n } законченная игра
    [few] { $n } законченные игры
   *[many] { $n } законченных игр
}
stats-none = Здесь ещё не закончили ни одной игры.
stats-none-player = { $who }: законченных игр здесь пока нет.
stats-row = **{ $who }** · { $games ->
    [one] { $games } игра
    [few] { $games } игры
   *[many] { $games } игр
} · побед: { $won } ({ $share } %)
stats-game = { $game } · { $games ->
    [one] { $games } игра
    [few] { $games } игры
   *[many] { $games } игр
} · побед: { $won } · { $average ->
    [none] без очков
   *[other] в среднем очков: { $average }, лучшее: { $best }
}
stats-plot-server = Игры и победы
stats-plot-player = Очки в последних играх
stats-plot-games = игры
stats-plot-won = победы
stats-plot-points = очки
stats-plot-none = –
stats-alt-player = { $who }: игр { $games }, побед { $won }.
stats-alt-game = { $game }: очки { $points }{ $won ->
    [yes] , победа
   *[no] .
}

refused-proposal-open = Стол уже спрашивают об отмене. Сначала нужно решить это.
refused-proposal-closed = Эта просьба уже закрыта.
