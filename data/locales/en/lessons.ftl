# For whoever is new: advice, hints, first games.

panel-advise = Advice
advice = I would: **{ $what }**
advice-take = Do that
advice-try = Try that
advice-keep = Always advise me
advice-stop = No more advice
advice-none = 💡 I would wait: nothing that you can do now is worth it.
advice-others = 💡 I would wait with this one: let { $who } go first.
advice-changed = Something has changed meanwhile. This is what I would do now:

hint-try = **Try it**: a copy of the table for you alone. Whatever you do there, nothing changes at the table.
hint-orders = **Orders** are answers given in advance: they act as soon as you are asked.
hint-refresh = **Refresh**: this panel does not change by itself. Press it when others have moved.

name-hints = hints
about-me-hints = A line about every kind of question that you meet for the first time
about-me-hints-what = Whether you want these lines
hints-on = on
hints-off = off
hints-set-on = I tell you in a line what each kind of question is about, the first time you meet it.
hints-set-off = No more hints. *Advice* still answers whenever you ask.

name-odds = odds
about-me-odds = Odds beside your choices
about-me-odds-what = Whether you want to see them
odds-set-on = From now on you see the odds beside your choices.
odds-set-off = No more odds beside your choices.

name-advice = advice
about-me-advice = Advice at every question, without asking
about-me-advice-what = Whether you want it
advice-set-on = From now on your panel opens with advice at every question. `/me advice` or *No more advice* ends that.
advice-set-off = I advise you only when you ask.

name-learn = learn
about-game-learn = A first game, short and with a coach; alone or with friends
lesson-lobby = A first game with a coach, some ten minutes long. Press **Begin** to play alone; up to { $seats } can sit down, and stand-ins take the seats that are left. Everybody learns with the same dice, and nothing counts.
lesson-dice = 🎲 Fixed dice: everybody learns with the same ones
lesson-verify = This was a first game. Its dice are fixed and known beforehand; it counts in no statistics.
lesson-real = Now a real one
refused-lesson = A first game is played as it is. Start a table of your own to choose.
refused-no-lesson = This game has no first game with a coach.

panel-cards = How to play in 60 seconds
open-learn = Learn
open-start = Play
open-cards = In 60 seconds
greeting = ## What shall we play?
    I run zombie board games here: I know the rules, roll the dice, keep the secrets and draw the board. You play when you have a minute, from your phone if you like.
greeting-master = -# Whoever may manage this server is game master: `/gm`. `/help` says more.
