# Badges of Hit Z Road: what they are called, and what they are given for.

hitz-badge-arrived = Made It
    .about = Reach Los Angeles
hitz-badge-first = Ahead of Them All
    .about = Win against other groups
hitz-badge-whole = No Empty Seats
    .about = Reach Los Angeles without losing anybody on the way
hitz-badge-crowd = Standing Room Only
    .about = Reach Los Angeles with { $n } survivors or more
hitz-badge-kills = Street Sweeper
    .about = Kill { $n } zombies in one game
hitz-badge-points = Worth the Trip
    .about = Come to { $n } points
hitz-badge-lead = In the Mirror
    .about = Win { $n } points ahead of the next
hitz-badge-volley = From a Safe Distance
    .about = Shoot { $n } zombies with one roll
hitz-badge-roll = Hand to Hand
    .about = Kill { $n } zombies with one roll of a melee
hitz-badge-flights = Not My Problem
    .about = Flee { $n } times and arrive all the same
hitz-badge-bonuses = Best Supplied
    .about = Get { $n } bonus cards at the end
hitz-badge-tokens = All of the Toys
    .about = Use { $n } special tokens in one game
hitz-badge-alone = Lone Rider
    .about = Play alone and become “{ hitz-rating-4 }” or better
