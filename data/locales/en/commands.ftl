# Names and descriptions of commands. Names: lower case, at most 32 characters; descriptions at most 100.

name-amount = amount
name-bid = bid
name-board = board
name-card = card
name-do = do
name-games = games
name-hand = hand
name-help = help
name-join = join
name-language = language
name-leave = leave
name-log = log
name-me = me
name-orders = orders
name-rules = rules
name-start = start
name-status = status
name-table = table
name-text = text
name-undo = undo
name-verify = verify
name-what = what
name-where = where
name-words = words

about-help = What this bot does and how to begin
about-me = Your games and settings
about-me-games = Your open tables, those that wait for you first
about-me-language = The language in which you are answered privately
about-me-language-which = A language, or the one of your Discord
about-table = The game in this channel
about-table-status = Who is due, and how everybody stands, in words
about-table-board = The board as you may see it
about-table-board-text = In words instead of a picture
about-table-hand = What you hold and what is asked of you, for your eyes only
about-table-log = What has happened so far
about-table-do = Do anything that is possible for you now
about-table-do-what = Start typing: everything possible is offered
about-table-undo = Take your last move back, as long as nothing was revealed since
about-table-join = Sit down, or take your seat back from its stand-in
about-table-leave = Give up your seat; during a game a stand-in keeps it
about-table-verify = Check every roll of a finished game
about-table-orders = Answers in advance: see, give, take back
about-game-start = Open a table
about-game-start-where = A thread of its own (usual), or this channel
about-game-start-language = The language of the table
about-game-rules = Look something up in the rules
about-game-rules-words = Words to look for

name-here = here
name-game = game
about-table-here = Go on with one of your tables in this channel, for example when its thread is gone
about-table-join-role = The side to play, if the program plays it now
about-table-here-game = Which table (you are its host)

