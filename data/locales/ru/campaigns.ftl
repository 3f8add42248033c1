# Кампании любой игры: главы, от которых что-то переходит дальше.

name-campaign = кампания
name-name = название
about-game-campaign = Кампания: посмотреть, основать, сыграть следующую главу
about-game-campaign-name = Какая; новое название основывает новую
name-sheet = лист
name-whose = чей
about-game-sheet = Посмотреть лист кампании, каков он сейчас
about-game-sheet-whose = Чей лист; без имени — все
about-gm-campaign = Кампании: поправить листы, перенести на другой сервер
about-gm-campaign-fix = Поправить то, что переходит в следующую главу
about-gm-campaign-which = Какая кампания
name-campaign-export = архив
about-gm-campaign-export = Вся кампания файлом
about-gm-campaign-import = Принять кампанию из файла
about-gm-campaign-file = Файл кампании

campaign-pace = { $pace } Это на одну главу.
campaign-chapter = Глава { $n }: { $title }
campaign-of = Кампания ({ $who })
campaign-unreadable = из другой версии
campaign-all = { $n ->
    [0] кампаний пока нет
    [one] { $n } кампания
    [few] { $n } кампании
   *[many] { $n } кампаний
}
campaign-how = `{ $command }` с названием покажет эту кампанию, а если её ещё нет — оснует.
campaign-found = Основать кампанию
campaign-founded = Кампания основана.
campaign-people = В прошлый раз играли: { $who }
campaign-ready = можно играть
campaign-which = Какую кампанию играть, решите в лобби первой партии.
campaign-lost = проиграна, её можно переиграть с самого начала
campaign-open = идёт в { $channel }
campaign-done = Кампания окончена.
campaign-begin = Начать
campaign-next = Следующая глава
campaign-again = Сыграть заново
campaign-anew = Другим составом
campaign-journal = Летопись
campaign-sheets = Что перешло в эту главу
campaign-file = Кампания файлом
campaign-journal-done = Вся кампания до этого дня. Файл откроется в любом браузере.
campaign-corrected = Поправка ({ $gm }): { $what } ({ $why })
campaign-no-reason = без объяснений
campaign-preview = Изменится вот что:
campaign-no-change = ничего
campaign-export-done = Кампания целиком; принять её можно командой `/gm campaign import`.
campaign-imported = Кампания «{ $name }» теперь здесь: `{ $command }`.

lobby-free = Освободить место того, кто не придёт…

refused-campaign-name = Кампании нужно название.
refused-campaign-named = Кампания «{ $name }» здесь уже есть.
refused-campaign-unsound = С этого не могла бы начаться ни одна глава.
import-campaign-packed = Это не упакованный файл кампании.
