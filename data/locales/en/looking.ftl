# Ways to look at a table.

panel-map = Map
panel-legend = What the marks mean
