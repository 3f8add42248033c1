# Z-Game: строки журнала, какими их писали прежние версии.

zgame-invasion = { $n ->
    [0] Нашествие никуда не прорвалось.
    [one] Нашествие, новые зомби: { $places }.
    [few] Нашествие, новые зомби: { $places }.
   *[many] Нашествие, новые зомби: { $places }.
}
zgame-marauders = Мародёры перебираются: { $at }.
zgame-lured = { $n ->
    [one] Приходит зомби: { $places }.
    [few] Приходят зомби: { $places }.
   *[many] Приходят зомби: { $places }.
}
zgame-shot = { $n ->
    [one] { $at }: застрелен { $n } зомби.
    [few] { $at }: застрелены { $n } зомби.
   *[many] { $at }: застрелено { $n } зомби.
}
zgame-wrecks = { $who } устраивает погром: { $at }. Квартал опустошён.
zgame-gains = { $who } пополняет запасы. Пища: { $food }, медикаменты: { $medicine }.
zgame-fight = { $who } нападает: { $at }. Обороняется { $whom }.
zgame-wins = { $who } побеждает: { $at }. Проигрывает { $whom }, счёт { $n } : { $m }.
zgame-retreats = { $who } отступает: { $at } ({ $what }).
zgame-undead = { $who } встречает зомби: { $at }. Вышли: { $zombies }, сила { $n }.
zgame-clears = { $n ->
    [one] { $who } зачищает место: { $at }. Убит { $n } зомби.
    [few] { $who } зачищает место: { $at }. Убиты { $n } зомби.
   *[many] { $who } зачищает место: { $at }. Убито { $n } зомби.
}
zgame-overrun = { $who } проигрывает зомби: { $at }.
zgame-mob = Толпа мертвецов ничего не оставляет: { $at }. Квартал опустошён.
zgame-horde = { $n ->
    [one] Орда расползается: { $n } новый зомби по соседству.
    [few] Орда расползается: { $n } новых зомби по соседству.
   *[many] Орда расползается: { $n } новых зомби по соседству.
}
zgame-noise = { $n ->
    [0] { $who } стреляет, но зомби не приходят.
    [one] { $who } стреляет и приманивает { $n } зомби: { $places }.
    [few] { $who } стреляет и приманивает { $n } зомби: { $places }.
   *[many] { $who } стреляет и приманивает { $n } зомби: { $places }.
}
zgame-razes = { $n ->
    [one] { $who } теряет { $n } баррикаду: { $at }.
    [few] { $who } теряет { $n } баррикады: { $at }.
   *[many] { $who } теряет { $n } баррикад: { $at }.
}
zgame-builds = { $who } строит баррикаду: { $at }.
zgame-despoils = { $who } опустошает квартал ради двойного дохода: { $at }.
zgame-income = { $n ->
    [one] { $who } получает доход: { $n } карта, пища { $food }, медикаменты { $medicine }.
    [few] { $who } получает доход: { $n } карты, пища { $food }, медикаменты { $medicine }.
   *[many] { $who } получает доход: { $n } карт, пища { $food }, медикаменты { $medicine }.
}
zgame-joins = { $who } получает бойца: { $what }, { $at }.
zgame-pays = { $who } содержит банду (нужно { $n }). Пища: { $food }, медикаменты: { $medicine }.
zgame-ruins = Разрушение: { $at }. Квартал опустошён.
zgame-captures = { $who } захватывает базу: { $at }.
zgame-returns = База возвращается: { $at }, хозяин { $who }.
zgame-end-standing-out = банда выбыла
zgame-sum-cleared = { $n ->
    [one] { $n } убитый зомби
    [few] { $n } убитых зомби
   *[many] { $n } убитых зомби
}
zgame-sum-won = победа, соперник { $whom }
zgame-sum-beaten = поражение, соперник { $whom }
zgame-sum-overrun = { $n ->
    [one] { $n } бой с зомби проигран
    [few] { $n } боя с зомби проиграны
   *[many] { $n } боёв с зомби проиграно
}
zgame-sum-built = { $n ->
    [one] { $n } новая баррикада
    [few] { $n } новые баррикады
   *[many] { $n } новых баррикад
}
zgame-sum-despoiled = { $n ->
    [one] { $n } опустошённый квартал
    [few] { $n } опустошённых квартала
   *[many] { $n } опустошённых кварталов
}
zgame-sum-wrecked = погром: { $at }
zgame-sum-captured = захвачена база { $at }
zgame-sum-drew = { $n ->
    [one] { $n } карта дохода
    [few] { $n } карты дохода
   *[many] { $n } карт дохода
}
