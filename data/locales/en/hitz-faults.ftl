# Hit Z Road: what is wrong with a deck or a road.

hitz-fault-effect-needed = a card with text “{ $text }” needs an effect { $wanted }…, not { $given }
hitz-fault-effect-none = a card with text “{ $text }” has no effect, not { $given }
# $effect is the code of an effect, as E-FUEL, $given what stands there instead.
hitz-fault-arg-none = { $effect } takes no argument, not { $given }
hitz-fault-arg-number = { $effect } takes a number from 1 to 9, not { $given }
hitz-fault-arg-group = { $effect } takes a number from 1 to 9 or "group", not { $given }
hitz-fault-arg-token = { $effect } takes a special token, not { $given }
hitz-fault-text-zombies = red text needs zombies on the card
hitz-fault-horde-zombies = a horde needs zombies on the card
hitz-fault-level = level { $level } has too few cards{ $which ->
    [unmarked] {" "}without a mark
   *[all] {""}
}: { $n }, and { $needs } are needed
hitz-fault-token-missing = “{ $token }” is missing
hitz-fault-token-count = { $n ->
    [one] { $n } card gives
   *[other] { $n } cards give
} this token, there are { $of }
hitz-fault-liquidators = the deck has its Liquidator already: { $card }
hitz-fault-legs = there is one for each round, { $least } to { $most } of them
hitz-fault-legs-order = no level is lower than the one before
