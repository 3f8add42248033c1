core-option-take = Take
core-option-leave = Leave

core-ask-bid = Which card do you bid?
    .kind = Bid

core-ask-score = Take the points?
core-ask-spoil = Spoil the round?
