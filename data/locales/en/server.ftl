about-gm-server = What holds for all tables of this server
name-server = server
server-title = This server
server-about = Holds for all tables. What nobody has settled is free. Those who may manage the server can change it here.
server-change = Change…
server-gone = (gone)
server-channel = <#{ $id }>
server-role = <@&{ $id }>
server-result = **{ $game }**: { $how }
server-channels = Channels for tables
server-channels-about = Where tables may be opened: in these channels and in their threads
server-channels-none = everywhere
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
server-pace-none = by post
server-callers = Call for new tables
server-callers-about = The role that is called once when a table opens
server-callers-none = nobody
server-results = Results
server-results-about = A channel that hears how each game has ended
server-results-none = only at the table
server-acts = Acts of game masters
server-acts-about = A channel that hears of everything that game masters do at the tables
server-acts-none = only at the table
server-masters = Game masters
server-masters-about = The role whose members are game masters at every table
server-masters-none = hosts, and whom they name
server-barred = Barred
server-barred-about = Members who may neither open tables nor sit down; seats that they have stay theirs
server-barred-none = nobody
server-quiet = Quiet calls
server-quiet-about = Calls and results make no sound on anybody’s phone; the mention stays
refused-server-channels = Tables are opened in { $where }: this server has settled that (Channels for tables). Those who may manage the server can change it with `/gm server`.
refused-server-openers = Tables are opened by members with { $role }: this server has settled that (Who may open). Those who may manage the server can change it with `/gm server`.
refused-server-each = You have { $n ->
    [one] a table
   *[other] { $n } tables
  } open here, and this server allows no more (Tables of a person). Finish one first; those who may manage the server can change it with `/gm server`.
refused-server-all = { $n ->
    [one] A table is
   *[other] { $n } tables are
  } open here, and this server allows no more (Tables in all). Those who may manage the server can change it with `/gm server`.
refused-server-barred = You may not open tables or sit down in this server (Barred). Those who may manage the server can change it with `/gm server`.
