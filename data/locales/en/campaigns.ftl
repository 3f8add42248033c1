# Campaigns of any game: chapters that carry something on.

name-campaign = campaign
name-name = name
about-game-campaign = A campaign: see it, found one, play its next chapter
about-game-campaign-name = Which one; a new name founds a campaign
name-sheet = sheet
name-whose = whose
about-game-sheet = Look at a campaign’s sheet, as it stands now
about-game-sheet-whose = Whose sheet; all of them without a name
about-gm-campaign = Campaigns: correct their sheets, take them elsewhere
about-gm-campaign-fix = Correct what a campaign carries on, between two chapters
about-gm-campaign-which = Which campaign
name-campaign-export = export
about-gm-campaign-export = The whole campaign as a file
about-gm-campaign-import = Take in the campaign of a file
about-gm-campaign-file = The file of a campaign

campaign-pace = { $pace } That is for one chapter.
campaign-chapter = Chapter { $n }: { $title }
campaign-of = { $who }’s campaign
campaign-unreadable = of another version
campaign-all = { $n ->
    [0] no campaign yet
    [one] { $n } campaign
   *[other] { $n } campaigns
}
campaign-how = `{ $command }` with a name finds that campaign, or founds it under that name.
campaign-found = Found a campaign
campaign-founded = The campaign is founded.
campaign-people = Last there: { $who }
campaign-ready = can be played
campaign-which = Which campaign to play, you choose in the lobby of its first game.
campaign-lost = was lost, and can be played again as it began
campaign-open = is being played in { $channel }
campaign-done = The campaign is over.
campaign-begin = Begin
campaign-next = Next chapter
campaign-again = Play it again
campaign-anew = With other people
campaign-journal = Journal
campaign-sheets = What was carried on
campaign-file = The campaign as a file
campaign-journal-done = The campaign so far. The file opens in any browser.
campaign-corrected = Corrected by { $gm }: { $what } ({ $why })
campaign-no-reason = no reason given
campaign-preview = This would change:
campaign-no-change = nothing
campaign-export-done = The whole campaign, to be taken in with `/gm campaign import`.
campaign-imported = The campaign “{ $name }” is here: `{ $command }`.

lobby-free = Free the seat of somebody who does not come …

refused-campaign-name = A campaign needs a name.
refused-campaign-named = There is a campaign called “{ $name }” here already.
refused-campaign-unsound = No chapter could begin with that.
import-campaign-packed = This is no packed file of a campaign.
