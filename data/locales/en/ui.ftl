# Controls made from a question's shape, and answers that are typed.

list-and = { $first } and { $last }

choice-so-far = So far: { $words }
choice-choose = Choose…
choice-group = Choose a group…
choice-page = Page
choice-exactly = Choose { $most }
choice-several = { $least ->
    [0] Choose up to { $most }
   *[other] Choose { $least } to { $most }
}
choice-in-order = Choose { $least ->
    [0] at most { $most }
   *[other] { $least } to { $most }
}, one after another in your order
choice-in-order-exact = Choose { $most }, one after another in your order
choice-chosen = { $n } chosen ({ $least ->
    [0] at most { $most }
   *[other] { $least } to { $most }
}): { $what }
choice-chosen-exact = { $n } of { $most } chosen: { $what }
choice-none = Nothing
choice-done = Done ({ $n })
choice-confirm = Confirm: { $what }
choice-usual = Usual
choice-usual-is = Usual: { $what }
choice-back = Back
choice-default = Choose for me

refused-draft-moved = You have gone on from here in the meantime. Please use your newest panel.
refused-typed = I do not understand “{ $typed }” here. Possible: { $legal }.
refused-command = Not possible now: `{ $command }`. Possible: { $legal }.
refused-typed-when = Not possible now: { $what }. { $when } Possible: { $legal }.
refused-typed-several = “{ $typed }” can mean: { $legal }. Please type more of it.
refused-typed-more = Still missing. Possible: { $legal }.
refused-typed-too-much = The answer is complete before “{ $typed }”.
refused-typed-none = There is nothing to choose now.
refused-typed-nothing = Nothing that is open for you begins like “{ $typed }”. Possible: { $legal }.
refused-which-figure = Please say who: { $legal } can all do that.
