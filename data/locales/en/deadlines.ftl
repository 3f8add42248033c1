# Deadlines, reminders, quiet hours, absence.

table-deadline = Time for a decision
table-deadline-about = How long somebody may take. The time begins when the question is asked; reminders come at half of it and shortly before its end. Whoever plays alone has no deadline.
deadline-none = no limit
deadline-6h = 6 hours
deadline-12h = 12 hours
deadline-24h = 24 hours
deadline-2d = 2 days
deadline-3d = 3 days
deadline-7d = 7 days
table-bank = Time bank
table-bank-about = How much longer a person may take in the whole game, once the time for a decision is up. Quiet hours and announced absences do not count; a turn in time gives 2 hours back.
bank-none = none
bank-24h = 24 hours
bank-2d = 2 days
bank-4d = 4 days
bank-7d = 7 days
table-policy = When time is up
table-policy-about = What happens when a player has not answered. The stand-in plays until the step that was held up is over. The careful choice is safe and spends nothing needless; the game's rules say what it is.
policy-wait = keep waiting
policy-tell = tell the game master
policy-default = make the careful choice
policy-stand-in = let the stand-in play
table-patience = Replacing the absent
table-patience-about = After how many missed deadlines in a row a stand-in plays for somebody, until the player acts again.
patience-2 = after 2 missed deadlines
patience-3 = after 3 missed deadlines
patience-5 = after 5 missed deadlines
patience-never = never

due-figures = { $what }: { $who }
due-thinks = 💭 thinking it over
due-until = ⏳ { $at } ({ $left })
due-bank = ⌛ time bank, { $left }
due-away = 🏖️ away until { $at }
due-gone = 🏖️ away
due-picture = by { $day } { $month ->
    [1] Jan
    [2] Feb
    [3] Mar
    [4] Apr
    [5] May
    [6] Jun
    [7] Jul
    [8] Aug
    [9] Sep
    [10] Oct
    [11] Nov
   *[12] Dec
} { $time } UTC

log-time-up-default = Time is up for { $who }: the careful choice is made.
log-time-up-stand-in = Time is up for { $who }: the stand-in plays until this step is over.
log-absent = Time is up for { $who }, for the { $n ->
    [2] second
    [3] third
    [5] fifth
   *[other] { $n }th
} time in a row: a stand-in plays until { $who } is back.
log-joins = { $who } is at the table again.
log-leaves = { $who } leaves the table; a stand-in keeps the seat.
log-borrows = { $who } takes over a seat.
log-back = { $who } is back.
log-deadline = Time for a decision from now on: { $deadline }. When it is up: { $policy }.
log-deadline-bank = Time for a decision from now on: { $deadline }. After that everybody has a time bank of { $bank } for the whole game. When that is up, too: { $policy }.
panel-bank = -# ⌛ Your time bank: { $left } of { $all } hours are left. It runs when the time for a decision is up.
panel-bank-runs = ⌛ **Your time is up and your time bank runs:** it held { $left } hours. Hours in which nobody may call you do not count.
seat-back = Welcome back: your seat is yours again.

call-table = { $who } — a reminder: this table waits for you.
call-tables = { $who } — { $n ->
    [one] { $n } table waits for you:
   *[other] { $n } tables wait for you:
}
call-late = { $who } — ⏰ time is up for { $late }, and the game waits. What happens now is up to you.
call-silent = { $who } — 🔕 { $late } { $n ->
    [one] has
   *[other] have
} not answered five calls. I stop calling until there is a move.
call-mute = Mute this turn
call-muted = You will not be reminded of this turn again.

reminders-both = at half time and shortly before the end
reminders-half = at half time
reminders-last = shortly before the end
reminders-off = never
reminders-set-both = You will be reminded at half time and shortly before a deadline.
reminders-set-half = You will be reminded at half time.
reminders-set-last = You will be reminded shortly before a deadline.
reminders-set-off = You will not be reminded. When it is your turn you are still told once.
quiet-set = Nobody calls you from { $start } to { $end } ({ $zone }, where it is { $now } now). What comes up meanwhile is told in one message afterwards.
quiet-none = You have no quiet hours ({ $zone }, where it is { $now } now).
away-set = You are away until { $at } ({ $left }); all your tables see it. Calls wait until then, and so does your time bank; deadlines do not. Back earlier? `/me return`.
away-open = You are away until you say `/me return`; all your tables see it. Calls wait as long; deadlines do not.
away-day = { DATETIME($at, dateStyle: "full") }
away-hour = { DATETIME($at, dateStyle: "full", timeStyle: "short") }
away-none = Welcome back! Calls reach you again.
away-1d = 1 day
away-2d = 2 days
away-3d = 3 days
away-1w = 1 week
away-2w = 2 weeks
deadline-set = Done. The time for everything that is open now starts anew.

refused-zone = I do not know the time zone “{ $typed }”. Start typing a city and choose from the list, for example Europe/London.
refused-zone-needed = Please say your time zone as well; I remember it.
refused-clock = “{ $typed }” is no time of day. Write it like 22:00 or 7.
refused-quiet-both = Quiet hours need a beginning and an end.
refused-until = I cannot read “{ $typed }” as a time ahead. Write “3 days”, “until Friday” or “24 December”: at most a year ahead.

name-away = away
name-bank = bank
name-deadline = deadline
name-from = from
name-quiet = quiet
name-reminders = reminders
name-then = then
name-time = time
name-timezone = timezone
name-to = to
name-return = return
name-until = until
name-when = when
about-me-reminders = When to remind you of a deadline
about-me-reminders-when = At half time, shortly before the end, both, or never
about-me-quiet = Hours in which nobody calls you; without any, you can always be called
about-me-quiet-from = Their beginning, like 22:00
about-me-quiet-to = Their end, like 8:00
about-me-quiet-timezone = Your time zone; type a city
about-me-away = Tell all your tables that you are away; without a date, until you return
about-me-away-until = 3 days, 2 weeks, Friday, 24 December
about-me-return = Tell all your tables that you are back
about-gm-deadline = How long a decision may take, and what happens then
about-gm-deadline-time = The time for every decision from now on
about-gm-deadline-bank = The time bank of everybody for the whole game
about-gm-deadline-then = What happens when it is up

# Told in private that the next turn is theirs: what it takes to be ready.
name-ahead = ahead
about-me-ahead = A private message when the turn after the present one is yours
about-me-ahead-what = Whether you want it
ahead-on = write to me
ahead-off = do not write
ahead-set-on = I write to you when the player before you is to move, once a turn; only where turns have an order.
ahead-set-off = I write to you only when it is your turn.
call-ahead = **{ $game }** in { $server }: { $who } is to move, then it is you. { $table }
    -# `/me ahead` ends these messages.
span-minutes = { $n } min
span-hours = { $n } h
span-days = { $n ->
    [one] { $n } day
   *[other] { $n } days
}
