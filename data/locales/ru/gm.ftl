# Ведущие: команды, пульт, что читает стол, исправления, общие для всех игр, файлы партий.

name-gm = ведущий
name-panel = пульт
name-fix = исправить
name-rewind = отмотать
name-pause = пауза
name-resume = продолжить
name-act-as = ответить-за
name-skip = пропустить
name-seat = место
name-dice = кубики
name-step = этап
name-reveal = заглянуть
name-repost = вывесить
name-check = сверить
name-announce = объявить
name-end = закончить
name-transfer = передать
name-audit = дела
name-import = загрузить
name-helper = помощник
name-role = роль
name-reason = причина
name-who = кто
name-action = действие
name-winners = победители
name-file = файл
name-remove = снять

about-gm = Для ведущего этого стола
about-gm-panel = Всё, что ведущий может сделать кнопками
about-gm-fix = Исправить игру: сначала покажем, что изменится
about-gm-fix-what = Начните вводить: предложим все исправления, возможные сейчас
about-gm-reason = Почему; это прочтёт весь стол
about-gm-dice = Задать или сменить следующий либо последний бросок
about-gm-step = Убрать застрявший этап или поставить другой
about-gm-undo = Взять назад последнее действие, чьё бы оно ни было, даже с бросками
about-gm-rewind = Продолжить с любой записи журнала
about-gm-rewind-moment = Запись журнала, после которой продолжить
about-gm-pause = Остановить игру: ходить нельзя никому
about-gm-resume = Продолжить после паузы
about-gm-act-as = Ответить за игрока
about-gm-whose = Чьё место
about-gm-skip = Безопасный ответ на всё, чего сейчас ждут от игрока
about-gm-reveal = Увидеть то, что видит игрок; стол узнает, что вы смотрели
about-gm-seat = Отдать место другому, автопилоту или освободить
about-gm-seat-action = Что сделать с местом
about-gm-seat-who = Кому отдать место (при замене)
about-gm-transfer = Сделать хозяином стола другого
about-gm-transfer-who = Новый хозяин
about-gm-helper = Назначить ведущего этого стола
about-gm-helper-who = Кто поможет
about-gm-helper-remove = Лишить этого права
about-gm-role = Роль, участники которой — ведущие на этом сервере
about-gm-role-which = Роль; не указывайте, чтобы не было никакой
about-gm-announce = Объявить что-нибудь столу
about-gm-announce-text = Что должен прочесть стол
about-gm-end = Закончить игру сейчас
about-gm-end-winners = Имена через запятую; если не указать, решат правила
about-gm-repost = Вывесить стол заново, можно и в другом канале
about-gm-repost-table = Ваш стол, который переедет в этот канал
about-gm-check = Проверить, всё ли в игре в порядке
about-gm-audit = Что здесь делали ведущие и почему
about-gm-export = Вся партия файлом, со всеми тайнами, только для вас
about-gm-import = Открыть в этом канале стол из файла
about-gm-import-file = Файл, сохранённый ведущим

gm-panel = Ведущий
gm-panel-lobby = Игра ещё не началась. Пока работают `/gm seat`, `/gm transfer`, `/gm helper` и `/gm end`.
gm-undo = Отменить
gm-pause = Пауза
gm-resume = Продолжить
gm-check = Проверить
gm-repost = Вывесить
gm-audit = Дела
gm-skip-seat = Пропустить: { $who }
gm-choose-fix = Исправить…
gm-choose-moment = Вернуться к…
gm-back = К пульту
gm-preview = Вот что изменится:
gm-preview-rolls = Затем будут брошены кубики или открыто тайное; что именно выйдет, станет видно только потом.
gm-preview-broken = При этом нарушатся правила игры:
gm-apply = Сделать
gm-force = Сделать силой
gm-moved-on = Игра тем временем ушла вперёд. Теперь изменится вот что:
gm-locked = Вы сами играете за этим столом
gm-locked-why = Некоторые исправления и ответы показывают то, чего вам с вашего места видеть нельзя. Они станут доступны, как только стол узнает, что вы смотрите; после вашего следующего хода сообщить придётся снова.
gm-look = Сообщить столу и смотреть
gm-why-title = Почему?
gm-why-label = Причина (её прочтёт стол)
gm-done = Готово.
gm-seat-replace = отдать другому человеку
gm-seat-stand-in = пусть пока играет автопилот
gm-seat-remove = забрать насовсем
gm-role-set = Теперь ведущие на этом сервере — участники с ролью <@&{ $role }>.
gm-role-none = Теперь на этом сервере нет роли ведущих.
gm-reveal-title = Что видит { $who }
gm-check-sound = ✅ Всё в порядке.
gm-check-broken = { $n ->
    [one] Нарушено { $n } правило:
    [few] Нарушено { $n } правила:
   *[many] Нарушено { $n } правил:
}
gm-audit-title = { $n ->
    [one] { $n } действие ведущих
    [few] { $n } действия ведущих
   *[many] { $n } действий ведущих
}
gm-audit-none = Ведущие здесь пока ничего не делали.
gm-export-file = Вся партия одним файлом
gm-export-done = В этом файле всё, в том числе тайное. Никому его не показывайте. Открыть его снова: `/gm import`.
gm-import-done = Стол открыт в этом канале.
gm-announcement = 📣 **{ $gm }**: { $text }
public-paused = ⏸️ Ведущий поставил игру на паузу.

# Что читает стол. $why — одно из двух следующих.
gm-why = { " " }Причина: { $text }
gm-no-why = { "" }
gm-did-fix = { $gm } исправляет игру.{ $why }
gm-did-undo = { $gm } отменяет запись { $seq }.{ $why }
gm-did-rewind = { $gm } возвращает игру к записи { $seq }.{ $why }
gm-did-roll-again = { $n ->
    [0] { $gm } велит повторить бросок из записи { $seq }.{ $why }
    [one] { $gm } велит повторить бросок из записи { $seq }; задан { $n } кубик.{ $why }
    [few] { $gm } велит повторить бросок из записи { $seq }; заданы { $n } кубика.{ $why }
   *[many] { $gm } велит повторить бросок из записи { $seq }; задано { $n } кубиков.{ $why }
}
gm-did-again = { $gm } оставляет ответ игрока { $who } в силе.{ $why }
gm-did-answer = { $gm } отвечает за игрока { $who }.{ $why }
gm-did-skip = { $gm } пропускает игрока { $who }: берётся безопасный ответ.{ $why }
gm-did-pause = { $gm } ставит игру на паузу.{ $why }
gm-did-resume = { $gm } снимает игру с паузы.{ $why }
gm-did-deadline = { $gm } меняет сроки.{ $why }
gm-did-repost = { $gm } вывешивает стол заново.{ $why }
gm-did-look = { $gm } играет здесь и смотрит на тайное как ведущий.{ $why }
gm-did-replace = { $gm } передаёт место игрока { $who } игроку { $whom }.{ $why }
gm-did-stand-in = { $gm } сажает автопилота вместо игрока { $who }.{ $why }
gm-did-remove = { $gm } забирает место у игрока { $who }.{ $why }
gm-did-transfer = { $gm } передаёт стол новому хозяину: { $whom }.{ $why }
gm-did-name = { $gm } назначает ведущего этого стола: { $who }.{ $why }
gm-did-unname = { $gm } снимает ведущего этого стола: { $who }.{ $why }
gm-did-reveal = { $gm } смотрит на то, что может видеть только { $who }.{ $why }
gm-did-export = { $gm } сохраняет всю партию, вместе с тайнами, в файл.{ $why }
gm-did-import = { $gm } открывает здесь эту партию из файла.{ $why }
gm-did-announce = { $gm } объявляет: { $text }{ $why }
gm-forced = Силой. Нарушено: { $what }.
gm-stirred = Кубики перемешаны: прежние броски не повторятся.

# Исправления, общие для всех игр
fix-drop-step = Убрать этап
fix-put-step = Поставить этап
fix-next-dice = Следующий бросок
fix-last-dice = Назад к последнему броску
fix-end = Закончить игру
fix-result = Исправить итог
fix-end-now = сейчас
fix-step-of = { $what } ({ $who })
fix-step-top = поверх всего
fix-dice-set = задать
fix-dice-fresh = другая удача
fix-did-drop = Исправлено: этап убран: { $what }.
fix-did-put = Исправлено: начинается этап: { $what }.
fix-did-dice = { $n ->
    [0] Исправлено: удача впереди теперь другая.
    [one] Исправлено: задан { $n } следующий кубик.
    [few] Исправлено: заданы { $n } следующих кубика.
   *[many] Исправлено: заданы { $n } следующих кубиков.
}
fix-did-last-dice = { $n ->
    [0] Последний бросок повторяется. Всё, что было после него, отменяется.
    [one] Последний бросок повторяется, задан { $n } кубик. Всё, что было после него, отменяется.
    [few] Последний бросок повторяется, заданы { $n } кубика. Всё, что было после него, отменяется.
   *[many] Последний бросок повторяется, задано { $n } кубиков. Всё, что было после него, отменяется.
}
fix-did-result = Исправлено: { $what }
result-ended = Ведущий заканчивает игру.
result-named = { $n ->
    [0] Решение ведущего: победителя нет.
   *[other] Решение ведущего: победа — { $winners }.
}

refused-paused = Игра на паузе. Ходить можно будет, когда ведущий её снимет.
refused-gm = Это могут только ведущие этого стола: его хозяин, те, кого он назначил, и ведущие сервера.
refused-gm-owner = Это могут только хозяин стола и ведущие сервера.
refused-gm-manager = Для этого нужно право «Управлять сервером».
refused-gm-trusted = Это могут только ведущие сервера: роль, заданная командой `/gm role`, или право «Управлять сервером».
refused-gm-broken = Это нарушит правила игры: { $what }. В предпросмотре можно сделать это силой.
refused-gm-stuck = После этого никто не смог бы играть дальше.
refused-gm-no-roll = Кубики ещё не бросали.
refused-gm-not-due = От игрока { $who } сейчас ничего не ждут.
refused-gm-seat = За этим столом нет такого места.
refused-gm-has-seat = { $who } уже сидит за этим столом.
refused-gm-back = Тот, кто должен вернуться, уже сидит за этим столом на другом месте.
refused-gm-last = За столом должен остаться хотя бы один человек. Закончить игру можно командой `/gm end`.
refused-gm-paused = Игра уже на паузе.
refused-gm-running = Игра не на паузе.
refused-gm-who = Укажите, кто; боты не подходят.

import-refused = Ничего не изменилось: этот файл не подходит.
import-large = Он слишком велик: можно не больше { $most } КБ.
import-no-json = Это не JSON: { $what }
import-deep = Слишком глубокая вложенность: можно не больше { $most } уровней.
import-format = Это не партия, сохранённая здесь.
import-version = Версия формата { $found }, а известна { $known }.
import-game = В эту игру здесь не играют: { $game }
import-newer = Файл сделан более новой версией: { $what } — { $found }, а известно { $known }.
import-missing = Не хватает: { $path }
import-unknown = Лишнее: { $path }
import-wrong = Не годится: { $path }
import-twice = Кто-то сидит здесь дважды: { $path }
import-packed = Повреждено: { $path } и всё, что дальше.
import-other-game = Это состояние другой партии: { $path }
import-broken = Нынешнее состояние нарушает правило: { $what }
import-unplayable = Из нынешнего состояния никто не смог бы играть дальше.
import-more = { $n ->
    [one] И ещё { $n } замечание.
    [few] И ещё { $n } замечания.
   *[many] И ещё { $n } замечаний.
}

# «Зомбистопом по Америке»: этапы и проверки
hitz-step-journey = Всё путешествие
hitz-step-planning = Планирование
hitz-step-round = Раунд
hitz-step-auction = Аукцион
hitz-step-bidding = Торг
hitz-step-ceilings = Тайные пределы
hitz-step-payment = Оплата ставок
hitz-step-neworder = Новый порядок
hitz-step-encounter = Маршруты
hitz-step-travel = Маршрут
hitz-step-playcard = Карта
hitz-step-fight = Битва
hitz-step-curtain = Конец игры
hitz-step-survivor = Новый выживший
hitz-step-token = Особый жетон
hitz-step-drop = Сброс
hitz-step-gain = Получение ресурсов
hitz-step-supply = Припасы
hitz-step-scavengeroll = Бросок на поиск
hitz-step-fuel = Бензин
hitz-step-meds = Лекарства
hitz-step-toll = Пошлина
hitz-step-rollloss = Бросок на потери
hitz-step-grab = Хватай и беги
hitz-step-map = Дорожная карта
hitz-step-rifle = Винтовка
hitz-step-wound = Рана
hitz-step-toxic = Токсины
hitz-step-fanaticpay = Фанатик: плата
hitz-step-fanaticblast = Фанатик: взрыв
hitz-step-trade = Обмен
hitz-check-i1 = Какой-то карты нет, или она лежит в двух местах (I1)
hitz-check-i2 = В итоге кому-то засчитано слишком мало (I2)
hitz-check-i2-i16 = У кого-то больше выживших или очков, чем дают карты (I2, I16)
hitz-check-i3 = У выбывшего что-то осталось, или он жив (I3)
hitz-check-i4 = Карты инициативы не у тех, кто жив (I4)
hitz-check-i5 = Группа выбрала два маршрута (I5)
hitz-check-i5a = Фишки ставок стоят вместе, ушли с планшета или больше, чем есть у владельца (I5a)
hitz-check-i6 = Особых жетонов не хватает или слишком много (I6)
hitz-check-i7 = У кого-то чего-то меньше нуля (I7)
hitz-check-i8 = Ключи лежат не там (I8)
hitz-check-i10 = Колода не сложена по уровням (I10)
hitz-check-i11 = В колоде не столько карт, или на столе карта другого уровня (I11)
hitz-check-i12-i15 = Кто-то бросил не столько красных кубиков (I12, I15)
hitz-check-i13 = Разыгрывается больше одной карты (I13)
hitz-check-i14 = В битве нет противника, или из неё можно сбежать после начала ближнего боя (I14)
hitz-check-i15 = Выпала грань, которой нет ни на одном кубике (I15)
hitz-check-i17 = В игре карта, предназначенная для четверых (I17)
hitz-check-i18 = Игра закончилась слишком рано, или такого раунда нет (I18)
hitz-check-i19 = Победители — не те, кто жив (I19)
hitz-check-r4-3 = Бесплатных маршрутов не хватает тем, кому ещё выбирать (R4.3)
