# Finding each other: wishes, the hours at which people look in, whom to avoid.

name-avoid = avoid
about-me-play = Say what you would like to play: as soon as enough of you want the same, a table opens
about-me-avoid = Members with whom you are not to be seated; nobody is ever told

wish-find = Find company
wish-title = Company for a game
wish-none = You are not looking for company at the moment.
wish-make = Look for company
wish-change = Change
wish-withdraw = Stop looking
wish-hours = My hours
wish-notices = Notices
notices-about = A private message, one a day at most, when such a table opens here or has a free seat again
notices-set = Noted: a private message, one a day at most, about tables of { $games } here.
notices-none = I no longer write to you about tables.
notice-opened = **{ $game }** in { $server }: a table has opened, and there is a free seat: { $table }
    -# You hear of at most one a day; `/me play` in that server changes it.
notice-seat = **{ $game }** in { $server }: a seat has become free: { $table }
    -# You hear of at most one a day; `/me play` in that server changes it.
data-notices = You want to hear of tables of { $games } (server { $server })
wish-games = Which games
wish-sizes = How many at the table
wish-sizes-about = All that suit you
wish-how = How
wish-languages = In which language
wish-span = For how long to look
wish-size = { $n }
wish-size-more = { $n } or more
wish-stand-ins = Stand-ins may fill seats
wish-seats = at the table: { $parts }
wish-waits = { $n ->
    [0] Nobody else is looking for this yet.
    [one] One other is looking for this, too.
   *[other] { $n } others are looking for this, too.
  } I call you once, as soon as there is a table of people with hours like yours. The search ends { $until }.
wish-shut = ⚠️ No table can be opened for you here just now: { $why } I try again { $until }.
wish-shut-gone = The channel in which you looked for company is gone. Look for it in another one.
wish-shut-refused = Discord does not let me open a thread in that channel.
wish-shut-full = The server has as many open threads as Discord allows.
wish-met = **A table waits for your yes:** { $thread }
wish-open = **Open now, with a free seat:**
wish-days = { $days ->
    [one] about a day with you
   *[other] about { $days } days with you
}
wish-slower = { $days ->
    [one] about a day with you
   *[other] about { $days } days with you
  } ({ $before ->
    [0] less than a day without
    [one] one without
   *[other] { $before } without
  })
refused-wish = { $what }: please choose again.
refused-wish-where = Look for company in a text channel of a server: a table opens there for you.
refused-wish-met = A table waits for your yes. Answer there first: “I'm in” or “Not now”.
refused-wish-never = None of these games can be played by so many at this pace. Choose other numbers or another game.

lobby-met = { $who }: you wished for the same. **{ $game }** is being set up …
lobby-met-there = { $who }: you wished for the same. **{ $game }** → { $thread }
    -# The game begins by itself when all are in. Whoever has not answered within a day loses the seat.
lobby-yes = I'm in
lobby-no = Not now
lobby-asked = ⏳ not in yet
lobby-parted = { $who }: not all could come, so this table closes. Your wishes stand, and I go on looking.
lobby-pace-own = ⏳ { $waits ->
    [one] About { $waits } wait
   *[other] About { $waits } waits
}, { $days ->
    [one] about a day
   *[other] about { $days } days
} at your hours.
lobby-slower = With you the game takes { $days ->
    [one] about a day
   *[other] about { $days } days
  } instead of { $before }: the others look in at other hours. If that is too long for you, **Leave** takes it back.
refused-asked = Not all are in yet. The game begins by itself when they are; whoever has not answered within a day loses the seat.
call-asked = { $who } — you wished for this: a table is ready. Are you in?
call-alone = { $who } — nobody has come to your table for a day. What would help:
alone-stand-ins = **+ stand-in**: stand-ins take the seats, and you begin at once
alone-pace = **Options**: at the pace *by post* people need not be here at the same time
alone-seats = { $least ->
    [1] Nobody need come: **Begin** works alone, too
   *[other] { $least } at the table are enough to begin; the other seats can stay empty
}
alone-role = Ask whoever manages the server for a role that is called for new tables (`/gm server`)
alone-wish = **Find company**: I look for others, also while you are away

hours-title = When you look in
hours-about = Learnt from your presses, so that you are seated with people who play at the same hours. Nobody else sees this.
hours-off = Your hours are not being learnt.
hours-none = Nothing has been learnt yet.
hours-zone = -# Hours in { $zone } (`/me quiet` sets the time zone)
hours-switch-off = Forget, and stop learning
hours-switch-on = Learn my hours
hours-back = Back
day-0 = Mo
day-1 = Tu
day-2 = We
day-3 = Th
day-4 = Fr
day-5 = Sa
day-6 = Su

avoid-title = Not with …
avoid-people = Members
avoid-about = You are not seated with them when tables are found for you. Nobody is told.
avoid-set = { $n ->
    [0] You avoid nobody.
    [one] Noted: you will not be seated with this person.
   *[other] Noted: you will not be seated with these { $n } people.
}
refused-avoid-many = You can name { $most } people at most.

data-setting-hours = Learn my hours
data-wish = You look for company for { $games } (server { $server }, until { $until } UTC)
data-hours = How often you have looked in, by the hour of the week from Monday 0:00 UTC on: { $counts }
data-avoided = With whom you do not want to sit (ids): { $people }
