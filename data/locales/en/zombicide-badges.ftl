# Badges of Zombicide: what they are called, and what they are given for.

zombicide-badge-mission = Mission Accomplished
zombicide-badge-mission-about = Win a mission
zombicide-badge-unhurt = Not a Scratch
zombicide-badge-unhurt-about = Win a mission with none of yours wounded
zombicide-badge-all = Nobody Left Behind
zombicide-badge-all-about = Win a mission in which nobody is knocked out
zombicide-badge-red = Seeing Red
zombicide-badge-red-about = Win a mission with one of yours at the red level
zombicide-badge-night = Night Shift
zombicide-badge-night-about = Win a mission by night
zombicide-badge-kills = One-Man Army
zombicide-badge-kills-about = Kill { $n } zombies in one mission
zombicide-badge-volley = Clean Sweep
zombicide-badge-volley-about = Kill { $n } zombies with one attack
zombicide-badge-monster = Giant Killer
zombicide-badge-monster-about = Kill an Abomination
zombicide-badge-objectives = By the Book
zombicide-badge-objectives-about = Read { $n } objective cards in one mission
zombicide-badge-searches = Finders Keepers
zombicide-badge-searches-about = Search { $n } times in one mission
zombicide-badge-doors = Knock, Knock
zombicide-badge-doors-about = Open { $n } doors in one mission
zombicide-badge-hard = The Hard Way
zombicide-badge-hard-about = Win a mission at the highest difficulty
zombicide-badge-campaign = To the Very End
zombicide-badge-campaign-about = Win the last mission of a campaign
