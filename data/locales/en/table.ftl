# What all tables share: lobby, posts, panels, refusals.

language-unfinished = { $language } (unfinished, { $percent } %)
language-auto = as in my Discord
value-on = on
value-off = off
setting-difficulty = Difficulty
value-difficulty-normal = Normal
value-difficulty-easy = Easy
value-difficulty-hard = Hard
value-difficulty-expert = Expert
where-thread = in a thread of its own
where-here = in this channel
stand-in-names = Ada, Boris, Cora, Dmitri, Edith, Felix

lobby-opened-here = The table is open in this channel.
lobby-announce = **{ $who }** opens a table: **{ $game }**.
lobby-announced = **{ $who }** opens a table: **{ $game }** → { $thread }
lobby-thread = { $game } · { $who }
lobby-seats = Seats: { $n } of { $most }
lobby-program = the program
lobby-role-take = Play: { $role }
lobby-role-back = Give back: { $role }
lobby-my-seat = My seat
lobby-figures = Who leads whom
lobby-figure-choose = Give a figure to somebody
lobby-figure-dealt = dealt with the others
lobby-figure-led = led by { $who }
lobby-option-apart = This does not go together with the other options.
preset-mode = Mode
preset-pace = Pace
preset-own = a mixture of your own
pace-post = By post
pace-post-about = As little waiting for one another as there can be, a day for each answer: for games over days
pace-sitting = At one sitting
pace-sitting-about = One after another, as around a table: for an evening together
lobby-options = Options
lobby-game-options = Options of the game
lobby-table-options = Options of the table
lobby-scenario = **{ $name }**
lobby-story = -# { $text }
lobby-usual-options = { $n ->
    [one] { $n } other option as usual
   *[other] { $n } other options as usual
}
lobby-host = host
lobby-host-sets = Only the host of the table can change these.
lobby-stand-in = stand-in
lobby-join = Join
lobby-leave = Leave
lobby-add = + stand-in
lobby-remove = − stand-in
lobby-set = Options
lobby-begin = Begin
lobby-cancel = Close
lobby-half = 🎲 Dice (SHA-256): `{ $hash }`
lobby-dice = 🎲 Dice: `{ $hash }…`, all of it under “{ lobby-set }”
lobby-joined = You have a seat. The table is here: { $thread }
lobby-begun = The game has begun. Good luck!
lobby-closed = this table was closed before the game began.

table-language = Language of the table
table-language-about = Posts and pictures that everybody sees are in this language. Private answers follow each member's own.
table-auto = Answer where there is no choice
table-auto-about = A question with only one legal answer is answered at once, with a line in the log.
table-joined = You are at the table.
table-left = You have left your seat. `/table join` takes it back as long as the game is not over.
table-thread-deleted = The thread in which { $game } was played has been deleted. The game is safe and stands still: { $host } can go on with it in any channel with `/table here`.
table-abandoned = Nobody is left at this table, so the game stands still. Whoever sat here can go on with it: `/table join`.

begun-dice = 🎲 Dice: `{ $hash }…`, all of it in the log
log-begin = The game begins. Hash of the dice seed: `{ $hash }`
log-begin-shared = The game begins. Hash of the bot's half of the dice seed: `{ $hash }`. Your half: `{ $parts }`
log-undone = { $who } takes the last move back.
log-order-given = { $who } gives an order.
log-order-taken = { $who } takes an order back.
log-order-void = An order did not fit when its moment came, and is gone: { $what }.
log-choice = { $who } makes a standing choice.
times = { $n }× { $what }
log-by-auto = ⚙️
log-by-order = 📜
log-by-stand-in = 🤖
log-by-default = ⏰
log-by-gm = 🛠️
log-earlier = { $n ->
    [one] { $n } earlier entry is in the log
   *[other] { $n } earlier entries are in the log
}
log-title = Log: { $n ->
    [1] entry { $high }
   *[other] entries { $low }–{ $high }
} of { $last }
log-empty = Nothing to read here yet.
log-older = Older
log-newer = Newer

public-secret = { $what } (in private)
public-call = { $who } — it is your move.
public-incident = ⚠️ Something went wrong on our side (incident { $number }). The game stands as it was after the last move. The bot tries again by itself, and at once when somebody presses a button.
public-away = ⏳ The database is away just now. The game goes on by itself as soon as it is back: nobody has to do anything.

panel-hand = My hand
panel-held = My things
panel-log = Log
panel-rules = Rules
panel-verify = Verify the dice
panel-rematch = Play again
panel-refresh = Refresh
panel-undo = Undo
panel-orders = Orders
panel-zoom = Zoom
panel-more = There is more to decide than fits here: answer something first, then refresh.
panel-folded = You have answered on the table’s post. **{ panel-hand }** shows what comes next.
panel-nothing = Nothing waits for you.
panel-due = { $n ->
    [0] Nobody is due.
   *[other] Due now: { $who }.
}
panel-crew = { $n ->
    [one] You lead { $n } figure: { $figures }.
   *[other] You lead { $n } figures: { $figures }.
}
panel-sealed = Your answer is in: { $what }. You can change it until everybody has answered.

typed-not-open = That is not asked of you now.
typed-open = What is open for you:
typed-keep = Keep it for later
typed-would = Kept for later it means: { $what }
typed-not-early = This can be answered only once it is asked.
orders-title = Orders
orders-about = Answers given in advance. They are private, used as soon as their question comes up, and can be taken back at any time.
orders-none = You have given no orders.
orders-more = { $n ->
    [one] And { $n } more order: take one back to see it.
   *[other] And { $n } more orders: take one back to see the next.
}
orders-take = Take back
orders-choose = Give a standing order
orders-all-figures = For all my figures
choices-title = Standing choices
choices-more = { $n ->
    [one] And { $n } more choice.
   *[other] And { $n } more choices.
}
choices-about = Nobody will ask you about these: it is done as it says here.
choices-figure = To see all choices of a figure and change them, pick it below.
choices-choose = Change a choice…
orders-kept = Kept: it will be used as soon as that question is asked of you.
undo-done = Your last move has been taken back.

me-due = **waits for you**
me-lobby = not begun yet
me-waits = waits for others
me-none = You sit at no open table here. `/help` tells how to open one.
me-language-set = From now on I answer you in this language.
me-language-set-unfinished = From now on I answer you in this language. It is not finished yet ({ $percent } %): what is missing is said in the next best language.

result-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
result-seed = 🎲 Dice: `{ $seed }…`, all of it under “{ panel-verify }”
verify-title = The dice of this game
verify-seed = Seed: `{ $seed }`
    SHA-256 of it, shown at the beginning: `{ $hash }`
verify-rolls = { $all ->
    [one] { $good } of { $all } roll follows from the seed.
   *[other] { $good } of { $all } rolls follow from the seed.
} { $forced ->
    [0] None was set by hand.
    [one] { $forced } was set by hand.
   *[other] { $forced } were set by hand.
}
verify-halves = Seed: `{ $seed }`
    The bot's half of it: `{ $half }`
    SHA-256 of that half, shown before the game: `{ $hash }`
    The players' half, the ids of the presses that took the seats and began the game, and words of their own (what begins with # is the digest of a forgotten one): `{ $parts }`
verify-shuffles = { $n ->
    [one] { $n } shuffle was checked as well.
   *[other] { $n } shuffles were checked as well.
}
verify-whole = ✅ Nothing was left out and nothing used twice: every number of this game follows from its seed, and every deck lay as it had been shuffled.
verify-unmixed = A word for the dice was forgotten at the wish of whoever gave it: how the seed came from its halves can no longer be checked.
verify-part = ✅ What can be checked is right.
verify-unwritten = { $n ->
    [one] { $n } entry was written by an older version, which wrote down rolls but no shuffles: of that one, only the rolls can be checked.
   *[other] { $n } entries were written by an older version, which wrote down rolls but no shuffles: of those, only the rolls can be checked.
}
verify-by-hand = Entry { $seq }: a game master set { $faces }.
verify-stirred-back = The game went back, the dice were stirred and hidden cards shuffled anew. In the log: { $entries }.
verify-stirred-resumed = The game went on although its seed had been shown. From there on the numbers are still right, but could be worked out beforehand. In the log: { $entries }.
verify-stirred-gm = A game master had the dice stirred. In the log: { $entries }.
verify-handled = A game master changed by hand what lay in a deck. In the log: { $entries }.
verify-fault-shuffle = Entry { $seq }: a shuffle does **not** follow from the seed!
verify-fault-gap = Entry { $seq }: numbers were **left out or used twice**!
verify-fault-deck = Entry { $seq }: a deck does **not** lie as it was shuffled!
verify-fault-stir = Entry { $seq }: the dice were stirred **more often than they should be**!
verify-fault-forced = Entry { $seq }: dice were set by hand, and **no game master** is known to have done it!
verify-fault-seed = The seed is **not** made of the two halves as they were shown at the beginning!
verify-wrong = Entry { $seq }: { $faces } — does **not** follow from the seed!

rules-choose = { $first } – { $last }
rules-statement = { $number } · { $title }
rules-none = The rules say nothing about “{ $words }”. Try another word.

help-text = ### How it goes
    1. A thread opens with a lobby. Press **Join**; stand-ins can take the empty seats. The host presses **Begin**.
    2. Every post shows the board and says whose decision it is. Press the buttons under it, or **My hand**, which always shows what is asked of you. *Advice* gives advice.
    ### Good to know
    - `/table board` the board, also in words · `/table log` what happened · `/table undo` take a move back
    - `/table orders` answers in advance · `/table do` completes everything that is legal
    - `/me games` all your tables · `/me language` your language · `/me hints` explanations on or off
    - `/table leave` hands your seat to a stand-in, `/table join` takes it back.
    - `/workshop list` what members here wrote · `/workshop new`, `/workshop edit` write yourself · **Add to the workshop** in the menu of a message takes its file

error-incident = Something went wrong on our side, and nothing was lost. Please tell whoever runs this bot: incident { $number }.
error-away = The database is away for a moment. Nothing is lost; please do it again soon.
error-silent = The database does not answer just now. Look at the table in a minute: if this did not count, do it again.
error-forbidden = I am not allowed to do that here. Please ask a moderator to check my permissions in this channel.
error-old-command = This command has changed. Reload Discord and try again.
error-option = I could not read one of the options of that command.
error-server-only = This works in servers only.
error-not-allowed = You are not allowed to do that.
error-late = Discord says that came too late. Please try again.
error-discord = Discord has trouble just now. Nothing of the game is lost; please look again in a moment.
permission-view-channel = View Channel
permission-send-messages = Send Messages
permission-attach-files = Attach Files
permission-create-public-threads = Create Public Threads
permission-send-messages-in-threads = Send Messages in Threads

refused-already-begun = The game has already begun.
refused-already-seated = You sit at this table already.
refused-campaign-open = A chapter of this campaign is being played. Finish it first.
refused-campaign-over = This campaign does not go on from here. The chapter can be played again.
refused-campaign-past = The campaign has gone on from another table.
refused-channel-taken = Another table is open in this channel. Finish it first, or start in a thread.
refused-full = All seats are taken.
refused-busy = The game is still moving. Try again in a moment.
refused-updating = A newer version of the bot has played on at this table; here it is being updated. Try again in a few minutes.
refused-scenario = This table is played with “{ $name }”, and its file is no longer there. Please tell whoever runs this bot: once it is back, the game goes on where it stopped.
refused-unknown = The connection was lost while this was being kept, and nobody can say whether it was. Look at the table; if it was not, do it again.
refused-gone = That moment has passed. Here is what is open now.
refused-host-only = Only the host of the table can do that.
refused-how-many = { $least ->
    [0] Choose { $most } at most.
   *[other] Choose between { $least } and { $most }.
}
refused-exactly = Choose exactly { $n }.
refused-incomplete = Something is still missing from that answer.
refused-invariant = That would break the game: { $what }
refused-no-fix = There is no correction named “{ $fix }”.
refused-no-moment = The log has no such entry.
refused-no-order = That order does not exist in this game.
refused-no-session = This table no longer exists.
refused-no-stand-in = No stand-in sits at this table.
refused-no-campaign = There is no such campaign.
refused-no-choice = This standing choice does not exist here, or not for you.
refused-no-figure = Somebody would be left without a figure. Give everybody at least one, or leave them to the deal.
refused-no-sheet = There is no sheet called “{ $typed }”.
refused-no-sheets = There are no sheets to show here yet. The command `campaign` of this game founds a campaign.
refused-no-role = There is no such side at this table.
refused-no-table-here = No game is played in this channel. `/me games` shows yours, `/help` tells how to open one.
refused-other-game = { $game } is not being played in this channel now.
refused-not-begun = The game has not begun yet.
refused-not-seated = You have no seat at this table.
refused-others = That is not asked of you, but of: { $who }.
refused-not-yours = This question is asked of another player.
refused-nothing-to-undo = There is nothing to take back.
refused-old-control = This button is out of date. Please use the newest post of the table.
refused-option = That option or value does not exist.
refused-option-apart = That does not go together with the other options.
refused-over = This game is over.
refused-abandoned = Everybody has left this game. Whoever sat in it can go on with `/table join`; a game master can give a seat to somebody with `/table gm`.
refused-permissions = I lack permissions here: { $missing }.
refused-role-not-yours = Somebody else plays that side.
refused-role-taken = { $who } plays that side.
refused-stand-in-plays = A stand-in plays for you. `/table join` takes your seat back.
refused-too-few = { $least ->
    [one] At least { $least } player is needed. Let somebody join, or add a stand-in.
   *[other] At least { $least } players are needed. Let somebody join, or add a stand-in.
}
refused-number = What is chosen here needs { $numbers } players, and { $n } sit at this table. Change the one or the other.
refused-undo-known = Something has been revealed or rolled since, so this move can no longer be taken back.
refused-undo-others = The last move was not yours.
refused-verify-early = The seed stays secret until the game is over. Its hash is in the first entry of the log.
refused-word = That choice is not on offer any more. Please use your newest panel.
console-bad-token = Discord does not accept the token in .env. Copy it again from the developer portal (Bot › Reset Token).
console-no-token = There is no DISCORD_TOKEN, and the local table is not installed here.
console-bad-setting = The setting { $name } cannot be what it is: .env.example tells what it can be.
console-no-network = Discord cannot be reached: { $why }
store-exists = { $path } exists already; nothing was overwritten.
store-no-copy = { $path } cannot be copied to { $to }: { $why }
store-foreign = { $path } is the database of another program; it was left untouched.
store-newer = { $path } has version { $found }, this program knows { $known } at most; it was left untouched.
store-damaged = { $path } is damaged ({ $why }) and was left untouched. Start from one of the nightly copies.
store-incomplete = { $path } lacks a part ({ $what }) and was left untouched. Start from one of the nightly copies.
store-in-use = { $path } is in use by another running bot.
store-read-only = { $path } can be read but not written: give the bot the right to write the file and its folder.
store-unusable = { $path } cannot be used as a database: { $why }
store-old-sqlite = This Python comes with SQLite { $found }; the bot needs { $needed } or newer.
store-bad-url = This is no address of a PostgreSQL: postgresql://name:password@host/database, where a password has %40 for @, %2F for / and %25 for %.
store-no-version = { $path } says “{ $found }” where its version should stand; it was left untouched.
store-encoding = { $path } keeps texts in { $found }: a database in UTF8 is needed (createdb --encoding=UTF8 --template=template0).
store-no-driver = For DATABASE_URL the packages of requirements-cluster.txt are needed: { $why }
store-no-server = { $path } cannot be reached: { $why }
store-no-login = { $path } does not let the bot in: look at the name and the password in DATABASE_URL ({ $why }).
store-standby = { $path } is a standby that can only be read: name the primary, or add target_session_attrs=read-write.
store-unknown = { $path } was lost while something was being kept: { $why }
store-not-empty = { $path } is not empty; nothing was copied.
store-not-equal = { $path } does not hold the same as the original ({ $what }); nothing was copied.
store-no-such-file = { $path } is no database that could be copied.
store-use-pg-dump = Backups of PostgreSQL are its own: pg_dump, pgBackRest or your provider’s. docs/hosting.md tells how.
store-other-shards = The running processes count { $known } shards, this one { $found }: give all the same SHARDS, or stop all before you change it.
store-shards-held = The shards { $shards } are looked after by another process ({ $who }).
console-bad-share = CLUSTER, CLUSTERS and SHARDS do not fit together ({ $why }): CLUSTER counts from 0, and every process needs a shard.
console-new-key = From the next start on links of the map page are signed with a new key. Pages that are open stay open.
store-closed = { $path } has been closed.
table-moved = The table goes on here.
incidents-told = { $n ->
    [one] An incident: the log of the program tells more under its number.
   *[other] { $n } incidents: the log of the program tells more under their numbers.
  }
status-since = Waiting for { $who }. Last move: { $at }
lobby-again = { $who }: again? The new table waits for you.
lobby-full = { $host }: the table is full, and can begin.
lobby-next = { $who }: your seats in the next lobby are kept for you.
