# Общее для всех столов: лобби, посты, панели, отказы.

language-en = английский
language-ru = русский
language-auto = как в моём Discord
value-on = да
value-off = нет
where-thread = в отдельной ветке
where-here = в этом канале
stand-in-names = Ада, Борис, Кора, Дмитрий, Эдит, Феликс

lobby-opened-here = Стол открыт в этом канале.
lobby-announce = **{ $who }** открывает стол: **{ $game }**.
lobby-announced = **{ $who }** открывает стол: **{ $game }** → { $thread }
lobby-thread = { $game } · { $who }
lobby-seats = Места: { $n } из { $most }
lobby-options = Настройки
lobby-game-options = Настройки игры
lobby-table-options = Настройки стола
lobby-usual-options = { $n ->
    [one] ещё { $n } настройка — как обычно
    [few] ещё { $n } настройки — как обычно
   *[many] ещё { $n } настроек — как обычно
}
lobby-host = хозяин стола
lobby-host-sets = Менять настройки может только хозяин стола.
lobby-stand-in = автопилот
lobby-join = Сесть
lobby-leave = Встать
lobby-add = Добавить автопилота
lobby-remove = Убрать автопилота
lobby-set = Настройки
lobby-begin = Начать
lobby-cancel = Закрыть
lobby-joined = Место за вами. Стол здесь: { $thread }
lobby-begun = Игра началась. Удачи!
lobby-closed = этот стол закрыли до начала игры.

table-language = Язык стола
table-language-about = На нём посты и картинки, которые видят все. Личные ответы — на языке каждого участника.
table-auto = Вынужденные ходы — сами
table-auto-about = Если законный ответ только один, он даётся сразу, с записью в журнале.
table-joined = Вы за столом.
table-left = Вы встали из-за стола. Пока игра не окончена, место можно вернуть: `/table join`.
table-abandoned = За столом никого не осталось, игра остановлена. Кто здесь сидел, может её продолжить: `/table join`.

log-begin = Игра начинается. Хеш зерна кубиков: `{ $hash }`
log-undone = { $who } берёт последний ход назад.
log-order-given = { $who } отдаёт приказ.
log-order-taken = { $who } отзывает приказ.
times = { $n }× { $what }
log-by-auto = ⚙️
log-by-order = 📜
log-by-stand-in = 🤖
log-by-default = ⏰
log-by-gm = 🛠️
log-earlier = { $n ->
    [one] ещё { $n } более ранняя запись — в журнале
    [few] ещё { $n } более ранние записи — в журнале
   *[many] ещё { $n } более ранних записей — в журнале
}
log-title = Журнал: записи { $low }–{ $high } из { $last }
log-empty = Здесь пока нечего читать.
log-older = Раньше
log-newer = Позже

public-ask = { $what }
public-secret = принимает тайное решение
public-call = { $who } — ваш ход.
public-incident = ⚠️ У нас что-то сломалось (происшествие { $number }). Игра осталась такой, какой была после последнего хода; следующее нажатие продолжит её.

panel-hand = Моя рука
panel-log = Журнал
panel-rules = Правила
panel-verify = Проверить кубики
panel-rematch = Ещё раз
panel-refresh = Обновить
panel-undo = Отменить ход
panel-orders = Приказы
panel-zoom = Вблизи
panel-more = Решений больше, чем здесь помещается: ответьте на что-нибудь и нажмите «Обновить».
panel-nothing = От вас ничего не ждут. { $who ->
    [none] Сейчас ничьего хода не ждут.
   *[other] Решает: { $who }.
}
panel-sealed = Ваш ответ принят: { $what }. Его можно менять, пока не ответили все.

typed-not-open = Сейчас вас об этом не спрашивают.
typed-open = Что открыто для вас:
typed-keep = Оставить на потом
orders-title = Приказы
orders-about = Ответы заранее. Их видите только вы, они срабатывают, как только прозвучит их вопрос, и их можно отозвать в любую минуту.
orders-none = У вас нет приказов.
orders-take = Отозвать
orders-choose = Отдать постоянный приказ
orders-kept = Запомнено: сработает, как только вас об этом спросят.
undo-done = Ваш последний ход взят назад.

me-due = **ждёт вас**
me-lobby = ещё не началась
me-waits = ждёт других
me-none = Здесь вы не сидите ни за одним открытым столом. Как открыть новый, расскажет `/help`.
me-language-set = Теперь я отвечаю вам на этом языке.

result-points = { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[many] { $n } очков
}
result-seed = Зерно кубиков: `{ $seed }` (`/table verify` проверяет каждый бросок)
verify-title = Кубики этой игры
verify-seed = Зерно: `{ $seed }`
    Его SHA-256, показанный в начале: `{ $hash }`
verify-rolls = { $all ->
    [one] Из зерна следует { $good } бросок из { $all }.
    [few] Из зерна следует { $good } броска из { $all }.
   *[many] Из зерна следует { $good } бросков из { $all }.
} { $forced ->
    [0] Вручную не задан ни один.
    [one] Вручную задан { $forced }.
    [few] Вручную заданы { $forced }.
   *[many] Вручную задано { $forced }.
}
verify-wrong = Запись { $seq }: { $faces } — из зерна **не** следует!

rules-title = Правила
rules-choose = Разделы начиная с «{ $first }»
rules-none = В правилах ничего нет о «{ $words }». Попробуйте другое слово.

help-text = # Gravekeeper
    Я веду на этом сервере настольные игры про зомби: знаю правила, бросаю кубики, храню тайны и рисую поле. А вы ходите, когда выдалась минута, хоть с телефона.
    ## Игры
    { $games }
    ## Как это происходит
    1. Кто-нибудь вводит команду начала. Открывается ветка с лобби: нажмите **Сесть**; пустые места могут занять автопилоты.
    2. Хозяин стола нажимает **Начать**. С этого момента каждый пост показывает поле и говорит, чьё сейчас решение.
    3. Нажимайте кнопки под полем или **Моя рука** — там всегда видно, о чём вас спрашивают. Команды делают то же самое; `/table do` подсказывает всё, что сейчас можно.
    ## Полезно знать
    - `/table board` поле, в том числе словами · `/table log` что было · `/table undo` взять ход назад
    - `/table orders` ответы заранее · `/me games` все ваши столы · `/me language` ваш язык
    - `/table leave` передаёт место автопилоту, `/table join` возвращает его.

error-incident = У нас что-то сломалось, но ничего не потеряно. Сообщите тому, кто держит этого бота: происшествие { $number }.
error-forbidden = Здесь мне это не разрешено. Попросите модератора проверить мои права в этом канале.
error-old-command = Эта команда изменилась. Перезагрузите Discord и попробуйте снова.
error-option = Не удалось прочитать один из параметров команды.
error-server-only = Это работает только на серверах.
error-not-allowed = Вам это не разрешено.
error-late = Discord говорит, что ответ опоздал. Попробуйте ещё раз.
error-discord = У Discord сейчас неполадки. Из игры ничего не пропало; загляните снова чуть позже.
permission-view-channel = просмотр канала
permission-send-messages = отправка сообщений
permission-attach-files = прикрепление файлов
permission-create-public-threads = создание публичных веток
permission-send-messages-in-threads = отправка сообщений в ветках

refused-already-begun = Игра уже началась.
refused-already-seated = Вы уже сидите за этим столом.
refused-channel-taken = В этом канале уже открыт другой стол. Сначала закончите его или откройте новый в ветке.
refused-full = Все места заняты.
refused-gone = Этот момент уже прошёл. Вот что открыто сейчас.
refused-host-only = Это может только хозяин стола.
refused-how-many = { $least ->
    [0] Выберите не больше { $most }.
   *[other] Выберите от { $least } до { $most }.
}
refused-incomplete = В ответе чего-то не хватает.
refused-invariant = Это сломало бы игру: { $what }
refused-no-fix = Поправки «{ $fix }» не существует.
refused-no-moment = Такой записи в журнале нет.
refused-no-order = В этой игре нет такого приказа.
refused-no-session = Этого стола больше нет.
refused-no-stand-in = За столом нет автопилотов.
refused-no-table-here = В этом канале не играют. Ваши столы покажет `/me games`, а как открыть новый, расскажет `/help`.
refused-not-begun = Игра ещё не началась.
refused-not-seated = У вас нет места за этим столом.
refused-not-yours = Об этом спрашивают другого игрока.
refused-nothing-to-undo = Отменять нечего.
refused-old-control = Эта кнопка из другого времени. Смотрите самый новый пост стола.
refused-option = Такой настройки или такого значения нет.
refused-over = Эта игра окончена.
refused-abandoned = Все вышли из этой игры. Кто в ней сидел, может продолжить её командой `/table join`, а ведущий может отдать место кому-нибудь: `/gm seat`.
refused-permissions = Мне не хватает прав: { $missing }.
refused-stand-in-plays = За вас играет автопилот. `/table join` вернёт вам место.
refused-too-few = { $least ->
    [one] Нужен хотя бы { $least } игрок.
    [few] Нужно хотя бы { $least } игрока.
   *[many] Нужно хотя бы { $least } игроков.
}
refused-undo-known = С тех пор что-то открылось или бросались кубики: этот ход назад уже не взять.
refused-undo-others = Последний ход был не ваш.
refused-verify-early = Зерно тайное до конца игры. Его хеш — в первой записи журнала.
refused-word = «{ $word }» сейчас невозможно.
hitz-no-card = Карты «{ $card }» нет.
console-bad-token = Discord не принимает токен из .env. Скопируйте его заново с портала разработчика (Bot › Reset Token).
console-no-token = DISCORD_TOKEN не задан, а локальный стол здесь не установлен.
console-bad-setting = Настройка { $name } не может быть «{ $value }»: что в ней бывает, сказано в .env.example.
console-no-network = Не удаётся связаться с Discord: { $why }
table-moved = Стол продолжается здесь.
