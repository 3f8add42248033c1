# Roads that people write for Hit Z Road.

## What looks wrong with a road that somebody wrote

# $effect is E-MAP and so on, $n a level: 1, 2 or 3.
hitz-doubt-token-useless = { $token }: cards give it, and nothing on this road asks for it
hitz-doubt-token-never = { $token }: { $effect } asks for it, and no card on this road gives it
hitz-doubt-level-unused = no round is of level { $n }, so nobody ever meets this card
hitz-doubt-card-seldom = it lies on the road in { $share } % of the games only: there are { $n } cards of its level
hitz-doubt-card-thankless = a battle in which there is nothing to be won
hitz-doubt-card-empty = there is nothing on it
hitz-doubt-level-peaceful = nobody fights on level { $n }
hitz-doubt-level-easier = level { $n } is easier than the one before: some { $zombies } zombies in a battle
hitz-doubt-level-poor = on level { $n } there is hardly anything to be found: what shall groups bid?
hitz-doubt-level-pointless = on level { $n } there are no points to be won

## A road before anybody drives it

hitz-road-uses = { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
} · { $cards ->
    [one] { $cards } card of its own
   *[other] { $cards } cards of its own
}, { $ours } of ours
hitz-road-level = { $level }: { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}, { $played } come up
hitz-road-battles = { $n ->
    [one] { $n } battle
   *[other] { $n } battles
}, { $zombies } zombies each
hitz-road-tokens = Special tokens
