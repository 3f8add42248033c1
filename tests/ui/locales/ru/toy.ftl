core-option-take = Взять
core-option-leave = Оставить
core-kind-bid = Ставка
core-ask-bid = Какую карту ставите?
core-ask-score = Берёте очки?
core-ask-spoil = Сорвать раунд?
