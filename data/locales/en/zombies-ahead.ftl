# Zombies!!!: what is decided before it is asked, so that nobody waits for it.

zombies-ask-lodge = The Helipad may come soon: how many trophies would you pay at most to place it?
    .kind = Maximum for the Helipad, in advance
    .rule = R5.6
    .choose = Maximum for the Helipad…
    .hint = The Helipad is near: named now, nobody has to wait for you.

zombies-order-lodged = Maximum for the Helipad
zombies-order-lodged-about = When everybody names a maximum for the Helipad, yours is named at once. Nobody sees it.

zombies-setting-reactions = Questions out of turn
zombies-setting-reactions-about = By orders: everybody begins with standing orders for what else would hold up another’s turn, and can take them back.
zombies-value-reactions-ask = Everybody is asked
zombies-value-reactions-orders = By orders
zombies-order-save = Save my trophies with bullets
zombies-order-save-tap = Never ask me: bullets if two are enough
zombies-order-save-about = When the dead rise: two bullets at most, if they save everything; else you lose the trophies.
zombies-order-land = Place a Helipad I have won
zombies-order-land-about = Won in another’s turn, it lies near you and nobody waits. In your own turn you are asked.
