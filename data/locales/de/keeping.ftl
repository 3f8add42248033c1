# Was wie lange aufgehoben wird, und Spiele, die stillstehen.
keeping-lobbies = { $n ->
    [0] Lobbys bleiben offen, bis jemand sie schließt.
    [one] Eine Lobby, in der sich einen Tag lang nichts ändert, endet.
   *[other] Eine Lobby, in der sich { $n } Tage lang nichts ändert, endet.
  }
keeping-idle = { $n ->
    [0] Spiele warten ohne Ende auf ihre Spieler.
    [one] Ein Spiel, in dem einen Tag lang niemand etwas getan hat, steht still, ohne Fristen und Erinnerungen, bis einer der Spieler etwas drückt.
   *[other] Ein Spiel, in dem { $n } Tage lang niemand etwas getan hat, steht still, ohne Fristen und Erinnerungen, bis einer der Spieler etwas drückt.
  }
keeping-packed = { $n ->
    [0] Beendete Spiele bleiben samt Protokoll, wie sie sind.
    [one] Beendete Spiele behalten ihr Protokoll; wie der Tisch nach jedem Zug aussah, wird einen Tag nach dem Ende klein verpackt.
   *[other] Beendete Spiele behalten ihr Protokoll; wie der Tisch nach jedem Zug aussah, wird { $n } Tage nach dem Ende klein verpackt.
  }
keeping-servers = { $n ->
    [0] Was zu einem Server gehört, bleibt auch, nachdem der Bot von ihm entfernt wurde.
    [one] Einen Tag nachdem der Bot von einem Server entfernt wurde, ist alles vergessen, was zu ihm gehört; kommt er vorher zurück, ist alles wieder da.
   *[other] { $n } Tage nachdem der Bot von einem Server entfernt wurde, ist alles vergessen, was zu ihm gehört; kommt er vorher zurück, ist alles wieder da.
  }
