# Badges of Z-Game: what they are called, and what they are given for.

zgame-badge-boss = The City Is Mine
zgame-badge-boss-about = Win a game
zgame-badge-goals = Nothing Left to Want
zgame-badge-goals-about = Win with { $n } Goals
zgame-badge-lead = No Contest
zgame-badge-lead-about = Win { $n } Goals ahead of the next
zgame-badge-streak = All at Once
zgame-badge-streak-about = Take { $n } Goals in one turn
zgame-badge-cleared = Clean Streets
zgame-badge-cleared-about = Clear away { $n } Zombies in one game
zgame-badge-built = Wall to Wall
zgame-badge-built-about = Put up { $n } Barricades in one game
zgame-badge-fights = Terror of the Quarter
zgame-badge-fights-about = Win { $n } attacks on other gangs
zgame-badge-unbeaten = Unbeaten
zgame-badge-unbeaten-about = Win { $n } fights against others and lose none
zgame-badge-fed = Nobody Went Hungry
zgame-badge-fed-about = Win without a Fighter starving
zgame-badge-drew = Full Pantry
zgame-badge-drew-about = Draw { $n } cards as income in one game
zgame-badge-army = Small Army
zgame-badge-army-about = Win with { $n } Fighters in the city
zgame-badge-taken = Two Front Doors
zgame-badge-taken-about = Hold somebody else's Base at the end
