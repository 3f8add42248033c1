# Ways to look at a table.

panel-map = Map
panel-marks = Marks
panel-legend = What the marks mean
