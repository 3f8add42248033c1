# A try-out: a copy of the table to play on alone.

panel-try = Try it
try-title = Only a try-out
try-about = Nothing of this happens at the table. What you cannot see is drawn by lot, and the program plays the others.
try-picture = Only a try-out: nothing of this has happened
try-do = Do this
try-back = Take back
try-again = Other dice
try-on = Let the others play
try-table = Show the table
try-leave = Leave
try-taken-back = Taken back.
try-begun-again = It begins again, with other dice, and what is hidden lies otherwise.
try-beyond = Here somebody reads what nobody has read yet. No try-out can know it, so it goes no further: do this, take it back, or begin again.
try-done = { $n ->
    [one] Done at the table: { $what }.
   *[other] Done at the table, one after the other: { $what }.
}
try-not-done = Not carried over: { $what }. { $why }
try-why-known = Something was rolled or revealed before it, and at the table that may come out otherwise.
try-why-gone = The table does not ask this now: others are due first, or the game has moved on.

refused-try-gone = This try-out is gone: one ends when it is left or done at the table, after an hour, and when I am restarted. How your game stands is shown by **My hand** under its newest post.
refused-try-not-yours = This is somebody else’s try-out.
refused-try-full = As many try-outs as there is room for are open already. Please try again in a while.
