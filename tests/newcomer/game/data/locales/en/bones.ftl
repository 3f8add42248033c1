bones-name = Bones
bones-about = Throw bones, and stop before they break.
name-bones = bones
about-bones = Bones: throw, and stop in time
name-wear = wear
about-bones-wear = Put on a charm
name-trinket = trinket
about-bones-wear-trinket = Which one
name-throw = throw
about-bones-throw = Throw a bone
name-halt = halt
about-bones-halt = Stop, and keep what you have
name-offer = offer
about-bones-offer = Give some of it away, and stop
about-bones-offer-amount = How many points
name-either = either
about-bones-either = Throw or stop
about-bones-either-how = As it is offered
name-luck = luck
about-bones-either-luck = One of the two
bones-option-luck-throw = throw
bones-option-luck-stop = stop
name-charm = charm
about-bones-charm = Look at a charm
about-bones-charm-which = Its name
bones-no-charm = No charm is called “{ $typed }”.
bones-charm-tooth = Tooth
bones-charm-claw = Claw
bones-charm-skull = Skull

bones-ask-charm = Which charm do you put on?
    .kind = Charm
    .hint = A charm that you wear changes what your throws are worth. Nobody sees the ones you keep.
    .wait = choosing a charm

bones-ask-throw = Throw on, or stop?
    .kind = Throw
    .hint = Throw and gather points, but a broken bone takes all that you gained in this turn.
    .wait = throwing
    .why = { $n ->
        [0] You have nothing to lose yet.
        [one] 1 point is not worth stopping for.
       *[other] { $n } points are not worth stopping for.
    }

bones-option-throw = throw
bones-option-stop = stop
bones-word-throw = throw
bones-word-stop = stop
bones-when-stop = after your first throw

bones-ask-pay = Give points away and stop?
    .kind = Gift
    .hint = You may give some of your points away for luck, and stop.

bones-option-points = points
bones-count-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
bones-title-dressing = Charms
bones-title-turn = Turn of { $who }
bones-wears = { $who } puts on: { $charm }.
bones-throws = { $who } throws: { $faces }.
bones-breaks = { $who } loses { bones-count-points }.
bones-banks = { $who } keeps { bones-count-points } and has { $sum }.
bones-corrected = { $who } now has { bones-count-points }.
bones-end = The bones are thrown.
bones-hand = In your hand: { $charms }
bones-face-low = low
bones-face-high = high
bones-face-broken = broken
bones-setting-goal = Goal
bones-setting-goal-about = How many points win
bones-value-goal-10 = ten
bones-value-goal-20 = twenty
bones-order-stop = Stop early
bones-order-stop-about = Stop after the first throw
bones-fix-points = Points
bones-check-b1 = Somebody has fewer than no points.
bones-step-dressing = Putting on charms
bones-step-turn = A turn
bones-step-turns = All turns
bones-step-match = The match
bones-board-wait = { $names }: { $what }
bones-board-wait-several = several things
bones-board-points = { $letter } { $name }: { $n }
bones-board-worth = Worth { $n }
bones-sealed = { $who } has chosen.
