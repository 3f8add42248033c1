# What all tables share: lobby, posts, panels, refusals.

language-en = English
language-ru = Russian
language-auto = as in my Discord
value-on = on
value-off = off
where-thread = in a thread of its own
where-here = in this channel
stand-in-names = Ada, Boris, Cora, Dmitri, Edith, Felix

lobby-opened-here = The table is open in this channel.
lobby-announce = **{ $who }** opens a table: **{ $game }**.
lobby-announced = **{ $who }** opens a table: **{ $game }** → { $thread }
lobby-thread = { $game } · { $who }
lobby-seats = Seats: { $n } of { $most }
lobby-options = Options
lobby-game-options = Options of the game
lobby-table-options = Options of the table
lobby-usual-options = { $n ->
    [one] { $n } other option as usual
   *[other] { $n } other options as usual
}
lobby-host = host
lobby-host-sets = Only the host of the table can change these.
lobby-stand-in = stand-in
lobby-join = Join
lobby-leave = Leave
lobby-add = Add a stand-in
lobby-remove = Remove a stand-in
lobby-set = Options
lobby-begin = Begin
lobby-cancel = Close
lobby-joined = You have a seat. The table is here: { $thread }
lobby-begun = The game has begun. Good luck!
lobby-closed = this table was closed before the game began.

table-language = Language of the table
table-language-about = Posts and pictures that everybody sees are in this language. Private answers follow each member's own.
table-auto = Forced choices by themselves
table-auto-about = A question with only one legal answer is answered at once, with a line in the log.
table-joined = You are at the table.
table-left = You have left your seat. `/table join` takes it back as long as the game is not over.
table-abandoned = Nobody is left at this table, so the game stands still. Whoever sat here can go on with it: `/table join`.

log-begin = The game begins. Hash of the dice seed: `{ $hash }`
log-undone = { $who } takes the last move back.
log-order-given = { $who } gives an order.
log-order-taken = { $who } takes an order back.
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
log-title = Log: entries { $low }–{ $high } of { $last }
log-empty = Nothing to read here yet.
log-older = Older
log-newer = Newer

public-ask = { $what }
public-secret = has something to decide in private
public-call = { $who } — it is your move.
public-incident = ⚠️ Something went wrong on our side (incident { $number }). The game stands as it was after the last move; the next press goes on.

panel-hand = My hand
panel-log = Log
panel-rules = Rules
panel-verify = Verify the dice
panel-rematch = Play again
panel-refresh = Refresh
panel-undo = Undo
panel-orders = Orders
panel-zoom = Zoom
panel-more = There is more to decide than fits here: answer something first, then refresh.
panel-nothing = Nothing waits for you. { $who ->
    [none] Nobody is due.
   *[other] Due: { $who }.
}
panel-sealed = Your answer is in: { $what }. You can change it until everybody has answered.

typed-not-open = That is not asked of you now.
typed-open = What is open for you:
typed-keep = Keep it for later
orders-title = Orders
orders-about = Answers given in advance. They are private, used as soon as their question is asked, and can be taken back at any time.
orders-none = You have given no orders.
orders-take = Take back
orders-choose = Give a standing order
orders-kept = Kept: it will be used as soon as that question is asked of you.
undo-done = Your last move has been taken back.

me-due = **waits for you**
me-lobby = not begun yet
me-waits = waits for others
me-none = You sit at no open table here. `/help` tells how to open one.
me-language-set = From now on I answer you in this language.

result-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
result-seed = Seed of the dice: `{ $seed }` (`/table verify` checks every roll)
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
verify-wrong = Entry { $seq }: { $faces } — does **not** follow from the seed!

rules-title = Rules
rules-choose = Sections from “{ $first }” on
rules-none = The rules say nothing about “{ $words }”. Try another word.

help-text = # Gravekeeper
    I run zombie board games in this server: I know the rules, roll the dice, keep the secrets and draw the board. You play when you have a minute, from your phone if you like.
    ## Games
    { $games }
    ## How it goes
    1. Somebody types a start command. A thread opens with a lobby: press **Join**; empty seats can be taken by stand-ins.
    2. The host presses **Begin**. From then on every post shows the board and says whose decision it is.
    3. Press the buttons under the board, or **My hand**, which always shows what is asked of you. Typed commands do the same; `/table do` completes everything that is legal.
    ## Good to know
    - `/table board` the board, also in words · `/table log` what happened · `/table undo` take a move back
    - `/table orders` answers in advance · `/me games` all your tables · `/me language` your language
    - `/table leave` hands your seat to a stand-in, `/table join` takes it back.

error-incident = Something went wrong on our side, and nothing was lost. Please tell whoever runs this bot: incident { $number }.
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
refused-channel-taken = Another table is open in this channel. Finish it first, or start in a thread.
refused-full = All seats are taken.
refused-gone = That moment has passed. Here is what is open now.
refused-host-only = Only the host of the table can do that.
refused-how-many = { $least ->
    [0] Choose { $most } at most.
   *[other] Choose between { $least } and { $most }.
}
refused-incomplete = Something is still missing from that answer.
refused-invariant = That would break the game: { $what }
refused-no-fix = There is no correction named “{ $fix }”.
refused-no-moment = The log has no such entry.
refused-no-order = That order does not exist in this game.
refused-no-session = This table no longer exists.
refused-no-stand-in = No stand-in sits at this table.
refused-no-table-here = No game is played in this channel. `/me games` shows yours, `/help` tells how to open one.
refused-not-begun = The game has not begun yet.
refused-not-seated = You have no seat at this table.
refused-not-yours = This question is asked of another player.
refused-nothing-to-undo = There is nothing to take back.
refused-old-control = This button is from another time. Please use the newest post of the table.
refused-option = That option or value does not exist.
refused-over = This game is over.
refused-abandoned = Everybody has left this game. Whoever sat in it can go on with `/table join`; a game master can give a seat to somebody with `/gm seat`.
refused-permissions = I lack permissions here: { $missing }.
refused-stand-in-plays = A stand-in plays for you. `/table join` takes your seat back.
refused-too-few = { $least ->
    [one] At least { $least } player is needed.
   *[other] At least { $least } players are needed.
}
refused-undo-known = Something has been revealed or rolled since, so this move can no longer be taken back.
refused-undo-others = The last move was not yours.
refused-verify-early = The seed stays secret until the game is over. Its hash is in the first entry of the log.
refused-word = “{ $word }” is not possible now.
hitz-no-card = There is no card “{ $card }”.
console-bad-token = Discord does not accept the token in .env. Copy it again from the developer portal (Bot › Reset Token).
console-no-token = There is no DISCORD_TOKEN, and the local table is not installed here.
console-bad-setting = The setting { $name } cannot be “{ $value }”: .env.example tells what it can be.
console-no-network = Discord cannot be reached: { $why }
table-moved = The table goes on here.
