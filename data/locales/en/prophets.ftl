# Prophets: people who do not play guess in the chronicle how a game ends.

server-prophets = Prophets
server-prophets-about = Whoever does not play can guess under the chronicle how a game ends; /stats counts who was right
server-amiss-prophets = nobody can guess without a channel of results and its chronicle
guess-winner = -# 🔮 For those who only watch: who wins?
guess-party = -# 🔮 For those who only watch: does the party make it?
guess-yes = They make it
guess-no = They do not
# `what` is the answer as its button says it.
guess-noted = 🔮 Your guess: **{ $what }**. You can change it until the game is over.
# Under the result of a game: how many of the guesses were right.
guess-foreseen = -# 🔮 { $n ->
    [one] One person guessed, and { $right ->
        [0] was wrong
       *[other] was right
    }.
   *[other] { $right ->
        [0] None of { $n } who guessed saw it coming.
        [one] One of { $n } who guessed saw it coming.
       *[other] { $right } of { $n } who guessed saw it coming.
    }
}
refused-guess-off = This server takes no guesses any more.
refused-guess-known = The game is over: this is known by now. What was right counts in `/stats`.
refused-guess-player = You have a hand in this game yourself, so you know too much. Guessing is for those who only watch.
refused-guess-word = That cannot happen any more. The newest chapter of the chronicle has the question as it stands now.
stats-prophets = **Prophets** · who guessed right
stats-prophet = - { $who } · { $right } of { $n }
data-guesses = How games end, as you have guessed it: { $n ->
    [one] { $n } game
   *[other] { $n } games
}
