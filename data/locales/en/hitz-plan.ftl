# Hit Z Road: the limit of bidding and the order of the routes, named together; advice as a plan.

hitz-ask-plan = How far would you bid? At most { $limit }. If nobody bids you choose { $place ->
    [1] first
   *[other] as no. { $place }
}. Then put the routes in order.
    .kind = Limit and routes
    .rule = O8
    .hint = Limit and routes at once: the bidding runs by itself, then each group gets the best route that is left on its list.
    .wait = limit and order of the routes
    .word-2 = Now the routes, the best first.

hitz-ask-settle = Yours is route { $route }: { $left } → { $right }. Pay { $n ->
    [one] { $n } resource
   *[other] { $n } resources of any kind
} for your { $what ->
    [key] route's key
    [both] bid and the route's key
   *[bid] bid
}.
hitz-pays-all = { $who } pays for the bid and the route: { $what }.
hitz-step-plans = Limits and routes
hitz-step-settle = Payment before setting out
hitz-setting-ranking = Routes ranked beforehand
    .rule = O8
hitz-setting-ranking-about = With the limit everybody puts the routes in order. They are taken in the order that the auction gives, and paid for before setting out. Only with secret limits and routes at the same time.
hitz-value-ranking-off = No
hitz-value-ranking-on = Yes
hitz-plan-routes = { $n ->
    [0] pass
   *[other] bid up to { $n }
} and take the best route that is left of { $routes }
hitz-plan-route-number = { $route }
hitz-plan-route = take route { $route } and { $what ->
    [gift] get
   *[price] pay
} { $mix }
hitz-plan-toll = pay { $mix }
hitz-plan-trade = swap { $mix } for { $to }
hitz-plan-adrenaline = { $throw ->
    [yes] throw the Molotov
   *[no] keep the Molotov
}{ $save ->
    [0] { "" }
   *[other] { $kill ->
        [0] { " " }and save { $save }
       *[other] , save { $save }
    }
}{ $kill ->
    [0] { "" }
   *[other] { " " }and kill { $kill }
}
