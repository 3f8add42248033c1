# What is kept and for how long, and games that stand still.
keeping-lobbies = { $n ->
    [0] Lobbies stay open until somebody closes them.
    [one] A lobby in which nothing changes for a day ends.
   *[other] A lobby in which nothing changes for { $n } days ends.
  }
keeping-idle = { $n ->
    [0] Games wait for their players for ever.
    [one] A game in which nobody has acted for a day stands still, without deadlines and calls, until one of its players presses anything.
   *[other] A game in which nobody has acted for { $n } days stands still, without deadlines and calls, until one of its players presses anything.
  }
keeping-packed = { $n ->
    [0] Finished games are kept as they are, with their logs.
    [one] Finished games keep their logs; a day after the end the states of the table after each move are compressed.
   *[other] Finished games keep their logs; { $n } days after the end the states of the table after each move are compressed.
  }
keeping-servers = { $n ->
    [0] What belongs to a server is kept also after the bot has been removed from it.
    [one] A day after the bot was removed from a server everything that belongs to that server is forgotten; if it comes back before, everything is there again.
   *[other] { $n } days after the bot was removed from a server everything that belongs to that server is forgotten; if it comes back before, everything is there again.
  }
