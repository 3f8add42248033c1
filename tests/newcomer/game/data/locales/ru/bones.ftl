bones-name = Кости
bones-about = Бросайте кости и остановитесь, пока они целы.
name-bones = кости
about-bones = «Кости»: бросайте и вовремя остановитесь
name-wear = надеть
about-bones-wear = Надеть амулет
name-trinket = амулет
about-bones-wear-trinket = Какой именно
name-throw = кинуть
about-bones-throw = Бросить кость
name-halt = хватит
about-bones-halt = Остановиться и сохранить набранное
name-offer = жертва
about-bones-offer = Отдать часть набранного и остановиться
about-bones-offer-amount = Сколько очков
name-either = решить
about-bones-either = Бросить или остановиться
about-bones-either-how = Как предложено
name-luck = удача
about-bones-either-luck = Одно из двух
bones-option-luck-throw = бросить
bones-option-luck-stop = остановиться
name-charm = оберег
about-bones-charm = Посмотреть амулет
about-bones-charm-which = Его название
bones-no-charm = Амулета «{ $typed }» нет.
bones-charm-tooth = Зуб
bones-charm-claw = Коготь
bones-charm-skull = Череп

bones-ask-charm = Какой амулет вы наденете?
    .kind = Амулет
    .hint = Надетый амулет меняет цену бросков. Те, что остались у вас, никто не видит.
    .wait = выбор амулета

bones-ask-throw = Бросать дальше или остановиться?
    .kind = Бросок
    .hint = Бросайте и копите очки, но сломанная кость отнимет всё, что набрано за ход.
    .wait = бросок
    .why = { $n ->
        [0] Терять вам пока нечего.
        [one] Ради { $n } очка останавливаться рано.
        [few] Ради { $n } очков останавливаться рано.
       *[many] Ради { $n } очков останавливаться рано.
    }

bones-option-throw = бросить
bones-option-stop = остановиться
bones-word-throw = бросить
bones-word-stop = остановиться
bones-when-stop = после первого броска

bones-ask-pay = Отдать очки и остановиться?
    .kind = Жертва
    .hint = Часть очков можно отдать на удачу и остановиться.

bones-option-points = очки
bones-count-points = { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[many] { $n } очков
}
bones-title-dressing = Амулеты
bones-title-turn = Ходит { $who }
bones-wears = { $who } надевает амулет: { $charm }.
bones-throws = { $who } бросает кость: { $faces }.
bones-breaks = { $who } теряет { bones-count-points }.
bones-banks = { $who } сохраняет { bones-count-points }, всего теперь { $sum }.
bones-corrected = { $who }: теперь { bones-count-points }.
bones-end = Кости брошены.
bones-hand = У вас в руке: { $charms }
bones-face-low = малая
bones-face-high = большая
bones-face-broken = треснула
bones-setting-goal = Цель
bones-setting-goal-about = Сколько очков нужно для победы
bones-value-goal-10 = десять
bones-value-goal-20 = двадцать
bones-order-stop = Не рисковать
bones-order-stop-about = Останавливаться после первого броска
bones-fix-points = Очки
bones-check-b1 = У кого-то меньше нуля очков.
bones-step-dressing = Выбор амулетов
bones-step-turn = Ход
bones-step-turns = Все ходы
bones-step-match = Партия
bones-board-wait = { $names }: { $what }
bones-board-wait-several = разное
bones-board-points = { $letter } { $name }: { $n }
bones-board-worth = Ценность { $n }
bones-sealed = Выбор сделан: { $who }.
