# Badges of Hit Z Road: what they are called, and what they are given for.

hitz-badge-arrived = Made It
hitz-badge-arrived-about = Reach Los Angeles
hitz-badge-first = Ahead of Them All
hitz-badge-first-about = Win against other groups
hitz-badge-whole = No Empty Seats
hitz-badge-whole-about = Reach Los Angeles without losing anybody on the way
hitz-badge-crowd = Standing Room Only
hitz-badge-crowd-about = Reach Los Angeles with { $n } survivors or more
hitz-badge-kills = Street Sweeper
hitz-badge-kills-about = Kill { $n } zombies in one game
hitz-badge-points = Worth the Trip
hitz-badge-points-about = Reach { $n } points
hitz-badge-lead = In the Mirror
hitz-badge-lead-about = Win { $n } points ahead of the next
hitz-badge-volley = From a Safe Distance
hitz-badge-volley-about = Shoot { $n } zombies with one roll
hitz-badge-roll = Hand to Hand
hitz-badge-roll-about = Kill { $n } zombies with one roll of a melee
hitz-badge-flights = Not My Problem
hitz-badge-flights-about = Flee { $n } times and arrive all the same
hitz-badge-bonuses = Best Supplied
hitz-badge-bonuses-about = Get { $n } bonus cards at the end
hitz-badge-tokens = All of the Toys
hitz-badge-tokens-about = Use { $n } special tokens in one game
hitz-badge-alone = Lone Rider
hitz-badge-alone-about = Play alone and become “{ hitz-rating-4 }” or better
