# For whoever is new: advice, hints, first games.

panel-advise = What would you do?
advice = I would: **{ $what }**
advice-take = Do that
advice-none = 💡 I would wait: nothing that is open to you is worth doing now.
advice-changed = Something has changed meanwhile. This is what I would do now:

name-hints = hints
about-me-hints = A line about every kind of question that you meet for the first time
about-me-hints-what = Whether you want these lines
hints-on = on
hints-off = off
hints-set-on = I tell you in a line what each kind of question is about, the first time you meet it.
hints-set-off = No more hints. *What would you do?* still answers whenever you ask.
