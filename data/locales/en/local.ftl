# The local table: what it prints when it starts, and its own pages.

local-no-token = No Discord token is used: this is the local table.
local-address = Open { $address } in your browser. Ctrl-C ends it; everything is kept for the next time.
local-put-aside = The saved table could not be read ({ $reason }) and was put aside as { $name }; a new one is laid.
local-no-file = The local table cannot be saved in { $path }: { $reason }
local-needs = The local table needs { $package } { $version }, found: { $found }. Install it with: pip install -r requirements-local.txt
local-nothing = nothing
local-port-taken = Port { $port } is taken: does a local table run already? Another one can be chosen with --port.
local-bad-language = Unknown language in “{ $player }”: write a name, or name:language as in Vera:ru.
local-no-players = Name at least one player.
local-bot = Gravekeeper
local-server = Local table
local-second = second-table
local-channel = table
local-gm-role = Game master
local-choose = Choose a channel and who you are. Every window may be somebody else.
local-all-channels = All channels
local-lost = The local table does not answer. This page comes back by itself.
local-master = { $gm } is the game master.
