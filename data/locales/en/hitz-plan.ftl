# Hit Z Road: ceilings and a ranking of the routes, named together.

hitz-ask-plan = How far would you bid, at most { $limit }, and which routes do you like best?
    .kind = Ceiling and routes
    .hint = Limit and routes at once: the bidding runs by itself, then each takes the best route left of their own list.
    .wait = ceiling and ranking of the routes
    .word-2 = Now the routes, the best first.

hitz-ask-settle = { $n ->
    [one] Before you set out: pay { $n } resource for your bid and your route.
   *[other] Before you set out: pay { $n } resources of your choice for your bid and your route.
}
hitz-pays-all = { $who } pays for the bid and the route: { $what }.
hitz-step-plans = Ceilings and routes
hitz-step-settle = Payment before setting out
hitz-setting-ranking = Routes ranked beforehand
hitz-setting-ranking-about = With the ceiling everybody ranks the routes. They are taken in the order that the auction gives, and paid before setting out. Only with ceilings and routes at the same time.
hitz-value-ranking-off = No
hitz-value-ranking-on = Yes
