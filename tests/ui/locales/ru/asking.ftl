ui-crate = Ящик { $n }
ui-fruit = Плод номер { $n }
ui-long = Номер { $n }: надпись, которая говорит о последствиях гораздо больше, чем можно прочитать на маленьком экране телефона, и продолжается дальше
ui-option-yes = Да
ui-option-no = Нет
ui-option-ammo = патроны
ui-option-gas = бензин
ui-option-adr = адреналин
ui-count-ammo = { $n ->
    [one] { $n } патрон
    [few] { $n } патрона
   *[other] { $n } патронов
}
ui-count-gas = { $n } бензина
ui-ask-pick = Что именно?

ui-ask-journey = Куда?
    .kind = Путь
    .word-2 = Что вы возьмёте с собой?
    .after-b-2 = Что вы возьмёте у Боба?
    .after-b = Что для Боба?

ui-choose-group = Выберите ящик…
ui-ask-walk =
    .choose = Какой фрукт…
ui-option-kind-0 = вид
ui-option-kind-1 = вид 1
ui-option-kind-2 = вид 2
ui-option-kind-3 = вид 3
ui-option-kind-4 = вид 4
ui-option-kind-5 = вид 5
ui-option-kind-6 = вид 6
ui-option-kind-7 = вид 7
ui-option-kind-8 = вид 8
ui-option-kind-9 = вид 9
ui-option-kind-10 = вид 10
ui-option-kind-11 = вид 11
ui-option-kind-12 = вид 12
ui-option-kind-13 = вид 13
ui-option-kind-14 = вид 14
ui-option-kind-15 = вид 15
ui-option-kind-16 = вид 16
ui-option-kind-17 = вид 17
ui-option-kind-18 = вид 18
ui-option-kind-19 = вид 19
ui-option-kind-20 = вид 20
ui-option-kind-21 = вид 21
ui-option-kind-22 = вид 22
ui-option-kind-23 = вид 23
ui-option-kind-24 = вид 24
ui-option-kind-25 = вид 25
ui-option-kind-26 = вид 26
ui-option-kind-27 = вид 27
ui-option-kind-28 = вид 28
ui-option-kind-29 = вид 29

ui-ask-bid =
    .kind = Вопрос bid

ui-ask-other =
    .kind = Вопрос other

ui-ask-a =
    .kind = Вопрос a

ui-ask-b =
    .kind = Вопрос b

ui-ask-c =
    .kind = Вопрос c

ui-ask-x =
    .kind = Вопрос x
