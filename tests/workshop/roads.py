"""A road of one card, as somebody might write it."""

from __future__ import annotations

COAST = """\
keep = "all"

[[cards]]
id = "coast-1"
level = 1
mark = ""
ammo = 3
gas = 0
adr = 0
text = "none"
effect = ""
arg = ""
zombies = 0
horde = 0
vp = 0

[texts.en]
name = "The coast"
about = "The same road, along the water."
card-1 = "A beach"
"""
