# What is kept about a person: handed out, and forgotten.

name-data = data
name-forget = forget
about-me-data = Everything that is kept about you in all servers, as files for you alone
about-me-forget = Have everything forgotten that is kept about you; first you see what goes and what stays
help-data = -# What is kept about you: `/me data` · `/me forget`
link-privacy = Privacy
link-terms = Terms
link-support = Help

person-forgotten = Player { $n }
log-forgotten = { $who } has left for good; a stand-in plays on. Whoever likes can have the seat: `/table join`.

data-done = { $n ->
    [0] This is all that is kept about you. You have not sat at any table yet.
    [one] This is all that is kept about you, with what you did at your table. The page is for reading, the JSON for programs.
   *[other] This is all that is kept about you, with what you did at { $n } tables. The page is for reading, the JSON for programs.
}
data-page = What is kept about you, to read
data-file = What is kept about you, as data
data-title = What Gravekeeper keeps about you
data-about = Discord id { $id }. All of it is kept in the database of whoever runs this bot, so that games go on and can be looked at again, and for nothing else. `/me forget` has it forgotten.
data-settings = What you have set
data-none = Nothing.
data-setting-language = Language
data-setting-zone = Time zone
data-setting-quiet_from = Quiet hours from
data-setting-quiet_to = Quiet hours until
data-setting-away_until = Away until
data-setting-reminders = Reminders of deadlines
data-setting-hints = Hints
data-setting-odds = Odds
data-setting-advice = Advice at every question
data-away-open = you return
data-hints = { $n ->
    [one] { $n } kind of question that you have met (for the hints)
   *[other] { $n } kinds of questions that you have met (for the hints)
}
data-barred = Servers in which you may not play (ids): { $servers }
data-tables = { $n ->
    [0] No tables
    [one] { $n } table
   *[other] { $n } tables
}
data-table = Server { $server }, channel { $channel }; you are called { $name }
data-host = You are its host
data-game_master = You are a game master
data-dice = Your part of the dice: { $parts }
data-acts = { $n ->
    [0] You did nothing here
    [one] You did { $n } thing
   *[other] You did { $n } things
  }{ $votes ->
    [0] {""}
    [one] , and voted once
   *[other] , and voted { $votes } times
  } (times in UTC)
data-typed = “{ $text }”
data-campaigns = Campaigns

forget-title = Forget all about you?
forget-goes = - **Goes:** your language, time zone, quiet hours, absences, reminders, hints, odds and advice, what you look for company for, your hours, whom you avoid, what you have guessed; your statistics; reasons and announcements that you typed; your words for the dice
forget-becomes = - **Changes:** at every table, in campaigns and in exports to come you have a number in place of your name: “Player 3”{ $playing ->
    [0] {""}
    [one] . In the game that goes on a stand-in takes over, and anybody may have your seat
   *[other] . In { $playing } games that go on a stand-in takes over, and anybody may have your seat
  }{ $lobbies ->
    [0] {""}
    [one] . You leave the lobby
   *[other] . You leave { $lobbies } lobbies
  }
forget-stays = - **Stays:** what happened in the games, without you; that you are barred where somebody does not want you, without your name; posts that are in Discord already
forget-backups = - **Backups:** { $n ->
    [one] the nightly copy of the database of { $last } still holds you; it is
   *[other] { $n } nightly copies of the database still hold you, of { $first } to { $last }; each is
  } deleted once there are { $nights } newer ones
forget-backups-unknown = - **Backups:** copies of the database, if whoever runs this bot makes any, still hold you; ask them how long
forget-backups-server = - **Backups:** copies of the database, if whoever runs this bot makes any, still hold you, and so do its freed pages until they are overwritten; ask them how long
forget-do = Forget me
forget-data = My data first
forget-begun = You are being forgotten, one table after the other … If this takes long you need not wait: it goes on by itself.
forget-done = { $n ->
    [0] Done: nothing is kept about you any more.
    [one] Done: at your table you are only a number now, and nothing else is kept about you.
   *[other] Done: at { $n } tables you are only a number now, and nothing else is kept about you.
}
data-setting-ahead = A message one turn ahead
