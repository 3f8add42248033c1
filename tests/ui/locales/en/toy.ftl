core-option-take = Take
core-option-leave = Leave
core-kind-bid = Bid
core-ask-bid = Which card do you bid?
core-ask-score = Take the points?
core-ask-spoil = Spoil the round?
