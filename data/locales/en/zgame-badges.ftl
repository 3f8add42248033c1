# Badges of Z-Game: what they are called, and what they are given for.

zgame-badge-boss = The City Is Mine
    .about = Win a game
zgame-badge-goals = Nothing Left to Want
    .about = Win with { $n } Goals
zgame-badge-lead = No Contest
    .about = Win { $n } Goals ahead of the next
zgame-badge-streak = All at Once
    .about = Take { $n } Goals in one turn
zgame-badge-cleared = Clean Streets
    .about = Clear away { $n } Zombies in one game
zgame-badge-built = Wall to Wall
    .about = Put up { $n } Barricades in one game
zgame-badge-fights = Terror of the Quarter
    .about = Win { $n } attacks on other gangs
zgame-badge-unbeaten = Unbeaten
    .about = Win { $n } fights against others and lose none
zgame-badge-fed = Nobody Went Hungry
    .about = Win without a Fighter starving
zgame-badge-drew = Full Pantry
    .about = Draw { $n } cards as income in one game
zgame-badge-army = Small Army
    .about = Win with { $n } Fighters in the city
zgame-badge-taken = Two Front Doors
    .about = Hold somebody else's Base at the end
