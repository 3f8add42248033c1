# Имена и описания команд. Имена: строчные, не длиннее 32 знаков; описания не длиннее 100.

name-amount = сколько
name-bid = ставка
name-board = поле
name-card = карта
name-do = сделать
name-games = игры
name-hand = рука
name-help = помощь
name-join = сесть
name-language = язык
name-leave = встать
name-log = журнал
name-me = мне
name-orders = приказы
name-rules = правила
name-start = начать
name-status = положение
name-table = стол
name-text = словами
name-undo = отменить
name-verify = проверить
name-what = что
name-where = где
name-words = слова

about-help = Что умеет этот бот и как начать
about-me = Ваши игры и настройки
about-me-games = Ваши открытые столы, сначала те, что ждут вас
about-me-language = На каком языке отвечать вам лично
about-me-language-which = Язык или «как в моём Discord»
about-table = Игра в этом канале
about-table-status = Чей ход и как у кого дела, словами
about-table-board = Поле, каким его можно видеть вам
about-table-board-text = Словами вместо картинки
about-table-hand = Что у вас есть и о чём вас спрашивают, только для вас
about-table-log = Что уже произошло
about-table-do = Сделать всё, что сейчас можно
about-table-do-what = Начните вводить: предложим всё возможное
about-table-undo = Отменить последний ход, пока ничего не открылось
about-table-join = Сесть за стол или вернуть место у автопилота
about-table-leave = Встать из-за стола; в игре место займёт автопилот
about-table-verify = Проверить каждый бросок законченной игры
about-table-orders = Ответы заранее: посмотреть, отдать, отозвать
about-game-start = Открыть стол
about-game-start-where = В отдельной ветке (обычно) или в этом канале
about-game-start-language = Язык стола
about-game-rules = Найти что-нибудь в правилах
about-game-rules-words = Какие слова искать

name-here = сюда
name-game = игра
about-table-here = Продолжить свой стол в этом канале, например если его ветку удалили
about-table-join-role = За какую сторону играть, если сейчас за неё играет программа
about-table-here-game = Какой стол (вы его хозяин)

