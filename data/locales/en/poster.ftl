# The poster of a lobby: who sits, what is missing, how long it takes.

poster-players = { $least ->
    [1] Alone or up to { $most } players
   *[other] { $least } to { $most } players
}
poster-players-only = { $most ->
    [1] Alone
   *[other] { $most } players
}
lobby-missing = { $n ->
    [one] **One more player or stand-in is needed.**
   *[other] **{ $n } more players or stand-ins are needed.**
}
lobby-first-easier = 🌱 A first game: { $names }.
lobby-first-gentle = 🌱 A first game: { $names }. Stand-ins play gently.
lobby-first = 🌱 A first game: { $names }. **Make it easier** helps newcomers.
lobby-easier = Make it easier
lobby-not-easier = Usual difficulty
lobby-pace = ⏳ { $waits ->
    [one] About { $waits } wait
   *[other] About { $waits } waits
}, { $days ->
    [one] about a day
   *[other] about { $days } days
} if all look in twice a day.
lobby-pace-alone = ⏳ Nobody to wait for: play at your own pace.
lobby-pace-short = about { $waits } waits, { $days ->
    [one] about a day
   *[other] about { $days } days
}
lobby-banked = { $deadline } + { $bank } in the bank
lobby-then = Then
lobby-by-rules = { $value } (as the rules say)

seat-colour = Colour
seat-colour-about = Your colour and its shape on every picture. It changes nothing in the order of play.
seat-colour-any = Any that is left
refused-colour-taken = Somebody has chosen this colour already.
colour-blue = blue circle
colour-green = green triangle
colour-yellow = yellow square
colour-red = red diamond
colour-violet = violet hexagon
colour-white = white star
colour-silver = silver house
colour-magenta = magenta heart
colour-orange = orange cross
colour-plum = plum wedge
colour-cyan = cyan flower
colour-lime = lime gravestone
