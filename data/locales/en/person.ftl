# What is kept about a person, and forgetting it.

person-forgotten = Player { $n }
log-forgotten = { $who } has left for good; a stand-in plays on. Whoever likes can have the seat: `/table join`.
