ui-crate = Crate { $n }
ui-fruit = Fruit number { $n }
ui-long = Number { $n }: a label that says a great deal more about what will happen than anybody can read on the small screen of a phone, and then goes on
ui-option-yes = Yes
ui-option-no = No
ui-option-ammo = ammo
ui-option-gas = gas
ui-option-adr = adrenaline
ui-count-ammo = { $n } ammo
ui-count-gas = { $n } gas
ui-ask-pick = Which one?

ui-ask-journey = Where to?
    .kind = Journey
    .word-2 = What do you take along?
    .after-b-2 = What do you take from Bob?
    .after-b = What for Bob?

ui-choose-group = Choose a crate…
ui-ask-walk =
    .choose = Which fruit…
ui-option-kind-0 = kind
ui-option-kind-1 = kind 1
ui-option-kind-2 = kind 2
ui-option-kind-3 = kind 3
ui-option-kind-4 = kind 4
ui-option-kind-5 = kind 5
ui-option-kind-6 = kind 6
ui-option-kind-7 = kind 7
ui-option-kind-8 = kind 8
ui-option-kind-9 = kind 9
ui-option-kind-10 = kind 10
ui-option-kind-11 = kind 11
ui-option-kind-12 = kind 12
ui-option-kind-13 = kind 13
ui-option-kind-14 = kind 14
ui-option-kind-15 = kind 15
ui-option-kind-16 = kind 16
ui-option-kind-17 = kind 17
ui-option-kind-18 = kind 18
ui-option-kind-19 = kind 19
ui-option-kind-20 = kind 20
ui-option-kind-21 = kind 21
ui-option-kind-22 = kind 22
ui-option-kind-23 = kind 23
ui-option-kind-24 = kind 24
ui-option-kind-25 = kind 25
ui-option-kind-26 = kind 26
ui-option-kind-27 = kind 27
ui-option-kind-28 = kind 28
ui-option-kind-29 = kind 29

ui-ask-bid =
    .kind = Question bid

ui-ask-other =
    .kind = Question other

ui-ask-a =
    .kind = Question a

ui-ask-b =
    .kind = Question b

ui-ask-c =
    .kind = Question c

ui-ask-x =
    .kind = Question x
