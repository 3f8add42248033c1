refused-no-pack = This is not in the workshop of this server any more.
refused-pack-there = Exactly this stands in the workshop already.
refused-packs-full = The workshop of this server is full: { $most } at most. Take something off it first.
refused-pack-unplayed = Only who has played it to its end can say how good it is.
refused-gm-written = It is played with what somebody wrote, which may be as easy as they like: such games never count.
import-pack = What people wrote for it: { $what }
