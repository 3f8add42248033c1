# Hit Z Road: Protokoll, Fragen, Optionen, Einstellungen, Aufträge, Korrekturen, Ergebnisse.

hitz-name = Hit Z Road
hitz-about = Eine Fahrt von Chicago nach Los Angeles mitten durch Zombies: Bietet um die sicherste Straße, schlagt euch durch, kommt lebend an.
hitz-face-down = eine verdeckte Karte
hitz-hand = { $worth ->
    [0] { "" }
   *[other] SP auf Karten: { $cards }.{ " " }
}{ $rest ->
    [0] { "" }
    [one] Ohne SP: { $rest } Karte.{ " " }
   *[other] Ohne SP: { $rest } Karten.{ " " }
}{ $bonus ->
    [0] { "" }
   *[other] Durch Straßenkarte: { $bonus }.{ " " }
}Zusammen { $n } SP.
hitz-title-round = Runde { $round }: { $leg }
hitz-title-auction = Auktion
hitz-title-payment = Gebote bezahlen
hitz-title-encounter = Begegnung
hitz-title-travel = { $who } auf Route { $route }
hitz-title-card = { $card }
hitz-title-event = Ereignis
hitz-title-battle = Kampf

## Protokoll: Runde und Auktion

hitz-begins = Ausgelost, so geht es reihum: { $order }.
hitz-round = Runde { $round }: { $leg }.
hitz-laid = { $key ->
    [0] Route { $route }: { $left } → { $right }.
   *[other] Route { $route }, Schlüssel +{ $key }: { $left } → { $right }.
}
hitz-bids = { $who } bietet { $n }.
hitz-passes = { $who } passt.
hitz-sealed = { $who } hat eine Grenze genannt.
hitz-auction-again = Wer am meisten bot, ist weg: Die Auktion beginnt von vorn.
hitz-pays-bid = { $who } bezahlt das Gebot: { $what }.
hitz-order = So wird gewählt, nach Geboten: { $order }

## Protokoll: Routen und Karten

hitz-chooses = { $who } nimmt Route { $route }: { $left } → { $right }.
hitz-pays-route = { $who } bezahlt die Route: { $what }.
hitz-turned = Aufgedeckt: { $left } → { $right }.
hitz-plays = { $who } erreicht { $card }.
hitz-scavenges = { $who } findet { $what }.
hitz-takes = { $who } nimmt { $what }.
hitz-discards = { $who } legt ab: { $what }.
hitz-loses = { $n ->
    [one] { $who } verliert { $n } Überlebenden und hat noch { $left }.
   *[other] { $who } verliert { $n } Überlebende und hat noch { $left }.
}
hitz-grows = { $n ->
    [one] { $n } Überlebender schließt sich { $who } an: jetzt { $all } in der Gruppe.
   *[other] { $n } Überlebende schließen sich { $who } an: jetzt { $all } in der Gruppe.
}
hitz-uses = { $who } legt ab: { $token }.
hitz-rolls = { $who } würfelt: { $faces } ({ $luck }).
hitz-map = { $who } folgt der Straßenkarte: +{ $n } SP.
hitz-blast = { $n ->
    [one] { $who } schickt den Fanatiker vor: { $n } Zombie stirbt, kein Kampf.
   *[other] { $who } schickt den Fanatiker vor: { $n } Zombies sterben, kein Kampf.
}
hitz-collects = { $vp ->
    [0] { $who } bekommt { $card }.
   *[other] { $who } bekommt { $card }: { $vp } SP.
}
hitz-liquidates = { $who } macht den Bus zur Festung: Ab jetzt kämpft jede Horde gegen diese Gruppe wie gewöhnliche Zombies.
hitz-out = { $who } hat keine Überlebenden mehr und ist raus.

## Protokoll: Kämpfe

hitz-meets = { $horde ->
    [0] { $n ->
        [one] { $who } trifft auf { $n } Zombie.
       *[other] { $who } trifft auf { $n } Zombies.
    }
    [one] { $who } trifft auf eine Horde: { $n ->
        [one] { $n } Zombie
       *[other] { $n } Zombies
    }, { $horde } roter Würfel.
   *[other] { $who } trifft auf eine Horde: { $n ->
        [one] { $n } Zombie
       *[other] { $n } Zombies
    }, { $horde } rote Würfel.
}
hitz-shoots = { $who } verschießt { $what }.
hitz-ranged = Schüsse: { $faces }.
hitz-shot = { $more ->
    [0] { $n ->
        [0] Die Schüsse töten niemanden
        [one] Die Schüsse töten { $n } Zombie
       *[other] Die Schüsse töten { $n } Zombies
    }
   *[other] Der Lärm lockt { $more } weitere an; { $n } getötet
} (erwartet { $expected }), { $left ->
    [0] keiner ist übrig
   *[other] { $left } übrig
}.
hitz-flees = { $who } flieht von { $card } und zahlt { $what }.
hitz-melee = { $red ->
    [0] Nahkampf, Runde { $round }: { $faces }.
    [one] Nahkampf, Runde { $round } (der erste Würfel ist rot): { $faces }.
   *[other] Nahkampf, Runde { $round } (die ersten { $red } Würfel sind rot): { $faces }.
}
hitz-horribly = { $n ->
    [one] Ein grausiger Tod: { $who } verliert { $n } Überlebenden und hat noch { $left }.
   *[other] Grausige Tode: { $who } verliert { $n } Überlebende und hat noch { $left }.
}
hitz-kills = { $n ->
    [0] Kein Zombie getötet
    [one] { $n } Zombie getötet
   *[other] { $n } Zombies getötet
} (erwartet { $expected }), { $left ->
    [0] keiner ist übrig
   *[other] { $left } übrig
}.
hitz-adrenaline = { $who } verbraucht { $what }: { $save ->
    [0] { "" }
   *[other] { $save } gerettet
}{ $kill ->
    [0] { "" }
   *[other] { $save ->
        [0] { "" }
       *[other] , { "" }
    }{ $kill } getötet
}.
hitz-bitten = { $n ->
    [one] { $who }: { $n } Gebissener stirbt, { $left } übrig.
   *[other] { $who }: { $n } Gebissene sterben, { $left } übrig.
}
hitz-reinforced = { $n ->
    [one] { $n } weiterer Zombie kommt
   *[other] { $n } weitere Zombies kommen
}: jetzt { $left }.
hitz-acts-X-AMBUSH = Hinterhalt: In der ersten Runde zählen nur { hitz-face-bite } und { hitz-face-death }.
hitz-acts-X-DARK = Dunkelheit: Adrenalin kann hier nicht töten.
hitz-acts-X-NOADR = Adrenalin hilft in diesem Kampf nicht.
hitz-acts-X-NORANGED = Hier kann niemand schießen.
hitz-acts-X-NOFLEE = Von hier kann niemand fliehen.
hitz-throws = { $n ->
    [one] { $who } wirft den Molotow: { $n } Zombie brennt.
   *[other] { $who } wirft den Molotow: Alle { $n } Zombies brennen.
}

## Fragen

hitz-ask-bid = { $high ->
    [0] Noch hat niemand geboten, und du
   *[other] Das höchste Gebot ist { $high }{ $own ->
        [0] {""}
       *[other] , deines { $own }
    }; du
} hast { $total ->
    [one] 1 Ressource
   *[other] { $total } Ressourcen
}. Bieten oder passen?
    .kind = Gebot
    .choose = Bieten…
    .hint = Geboten wird darum, wer zuerst eine Route wählt. Was du bietest, zahlst du, auch wenn andere mehr bieten.
    .wait = überbieten oder passen
    .why = Route { $route } passt dir am besten: { $what }. { $n ->
        [0] Zuerst wählen musst du dafür aber nicht.
       *[other] Zuerst zu wählen ist bis zu { $n } wert.
    }
    .why-pass = { $n ->
        [0] Die Routen sind für dich etwa gleich gut, zu bezahlen gibt es da nichts.
        [one] Früh zu wählen ist dir höchstens 1 wert, und { $high } ist schon geboten.
       *[other] Früh zu wählen ist dir höchstens { $n } wert, und { $high } ist schon geboten.
    }

hitz-ask-ceiling = Wie weit gehst du mit? Höchstens { $limit }. Bietet niemand, wählst du als Nr. { $place }.
    .kind = Grenze
    .hint = Du nennst einmal deine Grenze, niemand sieht sie, und das Bieten läuft von selbst. Was du am Ende bietest, zahlst du.
    .wait = eine Grenze nennen

hitz-ask-pay = { $n ->
    [one] Bezahl dein Gebot: { $n } Ressource.
   *[other] Bezahl dein Gebot: { $n } beliebige Ressourcen.
}
    .kind = Bezahlen
    .hint = Gezahlt wird in beliebiger Mischung. Munition schießt, mit Benzin fliehst du, Adrenalin rettet Gebissene.
    .wait = das Gebot bezahlen

hitz-ask-route = Welche Route? Du hast { $total ->
    [one] { $total } Ressource
   *[other] { $total } Ressourcen
}.
    .kind = Route
    .choose = Eine Route…
    .hint = Du spielst beide Karten deiner Route, erst links, dann rechts. Schau zuerst auf die Zombies, dann auf die Funde.
    .wait = eine Route wählen
    .word-2 = Welche Ressourcen?
    .why = Das Beste, was übrig ist{ $n ->
        [0] { "" }
       *[other] , auch wenn es { $n } mehr kostet
    }: { $what }.
    .why-only = Es ist die einzige Route, die du bezahlen kannst.
    .why-gift = { $n ->
        [one] 1 Ressource geschenkt, noch vor der ersten Karte.
       *[other] { $n } Ressourcen geschenkt, noch vor der ersten Karte.
    }

hitz-ask-drop = { $n ->
    [one] Leg { $n } Ressource ab.
   *[other] Leg { $n } beliebige Ressourcen ab.
}
    .kind = Ablegen
    .hint = Die Karte nimmt dir Ressourcen ab, aber welche, bestimmst du.
    .wait = Ressourcen ablegen

hitz-ask-take = { $n ->
    [one] Nimm { $n } Ressource.
   *[other] Nimm { $n } beliebige Ressourcen.
}
    .kind = Nehmen
    .hint = Ein Geschenk in beliebiger Mischung. Meist hilft, wovon du am wenigsten hast.
    .wait = Ressourcen nehmen
    .why = Du nimmst, wovon du am wenigsten hast: So kannst du schießen, fliehen und retten.

hitz-ask-fuel = { $n ->
    [one] Zahl { $n } Benzin oder verlier einen Überlebenden.
   *[other] Zahl bis zu { $n } Benzin: Jedes, das fehlt, kostet einen Überlebenden.
}
    .kind = Benzin
    .hint = Mit Benzin kaufst du hier Überlebende frei: Jedes, das du behältst, kostet einen.
    .wait = Benzin oder Überlebende
    .why = Überlebende sind die Würfel, mit denen du kämpfst: mehr wert als Benzin.

hitz-ask-meds = Zahl { $n } Adrenalin oder verlier einen Überlebenden.
    .kind = Adrenalin oder ein Leben
    .hint = Deine Überlebenden sind deine Würfel und dein Leben in diesem Spiel. Adrenalin findet sich wieder.
    .wait = Adrenalin oder ein Leben
    .why = { $what ->
        [pay] Ein Überlebender kämpft in jedem weiteren Kampf mit: mehr wert als Adrenalin.
       *[lose] Du kannst nicht zahlen, also hast du keine Wahl.
    }

hitz-ask-toll = { $n ->
    [one] Zahl { $n } Ressource oder verlier einen Überlebenden.
   *[other] Zahl { $n } Ressourcen oder verlier einen Überlebenden.
}
    .kind = Ressourcen oder ein Leben
    .hint = Zahl in beliebiger Mischung, oder verlier einen Überlebenden für immer.
    .wait = Ressourcen oder ein Leben
    .word-2 = Welche Ressourcen?
    .why = { $what ->
        [pay] Ein Überlebender kämpft in jedem weiteren Kampf mit: mehr wert als Ressourcen.
       *[lose] Du kannst nicht zahlen, also hast du keine Wahl.
    }

hitz-ask-grab = Ohne { hitz-face-hit } oder { hitz-face-hitbolt } ist ein Überlebender verloren. Einen zweiten Würfel werfen?
    .kind = Ein zweiter Würfel
    .hint = Es wird gewürfelt, ein Treffer rettet. Ohne einen verlierst du einen Überlebenden; 1 Munition bringt einen zweiten Würfel.
    .wait = Munition für einen zweiten Würfel?
    .why = { $what ->
        [pay] Zwei Würfel gehen viel seltener daneben als einer, und daneben kostet einen Überlebenden.
       *[keep] Für einen zweiten Würfel fehlt dir Munition.
    }

hitz-ask-map = Eine Straßenkarte für { $n } SP ablegen?
    .kind = Straßenkarte
    .hint = Allein bewirkt eine Straßenkarte nichts. An Orten wie diesem wird sie zu Punkten.
    .wait = die Straßenkarte nutzen?
    .why = { $what ->
        [use] Punkte jetzt sind sicher; einen zweiten Ort für die Karte gibt es vielleicht nie.
       *[keep] Ein besserer Ort für die Karte kann noch kommen.
    }

hitz-ask-rifle = { $n ->
    [one] Leg das Scharfschützengewehr ab oder verlier { $n } Überlebenden.
   *[other] Leg das Scharfschützengewehr ab oder verlier { $n } Überlebende.
}
    .kind = Gewehr
    .hint = Das Gewehr taugt nur für einen solchen Moment: Es erspart dir diesen Verlust und ist weg.
    .wait = das Gewehr oder Überlebende
    .why = { $what ->
        [use] { $n ->
            [one] Es rettet dir hier 1 Überlebenden, und zu etwas anderem taugt es nicht.
           *[other] Es rettet dir hier { $n } Überlebende, und zu etwas anderem taugt es nicht.
        }
       *[lose] Anderswo wird das Gewehr dringender gebraucht.
    }

hitz-ask-fanatic = Zahl { $n } Munition für den Fanatiker oder lass ihn gehen.
    .kind = Fanatiker
    .hint = Der Fanatiker ist kein Überlebender. Eine Karte will Munition für ihn, auf einer anderen tötet er alle Zombies und ist weg.
    .wait = den Fanatiker behalten?
    .why = { $what ->
        [pay] Munition hast du übrig, und vielleicht räumt er dir noch eine ganze Karte frei.
        [use] { $n ->
            [one] Der Zombie ist weg und die Karte deine, ganz ohne Kampf.
           *[other] Alle { $n } Zombies sind weg und die Karte deine, ganz ohne Kampf.
        }
        [keep] Das gewinnst du auch ohne ihn.
       *[drop] Munition ist knapp, und vielleicht nützt er dir nie.
    }

hitz-ask-blast = { $n ->
    [one] Den Fanatiker in { $n } Zombie schicken?
   *[other] Den Fanatiker in { $n } Zombies schicken?
}

hitz-ask-trade = { $n ->
    [one] { $n } Ressource gegen eine andere tauschen?
   *[other] Bis zu { $n } Ressourcen gegen andere tauschen?
}
    .kind = Tausch
    .hint = Du darfst Ressourcen eins zu eins tauschen, so viele, wie die Karte erlaubt.
    .wait = Ressourcen tauschen
    .word-2 = Und was dafür?
    .why = { $what ->
        [yes] Von einer Sorte hast du reichlich, von einer anderen wenig.
       *[no] Deine Vorräte sind ausgeglichen: Ein Tausch brächte nichts.
    }

hitz-ask-shoot = { $n ->
    [one] { $n } Zombie gegen dich. Wie viel von deiner Munition ({ $ammo }) verschießt du?
   *[other] { $n } Zombies gegen dich. Wie viel von deiner Munition ({ $ammo }) verschießt du?
}
    .kind = Schüsse
    .choose = Wie viel Munition…
    .hint = Geschossen wird einmal, vor dem Kampf: 2 Würfel je Munition. Nur Treffer zählen, und von deinen Leuten kommt niemand zu Schaden.
    .wait = schießen, fliehen oder kämpfen
    .why = { $n ->
        [0] Mit etwas Glück ist nach den Schüssen Schluss, bevor jemand gebissen wird.
        [one] Die Schüsse sollten etwa 1 Zombie töten, bevor jemand gebissen wird.
       *[other] Die Schüsse sollten etwa { $n } Zombies töten, bevor jemand gebissen wird.
    } { $ammo ->
        [0] Es kostet deine ganze Munition, aber Bisse sind teurer.
       *[other] { $ammo } Munition bleibt für später.
    }
    .why-none = Schüsse würden diesen Kampf nicht wenden, und fliehen kannst du noch.

hitz-ask-flee = { $n ->
    [one] { $n } Zombie
   *[other] { $n } Zombies
} gegen dich. Du hast { $survivors ->
    [one] { $survivors } Überlebenden
   *[other] { $survivors } Überlebende
} und { $gas } Benzin. Fliehen oder kämpfen?
    .kind = Fliehen oder kämpfen
    .hint = Letzte Gelegenheit: Sind die Würfel des Nahkampfs gefallen, kommst du nicht mehr weg. Fliehen kostet Benzin und die Karte.
    .wait = fliehen oder kämpfen
    .why = { $vp ->
        [0] Der Kampf dürfte { $n ->
            [one] etwa 1 Überlebenden
           *[other] etwa { $n } Überlebende
        } kosten, und Punkte bringt die Karte nicht.
        [one] Der Kampf dürfte { $n ->
            [one] etwa 1 Überlebenden
           *[other] etwa { $n } Überlebende
        } kosten: zu viel für 1 Punkt.
       *[other] Der Kampf dürfte { $n ->
            [one] etwa 1 Überlebenden
           *[other] etwa { $n } Überlebende
        } kosten: zu viel für { $vp } Punkte.
    }
    .why-fight = { $n ->
        [0] Das dürfte deine Gruppe ohne Verlust gewinnen.
        [one] Das dürfte deine Gruppe gewinnen. Jemand wird vielleicht gebissen{ $what ->
            [saves] , aber Adrenalin rettet ihn
            [short] , und das Adrenalin reicht vielleicht nicht
           *[lost] , und nichts rettet ihn
        }.
       *[other] Etwa { $n } Überlebende werden gebissen{ $what ->
            [saves] , und sie zu retten kostet Adrenalin
            [short] , und für alle reicht das Adrenalin nicht
           *[lost] , und nichts rettet sie
        }, aber besser geht es nicht.
    }

hitz-ask-adrenaline = Gewürfelt: { $faces }. { $n ->
    [0] Kein Zombie ist übrig
    [one] { $n } Zombie übrig
   *[other] { $n } Zombies übrig
}. Du hast { $adr } Adrenalin{ $ways ->
    [0] { "" }
   *[other] : { $prices }
}.
    .kind = Adrenalin
    .hint = Die Würfel sind gefallen. Adrenalin rettet Gebissene und gibt Zombies den Rest.
    .wait = Adrenalin einsetzen
    .word-2 = Wie viele retten, wie viele töten?
    .why = { $what ->
        [both] Wer gerettet wird, ist ein Würfel für alle weiteren Kämpfe, und der Tote verkürzt diesen.
        [save] Wer gerettet wird, ist ein Würfel für alle weiteren Kämpfe.
        [kill] Zu retten ist niemand, und weniger Zombies beißen weniger.
       *[none] Retten kannst du hier niemanden, und ein Toter beendet den Kampf nicht: Heb es für den nächsten Biss auf.
    }
    .why-last = { $what ->
        [both] Dein letzter Kampf: Wer gerettet wird, kommt an und zählt am Ende, und der Tote verkürzt ihn.
       *[save] Dein letzter Kampf: Wer gerettet wird, kommt an und zählt am Ende.
    }

hitz-price-save = { $cost } für jeden, den du rettest (sonst stirbt er)
hitz-price-kill = 1 für jeden Zombie, dem du den Rest gibst

hitz-ask-molotov = Noch { $n ->
    [one] { $n } Zombie
   *[other] { $n } Zombies
}, und du hast { $survivors ->
    [one] { $survivors } Überlebenden
   *[other] { $survivors } Überlebende
}. Den Molotow werfen oder weiterkämpfen?
    .kind = Molotow
    .hint = Die Flasche tötet alles auf dieser Karte, einmal im Spiel.
    .wait = den Molotow werfen?
    .why = { $n ->
        [0] { $zombies ->
            [one] Die Flasche beendet es sofort: Der einzige Zombie brennt.
           *[other] Die Flasche beendet es sofort: Alle { $zombies } Zombies brennen.
        }
        [one] Ein Kampf dürfte etwa 1 Überlebenden kosten; die Flasche beendet es sofort.
       *[other] Ein Kampf dürfte etwa { $n } Überlebende kosten; die Flasche beendet es sofort.
    }
    .why-late = Mit so wenigen Überlebenden kann die nächste Runde die letzte sein. Die Flasche beendet es jetzt.
    .why-fight = Das schafft deine Gruppe ohne die Flasche. Eine schlimmere Karte kommt bestimmt.

## Optionen

hitz-option-pass = Passen
hitz-option-bid = { $n } bieten
hitz-option-ceiling = { $n ->
    [0] Passen
   *[other] Bis { $n }
}
hitz-option-route = { $route }: { $left } – { $right }
hitz-option-route-price = { $n ->
    [one] { $route }, { $n } Ressource zahlen: { $left } → { $right }
   *[other] { $route }, { $n } Ressourcen zahlen: { $left } → { $right }
}
hitz-option-route-gift = { $n ->
    [one] { $route }, { $n } Ressource nehmen: { $left } → { $right }
   *[other] { $route }, { $n } Ressourcen nehmen: { $left } → { $right }
}
hitz-option-fuel = { $n ->
    [0] { $lost ->
        [one] { $lost } Überlebenden verlieren
       *[other] { $lost } Überlebende verlieren
    }
   *[other] { $lost ->
        [0] { $n } Benzin zahlen
        [one] { $n } Benzin zahlen und { $lost } Überlebenden verlieren
       *[other] { $n } Benzin zahlen und { $lost } Überlebende verlieren
    }
}
hitz-option-meds-pay = { $n } Adrenalin zahlen
hitz-option-meds-lose = 1 Überlebenden verlieren
hitz-option-toll-pay = { $n ->
    [one] { $n } Ressource zahlen
   *[other] { $n } Ressourcen zahlen
}
hitz-option-toll-lose = 1 Überlebenden verlieren
hitz-option-grab-pay = 1 Munition zahlen: 2 Würfel
hitz-option-grab-keep = 1 Würfel werfen
hitz-option-map-use = Der Karte folgen: +{ $n } SP
hitz-option-map-keep = Die Karte behalten
hitz-option-rifle-use = Das Gewehr ablegen
hitz-option-rifle-lose = { $n ->
    [one] { $n } Überlebenden verlieren
   *[other] { $n } Überlebende verlieren
}
hitz-option-fanatic-pay = { $n } Munition zahlen: er bleibt
hitz-option-fanatic-drop = Gehen lassen
hitz-option-blast-use = Ihn schicken
hitz-option-blast-keep = Behalten und kämpfen
hitz-option-shoot = { $n } Munition verschießen: { $dice ->
    [one] { $dice } Würfel
   *[other] { $dice } Würfel
}
hitz-option-no-shot = Nicht schießen
hitz-option-flee = Fliehen: { $n } Benzin
hitz-option-fight = { $n ->
    [one] Kämpfen: { $n } Würfel
   *[other] Kämpfen: { $n } Würfel
}
hitz-option-molotov = { $n ->
    [one] Molotow: { $n } Zombie verbrennen
   *[other] Molotow: alle { $n } Zombies verbrennen
}
hitz-option-settle = Den Molotow behalten
hitz-option-save = { $cost ->
    [1] Gebissene retten
   *[other] Gebissene retten (je { $cost } Adrenalin)
}
hitz-option-kill = Mit { hitz-face-bolt } oder { hitz-face-hitbolt } töten
hitz-option-spend = { $save ->
    [0] { $kill ->
        [0] Nichts einsetzen
       *[other] { $kill } töten
    }
   *[other] { $kill ->
        [0] { $save } retten
       *[other] { $save } retten, { $kill } töten
    }
}{ $price ->
    [0] { "" }
   *[other] { " " }für { $price } Adrenalin
}
hitz-count-save = { $n } retten
hitz-count-kill = { $n } töten
hitz-odds-fight = Sieg { $p }, { $lost ->
    [0] ohne Verluste
   *[other] Verluste ≈{ $n }
}{ $spent ->
    [0] { "" }
   *[other] , −{ $adr } Adrenalin
}{ $thrown ->
    [0] { "" }
   *[other] , Molotow { $molotov }
}
hitz-odds-roll = dieser Wurf: ≈{ $kills } getötet, Verluste ≈{ $n }
hitz-odds-shot = ≈{ $n } getötet, alle: { $p }
hitz-odds-lose = einen verlieren: { $p }
hitz-odds-bid = { $n ->
    [0] niemand kann mehr bieten
    [one] { $n } kann mehr bieten
   *[other] { $n } können mehr bieten
}

## Einstellungen

hitz-setting-score = Punktestand
hitz-setting-score-about = Ob alle die bisher gewonnenen Punkte sehen.
hitz-value-score-hidden = Verdeckt bis zum Ende
hitz-value-score-open = Offen
hitz-setting-auction = Auktion
hitz-setting-auction-about = Reihum bieten, oder alle nennen einmal eine geheime Grenze: viel weniger Warten.
hitz-value-auction-live = Reihum
hitz-value-auction-ceilings = Geheime Grenzen
hitz-setting-routes = Routen
hitz-setting-routes-about = Eine Gruppe nach der anderen, oder alle fahren gleichzeitig, sobald sie gewählt haben.
hitz-value-routes-strict = Nacheinander
hitz-value-routes-pipelined = Gleichzeitig
hitz-setting-difficulty-about = Wie gut die Autopiloten spielen; Experten überlegen ein paar Sekunden, wo es zählt. Allein sind Schwer und Experte anders: Die verdeckte Route bringt nichts, die halb verdeckte kostet 1 Ressource.
hitz-setting-last = Die letzte Gruppe
hitz-setting-last-about = Ob die letzte lebende Gruppe zum Sieg noch Los Angeles erreichen muss.
hitz-value-last-play_on = Fährt weiter
hitz-value-last-stop = Gewinnt sofort

## Daueraufträge

hitz-order-save = Gebissene retten
hitz-order-save-tap = Immer retten, wen ich kann
hitz-order-save-about = So viele, wie das Adrenalin reicht. Ist auch ein Tötungsblitz oder ein Molotow möglich, wirst du gefragt.
hitz-order-finish = Nur für den Schluss töten
hitz-order-finish-about = Adrenalin tötet nur, wenn das den Kampf beendet. Ist jemand zu retten, wirst du gefragt.
hitz-order-pay = Gebote so bezahlen
hitz-order-pay-about = Erst die eine Sorte, dann die nächste, dann die letzte.
hitz-order-raise = In dieser Auktion bis … bieten
hitz-order-raise-about = Immer so wenig wie möglich mehr, bis zu deiner Grenze, dann passen. Endet mit der Auktion.

## Das Ende

hitz-ends = { $what }
hitz-result-nobody = Niemand erreicht Los Angeles. Es gibt keinen Sieger.
hitz-result-last = Nur { $who } erreicht Los Angeles und gewinnt.
hitz-result-winner = { $winners } gewinnt mit { $n } SP.
hitz-result-shared = { $winners } teilen sich den Sieg mit je { $n } SP.
hitz-result-defeat = Die Fahrt endet in Runde { $round }: Niemand ist übrig.
hitz-result-solo = Los Angeles erreicht, mit { $n } Punkten.
hitz-result-sets = { $n ->
    [one] { $vp } SP durch Karten und { $n } vollständigen Satz.
   *[other] { $vp } SP durch Karten und { $n } vollständige Sätze.
}
hitz-result-bonus = { $kind ->
    [adr] Meistes Adrenalin: { $who }, +{ $n } SP.
    [gas] Meistes Benzin: { $who }, +{ $n } SP.
    [ammo] Meiste Munition: { $who }, +{ $n } SP.
   *[survivors] Meiste Überlebende: { $who }, +{ $n } SP.
}
hitz-result-no-bonus = { $kind ->
    [adr] Meistes Adrenalin: Gleichstand, keine SP.
    [gas] Meistes Benzin: Gleichstand, keine SP.
    [ammo] Meiste Munition: Gleichstand, keine SP.
   *[survivors] Meiste Überlebende: Gleichstand, keine SP.
}
hitz-result-decreed = { $n ->
    [0] Die Spielleitung entscheidet: Niemand gewinnt.
   *[other] Die Spielleitung entscheidet: Der Sieg geht an { $winners }.
}

## Korrekturen

hitz-fix-resource = Eine Ressource setzen
hitz-fix-survivors = Überlebende setzen
hitz-fix-revive = Eine Gruppe zurückholen
hitz-fix-token = Einen Sonderchip umlegen
hitz-fix-card = Eine Karte umlegen
hitz-fix-bonus = Bonus-SP setzen
hitz-fix-exchange = Eine Karte auf dem Tisch ersetzen
hitz-fix-swap = Zwei Karten auf dem Tisch tauschen
hitz-fix-top = Eine Karte in ihrer Stufe obenauf legen
hitz-fix-key = Den Schlüssel einer Route setzen
hitz-fix-marker = Einen Gebotsstein setzen
hitz-fix-turn = Setzen, wer bietet
hitz-fix-auction = Ein Gebot zurücknehmen, die Auktion schließen, öffnen, neu beginnen
hitz-fix-initiative = Die Reihenfolge setzen
hitz-fix-phase = Zum Anfang einer Phase
hitz-fix-step = Zu einem Schritt der gespielten Karte
hitz-fix-skip = Weiter zum Nächsten
hitz-fix-battle = Einen Kampf ändern
hitz-fix-dice = Den letzten Wurf setzen
hitz-fix-reroll = Neu würfeln
hitz-fix-end = Das Spiel beenden
hitz-fix-result = Das Ergebnis berichtigen

hitz-place-supply = Vorrat
hitz-place-spent = benutzte Chips
hitz-place-box = Schachtel
hitz-place-deck = Stapel
hitz-place-table = Tisch
hitz-place-pile = gewonnen
hitz-place-route = Route { $route }
hitz-option-later = Schlüssel ab der nächsten Runde
hitz-option-now = Jetzt
hitz-option-yes = ja
hitz-option-no = nein
hitz-option-opening = vor dem Kampf
hitz-option-between = zwischen zwei Runden
hitz-option-step-1 = Suchen
hitz-option-step-2 = Text
hitz-option-step-3 = Kampf
hitz-option-auction-undo = Das letzte Gebot zurücknehmen
hitz-option-auction-close = Schließen
hitz-option-auction-reopen = Wieder öffnen
hitz-option-auction-restart = Neu beginnen
hitz-option-battle-zombies = Zombies
hitz-option-battle-shot = Schon geschossen
hitz-option-battle-round = Nahkampfrunde
hitz-option-battle-red = Roter Text gilt
hitz-option-battle-moment = Zeitpunkt

hitz-fix-did-resource = Berichtigt: { $whom }, { $what }: { $before } → { $after }.
hitz-fix-did-survivors = Berichtigt: { $whom }, Überlebende: { $before } → { $after }.
hitz-fix-did-revive = { $n ->
    [one] Berichtigt: { $whom } ist mit { $n } Überlebenden zurück.
   *[other] Berichtigt: { $whom } ist mit { $n } Überlebenden zurück.
}
hitz-fix-did-token = Berichtigt: { $token }: { $before } → { $after }.
hitz-fix-did-card = Berichtigt: { $card } → { $to }.
hitz-fix-did-bonus-hidden = Berichtigt: { $whom }, Bonus-SP.
hitz-fix-did-bonus = Berichtigt: { $whom }, Bonus-SP: { $before } → { $after }.
hitz-fix-did-exchange = Berichtigt: Eine Karte auf dem Tisch ist ersetzt, jetzt liegt dort { $card }.
hitz-fix-did-swap = Berichtigt: Zwei Karten auf dem Tisch haben den Platz getauscht.
hitz-fix-did-top = Berichtigt: Eine Karte der Stufe { $level } ist im Stapel nach oben gerückt.
hitz-fix-did-key = { $n ->
    [0] Berichtigt: Route { $route } hat keinen Schlüssel.
   *[other] Berichtigt: Route { $route } hat den Schlüssel +{ $n }.
}
hitz-fix-did-marker = Berichtigt: { $whom }, Gebot: { $before } → { $after }.
hitz-fix-did-turn = Berichtigt: { $whom } ist mit Bieten dran.
hitz-fix-did-auction = Berichtigt: Auktion: { $what }.
hitz-fix-did-initiative = Berichtigt: Reihenfolge: { $order }.
hitz-fix-did-phase = Berichtigt: zurück zum Anfang einer Phase: { $what }.
hitz-fix-did-step = Berichtigt: { $whom } ist bei diesem Schritt der Karte: { $what }.
hitz-fix-did-skip = Berichtigt: { $whom } beendet die Route hier.
hitz-fix-did-battle = Berichtigt: Kampf von { $whom }: { $what }: { $value }.
hitz-fix-did-dice = Berichtigt: Wurf von { $whom }: { $faces }.
hitz-fix-did-reroll = Berichtigt: { $whom } würfelt noch einmal.
hitz-fix-did-end = Die Spielleitung beendet das Spiel.
hitz-fix-did-result = Berichtigt: { $what }

# Wörter von Befehlen: als Auftrag, und wann sie möglich sind
hitz-word-pass = passen
hitz-word-flee = fliehen
hitz-word-fight = kämpfen
hitz-word-molotov = den Molotow werfen
hitz-word-pay = zahlen
hitz-when-flee = Fliehen kostet Benzin: Du brauchst genug davon, und die Karte darf es nicht verbieten.
hitz-when-molotov = Du brauchst einen Molotow-Cocktail, der noch nicht geworfen ist, und Zombies, auf die er fliegt.
hitz-hand-card = { $card } { $n }
hitz-swaps = { $who } tauscht { $what } gegen { $to }.
hitz-receives = { $who } bekommt einen Chip. { $about }.
hitz-poisoned = { $n ->
    [one] Giftgas tötet { $n } Überlebenden von { $who }, { $left } übrig.
   *[other] Giftgas tötet { $n } Überlebende von { $who }, { $left } übrig.
}
hitz-option-trade = { $n ->
    [0] Kein Tausch
   *[other] { $what } geben
}
