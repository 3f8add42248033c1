# Элементы управления, построенные по виду вопроса, и ответы текстом.

list-and = { $first } и { $last }

choice-so-far = Пока выбрано: { $words }
choice-choose = Выберите…
choice-group = Выберите группу…
choice-page = Страница
choice-exactly = Выберите { $most }
choice-several = { $least ->
    [0] Выберите не больше { $most }
   *[other] Выберите от { $least } до { $most }
}
choice-in-order = Выбирайте по одному, в нужном порядке: { $least ->
    [0] не больше { $most }
   *[other] от { $least } до { $most }
}
choice-in-order-exact = Выбирайте по одному, в нужном порядке; всего нужно { $most }
choice-chosen = Выбрано { $n } (можно { $least ->
    [0] не больше { $most }
   *[other] от { $least } до { $most }
}): { $what }
choice-chosen-exact = Выбрано { $n } из { $most }: { $what }
choice-none = Ничего
choice-done = Готово ({ $n })
choice-confirm = Подтвердить: { $what }
choice-usual = Обычный выбор
choice-usual-is = Обычно: { $what }
choice-back = Назад
choice-default = Выберите за меня

refused-draft-moved = Вы уже пошли дальше. Посмотрите самую новую панель.
refused-typed = Не понимаю здесь «{ $typed }». Можно: { $legal }.
refused-command = Сейчас нельзя: `{ $command }`. Можно: { $legal }.
refused-typed-when = Сейчас нельзя: { $what }. { $when } Можно: { $legal }.
refused-typed-several = «{ $typed }» может значить: { $legal }. Введите чуть больше.
refused-typed-more = Это ещё не весь ответ. Можно: { $legal }.
refused-typed-too-much = Ответ закончен и без «{ $typed }».
refused-typed-none = Выбирать сейчас не из чего.
refused-typed-nothing = Сейчас вы не можете сделать ничего похожего на «{ $typed }». Можно: { $legal }.
refused-which-figure = Скажите, кто именно: { $legal }.
