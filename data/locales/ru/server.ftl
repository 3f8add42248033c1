about-gm-server = Что действует для всех столов сервера
name-server = сервер
server-title = Этот сервер
server-about = Действует для всех столов. Что не задано, то свободно.
server-gone = (уже нет)
server-channel = <#{ $id }>
server-role = <@&{ $id }>
server-result = **{ $game }**: { $how }
server-result-corrected = **{ $game }**, исправлено: { $how }
server-result-void = **{ $game }** продолжается: прежний итог больше не в силе.
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
server-forgotten-members = { $n ->
    [one] { $n } забытый
    [few] { $n } забытых
   *[many] { $n } забытых
}
server-quiet = Тихие вызовы
server-quiet-about = Вызовы и итоги ни у кого не звучат; упоминание остаётся
server-back = Назад
server-export = Выгрузить
server-export-why = выгрузка всех столов сервера
server-export-file = Все столы и кампании этого сервера
server-export-done = { $every ->
    [0] Столов на сервере ещё не было; в файле — его настройки.
   *[other] { $more ->
        [0] Все столы и кампании сервера
       *[other] Столы и кампании сервера, первые { $upto } из { $every }
      }, целиком, вместе со всем тайным — никому не показывайте. Столам, где ещё играют, об этом сказано. Стол снова откроет `/gm import`, кампанию — `/gm campaign import`.
}
server-export-missing = { $n ->
    [one] { $n } стол остался без файла: это лобби, либо он слишком велик или не читается. Он записан в `list.json`.
    [few] { $n } стола остались без файлов: это лобби, либо они слишком велики или не читаются. Они записаны в `list.json`.
   *[many] { $n } столов остались без файлов: это лобби, либо они слишком велики или не читаются. Они записаны в `list.json`.
}
server-export-next = Следующий файл
server-form-limits = Доступ
server-form-begin = Столы
server-form-told = Ведение
server-lost = задано другой версией бота, и эта его не понимает; пока не зададите заново, не действует.
server-amiss-none = часть этого с сервера исчезла.
server-amiss-channels = ни одного из этих каналов больше нет, и столы не открыть нигде.
server-amiss-openers = этой роли больше нет, и открыть стол не может никто, кроме вас.
server-amiss-callers = этой роли больше нет, звать некого.
server-amiss-results = этого канала больше нет, и итоги видны только за столом.
server-amiss-acts = этого канала больше нет, и действия ведущих видны только за столом.
server-amiss-masters = этой роли больше нет, и ведущим она никого не делает.
server-amiss-mention = мне нельзя упоминать эту роль, и её участники ничего не услышат: разрешите упоминать её всем или дайте мне право упоминать все роли.
server-amiss-rights = в { $where } мне не хватает прав: { $missing }.
refused-server-changed = Эти настройки только что изменил кто-то другой. Посмотрите на них ещё раз: `/gm server`.
refused-server-number = { $what }: целое число до { $most } или ничего, если без ограничения. Ничего не изменено.
refused-server-export = Выгрузка этого сервера уже идёт. Дождитесь файла.
server-forget = Забыть…
server-forget-title = Забыть этот сервер?
server-forget-goes = **Исчезнет навсегда:** { $tables ->
    [one] { $tables } стол
    [few] { $tables } стола
   *[many] { $tables } столов
  } с журналами и статистикой ({ $going ->
    [0] ни за одним сейчас не играют
    [one] { $going } ещё открыт — игра прервётся
    [few] { $going } ещё открыты — игры прервутся
   *[many] { $going } ещё открыто — игры прервутся
  }), { $campaigns ->
    [one] { $campaigns } кампания
    [few] { $campaigns } кампании
   *[many] { $campaigns } кампаний
  }, настройки с этой страницы.
server-forget-stays = **Останется:** то, что участники настроили для себя в `/me`, и сообщения в каналах — их можно удалить самим.
server-forget-backups = { $nights ->
    [0] В копиях базы, если их делает владелец бота, всё это ещё есть.
   *[other] В ночных копиях базы всё это ещё есть; каждая стирается, когда новее неё наберётся { $nights }.
}
server-forget-do = Забыть всё
server-forgotten = Забыто: { $tables ->
    [one] { $tables } стол
    [few] { $tables } стола
   *[many] { $tables } столов
  }, { $campaigns ->
    [one] { $campaigns } кампания
    [few] { $campaigns } кампании
   *[many] { $campaigns } кампаний
  }, все настройки. Об этом сервере больше ничего не хранится.
server-forgotten-post = Этого стола больше нет: управляющие сервером велели всё о нём забыть.
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
