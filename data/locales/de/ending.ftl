# Wenn ein Spiel vorbei ist.

panel-over = Dieses Spiel ist vorbei.
result-no-points = keine Punkte
