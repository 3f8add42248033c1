# Badges of Zombicide: what they are called, and what they are given for.

zombicide-badge-mission = Mission Accomplished
    .about = Win a mission
zombicide-badge-unhurt = Not a Scratch
    .about = Win a mission with none of yours wounded
zombicide-badge-all = Nobody Left Behind
    .about = Win a mission in which nobody is knocked out
zombicide-badge-red = Seeing Red
    .about = Win a mission with one of yours at the red level
zombicide-badge-night = Night Shift
    .about = Win a mission by night
zombicide-badge-kills = One-Man Army
    .about = Kill { $n } zombies in one mission
zombicide-badge-volley = Clean Sweep
    .about = Kill { $n } zombies with one attack
zombicide-badge-monster = Giant Killer
    .about = Kill an Abomination
zombicide-badge-objectives = By the Book
    .about = Read { $n } objective cards in one mission
zombicide-badge-searches = Finders Keepers
    .about = Search { $n } times in one mission
zombicide-badge-doors = Knock, Knock
    .about = Open { $n } doors in one mission
zombicide-badge-hard = The Hard Way
    .about = Win a mission at the highest difficulty
zombicide-badge-campaign = To the Very End
    .about = Win the last mission of a campaign
