# Мастерская: что участники сервера пишут друг для друга.

refused-no-pack = В мастерской этого сервера такого нет.
refused-pack-older = Теперь есть версия { $n }: она в `/workshop look`.
refused-pack-there = Точно такое в мастерской уже есть.
refused-packs-full = Мастерская сервера полна: больше { $most } не помещается. Сначала уберите что-нибудь.
refused-pack-unplayed = Оценить может только тот, кто доиграл до конца.
refused-gm-written = Это играется по чужому сценарию, а он может быть сколь угодно лёгким: такие партии не идут в счёт.
import-pack = Сценарий в файле: { $what }

## `/workshop`

name-workshop = мастерская
name-add = добавить
menu-workshop-add = В мастерскую
name-list = список
name-look = посмотреть
name-title = название
name-author = автор
name-licence = лицензия
about-workshop = Миссии, дороги и прочее, что придумали участники этого сервера
about-workshop-add = Положить в мастерскую что-нибудь своё: сначала бот всё проверит и сыграет
about-workshop-add-file = Один файл TOML или zip с несколькими и их текстами
about-workshop-add-title = Как это здесь называется; если не указать — по первому, что внутри
about-workshop-add-author = Кто это написал; если не указать — вы
about-workshop-add-licence = Что с этим можно делать другим, например CC BY 4.0
about-workshop-list = Всё, что написали участники и во что здесь можно сыграть
about-workshop-look = Одно из этого с картинкой: сыграть, оценить, забрать с собой
about-workshop-look-title = Что именно

workshop-title = Мастерская
workshop-empty = Здесь пока ничего не написали. `/workshop add` принимает написанное файлом, `/workshop new` даст, с чего начать.
workshop-choose = Посмотреть
workshop-before = Новее
workshop-more = Ещё
workshop-version = версия { $n }
workshop-by = автор: { $who }
workshop-tables = { $n ->
    [one] { $n } партия
    [few] { $n } партии
    [many] { $n } партий
   *[other] { $n } партии
}
workshop-stars = { $stars } ({ $n })
workshop-gone = убрано из списка
workshop-added = ✅ Готово, это в мастерской: версия { $n }.
workshop-refused = { $n ->
    [one] Ничего не принято, нашлась { $n } ошибка:
    [few] Ничего не принято, нашлось { $n } ошибки:
    [many] Ничего не принято, нашлось { $n } ошибок:
   *[other] Ничего не принято, нашлось { $n } ошибки:
}
workshop-play = Играть
workshop-cards = Карты (спойлеры)
workshop-take = Файл
workshop-remove = Убрать
workshop-all = Все
workshop-back = Назад
workshop-rate-it = Оценить
workshop-rate = Как вам?
workshop-file = **{ $title }** файлом: `/workshop add` примет его на любом сервере, с автором и лицензией.
workshop-removed = **{ $title }** больше не в списке.
workshop-remove-sure = Убрать **{ $title }** из списка? { $n ->
    [0] В это ещё никто не играл.
   *[other] Начатые партии продолжатся.
}
refused-pack-large = Файл слишком большой: не больше { $most } КБ.
refused-pack-others = Убрать из списка может тот, кто это добавил, и те, кто следит за сервером.
refused-pack-message = { $n ->
    [0] В этом сообщении нет ничего для мастерской: нужен файл .toml или .zip.
    [one] В этом сообщении { $n } файл. Добавьте один из них командой `/workshop add` или пришлите всё одним zip.
    [few] В этом сообщении { $n } файла. Добавьте один из них командой `/workshop add` или пришлите всё одним zip.
    [many] В этом сообщении { $n } файлов. Добавьте один из них командой `/workshop add` или пришлите всё одним zip.
   *[other] В этом сообщении { $n } файла. Добавьте один из них командой `/workshop add` или пришлите всё одним zip.
}
