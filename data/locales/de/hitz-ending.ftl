# Das Ende: wer wo steht, und was geehrt wird.

hitz-end-standing = { $n } SP ({ $more ->
    [0] alle durch Karten
   *[other] Karten { $cards }, Bonus { $more }
}) · { $survivors }
hitz-end-standing-solo = { $n } SP (Karten { $cards }, volle Sätze { $more }) · { $survivors }
hitz-end-standing-out = raus in Runde { $round }
hitz-award-kills = Meiste Zombies: { $whom } – { $n }
hitz-award-gains = Beste Beute: { $whom } – { $n ->
    [one] { $n } Ressource
   *[other] { $n } Ressourcen
}
hitz-award-loses = Härtester Weg: { $whom } – { $n ->
    [one] { $n } Überlebender verloren
   *[other] { $n } Überlebende verloren
}
