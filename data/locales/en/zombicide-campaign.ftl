# Zombicide: the sheets of a campaign, and their corrections between two missions.

zombicide-mission-numbered = { $n }. { $title }
zombicide-campaign-chapter = Mission { $title }
zombicide-campaign-pace = { $pace } That is for one mission.
zombicide-campaign-next = Next mission
zombicide-lobby-mission = **Mission { $title }**
    🎯 { $goals }
zombicide-lobby-own = **{ $title }**
    🎯 { $goals }
zombicide-lobby-briefing = -# { $text }
zombicide-lobby-carries = - { $who } brings { $what }
zombicide-lobby-bonus = { $n ->
    [one] { $n } bonus action
   *[other] { $n } bonus actions
}
zombicide-lobby-common = - { $what }
zombicide-lobby-sheets = -# The sheets, with what each skill does: `/zombicide sheet`
zombicide-sheet-party = All of you
zombicide-sheet-nobody = nobody
zombicide-sheet-dead = { $figure } (dead)
zombicide-sheet-cxp = Campaign experience: { $n } of { $most }
zombicide-sheet-bonus = Bonus actions: { $n }
zombicide-sheet-skill = { $what }
zombicide-sheet-kept = Kept: { $what }
zombicide-sheet-achievements = Achievements: { $what }
zombicide-sheet-companion = { $companion } (led by { $figure })
zombicide-sheet-companions = With you: { $companions }
zombicide-sheet-lost = Gone for good: { $who }
zombicide-sheet-fallen = Dead: { $who }
zombicide-carry-fix-cxp = { zombicide-fix-cxp }
zombicide-carry-fix-bonus = { zombicide-fix-bonus }
zombicide-carry-fix-learnt = A campaign skill more or less
zombicide-carry-fix-achievement = An achievement more or less
zombicide-carry-fix-kept = A kept card more or less
zombicide-carry-fix-fate = Dead, or alive after all
zombicide-carry-fix-who = Another survivor in a place of the party
zombicide-carry-fix-companion = { zombicide-fix-companion }
zombicide-carry-fix-counter = { zombicide-fix-counter }
zombicide-carry-fix-flag = { zombicide-fix-flag }
zombicide-carry-fix-mission = The mission to be played next
