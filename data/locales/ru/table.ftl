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
lobby-program = программа
lobby-role-take = Играть: { $role }
lobby-role-back = Вернуть: { $role }
lobby-my-seat = Моё место
lobby-figures = Кто кого ведёт
lobby-figure-choose = Отдать фигурку
lobby-figure-dealt = достанется по раздаче
lobby-figure-led = ведёт { $who }
lobby-option-apart = С остальными настройками это не сочетается.
preset-mode = Режим
preset-pace = Темп
preset-own = свой
pace-post = по переписке
pace-post-about = Как можно меньше ждать друг друга, на каждый ответ — сутки: для игры на несколько дней
pace-sitting = за один присест
pace-sitting-about = По очереди, как за столом: для общего вечера
lobby-options = Настройки
lobby-game-options = Настройки игры
lobby-table-options = Настройки стола
lobby-usual-options = { $n ->
    [one] ещё { $n } настройка — обычная
    [few] ещё { $n } настройки — обычные
   *[many] ещё { $n } настроек — обычные
}
lobby-host = хозяин
lobby-host-sets = Менять настройки может только хозяин стола.
lobby-stand-in = автопилот
lobby-join = Сесть
lobby-leave = Встать
lobby-add = + автопилот
lobby-remove = − автопилот
lobby-set = Настройки
lobby-begin = Начать
lobby-cancel = Закрыть
lobby-half = 🎲 Кубики (SHA-256): `{ $hash }`
lobby-joined = Место за вами. Стол здесь: { $thread }
lobby-begun = Игра началась. Удачи!
lobby-closed = этот стол закрыли до начала игры.

table-language = Язык стола
table-language-about = На нём посты и картинки, которые видят все. Личные ответы — на языке каждого участника.
table-auto = Автоответ, если нет выбора
table-auto-about = Если возможен только один ответ, бот даёт его сразу и отмечает это в журнале.
table-joined = Вы за столом.
table-left = Вы встали из-за стола. Пока игра не окончена, место можно вернуть: `/table join`.
table-thread-deleted = Ветку, где шла игра «{ $game }», удалили. Партия цела: { $host } может продолжить её в любом канале командой `/table here`.
table-abandoned = За столом никого не осталось, игра остановлена. Кто здесь сидел, может её продолжить: `/table join`.

begun-dice = 🎲 Кубики: `{ $hash }…`, целиком — в журнале
log-begin = Игра начинается. Контрольная сумма, чтобы потом проверить кубики: `{ $hash }`
log-begin-shared = Игра начинается. Чтобы потом проверить кубики: контрольная сумма половины бота — `{ $hash }`, ваша половина — `{ $parts }`
log-undone = { $who } отменяет последний ход.
log-order-given = { $who } отдаёт приказ.
log-order-taken = { $who } отзывает приказ.
log-order-void = Приказ снят: когда до него дошла очередь, выполнить его было нельзя ({ $what }).
log-choice = { $who } меняет постоянное решение.
times = { $n }× { $what }
log-by-auto = ⚙️
log-by-order = 📜
log-by-stand-in = 🤖
log-by-default = ⏰
log-by-gm = 🛠️
log-earlier = { $n ->
    [one] раньше — ещё { $n } запись журнала
    [few] раньше — ещё { $n } записи журнала
   *[many] раньше — ещё { $n } записей журнала
}
log-title = Журнал: записи { $low }–{ $high } из { $last }
log-empty = Здесь пока нечего читать.
log-older = Раньше
log-newer = Позже

public-secret = { $what } (тайно)
public-call = { $who } — ваш ход.
public-incident = ⚠️ У бота что-то сломалось (сбой { $number }). Игра осталась такой, какой была после последнего хода; нажмите ещё раз, и она продолжится.

panel-hand = Моя рука
panel-held = Мои вещи
panel-log = Журнал
panel-rules = Правила
panel-verify = Проверить кубики
panel-rematch = Ещё раз
panel-refresh = Обновить
panel-undo = Отменить
panel-orders = Приказы
panel-zoom = Вблизи
panel-more = Вопросов больше, чем здесь помещается: ответьте на какой-нибудь и нажмите «Обновить».
panel-nothing = От вас сейчас ничего не ждут. { $who ->
    [none] Решать сейчас некому.
   *[other] Решает: { $who }.
}
panel-crew = { $n ->
    [one] Вы ведёте { $n } фигуру: { $figures }.
    [few] Вы ведёте { $n } фигуры: { $figures }.
   *[many] Вы ведёте { $n } фигур: { $figures }.
}
panel-sealed = Ваш ответ принят: { $what }. Пока не ответили все, его можно изменить.

typed-not-open = Сейчас вас об этом не спрашивают.
typed-open = Вот что вы можете решить:
typed-keep = Оставить на потом
typed-would = Оставить на потом: { $what }
typed-not-early = На это можно ответить, только когда спросят.
orders-title = Приказы
orders-about = Ответы заранее. Их видите только вы. Приказ срабатывает, как только вас о нём спросят; отозвать его можно в любую минуту.
orders-none = У вас нет приказов.
orders-take = Отозвать
orders-choose = Отдать приказ…
orders-all-figures = Для всех моих фигурок
choices-title = Постоянные решения
choices-choose = Изменить решение…
orders-kept = Запомнено: сработает, как только вас об этом спросят.
undo-done = Ваш последний ход отменён.

me-due = **ждёт вас**
me-lobby = ещё не началась
me-waits = ждёт других
me-none = Вы не сидите ни за одним открытым столом. Как открыть новый, расскажет `/help`.
me-language-set = Теперь я отвечаю вам на этом языке.

result-points = { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[many] { $n } очков
}
result-seed = 🎲 Кубики: `{ $seed }…`, целиком — «{ panel-verify }»
verify-title = Кубики этой игры
verify-seed = Зерно, то есть начальное число: `{ $seed }`
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
verify-halves = Зерно, то есть начальное число: `{ $seed }`
    Половина, которую выбрал бот: `{ $half }`
    Её SHA-256, показанный до игры: `{ $hash }`
    Половина игроков — номера нажатий, которыми занимали места и начали игру, и свои слова: `{ $parts }`
verify-shuffles = { $n ->
    [one] Проверено и { $n } тасование.
    [few] Проверены и { $n } тасования.
   *[many] Проверено и { $n } тасований.
}
verify-whole = ✅ Ничего не пропущено и не использовано дважды: все числа этой игры следуют из зерна, а каждая колода лежала так, как её перетасовали.
verify-part = ✅ Всё, что можно проверить, верно.
verify-unwritten = { $n ->
    [one] { $n } запись сделала прежняя версия бота: она отмечала броски, но не тасования, поэтому там проверены только броски.
    [few] { $n } записи сделала прежняя версия бота: она отмечала броски, но не тасования, поэтому там проверены только броски.
   *[many] { $n } записей сделала прежняя версия бота: она отмечала броски, но не тасования, поэтому там проверены только броски.
}
verify-by-hand = Запись { $seq }: ведущий задал { $faces }.
verify-stirred-back = Игру возвращали назад: кубики перемешаны, закрытые карты перетасованы. В журнале: { $entries }.
verify-stirred-resumed = Игру продолжили, когда зерно уже показали. С этого места числа по-прежнему верны, но их можно было вычислить заранее. В журнале: { $entries }.
verify-stirred-gm = Ведущий перемешал кубики. В журнале: { $entries }.
verify-handled = Ведущий вручную менял колоду. В журнале: { $entries }.
verify-fault-shuffle = Запись { $seq }: тасование из зерна **не** следует!
verify-fault-gap = Запись { $seq }: числа **пропущены или использованы дважды**!
verify-fault-deck = Запись { $seq }: колода лежит **не так**, как её перетасовали!
verify-fault-stir = Запись { $seq }: кубики перемешаны **больше раз, чем следовало**!
verify-fault-forced = Запись { $seq }: кубики заданы вручную, и **неизвестно кем**: ведущий этого не делал!
verify-fault-seed = Зерно **не** складывается из двух половин, показанных в начале!
verify-wrong = Запись { $seq }: { $faces } — из зерна это **не** следует!

rules-choose = { $first } – { $last }
rules-statement = { $number } · { $title } (в своде правил, по-английски)
rules-none = В правилах ничего нет о «{ $words }». Попробуйте другое слово.

help-text = ### Как это идёт
    1. Открывается ветка с лобби. Нажмите **Сесть**; пустые места могут занять автопилоты. Хозяин стола нажимает **Начать**.
    2. Каждый пост показывает поле и говорит, чьё решение. Нажимайте кнопки под ним или **Моя рука**: там всегда видно, о чём вас спрашивают. **Совет** подскажет, как поступил бы я.
    ### Полезно знать
    - `/table board` — поле, можно и словами · `/table log` — что случилось · `/table undo` — отменить свой ход
    - `/table orders` — ответы заранее · `/table do` подсказывает всё, что можно
    - `/me games` — все ваши столы · `/me language` — ваш язык · `/me hints` — подсказки
    - `/table leave` отдаёт место автопилоту, `/table join` забирает его обратно.

error-incident = У бота что-то сломалось, но игра цела. Сообщите администратору бота номер сбоя: { $number }.
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
refused-campaign-open = Одна из глав этой кампании ещё не сыграна. Сначала доиграйте её.
refused-campaign-over = После этой главы кампания не продолжается. Главу можно сыграть заново.
refused-campaign-past = Кампания уже продолжается за другим столом.
refused-channel-taken = В этом канале уже открыт другой стол. Сначала закончите его или откройте новый в ветке.
refused-full = Все места заняты.
refused-busy = Бот ещё доигрывает ход. Попробуйте через секунду.
refused-updating = За этим столом уже играла более новая версия бота, а здесь она ещё обновляется. Попробуйте через несколько минут.
refused-unknown = Связь пропала во время записи, и неизвестно, сохранилось ли это. Посмотрите на стол; если нет, повторите.
refused-gone = Этот момент уже прошёл. Вот что можно решить сейчас.
refused-host-only = Это может только хозяин стола.
refused-how-many = { $least ->
    [0] Выберите не больше { $most }.
   *[other] Выберите от { $least } до { $most }.
}
refused-exactly = Выберите ровно { $n }.
refused-incomplete = В ответе чего-то не хватает.
refused-invariant = Это сломало бы игру: { $what }
refused-no-fix = Исправления «{ $fix }» не существует.
refused-no-moment = Такой записи в журнале нет.
refused-no-order = В этой игре нет такого приказа.
refused-no-session = Этого стола больше нет.
refused-no-stand-in = За столом нет автопилотов.
refused-no-campaign = Такой кампании нет.
refused-no-choice = Такого постоянного решения здесь нет, или принимать его не вам.
refused-no-figure = Кто-то остался бы без фигурки. Дайте каждому хотя бы одну или пусть их раздаст бот.
refused-no-sheet = Листа «{ $typed }» нет.
refused-no-sheets = Листов, которые можно показать, здесь пока нет. Кампанию основывает команда «кампания» этой игры.
refused-no-role = Такой стороны за этим столом нет.
refused-no-table-here = В этом канале не играют. Ваши столы покажет `/me games`, а как открыть новый, расскажет `/help`.
refused-other-game = В «{ $game }» в этом канале сейчас не играют.
refused-not-begun = Игра ещё не началась.
refused-not-seated = У вас нет места за этим столом.
refused-not-yours = Об этом спрашивают не вас.
refused-nothing-to-undo = Отменять нечего.
refused-old-control = Эта кнопка устарела. Нажимайте кнопки под самым новым постом стола.
refused-option = Такой настройки или такого значения нет.
refused-option-apart = С остальными настройками это не сочетается.
refused-option-single = Это уже выбрал кто-то другой.
refused-over = Эта игра окончена.
refused-abandoned = Из этой игры вышли все. Кто за ней сидел, может продолжить её командой `/table join`, а ведущий может отдать место кому-нибудь: `/table gm`.
refused-permissions = Мне не хватает прав: { $missing }.
refused-role-not-yours = За эту сторону играете не вы.
refused-role-taken = За эту сторону играет { $who }.
refused-stand-in-plays = За вас играет автопилот. `/table join` вернёт вам место.
refused-too-few = { $least ->
    [one] Нужен хотя бы { $least } игрок. Пусть кто-нибудь сядет, или добавьте автопилота.
    [few] Нужно хотя бы { $least } игрока. Пусть кто-нибудь сядет, или добавьте автопилота.
   *[many] Нужно хотя бы { $least } игроков. Пусть кто-нибудь сядет, или добавьте автопилота.
}
refused-undo-known = С тех пор что-то открыли или бросили кубики, поэтому ход уже не отменить.
refused-undo-others = Последний ход был не ваш.
refused-verify-early = До конца игры зерно кубиков тайное. Его контрольная сумма — в первой записи журнала.
refused-word = Такого варианта уже нет. Посмотрите самую новую панель.
console-bad-token = Discord не принимает токен из .env. Скопируйте его заново с портала разработчика (Bot › Reset Token).
console-no-token = DISCORD_TOKEN не задан, а локальный стол здесь не установлен.
console-bad-setting = Значение настройки { $name } не подходит: что в ней бывает, сказано в .env.example.
console-no-network = Не удаётся связаться с Discord: { $why }
store-exists = { $path } уже есть; ничего не перезаписано.
store-no-copy = Не удалось скопировать { $path } в { $to }: { $why }
store-foreign = { $path } — база данных другой программы; она не тронута.
store-newer = У базы { $path } версия { $found }, а эта программа знает только версии до { $known }; база не тронута.
store-damaged = База { $path } повреждена ({ $why }) и осталась нетронутой. Возьмите одну из ночных копий.
store-incomplete = В базе { $path } не хватает части ({ $what }); она осталась нетронутой. Возьмите одну из ночных копий.
store-in-use = С базой { $path } уже работает другой запущенный бот.
store-read-only = Базу { $path } можно читать, но не изменять: дайте боту право записи в этот файл и в его папку.
store-unusable = { $path } не годится как база данных: { $why }
store-old-sqlite = В этом Python — SQLite { $found }, а боту нужна версия { $needed } или новее.
store-bad-url = Это не адрес PostgreSQL: он выглядит как postgresql://имя:пароль@сервер/база, а в пароле вместо @ пишут %40, вместо / — %2F, вместо % — %25.
store-no-version = В базе { $path } на месте версии стоит «{ $found }»; база не тронута.
store-encoding = База { $path } хранит тексты в кодировке { $found }, а нужна UTF8 (createdb --encoding=UTF8 --template=template0).
store-no-driver = Для DATABASE_URL нужны пакеты из requirements-cluster.txt: { $why }
store-no-server = Не удалось связаться с { $path }: { $why }
store-no-login = { $path } не пускает бота: проверьте имя и пароль в DATABASE_URL ({ $why }).
store-standby = { $path } — резервный сервер, он только для чтения: укажите основной или добавьте target_session_attrs=read-write.
store-unknown = Связь с { $path } пропала во время записи: { $why }
store-not-empty = База { $path } не пуста; ничего не скопировано.
store-not-equal = В базе { $path } оказалось не то, что в исходной ({ $what }); ничего не скопировано.
store-no-such-file = { $path } — не база данных, копировать нечего.
store-use-pg-dump = Копии PostgreSQL делают его средствами: pg_dump, pgBackRest или средства провайдера. Как — в docs/hosting.md.
store-other-shards = У работающих процессов шардов { $known }, а у этого { $found }: задайте всем одно и то же SHARDS или остановите все, прежде чем менять число.
store-shards-held = Шарды { $shards } уже обслуживает другой процесс ({ $who }).
console-bad-share = CLUSTER, CLUSTERS и SHARDS не подходят друг к другу ({ $why }): CLUSTER считается с нуля, и каждому процессу нужен хотя бы один шард.
store-closed = База { $path } уже закрыта.
table-moved = Стол продолжается здесь.
