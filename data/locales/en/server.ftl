about-gm-server = What holds for all tables of this server
name-server = server
server-title = This server
server-about = Holds for all tables. What is not set is not limited.
server-gone = (gone)
server-channel = <#{ $id }>
server-role = <@&{ $id }>
server-result = **{ $game }**: { $how }
server-result-corrected = **{ $game }**, corrected: { $how }
server-result-void = **{ $game }** goes on: the result told before no longer holds.
server-channels = Channels for tables
server-channels-about = Where tables may be opened: in these channels and in their threads
server-channels-none = everywhere
server-authors = Who may add to the workshop
server-authors-about = The role that may put what they wrote into the workshop; without one everybody may
server-authors-none = everybody
server-openers = Who may open
server-openers-about = The role that may open tables; without one everybody may
server-openers-none = everybody
server-each = Tables of a person
server-each-about = How many tables somebody may host at the same time
server-each-none = any number
server-all = Tables in all
server-all-about = How many tables may be open in this server at the same time
server-all-none = any number
server-language = Language
server-language-about = In which new tables speak; without one, the host’s
server-language-none = the host’s
server-pace = Pace
server-pace-about = What new tables begin with; their hosts can change it in the lobby
server-pace-none = as usual: by post
server-board = Board
server-board-about = A channel in which one post tells of all tables: whose turn it is, free seats, what ended last
server-board-none = no post
server-callers = Call for new tables
server-callers-about = The role that is called once when a table opens
server-callers-none = nobody
server-results = Results
server-results-about = A channel that hears how each game has ended
server-results-none = only at the table
server-digests = Chronicle
server-digests-about = The channel of results also hears what each part of a game came to, with its picture
server-acts = Acts of game masters
server-acts-about = A channel that hears of everything that game masters do at the tables
server-acts-none = only at the table
server-masters = Game masters
server-masters-about = The role whose members are game masters at every table
server-masters-none = hosts, and whom they name
server-barred = Barred
server-barred-about = Members who may neither open tables nor sit down; seats that they have stay theirs
server-barred-none = nobody
server-abroad = Across servers
server-abroad-about = Who looks for company may be seated with members who look for it in other servers that allow it
server-forgotten-members = { $n ->
    [one] { $n } who has been forgotten
   *[other] { $n } who have been forgotten
}
server-quiet = Quiet calls
server-quiet-about = Calls and results make no sound on anybody’s phone; the mention stays
server-ratings = Ratings
server-ratings-about = /stats says how strong people have shown themselves in each game, with its doubt
server-back = Back
server-export = Export
server-export-waits = Your file is being made once { $n ->
    [one] the export of another server is done.
   *[other] the exports of { $n } other servers are done.
  } It will appear here.
server-export-why = all tables of the server were exported
server-export-file = All tables and campaigns of this server
server-export-done = { $every ->
    [0] This server has no tables yet; the file holds its settings.
   *[other] { $more ->
        [0] All tables and campaigns of this server
       *[other] The first { $upto } of { $every } tables and campaigns of this server
      }, complete, with all that is secret: keep the file to yourself. Games that are not over have been told. `/gm import` opens a table again, `/gm campaign import` a campaign.
}
server-export-missing = { $n ->
    [one] { $n } of them has no file: a lobby, or too large, or it could not be read or told. It is listed in `list.json`.
   *[other] { $n } of them have no file: lobbies, or too large, or they could not be read or told. They are listed in `list.json`.
}
server-export-next = The next file
server-form-limits = Limits
server-form-begin = Tables
server-form-people = People
server-form-told = News
server-lost = set by another version of the bot in a way that this one cannot read; it does not count until it is set again.
server-amiss-none = some of it is gone from the server.
server-amiss-channels = all these channels are gone, so no table can be opened.
server-amiss-authors = the role is gone, so nobody else can add anything.
server-amiss-openers = the role is gone, so nobody else can open tables.
server-amiss-callers = the role is gone, so nobody is called.
server-amiss-board = the channel is gone, so there is no board.
server-amiss-results = the channel is gone, so results are told nowhere else.
server-amiss-acts = the channel is gone, so acts are told nowhere else.
server-amiss-masters = the role is gone, so nobody is a game master by it.
server-amiss-mention = I may not mention this role, so its members hear nothing: let everybody mention it, or let me mention all roles.
server-amiss-rights = in { $where } I lack: { $missing }.
refused-server-changed = Somebody has just changed these settings. Look at them again with `/gm server`.
refused-server-number = { $what }: a whole number up to { $most }, or nothing for no limit. Nothing has been changed.
refused-server-forget = Tables are being opened here faster than they are forgotten. What there was is gone; press again when it is quieter, or settle first who may open tables.
refused-server-export = An export of this server is being made already. Wait for its file.
server-forget = Forget…
server-forget-title = Forget this server?
server-forget-goes = **Goes for good:** { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
  } with logs and statistics ({ $going ->
    [0] none of them in play
    [one] { $going } is still open and ends
   *[other] { $going } are still open and end
  }){ $campaigns ->
    [0] {""}
    [one] , { $campaigns } campaign
   *[other] , { $campaigns } campaigns
  }, the settings of this page.
server-forget-stays = **Stays:** what members have set for themselves with `/me`, and what was posted in the channels. You can delete that yourselves.
server-forget-backups = { $nights ->
    [0] Copies of the database, if whoever runs this bot makes any, still hold all this.
   *[other] Nightly copies of the database still hold all this; each is deleted once there are { $nights } newer ones.
}
server-forget-do = Forget everything
server-forgotten = Forgotten: { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
  }{ $campaigns ->
    [0] {""}
    [one] , { $campaigns } campaign
   *[other] , { $campaigns } campaigns
  }, all settings. Nothing of this server is kept any more.
server-forgotten-post = This table is gone: those who manage the server have had everything about it forgotten.
refused-server-channels = On this server tables are opened in { $where } (Channels for tables). Those who may manage the server can change it with `/gm server`.
refused-server-authors = On this server the workshop is filled by members with { $role } (Who may add to the workshop). Those who may manage the server can change it with `/gm server`.
refused-server-openers = On this server tables are opened by members with { $role } (Who may open). Those who may manage the server can change it with `/gm server`.
refused-server-each = You have { $n ->
    [one] a table
   *[other] { $n } tables
  } open here, and this server allows no more (Tables of a person). Finish one first; those who may manage the server can change it with `/gm server`.
refused-server-all = { $n ->
    [one] A table is
   *[other] { $n } tables are
  } open here, and this server allows no more (Tables in all). Those who may manage the server can change it with `/gm server`.
refused-server-barred = You may not open tables or sit down in this server (Barred). Those who may manage the server can change it with `/gm server`.

## The board: one post that tells of all tables

board-title = Tables here
board-none = Nobody is playing just now. `/help` shows what there is to play.
board-more = { $n ->
    [one] one more table
   *[other] { $n } more tables
}
board-free = 🪑 { $n ->
    [0] everybody is here, it begins soon
    [one] one seat is free
   *[other] { $n } seats are free
}
board-paused = ⏸️ stands still
board-played = ▶️ being played right now
board-waits = ⏳ { $who }, { $since }
board-last = 🏁 **{ $game }**: { $how }
