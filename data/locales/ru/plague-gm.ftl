# Нашествие зомби: исправления и проверки для ведущих.

## Corrections

plague-fix-place = Где кто стоит
plague-fix-lives = Жизни человека
plague-fix-death = Человек погибает
plague-fix-actions = Потраченные действия
plague-fix-done = Закончен ли ход
plague-fix-zombie = Добавить или убрать зомби
plague-fix-thing = Где карта поиска
plague-fix-weapon = Заряжено или разряжено
plague-fix-hand = Рука Игрока-Зомби
plague-fix-barricade = Баррикады
plague-fix-fire = Огни
plague-fix-searched = Что обыскано
plague-fix-engine = Мотор
plague-fix-entrance = Где вход в подвал
plague-fix-round = Номер раунда
plague-fix-traitor = Предатель
plague-fix-copy = { $card } ({ $n })
plague-fix-option-rises = И восстанет
plague-fix-option-stays = И не восстанет
plague-fix-option-on = Да
plague-fix-option-off = Нет
plague-fix-option-add = Добавить
plague-fix-option-remove = Убрать
plague-fix-option-zombie = Зомби
plague-fix-option-crawler = Ползун
plague-fix-option-crazy = Сумасшедший зомби
plague-fix-option-discard = Сброс
plague-fix-option-deck = На верх колоды
plague-fix-option-ground = На землю
plague-fix-option-loaded = Заряжено
plague-fix-option-empty = Разряжено
plague-fix-option-to_hand = В руку
plague-fix-option-to_rest = Из руки
plague-fix-hidden-card = карта
plague-fix-hidden-traitor = кто предатель
plague-fix-did-place = { $figure } теперь на { $at }.
plague-fix-did-lives = { $figure }: жизней { $before } → { $after }.
plague-fix-did-actions = { $figure }: потрачено действий { $before } → { $after }.
plague-fix-did-done = { $figure }: ход закончен — { $what ->
    [on] да
   *[off] нет
}.
plague-fix-did-death = { $figure } теперь среди погибших и { $what ->
    [rises] встанет
   *[stays] не встанет
}.
plague-fix-did-new = { $figure } поставлен на { $at }.
plague-fix-did-gone = { $figure } убран с поля.
plague-fix-did-thing = Исправлено: { $card }.
plague-fix-did-hidden = Исправлено, скрыто: { $card }.
plague-fix-did-edge = Баррикада исправлена: { $edge }.
plague-fix-did-fire = Огонь исправлен: { $at }.
plague-fix-did-searched = Поиск исправлен: { $figure }, { $place }.
plague-fix-did-engine = Мотор работает: { $what ->
    [on] да
   *[off] нет
}.
plague-fix-did-entrance = Вход в подвал теперь здесь: { $place }.
plague-fix-did-round = Раунд { $before } → { $after }.

## Invariants

plague-check-i1 = Карты поиска не хватает, или она лежит в двух местах (I1)
plague-check-i2 = Карты Игрока-Зомби не хватает, или она лежит в двух местах (I2)
plague-check-i3 = Зомби на поле и в запасе не сходятся (I3)
plague-check-i4 = Свежие мертвецы или сумасшедшие зомби не сходятся (I4)
plague-check-i5 = Баррикад слишком много, или они стоят не там (I5)
plague-check-i6 = Уничтоженные стены не сходятся (I6)
plague-check-i7 = Огней слишком много, или они горят не там (I7)
plague-check-i8 = Две фишки на одной клетке, или фишка стоит не там (I8)
plague-check-i9 = У человека не может быть столько жизней, или мёртвый что-то держит (I9)
plague-check-i10 = У человека не может быть столько действий (I10)
plague-check-i11 = Один человек обыскал одно место дважды (I11)
plague-check-i12 = Человек в двух местах сразу или нигде (I12)
plague-check-i13 = Кто-то сидит во взорванной машине (I13)
plague-check-i18 = За ход сыграно слишком много карт или две одинаковых (I18)
plague-check-i21 = Никто не в сознании (I21)
plague-check-i25 = Ползуны держат тех, кого не могут (I25)
plague-check-r0 = Названо то, чего в этой игре нет: { $what }
plague-check-r1-2 = У человека нет игрока (R1.2)
