# Награды Zombie Plague: как называются и за что даются.

plague-badge-car = Завелась!
    .about = Уехать на машине
plague-badge-house = Мой дом — моя крепость
    .about = Отсидеться в доме
plague-badge-basement = Пересидели внизу
    .about = Отсидеться в подвале
plague-badge-full = Места хватило всем
    .about = Уехать всем вместе, и чтобы все были в сознании
plague-badge-sealed = Заколочено
    .about = Закрыть дом, никого не потеряв
plague-badge-unhurt = Ни одного укуса
    .about = Победить так, чтобы никто из ваших не потерял ни жизни
plague-badge-carried = Своих не бросаем
    .about = Вынести того, кто без сознания
plague-badge-slain = Могильщик
    .about = Убить { $n } зомби за партию
plague-badge-searched = Во всех ящиках
    .about = { $n ->
        [one] Обыскать места { $n } раз за партию
        [few] Обыскать места { $n } раза за партию
       *[many] Обыскать места { $n } раз за партию
    }
plague-badge-built = Плотник
    .about = { $n ->
        [one] Поставить { $n } баррикаду за партию
        [few] Поставить { $n } баррикады за партию
       *[many] Поставить { $n } баррикад за партию
    }
plague-badge-hard = Вопреки всему
    .about = Победить за людей на самой высокой сложности
plague-badge-dead = Сытые мертвецы
    .about = Победить за мертвецов
plague-badge-traitor = Простите, друзья
    .about = Уйти в одиночку, будучи предателем
