# Как посмотреть на стол.

panel-map = Карта
panel-marks = Знаки
panel-legend = Что значат знаки
