# Зомбицид: почему программа советует именно это, и поручения на мелкие вопросы.

zombicide-why-rescue = Кто лежит, погибнет, если за ним не придут.
zombicide-why-take = { $what ->
    [unread] Рядом карта, которую ещё никто не читал. Может, она-то миссии и нужна.
   *[known] Эта карта нужна для миссии, а вы стоите рядом.
}
zombicide-why-crate = Лучшее оружие лежит в таких ящиках.
zombicide-why-attack = { $sure ->
    [yes] Скорее всего, { $n ->
        [one] упадёт { $n } зомби и никого уже не ранит
        [few] упадут { $n } зомби и никого уже не ранят
       *[many] упадёт { $n } зомби, и никого они уже не ранят
    }.
   *[no] Может быть, один упадёт — иначе он кого-нибудь ранит.
}
zombicide-why-risk = В { $n ->
    [one] { $n } случае
    [few] { $n } случаях
   *[many] { $n } случаях
} из 100 оружие ломается.
zombicide-why-thrown = Что брошено, того больше нет.
zombicide-why-door = За ней { $zone }: путь дальше или задача. { $n ->
    [0] Никто оттуда не выйдет.
    [one] Из { $n } тёмной зоны могут выйти зомби.
    [few] Из { $n } тёмных зон могут выйти зомби.
   *[many] Из { $n } тёмных зон могут выйти зомби.
}
zombicide-why-heal = Ещё одной раны не выдержать.
zombicide-why-goal = { $what ->
    [fallen] { $to }: там лежит { $figure }, и без помощи — смерть.
    [card] { $to }: там карта, нужная для миссии.
    [unread] { $to }: там карта, которую ещё никто не читал. Может, она-то и нужна.
    [door] { $to }: там надо открыть дверь.
    [exit] { $to }: там выход.
    [crate] { $to }: там ящик с супероружием.
    [search] { $to }: там есть что обыскать, а спешить некуда.
    [humvee] { $to }: там можно обыскать хамви, а спешить некуда.
    [help] За самым важным идёт { $figure }, а вдвоём пройти легче.
    [hunt] { $to }: оттуда можно достать отродье.
   *[stay] Больше делать нечего.
}{ $n ->
    [0] {""}
    [one] {" "}Оттуда останется пройти { $n } зону.
    [few] {" "}Оттуда останется пройти { $n } зоны.
   *[many] {" "}Оттуда останется пройти { $n } зон.
}
zombicide-why-danger = { $how ->
    [down] Скорее всего, { $figure } { $where ->
        [here] здесь
       *[there] там
    } окажется в нокауте.
    [wound] { $where ->
        [here] Здесь
       *[there] Там
    } можно ждать { $n ->
        [one] { $n } рану
        [few] { $n } раны
       *[many] { $n } ран
    }.
    [near] Укусить там ещё никто не успеет, но { $n ->
        [one] { $n } зомби рядом
        [few] { $n } зомби рядом
       *[many] { $n } зомби рядом
    }.
   *[none] Зомби туда в этом раунде не дойдут.
}
zombicide-why-away = Здесь можно ждать { $n ->
    [one] { $n } рану
    [few] { $n } раны
   *[many] { $n } ран
}, там — { $less ->
    [0] почти никаких
    [one] { $less } рану
    [few] { $less } раны
   *[many] { $less } ран
}.
zombicide-why-search = Может найтись оружие получше, а спешить некуда.
zombicide-why-reload = От разряженного оружия нет толку.
zombicide-why-give = Вам оно лишнее, а кому-то без него не воевать.
zombicide-why-douse = Свет видит больше зомби, чем вам по силам.
zombicide-why-rally = В одиночку здесь не выжить.
zombicide-why-bonus = Сейчас бонусное действие нужнее всего.
zombicide-why-eat = Это даёт действие или умение, а зомби хуже от этого не станут.
zombicide-why-done = Отсюда ничего лучше не сделать.
zombicide-why-card = В руках место тому, что открывает двери и бьёт лучше всего.
zombicide-why-discard = Всё, что уже есть, пригодится больше.
zombicide-why-option = За свою цену это даёт больше всего.
zombicide-why-option-goal = Это приближает цель миссии, чего бы ни стоило.
zombicide-why-option-unread = Что в заметке, не знает никто, но, может, её-то миссии и не хватает.
zombicide-why-skill = Сначала бесплатные действия, потом лишние кубики.
zombicide-why-reward = Два бонусных действия в запас, потом умения.
zombicide-why-leave = Кто выбрался, тот спасён, если миссия без него обойдётся.
zombicide-why-ammo = Ими стреляет больше вашего оружия.
zombicide-why-arrange = В руках место тому, что открывает двери и бьёт лучше всего.
zombicide-why-beam = Свет туда, где их больше всего, поможет стрелять всем; а если никого нет, лучше не светиться.
zombicide-why-breaks = Оружие, которым сражаются, дороже того, чем его чинят, но лучшее за него не отдают.
zombicide-why-deal = Побеждают все вместе: пусть у каждого будет то, что служит лучше всего.
zombicide-why-keeps = Без этого вам нечем стрелять, драться или открывать двери, а взамен ничего равного не дают.
zombicide-why-distribute = По порядку: никто не знает, кто из вас окажется быстрее.
zombicide-why-drag = Где угодно лучше, чем среди них.
zombicide-why-follow = Там, где вы стоите, неплохо.
zombicide-why-jack = Из всех этих умений оно пригодится чаще других.
zombicide-why-keep = Что уже есть, служит с первого раунда.
zombicide-why-march = Где вас меньше, там и вреда от них меньше.
zombicide-why-pick = Там от этого больше всего пользы.
zombicide-why-reap = Сначала тот, за кого дают больше или кто быстрее бегает.
zombicide-why-replace = Кому-то надо занять место.
zombicide-why-react = Кого можно убить, того лучше бить сразу; если их слишком много, лучше отойти.
zombicide-why-roll = Попаданий меньше, чем можно ждать, — пробуем ещё раз, больше — нет.
zombicide-why-split = У кого больше здоровья, тот больше и вынесет.
zombicide-why-start = Места равноценны, но занять надо каждое.
zombicide-why-steady = Раны своим ни к чему.
zombicide-why-strike = Это ничего не стоит и никому из своих не вредит.
zombicide-why-targets = Сначала те, кто даёт больше адреналина, потом те, кто бегает.
zombicide-why-ward = Вещь отдают, когда она спасает от нокаута.

zombicide-order-place = Карты раскладываются сами
zombicide-order-place-about = В руках инструменты и лучшее оружие; из лишних уходит наименее ценное.
zombicide-order-place-tap = Всегда за меня
zombicide-order-reroll = Перебросы сами
zombicide-order-reroll-about = Кубики перебрасываются, если можно ждать больше попаданий.
zombicide-order-reroll-tap = Всегда сами
zombicide-order-aim = Попадания сами выбирают цель
zombicide-order-aim-about = Сначала те, кто даёт больше адреналина, потом бегуны, ходоки, толстяки.
zombicide-order-aim-tap = Всегда лучшие цели
zombicide-order-shine = Фонарь поворачивается сам
zombicide-order-shine-about = Туда, где больше всего зомби, иначе к стене.
zombicide-order-shine-tap = Всегда сам
zombicide-order-ties = Спорные пути зомби — по правилу
zombicide-order-ties-about = Туда, где меньше выживших, а потом — где меньше зомби.
zombicide-order-ties-tap = Всегда по правилу
zombicide-order-wounds = Раны делятся по правилу
zombicide-order-wounds-about = По одной тому, у кого больше здоровья; спутники последними.
zombicide-order-wounds-tap = Всегда по правилу
zombicide-order-spare = Твёрдая рука щадит всех
zombicide-order-spare-about = Промахи такого выжившего не задевают никого из своих, и отвечать не надо.
zombicide-order-spare-tap = Всегда всех
zombicide-order-trades = На любой обмен — да
zombicide-order-trades-about = Другие дают и берут, что им нужно, и не ждут вас.
zombicide-order-trades-tap = Всегда да
zombicide-order-gifts = Подарки беру, своего не отдаю
zombicide-order-gifts-about = Что просто дарят, берётся; обмен, при котором уходит ваша карта, отклоняется.
zombicide-order-gifts-tap = Всегда: только подарки
zombicide-order-tidy = После обмена всё раскладывается само
zombicide-order-tidy-about = В руках инструменты и лучшее оружие; из лишних уходит наименее ценное.
zombicide-order-tidy-tap = Всегда за меня
zombicide-order-dragged = Вытаскивать можно без спроса
zombicide-order-dragged-about = Кто хочет вытащить вашего выжившего от зомби, не ждёт согласия.
zombicide-order-dragged-tap = Всегда да
zombicide-order-protect = Жилет тратится сам
zombicide-order-protect-about = Если ран сразу две или если иначе нокаут. Другие карты не отдаются.
zombicide-order-protect-tap = Всегда по нужде
zombicide-order-react = На новых зомби реагируют без меня
zombicide-order-react-about = Кто может, бьёт; иначе отходит от толпы больше чем вдвое, если рядом есть место лучше.
zombicide-order-react-tap = Всегда сами
zombicide-order-strike = Бесплатные атаки сами
zombicide-order-strike-about = Если попадание убивает и никому из своих не вредит; без риска и ничего не бросая.
zombicide-order-strike-tap = Всегда сами
