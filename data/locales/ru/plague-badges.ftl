# Награды Zombie Plague: как называются и за что даются.

plague-badge-car = Завелась!
plague-badge-car-about = Уехать на машине
plague-badge-house = Мой дом — моя крепость
plague-badge-house-about = Отсидеться в доме
plague-badge-basement = Пересидели внизу
plague-badge-basement-about = Отсидеться в подвале
plague-badge-full = Места хватило всем
plague-badge-full-about = Уехать всем вместе, и все в сознании
plague-badge-sealed = Заколочено
plague-badge-sealed-about = Закрыть дом, никого не потеряв
plague-badge-unhurt = Ни одного укуса
plague-badge-unhurt-about = Победить так, чтобы никто из ваших не потерял ни жизни
plague-badge-carried = Своих не бросаем
plague-badge-carried-about = Вынести того, кто без сознания
plague-badge-slain = Могильщик
plague-badge-slain-about = Убить { $n } зомби за партию
plague-badge-searched = Во всех ящиках
plague-badge-searched-about = { $n ->
    [one] Провести { $n } обыск за партию
    [few] Провести { $n } обыска за партию
   *[many] Провести { $n } обысков за партию
}
plague-badge-built = Плотник
plague-badge-built-about = { $n ->
    [one] Поставить { $n } баррикаду за партию
    [few] Поставить { $n } баррикады за партию
   *[many] Поставить { $n } баррикад за партию
}
plague-badge-hard = Вопреки всему
plague-badge-hard-about = Победить за людей на самой высокой сложности
plague-badge-dead = Сытые мертвецы
plague-badge-dead-about = Победить за мертвецов
plague-badge-traitor = Простите, друзья
plague-badge-traitor-about = Уйти в одиночку, будучи предателем
