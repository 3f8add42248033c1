# Votes on undo, recap, moments of the past, replay, the game as a document, seats handed over, statistics.

name-export = export
name-handover = handover
name-history = history
name-member = member
name-moment = moment
name-public = public
name-recap = recap
name-replay = replay
name-stats = stats

about-table-recap = What has happened since you last acted, in words and pictures
about-table-history = The board at any moment of the past
about-table-history-moment = Number of an entry of the log; none: the newest
about-table-replay = The whole game as a moving picture
about-table-replay-public = Show it to everybody, without what only you may see
about-table-export = The finished game as a document with pictures, for your browser
about-table-handover = Offer your seat to somebody else; you can take it back
about-table-handover-member = Who is to play for you
about-stats = Finished games of this server, or of one player
about-stats-member = Whose games; nobody: those of everybody here

undo-answer = { $who }: “{ $what }”
log-was = ~~{ $what }~~
log-was-more = { $n ->
    [one] … and { $n } more move
   *[other] … and { $n } more moves
}
log-stirred = The dice are stirred and the decks shuffled anew: do not count on the same luck.
log-undone-vote = With everybody's consent { $who } takes back:
log-undone-table = With everybody's consent this is taken back:

log-ended-vote = Everybody at the table has agreed to end the game as it stands.
vote-ask = Ask the table
vote-can-ask = Everybody at the table can agree to take it back all the same.
vote-asked = The table has been asked: { $n ->
    [one] { $n } move is to be taken back.
   *[other] { $n } moves are to be taken back.
}
vote-done = It has been taken back.
vote-cast = Your vote has been counted.
vote-title = { $who } asks to take back:
vote-more = { $n ->
    [one] … and { $n } more move
   *[other] … and { $n } more moves
}
vote-dice = If anything has been rolled or turned up since, the dice are stirred and the decks shuffled anew: nobody can count on the same roll or card. What already lies on the table may stay where it is.
vote-agreed = ✅ { $who }
vote-missing = ⬜ { $who }
vote-until = All of you have to agree. Open until { $when }, and only as long as the game stands still.
vote-yes = Agree
vote-no = Refuse
vote-carried = ✅ Everybody has agreed: it has been taken back.
vote-refused = ❌ Refused by { $who }.
vote-withdrawn = Withdrawn by { $who }.
vote-lapsed = This proposal has lapsed: the game went on.
vote-expired = This proposal has expired: not everybody answered in time.
vote-lapsed-line = { $who } had asked to take moves back. The game went on, so that proposal has lapsed.

panel-recap = Recap
panel-replay = Replay
panel-export = Document
story-last = The last moves
recap-since = Since your last act
recap-begin = Since the beginning
recap-latest = The latest moves
recap-nothing = Nothing has happened since.
recap-before = Before · entry { $n }
recap-now = Now · entry { $n }

moment-title = Entry { $at } of { $last } · { $heading }
moment-silent = Nothing that you may read.
moment-back-far = −10
moment-back = −1
moment-on = +1
moment-on-far = +10

replay-wait = Another replay is being drawn. Yours comes next.
replay-drawing = Drawing: { $done } of { $all } …
replay-done = { $game } in { $n ->
    [one] { $n } picture
   *[other] { $n } pictures
}
replay-alt = The game { $game } as a moving picture in { $n } steps. At the end: { $end }

refused-export-early = The document is made once the game is over. Until then there are `/table log` and `/table replay`.
export-done = The game as a document: save it and open it in any browser.
export-alt = The finished game as a web page with its log and pictures
export-players = Players
export-options = Options
export-played = Played from { $from } to { $to } (UTC)
export-opening = Before the first round
export-log = The log
export-result = How it ended
export-dice = Dice
export-dice-about = This seed made every roll and every shuffle.
export-dice-halves = The bot's half of it: { $half }
    SHA-256 of that half, shown before the game: { $hash }
    The players' half: { $parts }
export-dice-uses = Every number that was drawn
export-legend = Struck out: taken back. 🤖 a stand-in played, ⚙️ there was only one possibility, 📜 an order was followed, ⏰ time was up, 🛠️ the game master did it.

handover-offer = { $from } offers the seat at this table to { $to }.
handover-offered = The seat has been offered. You keep it until { $to } takes it.
handover-take = Take the seat
handover-taken = { $to } now plays for { $from }. `/table join` gives { $from } the seat back.
handover-yours = You play this seat now. This is what it holds.
refused-member-seated = { $who } sits at this table already.
refused-handover-bot = Bots cannot take a seat. `/table leave` hands it to a stand-in.
refused-handover-other = This seat was offered to somebody else.
refused-handover-old = This offer no longer holds.

stats-server = Finished games in this server: { $n }
stats-player = { $who }: { $n ->
    [one] { $n } finished game
   *[other] { $n } finished games
}
stats-none = No game has been finished here yet.
stats-none-player = { $who } has not finished a game here yet.
stats-row = **{ $who }** · { $games ->
    [one] { $games } game
   *[other] { $games } games
} · { $won } won ({ $share } %)
stats-game = { $game } · { $games ->
    [one] { $games } game
   *[other] { $games } games
} · { $won } won · { $average ->
    [none] without points
    [one] { $average } point on average, best { $best }
   *[other] { $average } points on average, best { $best }
}
stats-rating = rating { $points } ± { $doubt }
stats-ratings = **Ratings**
    -# How strong somebody is, and by how much that may be wrong; everybody begins at 1500.
stats-rated = **{ $game }** · { $people }
stats-strength = { $who } { $points } ± { $doubt }
stats-plot-server = Games and wins
stats-plot-player = Points of the last games
stats-plot-games = games
stats-plot-won = won
stats-plot-points = points
stats-plot-none = –
stats-alt-player = { $who }: { $games ->
    [one] { $games } game
   *[other] { $games } games
}, { $won } won.
stats-alt-game = { $game }: { $points ->
    [none] no points
    [one] { $points } point
   *[other] { $points } points
}{ $won ->
    [yes] , won.
   *[no] .
}

refused-proposal-open = The table is being asked about an undo already. That has to be decided first.
refused-proposal-closed = This proposal is no longer open.
vote-end-asked = The table has been asked. The game ends once everybody has agreed.
vote-end-title = { $who } asks to end the game as it stands
vote-end-until = All of you have to agree. Open until { $when }; the game goes on meanwhile.
vote-end-after = The rules say who has won as things stand now.
vote-end-carried = ✅ Everybody has agreed: the game ends.
vote-end-refused = ❌ Refused by { $who }.
vote-end-withdrawn = Withdrawn by { $who }.
vote-end-lapsed = This proposal has lapsed: the game is not running any more.
vote-end-expired = This proposal has expired: not everybody answered in time.

## Badges

# Behind the names of those that fit into a line.
badges-more = { $n } more
badges-title = { $game }: { $n } of { $of } badges
badges-alt = { $badge }: { $about }.
badges-count = 🏅 { $n } of { $of }
badges-of = 🏅 { $game }

## Series: several games that count together

name-series = series
name-days = days
about-table-series = Several games that count together: found one, join one, or see how it stands
about-table-series-games = After so many games it is over
about-table-series-days = After so many days it is over
about-table-series-series = A series of this server that this table is to count for
# In the small print of a lobby.
lobby-series = 🏆 series { $id }
series-games = { $n ->
    [one] { $n } game
   *[other] { $n } games
}
series-games-of = { $n ->
    [0] Series { $id }: { $of ->
        [one] { $of } game to come
       *[other] { $of } games to come
    }
   *[other] Series { $id }: { $n } of { $of } played
}
series-running = Series { $id }: { $n ->
    [0] its first game is to come
    [one] { $n } game so far
   *[other] { $n } games so far
}
series-over = Series { $id }: over after { $n ->
    [one] { $n } game
   *[other] { $n } games
}
series-until = Until { $at }
series-won = { $n ->
    [one] **{ $who }** wins it with { $points } points.
   *[other] **{ $who }** share the victory with { $points } points each.
}
series-alt = { $place }. { $who }: { $points } points, { $games ->
    [one] { $games } game
   *[other] { $games } games
}.
series-how = Whoever leaves all others behind gets 10 points, whoever is last none; those who win together get 10 each. “Play again” leads to the next game; another table counts, too, if `/table series` there names series { $id }.
refused-no-series = There is no such series here.
refused-series-over = Series { $id } is over. `/table series` without its number begins another.
refused-in-series = This table counts for a series already.
stats-takes = -# You usually answer after { $span }, quiet hours not counted. Only you see this, and game masters for their table.
