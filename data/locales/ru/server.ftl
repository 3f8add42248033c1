about-gm-server = Что действует для всех столов сервера
name-server = сервер
server-title = Этот сервер
server-about = Действует для всех столов. Что не задано, то свободно. Менять это могут те, кто управляет сервером.
server-change = Изменить…
server-gone = (уже нет)
server-channel = <#{ $id }>
server-role = <@&{ $id }>
server-result = **{ $game }**: { $how }
server-channels = Каналы для столов
server-channels-about = Где можно открывать столы: в этих каналах и в их ветках
server-channels-none = везде
server-openers = Кто открывает
server-openers-about = Роль, которой можно открывать столы; если её нет — можно всем
server-openers-none = все
server-each = Столов у человека
server-each-about = Сколько столов один человек может держать открытыми сразу
server-each-none = сколько угодно
server-all = Столов всего
server-all-about = Сколько столов может быть открыто на сервере сразу
server-all-none = сколько угодно
server-language = Язык
server-language-about = На каком языке говорят новые столы; если не задан — на языке хозяина
server-language-none = как у хозяина
server-pace = Темп
server-pace-about = С чего начинают новые столы; хозяин может сменить темп в лобби
server-pace-none = по переписке
server-callers = Звать к новым столам
server-callers-about = Роль, которую зовут один раз, когда открывается стол
server-callers-none = никого
server-results = Итоги
server-results-about = Канал, где рассказывают, чем кончилась каждая партия
server-results-none = только за столом
server-acts = Действия ведущих
server-acts-about = Канал, где видно всё, что ведущие делают за столами
server-acts-none = только за столом
server-masters = Ведущие
server-masters-about = Роль, участники которой ведут любой стол
server-masters-none = хозяева и те, кого они назначат
server-barred = Без доступа
server-barred-about = Кому нельзя ни открывать столы, ни садиться за них; свои места за ними остаются
server-barred-none = никто
server-quiet = Тихие вызовы
server-quiet-about = Вызовы и итоги ни у кого не звучат; упоминание остаётся
refused-server-channels = Столы здесь открывают в { $where }: так решено на сервере («Каналы для столов»). Изменить это могут те, кто управляет сервером: `/gm server`.
refused-server-openers = Столы здесь открывают участники с ролью { $role }: так решено на сервере («Кто открывает»). Изменить это могут те, кто управляет сервером: `/gm server`.
refused-server-each = У вас здесь уже { $n ->
    [one] { $n } открытый стол
    [few] { $n } открытых стола
   *[many] { $n } открытых столов
  }, и больше на этом сервере нельзя («Столов у человека»). Сначала доиграйте; изменить это могут те, кто управляет сервером: `/gm server`.
refused-server-all = Здесь уже { $n ->
    [one] открыт { $n } стол
    [few] открыто { $n } стола
   *[many] открыто { $n } столов
  }, и больше на этом сервере нельзя («Столов всего»). Изменить это могут те, кто управляет сервером: `/gm server`.
refused-server-barred = На этом сервере вам нельзя открывать столы и садиться за них («Без доступа»). Изменить это могут те, кто управляет сервером: `/gm server`.
