# Game masters: commands, panel, what the table reads, corrections that every game has, files of sessions.

name-gm = gm
name-panel = panel
name-fix = fix
name-rewind = rewind
name-pause = pause
name-resume = resume
name-act-as = act-as
name-skip = skip
name-seat = seat
name-dice = dice
name-step = step
name-reveal = reveal
name-repost = repost
name-check = check
name-announce = announce
name-end = end
name-transfer = transfer
name-audit = audit
name-gm-export = export
name-import = import
name-helper = helper
name-role = role
name-reason = reason
name-who = who
name-action = action
name-winners = winners
name-file = file
name-remove = remove

about-gm = For the game master of this table
about-gm-panel = Everything a game master can do here by pressing
about-gm-fix = Correct the game, after a preview
about-gm-fix-what = Start typing: every correction possible now is offered
about-gm-reason = Why; the table reads it
about-gm-dice = Set or renew the next or the last roll
about-gm-step = Drop a stuck phase, or put another in its place
about-gm-undo = Take back the last act of anybody, rolls or not
about-gm-rewind = Go on from any line of the log
about-gm-rewind-moment = The line of the log after which to go on
about-gm-pause = Stop the game: nobody can move
about-gm-resume = Go on after a pause
about-gm-act-as = Answer for a seat
about-gm-whose = Whose seat
about-gm-skip = Make the careful choice in everything that is asked of a seat now
about-gm-reveal = See what a seat sees; the table is told that you looked
about-gm-seat = Give a seat to somebody, to a stand-in, or free it
about-gm-seat-action = What happens to the seat
about-gm-seat-who = Who gets the seat (to replace somebody)
about-gm-transfer = Make somebody else the host
about-gm-transfer-who = The new host
about-gm-helper = Name a game master of this table
about-gm-helper-who = Who helps
about-gm-helper-remove = Take the right away again
about-gm-announce = Say something to the table
about-gm-announce-text = What the table should read
about-gm-end = End the game now
about-gm-end-winners = Names with commas between them; left out, the rules decide
about-gm-repost = Post the table anew, also in another channel
about-gm-repost-table = A table of yours that is to move into this channel
about-gm-check = Check that the game is in order
about-gm-audit = What game masters have done here, and why
about-gm-export = The complete game as a file, with all its secrets, for your eyes only
about-gm-import = Open the table of a file in this channel
about-gm-import-file = A file made by the export command

gm-panel = Game master
gm-panel-lobby = The game has not begun. What is possible now stands in the list below.
gm-more = More …
gm-undo = Undo
gm-pause = Pause
gm-resume = Resume
gm-strike = Does not count
gm-count = Counts again
gm-check = Check
gm-repost = Repost
gm-audit = Acts
gm-skip-seat = Skip { $who }
gm-choose-fix = Correct …
gm-choose-moment = Go back to …
gm-back = To the panel
gm-preview = This would change:
gm-preview-rolls = Then dice are rolled or hidden things turned up; what comes shows only once it is done.
gm-preview-broken = It would break rules of the game:
gm-apply = Do it
gm-force = Do it by force
gm-moved-on = The game has moved on since. This is what it would change now:
gm-locked = You play at this table yourself
gm-locked-why = Some corrections and answers show what your seat may not see. They are offered once the table knows that you look; after your next move as a player you have to say so again.
gm-look = Tell the table and look
gm-why-title = Why?
gm-why-label = Reason (the table reads it)
gm-done = Done.
gm-seat-replace = give it to somebody
gm-seat-stand-in = a stand-in plays for now
gm-seat-remove = take it away for good
gm-reveal-title = What { $who } sees
gm-check-sound = ✅ Everything is in order.
gm-check-broken = { $n ->
    [one] { $n } rule is broken:
   *[other] { $n } rules are broken:
}
gm-audit-title = { $n ->
    [one] { $n } act of game masters
   *[other] { $n } acts of game masters
}
gm-audit-none = No game master has done anything here.
gm-export-file = The complete game as a file
gm-export-done = This file holds everything, also what is secret. Keep it to yourself. `/gm import` opens it again.
gm-import-done = The table is open in this channel.
gm-announcement = 📣 **{ $gm }**: { $text }
public-paused = { $why ->
    [server] ⏸️ The bot was removed from this server, so this game stands still until it is back.
    [channel] ⏸️ The channel of this game is gone or does not let the bot write, so it stands still. Its host can go on with it in any channel: `/table here`.
    [idle] ⏸️ Nobody has acted for a long time, so this game stands still: no deadlines, no calls. It goes on as soon as one of its players presses anything.
   *[master] ⏸️ The game master has paused this game.
  }
log-goes-on = The game stood still and goes on.
log-goes-on-for = { $who } is here: the game stood still and goes on.

# What the table reads. $why is one of the next two.
gm-why = { " " }Reason: { $text }
gm-no-why = { "" }
gm-did-fix = { $gm } corrects the game.{ $why }
gm-did-undo = { $gm } takes entry { $seq } back.{ $why }
gm-did-rewind = { $gm } goes back to the state after entry { $seq }.{ $why }
gm-did-roll-again = { $n ->
    [0] { $gm } has the roll of entry { $seq } made again.{ $why }
    [one] { $gm } has the roll of entry { $seq } made again, with one die set.{ $why }
   *[other] { $gm } has the roll of entry { $seq } made again, with { $n } dice set.{ $why }
}
gm-did-again = { $gm } lets the answer of { $who } stand.{ $why }
gm-did-answer = { $gm } answers for { $who }.{ $why }
gm-did-skip = { $gm } passes over { $who }: the careful choice is made.{ $why }
gm-did-pause = { $gm } pauses the game.{ $why }
gm-did-resume = { $gm } lets the game go on.{ $why }
gm-did-strike = { $gm } strikes this game out: it counts for no statistics, ratings, badges or series.{ $why }
gm-did-count = { $gm } lets this game count again.{ $why }
gm-did-deadline = { $gm } changes the deadlines.{ $why }
gm-did-repost = { $gm } posts the table anew.{ $why }
gm-did-look = { $gm } plays here and looks at what is hidden, as game master.{ $why }
gm-did-replace = { $gm } gives the seat of { $who } to { $whom }.{ $why }
gm-did-stand-in = { $gm } lets a stand-in play for { $who }.{ $why }
gm-did-remove = { $gm } takes the seat of { $who } away.{ $why }
gm-did-transfer = { $gm } makes { $whom } the host.{ $why }
gm-did-name = { $gm } makes { $who } a game master of this table.{ $why }
gm-did-unname = { $who } is no longer a game master of this table, by decision of { $gm }.{ $why }
gm-did-reveal = { $gm } has looked at what only { $who } may see.{ $why }
gm-did-export = { $gm } has taken the complete game, secrets included, as a file.{ $why }
gm-did-import = { $gm } has brought this game here from a file.{ $why }
gm-did-announce = { $gm } announces: { $text }{ $why }
gm-forced = By force. Broken: { $what }.
gm-stirred = The dice were stirred and the decks shuffled anew: do not count on the same rolls and cards.

# Corrections that every game has
fix-drop-step = Drop a phase
fix-put-step = Put a phase
fix-next-dice = The next roll
fix-last-dice = Back to the last roll
fix-crew = Give a figure to another seat
fix-end = End the game
fix-result = Correct the result
fix-end-now = now
fix-step-of = { $what } ({ $who })
fix-step-top = on top of all
fix-dice-set = set it
fix-dice-fresh = different luck
fix-did-drop = Corrected: this phase is dropped: { $what }.
fix-did-put = Corrected: this phase begins: { $what }.
fix-did-crew = Corrected: { $who } leads this figure now: { $what }.
fix-did-dice = { $n ->
    [0] Corrected: the luck ahead is a different one.
    [one] Corrected: the next die is set.
   *[other] Corrected: the next { $n } dice are set.
}
fix-did-last-dice = { $n ->
    [0] The last roll is made again. Everything since is taken back.
    [one] The last roll is made again with one die set. Everything since is taken back.
   *[other] The last roll is made again with { $n } dice set. Everything since is taken back.
}
fix-did-end = The game master ends the game.
fix-did-result = Corrected: { $what }
result-ended = The game master has ended the game: nobody wins.
result-named = { $n ->
    [0] The game master decides: nobody wins.
   *[other] The game master decides: victory goes to { $winners }.
}

refused-paused = { $why ->
    [server] The bot was removed from this server, so this game stands still until it is back.
    [channel] The channel of this game is gone or does not let the bot write, so it stands still. Its host can go on with it in any channel: `/table here`.
    [idle] Nobody has acted for a long time, so this game stands still. It goes on as soon as one of its players presses anything.
   *[master] This game is paused. Moves can be made again once a game master resumes it.
  }
refused-gm = That is for the game masters of this table: its host, whom the host has named, the server's game masters.
refused-gm-owner = That is for the host of this table and the server's game masters.
refused-gm-manager = That takes the permission Manage Server.
refused-gm-trusted = That is for the server's game masters: the role set with `/gm server`, or the permission Manage Server.
refused-gm-broken = That would break rules of the game: { $what }. The preview offers to do it by force.
refused-gm-stuck = That would leave the game where nobody could go on.
refused-gm-no-roll = No dice have been rolled yet.
refused-gm-not-due = Nothing is awaited of { $who }.
refused-gm-seat = There is no such seat at this table.
refused-gm-has-seat = { $who } has a seat at this table already.
refused-gm-back = Who would come back has another seat at this table now.
refused-gm-last = At least one person has to stay at the table. `/table gm` can end the game.
refused-gm-paused = The game is paused already.
refused-gm-not-over = Only a finished game can be struck out.
refused-gm-struck = The game does not count already.
refused-gm-counts = The game counts already.
refused-gm-running = The game is not paused.
refused-gm-who = Please say who; bots cannot be chosen.

refused-exhausted = That takes more memory or time than it may. Nothing was changed.
refused-apart-yours = Something else is being done for this server. Wait for its answer, then try again.
refused-apart-full = Other servers are waiting just now. Try again in a few minutes.
import-refused = Nothing was changed: the file cannot be used.
import-large = It is too large: { $most } KB at most.
import-no-json = It is no JSON: { $what }
import-byte = byte { $n }
import-crowded = It holds too much: { $most } values at most.
import-deep = It is nested too deeply: { $most } levels at most.
import-format = It is no game that was exported here.
import-version = Its format is version { $found }; known is { $known }.
import-game = It is a game that is not played here: { $game }
import-newer = It was made by a newer version: { $what } is { $found }, known is { $known }.
import-missing = Missing: { $path }
import-unknown = Unknown: { $path }
import-wrong = Not valid: { $path }
import-twice = Somebody sits there twice: { $path }
import-packed = Damaged: { $path }, and so is what follows it.
import-other-game = This state belongs to another game: { $path }
import-broken = The present state breaks a rule: { $what }
import-unplayable = The present state cannot be shown, or nobody could go on from it.
import-broken-at = The state after entry { $n } breaks a rule: { $what }
import-unusable-at = The state after entry { $n } cannot be shown, or not be played on.
import-more = { $n ->
    [one] And { $n } more complaint.
   *[other] And { $n } more complaints.
}

# Hit Z Road: steps and invariants
hitz-step-journey = The whole journey
hitz-step-planning = Planning
hitz-step-round = Round
hitz-step-auction = Auction
hitz-step-bidding = Bidding
hitz-step-ceilings = Naming ceilings
hitz-step-payment = Payment
hitz-step-neworder = New order
hitz-step-encounter = Encounter
hitz-step-travel = Route
hitz-step-playcard = Card
hitz-step-fight = Battle
hitz-step-curtain = End of the game
hitz-step-happening = Text of a card
hitz-step-drop = Discard
hitz-step-gain = Taking resources
hitz-step-fuel = Gas
hitz-step-meds = Medicine
hitz-step-toll = Toll
hitz-step-grab = Grab
hitz-step-map = Road map
hitz-step-rifle = Rifle
hitz-step-fanaticpay = Fanatic: payment
hitz-step-fanaticblast = Fanatic: blast
hitz-step-trade = Swap
hitz-check-i1 = A card is missing or lies in two places (I1)
hitz-check-i2 = The result credits too little (I2)
hitz-check-i2-i16 = Somebody has more survivors or bonus points than cards give (I2, I16)
hitz-check-i3 = Somebody who is out still has something, or is alive (I3)
hitz-check-i4 = The initiative cards do not match the living (I4)
hitz-check-i5 = A group has taken two routes (I5)
hitz-check-i5a = Bid markers share a space, have left the board, or exceed what their owner has (I5a)
hitz-check-i6 = Special tokens are missing or too many (I6)
hitz-check-i7 = Somebody has less than nothing (I7)
hitz-check-i8 = The keys lie wrong (I8)
hitz-check-i10 = The deck is not in blocks by level (I10)
hitz-check-i11 = The deck has a wrong size, or a card of another level is on the table (I11)
hitz-check-i12-i15 = Somebody has rolled a wrong number of red dice (I12, I15)
hitz-check-i13 = More than one card is in play (I13)
hitz-check-i14 = A battle has no opponent, or could be fled after the melee began (I14)
hitz-check-i15 = A face was rolled that no die has (I15)
hitz-check-i17 = A card that is meant for four players is in play (I17)
hitz-check-i18 = The game ended too early, or the round does not exist (I18)
hitz-check-i19 = The winners are not those who live (I19)
hitz-check-r4-3 = Too few routes without a price for those who still have to choose (R4.3)
gm-takes = -# Usually answer after: { $people }
gm-takes-who = { $who } { $span }
