# Ways to look at a table.

panel-map = Whole map
panel-legend = What the marks mean
