core-option-take = Взять
core-option-leave = Оставить

core-ask-bid = Какую карту ставите?
    .kind = Ставка

core-ask-score = Берёте очки?
core-ask-spoil = Сорвать раунд?
