# What is wrong with data, missions, roads and the like, wherever they come from: a file, a place in it, an entry with its field, and what.

# $where: a file, a place, an entry or a field; $what the rest of the sentence.
fault-in = { $where }, { $what }
fault-of = { $where }: { $what }
fault-place = line { $line }, column { $column }
fault-data = Faults in the data of { $game }: { $n }
fault-more = … and { $n } more
fault-given = { $what } (it is { $given })
# $what: what the program beneath says, in English.
fault-other = this does not fit here: { $what }

## Files

fault-no-folder = there is no such folder
fault-no-file = is no file
fault-closed = cannot be read: { $why }
fault-large = it is too large: { $most } KB at most
fault-no-text = this is not UTF-8 text
fault-elsewhere = stands in { $file } already
fault-brackets = too many brackets in one another
fault-language = is no language, as en or pt-BR

## TOML

fault-names-deep = too many names in one another
fault-toml-line = this is neither a key with its value, as hour = 8, nor a table in square brackets
fault-toml-newline = what follows belongs into a line of its own
fault-toml-equals = after a key comes = and its value
fault-toml-key = a key is expected here: letters, digits, _ and -, or a text in quotation marks
fault-toml-header = the name of a table ends with as many square brackets as it begins with
fault-toml-twice = this stands there already
fault-toml-array = the list is not closed: a comma or ] is missing
fault-toml-inline = the table is not closed: a comma or {"}"} is missing, and all of it stands in one line
fault-toml-escape = a backslash means nothing here: write two of them, or the text in 'single quotation marks'
fault-toml-date = there is no such date or hour
fault-toml-value = this is no value: texts stand in quotation marks, numbers without, lists in [ ], yes and no are true and false
fault-toml-string = the text is not closed: a quotation mark is missing
fault-toml-sign = the sign { $sign } cannot stand here

## Fields

fault-missing = is missing
fault-unknown = is not known
fault-none-of = it has to be one of { $of }
fault-least = at least { $n }
fault-most = at most { $n }
fault-number = a number from { $least } to { $most }
fault-characters-most = at most { $n ->
    [one] { $n } character
   *[other] { $n } characters
}
fault-characters-least = at least { $n ->
    [one] { $n } character
   *[other] { $n } characters
}
fault-entries-most = at most { $n ->
    [one] { $n } entry
   *[other] { $n } entries
}
fault-entries-least = at least { $n ->
    [one] { $n } entry
   *[other] { $n } entries
}
fault-entries = at most { $most } entries, not { $n }
# $like: names as they are written here, as yard-1.
fault-spelled = “{ $name }” cannot stand here: it is written like { $like }
# $pattern is a regular expression.
fault-pattern = it is not written as it has to be: { $pattern }
fault-kind-text = a text is needed, in quotation marks
fault-kind-number = a whole number is needed, without quotation marks
fault-kind-float = a number is needed, without quotation marks
fault-kind-truth = true or false is needed
fault-kind-list = a list is needed, in [ ]
fault-kind-table = a table is needed, as {"{"} n = 1 {"}"}
fault-id = “{ $name }” belongs to another entry
fault-no-such = there is no “{ $name }”
fault-none-in = there is no “{ $name }” in { $table }
fault-none-of-ours = there is no “{ $name }” of ours
fault-twice = stands there twice: { $names }
fault-too-few = a game needs { $needs }, there are { $n }
fault-printed = “{ $name }” is a game without any of these: take another name
fault-own-name = is called { $id }-1, { $id }-2 and so on, not “{ $name }”

## Texts

fault-text-unknown = nothing is called so here; there are { $known }
fault-text-empty = says nothing
fault-text-long = at most { $most } characters, not { $n }
fault-text-stray = is the text of nothing in it
fault-text-missing = is said in no language ({ $key } in a catalogue)
fault-junk = this is no text: { $text }
fault-said-twice = is said twice
fault-not-plain = has to be plain text, without {"{ }"}
fault-term = terms mean nothing here

## Packs

fault-pack-nothing = nobody can write for any game here
# $files: missions/….toml, roads/….toml and so on.
fault-pack-empty = there is nothing to play in it: neither a table { $tables } nor, in a zip, a file { $files }
fault-pack-entries = at most { $most } files in { $folder }, not { $n }
fault-pack-files = at most { $most } files, not { $n }
fault-pack-size = at most { $files } files, { $each } KB each and { $all } KB together
fault-pack-unpacked = it is too large: { $most } KB at most, unpacked
fault-pack-name = call the file like yard.toml, in at most 12 small letters and digits
fault-pack-called = is called by at most 12 small letters and digits, the first a letter
fault-pack-ours = “{ $name }” is the name of one of ours: take another
fault-pack-zip = the zip cannot be read
fault-pack-locked = links and files with a password are not read
fault-pack-twice = is there twice
fault-pack-strange = is no part of a pack: there can be { $files } (at most 12 small letters and digits), locales/en/yard.ftl and { $about }
fault-unplayable = it cannot be played: { $what }
fault-has-form = has a form of its own

## Drawings

# $name: M; $n how often it stands there.
fault-origin = “{ $name }” has to stand there once, not { $n } times
fault-between = “{ $name }” in row { $row } stands between two cells
fault-line-length = row { $row }: the line of { $what ->
    [edges] edges
   *[cells] cells
} has { $n } characters, not { $needs }
fault-line-open = row { $row }: is open at its ends
fault-edge = { $edge }: “{ $code }” is no edge
fault-border = a drawing ends above and below with a border
