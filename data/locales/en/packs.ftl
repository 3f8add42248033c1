# What members of a server write for one another: the workshop.

refused-no-pack = This is not in the workshop of this server.
refused-pack-older = By now there is version { $n } of this: `/workshop look` shows it.
refused-pack-there = Exactly this stands in the workshop already.
refused-packs-full = The workshop of this server is full: { $most } at most. Take something off it first.
refused-pack-unplayed = Only who has played it to its end can say how good it is.
refused-gm-written = It is played with what somebody wrote, which may be as easy as they like: such games never count.
import-pack = What people wrote for it: { $what }

## `/workshop`

name-workshop = workshop
name-add = add
menu-workshop-add = Add to the workshop
name-list = list
name-look = look
name-title = title
name-author = author
name-licence = licence
about-workshop = Missions, roads and more that members of this server wrote
about-workshop-add = Put something of your own into the workshop: it is checked and played first
about-workshop-add-file = One TOML file, or a zip of several and their texts
about-workshop-add-title = What it is called here; without one, by what is first in it
about-workshop-add-author = Who wrote it; without one, you
about-workshop-add-licence = What others may do with it, such as CC BY 4.0
about-workshop-list = All that members wrote and that can be played here
about-workshop-look = One of them with its picture: play it, rate it, take it along
about-workshop-look-title = Which one

workshop-title = Workshop
workshop-empty = Nothing has been written here yet. `/workshop add` takes what you wrote as a file, `/workshop new` gives you something to begin with.
workshop-choose = Look at one
workshop-before = Newer
workshop-more = More
workshop-version = version { $n }
workshop-by = by { $who }
workshop-tables = { $n ->
    [one] { $n } game
   *[other] { $n } games
}
workshop-stars = { $stars } ({ $n })
workshop-gone = off the list
workshop-added = ✅ It is in the workshop now, as version { $n }.
workshop-refused = { $n ->
    [one] Nothing was taken in, for something is wrong:
   *[other] Nothing was taken in, for { $n } things are wrong:
}
workshop-play = Play
workshop-cards = Cards (spoilers)
workshop-take = File
workshop-remove = Remove
workshop-all = All
workshop-back = Back
workshop-rate-it = Rate it
workshop-rate = How good was it?
workshop-file = **{ $title }** as a file: `/workshop add` takes it on any server, with its author and licence.
workshop-removed = **{ $title }** is off the list.
workshop-remove-sure = Take **{ $title }** off the list? { $n ->
    [0] Nobody has played it yet.
   *[other] Tables that play it go on.
}
refused-pack-large = The file is too large: { $most } KB at most.
refused-pack-others = Only who put it in and those who look after the server can take it off the list.
refused-pack-message = { $n ->
    [0] There is nothing for the workshop in this message: it needs a file that ends in .toml, or a .zip.
   *[other] There are { $n } files in this message. Take one of them with `/workshop add`, or send them as one zip.
}
