# Zombies!!!: phases and invariants, for game masters.

zombies-step-match = The whole game
zombies-step-turn = Turn
zombies-step-begin = Start of a turn
zombies-step-newtile = New tile
zombies-step-place = Placing a tile
zombies-step-fill = Filling a tile
zombies-step-auction = Auction
zombies-step-maxima = Secret maxima
zombies-step-ownsquare = Fight on the own square
zombies-step-fight = Fight
zombies-step-drawcards = Drawing cards
zombies-step-move = Movement
zombies-step-zombiemoves = The zombies' step
zombies-step-endofturn = End of turn
zombies-step-forced = Forced move
zombies-step-repair = Mending dice

zombies-check-i1 = Zombies are missing or too many (I1)
zombies-check-i2 = An event card is missing, lies in two places or in the wrong one, or has too many charges (I2)
zombies-check-i3 = A map tile is missing, lies in two places, or came too early (I3)
zombies-check-i4 = Something stands where nothing can stand, or two zombies share a square (I4)
zombies-check-i5 = Somebody has an impossible number of lives, bullets, trophies or cards (I5)
zombies-check-i6 = Tiles do not fit together (I6)
zombies-check-i7 = Squares are joined that should not be (I7)
zombies-check-i8 = There are more tokens in a building than came with it (I8)
zombies-check-i9 = A pawn is off the map for no reason, or stands where it should not (I9)
zombies-check-i10 = Somebody has already won (I10)
zombies-check-i12 = More points were spent or more zombies moved than allowed (I12)
zombies-check-i14 = An effect is doubled or belongs to nobody (I14)
zombies-check-r19-4 = Somebody who has left for good still has something (R19.4)
zombies-check-r19-6 = The running step waits for somebody who has left for good (R19.6)

## Corrections

zombies-fix-lives = Set lives (give or take a life)
zombies-fix-bullets = Set bullets
zombies-fix-trophies = Set trophies
zombies-fix-used = Set whether the card of the round has been played
zombies-fix-pawn = Move a pawn, or take it off
zombies-fix-zombie = Add, remove or move a zombie
zombies-fix-token = Add, remove or move a token
zombies-fix-card = Move an event card
zombies-fix-charges = Set the charges of a shotgun
zombies-fix-status = Set what lies on a player
zombies-fix-effect = Set an effect on everybody
zombies-fix-take-back = Take the last tile back
zombies-fix-relay = Turn the last tile or lay it elsewhere
zombies-fix-restore = Put a removed tile back into the stack
zombies-fix-stack = Order of the map stack
zombies-fix-turn = Set whose turn and which step it is
zombies-fix-points = Set the points left, or the zombies left to move
zombies-fix-l0 = Set the lives at the start of the turn
zombies-fix-auction = Cancel, close or restart the auction
zombies-fix-placing = Give the right to place the Helipad
zombies-fix-leave = A player leaves for good
zombies-fix-victory = Look whether somebody has won
zombies-fix-end = End the game by ranking

zombies-fix-option-bank = the bank
zombies-fix-option-square = a square
zombies-fix-option-off = down until the next turn
zombies-fix-option-add = add
zombies-fix-option-remove = remove
zombies-fix-option-move = move
zombies-fix-option-used = played
zombies-fix-option-unused = not yet played
zombies-fix-option-life = life
zombies-fix-option-bullet = bullet
zombies-fix-option-supply = supply
zombies-fix-option-deck = deck
zombies-fix-option-deck-top = top of the deck
zombies-fix-option-deck-bottom = bottom of the deck
zombies-fix-option-deck-random = anywhere in the deck
zombies-fix-option-discard = discard pile
zombies-fix-option-box = out of the game
zombies-fix-option-hand = a hand
zombies-fix-option-table = in play
zombies-fix-option-later = from the next turn on
zombies-fix-option-running = in the running turn
zombies-fix-option-top = on top of the stack
zombies-fix-option-bottom = under the stack
zombies-fix-option-out = out of the game
zombies-fix-option-again = to be placed again
zombies-fix-option-begin = from the beginning
zombies-fix-option-step-1 = 1 New tile
zombies-fix-option-step-2 = 2 Fight
zombies-fix-option-step-3 = 3 Cards
zombies-fix-option-step-4 = 4 Move
zombies-fix-option-step-5 = 5 Zombies
zombies-fix-option-step-6 = 6 End of turn
zombies-fix-option-cancel = cancel it: the player who drew the tile places it
zombies-fix-option-close = close it: the highest bid wins
zombies-fix-option-restart = from the beginning
zombies-fix-option-now = now
zombies-fix-piece-zombie = zombie
zombies-fix-piece-life = life token
zombies-fix-piece-bullet = bullet token
zombies-fix-hand = hand of { $whom }
zombies-fix-table = in play: { $whom }
zombies-fix-to-supply = { $at }: to the supply
zombies-fix-cell = Cell { $cell }
zombies-fix-turned = { $n ->
    [0] Unturned
    [one] { $n } quarter turn
   *[other] { $n } quarter turns
}
zombies-fix-place-in-stack = Place { $n } from the top
zombies-fix-refund = { $n ->
    [0] Nothing goes back to { $whom }
    [one] { $n } trophy goes back to { $whom }
   *[other] { $n } trophies go back to { $whom }
}

zombies-fix-did-lives = Corrected: { $whom }, lives: { $before } → { $after }.
zombies-fix-did-bullets = Corrected: { $whom }, bullets: { $before } → { $after }.
zombies-fix-did-trophies = Corrected: { $whom }, trophies: { $before } → { $after }.
zombies-fix-did-used = Corrected: { $whom }, card of the round: { $what }.
zombies-fix-did-pawn = Corrected: pawn of { $whom }: { $to }.
zombies-fix-did-piece = Corrected: { $what }: { $before } → { $after }.
zombies-fix-did-card = Corrected: { $card } → { $to }.
zombies-fix-did-card-hidden = Corrected: an event card → { $to }.
zombies-fix-did-charges = Corrected: shotgun of { $whom }, charges: { $before } → { $after }.
zombies-fix-did-status = Corrected: { $card } on { $whom }: { $what }.
zombies-fix-did-effect = Corrected: { $card }: { $what }.
zombies-fix-did-take-back = Corrected: { $tile } is taken back: { $what }.
zombies-fix-did-relay = Corrected: { $tile } now lies otherwise.
zombies-fix-did-restore = Corrected: { $tile } is back in the game: { $what }.
zombies-fix-did-stack = Corrected: the order of the map stack.
zombies-fix-did-turn = Corrected: turn of { $whom }: { $what }.
zombies-fix-did-points = Corrected: left: { $n }.
zombies-fix-did-l0 = Corrected: lives of { $whom } at the start of the turn: { $before } → { $after }.
zombies-fix-did-auction = Corrected: the auction: { $what }.
zombies-fix-did-placing = { $n ->
    [0] Corrected: right to place the Helipad: { $what }.
    [one] Corrected: right to place the Helipad: { $what }; { $n } trophy is returned.
   *[other] Corrected: right to place the Helipad: { $what }; { $n } trophies are returned.
}
zombies-fix-did-victory = The game master looks whether somebody has won.
zombies-fix-did-end = The game master ends the game.
zombies-retires = { $who } leaves the game for good.

## Standing orders

zombies-order-wound = What to do after a failed roll
zombies-order-wound-about = The first of these that is possible; what you leave out is never used, and then you are asked.
zombies-order-roll = Fight at once
zombies-order-roll-tap = Always fight at once
zombies-order-roll-about = The zombie on your square is fought without asking whether you want to play a card first.
zombies-order-lay = Place and fill my tiles by themselves
zombies-order-lay-tap = Always choose for me
zombies-order-lay-about = Where most roads stay open; zombies near the doors, tokens far from them. Never the Helipad.
zombies-order-zombies = Move the zombies by themselves
zombies-order-zombies-tap = Always automatically
zombies-order-zombies-about = Those farthest from all pawns move, away from them.
zombies-order-keep = Never discard
zombies-order-keep-tap = Always keep all cards
zombies-order-keep-about = At the end of your turn you keep all cards.
zombies-order-maximum = Bid up to … for the Helipad
zombies-order-maximum-about = One more than the others, up to your maximum, then a pass. Nobody sees it; it ends with the auction.
zombies-order-play = Play a card as soon as possible
zombies-order-play-about = Which card, on whom, and when. Spent with its first use; further choices are made by themselves.
zombies-option-first-bullets = Fire bullets
zombies-option-first-kit = First Aid Kit
zombies-option-first-ammo = Lots of Ammo
zombies-option-first-rush = Adrenaline Rush
zombies-option-first-life = Lose a life
zombies-option-nobody = Nobody
zombies-option-when-soon = As soon as it is legal
zombies-option-when-turn = When that player's next turn starts
