# Was sich an einem Tisch ansehen lässt.

panel-map = Karte
panel-marks = Zeichen
panel-legend = Was die Zeichen bedeuten
