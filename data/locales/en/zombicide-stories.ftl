# Zombicide: objective cards and notes: title, story, what can be chosen.

## Mission 1

zombicide-objective-m1-1 = Stalled bus
zombicide-objective-m1-1-story = A city bus has died in the middle of the crossing, and its doors with it. Commuters hammer on the windows; somebody lifts a child so that you can see it. You can be quick or you can be quiet.
zombicide-objective-m1-1-option-1 = Smash the doors open
zombicide-objective-m1-1-option-2 = Walk them out quietly
zombicide-objective-m1-2 = Humvee crew
zombicide-objective-m1-2-story = Two soldiers sit on the floor of a humvee and feed belts into a gun that they cannot reach any more: their legs are pinned. “Take what you need,” says the older one, “or show us something to shoot at.”
zombicide-objective-m1-2-option-1 = Ask them for a weapon
zombicide-objective-m1-2-option-2 = Ask them for covering fire
zombicide-objective-m1-3 = Evacuation queue
zombicide-objective-m1-3-story = Families stand in a neat line, suitcases in hand, and wait for buses that will never come. Nobody pushes. You tell them to run, and for a whole dreadful minute they do not believe you.
zombicide-objective-m1-4 = Storeroom of the diner
zombicide-objective-m1-4-story = The cook and four guests have barricaded themselves between sacks of flour, white as ghosts. “Are you here for lunch?” asks the cook, and only then lowers the pan. The guests follow you at once; he goes when every door of his diner stands open.
zombicide-objective-m1-5 = Lost children
zombicide-objective-m1-5-story = A school group crouches behind a delivery van, hand in hand in pairs, as they were told this morning. Their teacher is gone. The dead have heard the crying and are coming round the bonnet.
zombicide-objective-m1-5-option-1 = Shield them with your body
zombicide-objective-m1-5-option-2 = Point them to the subway
zombicide-objective-m1-6 = Roadblock sergeant
zombicide-objective-m1-6-story = A sergeant and six soldiers hold the crossing with what is left in their rifles. They could go on a little longer, or pull back and take the wounded along. “I have no orders,” he says, “and you look like you live here. Which is it?”
zombicide-objective-m1-6-option-1 = Hold the crossing
zombicide-objective-m1-6-option-2 = Pull the line back
zombicide-objective-m1-7 = Street preacher
zombicide-objective-m1-7-story = He stands on a mailbox and shouts that the day has come, and he is not wrong. A crowd listens to him instead of running. The dead are listening, too.
zombicide-objective-m1-7-option-1 = Out-shout him
zombicide-objective-m1-7-option-2 = Let him talk, lead away those who follow
zombicide-objective-m1-n1 = Note 1: the line holds
zombicide-objective-m1-n1-story = The squad stays. For a few minutes the crossing belongs to the living, and people run across it between two walls of fire. Then the magazines are empty, and the sergeant hands you what he will not need any more.
zombicide-objective-m1-n2 = Note 2: the line pulls back
zombicide-objective-m1-n2-story = The squad leaves with everybody whom it can carry. Nobody looks back. The crossing behind the last soldier does not stay empty for the length of a breath.

## Mission 2

zombicide-objective-m2-1 = Cinema audience
zombicide-objective-m2-1-story = Nobody has told the midday show that the world has ended: thirty people sit in the dark and watch somebody else’s disaster. You switch on the lights. Not everybody who turns round is alive.
zombicide-objective-m2-2 = Dancers on the roof
zombicide-objective-m2-2-story = The staff of the night club wave from a fire ladder that stops one floor too high. They have been dancing up there since last night: first for money, then to keep warm, now so that somebody looks up. The dead below have begun to.
zombicide-objective-m2-2-option-1 = Fetch them down
zombicide-objective-m2-2-option-2 = Throw them your pack
zombicide-objective-m2-2-option-3 = Tell them to wait
zombicide-objective-m2-3 = Embassy gate
zombicide-objective-m2-3-story = Behind the bars of the embassy people press around a single guard with an empty holster. He is polite, and plain: he opens to whoever hands over a gun. It is not for himself, he says, it is for the gate.
zombicide-objective-m2-3-option-1 = Hand over a firearm
zombicide-objective-m2-3-option-2 = Refuse
zombicide-objective-m2-4 = Holding cells
zombicide-objective-m2-4-story = Three prisoners, three doors, no keys. The first swears that he is innocent, the second knows where the patrol keeps its guns, the third says nothing and sweats. The locks would take you a minute.
zombicide-objective-m2-4-option-1 = Free them
zombicide-objective-m2-4-option-2 = Leave them locked up
zombicide-objective-m2-5 = Mall atrium
zombicide-objective-m2-5-story = Shoppers huddle on an escalator that has stopped halfway, above a floor full of walkers. A pharmacist among them throws you a bandage, and then a shoe at the nearest head. It is the best throw of the day.
zombicide-objective-m2-6 = Clinic
zombicide-objective-m2-6-story = The doctor goes on with her round as if this were any Tuesday. Eleven patients, four of them on stretchers, and she will not leave before somebody finds a way to move them all. Behind her the medicine cabinet stands open.
zombicide-objective-m2-6-option-1 = Carry the stretchers
zombicide-objective-m2-6-option-2 = Take the medicine and go

## Mission 3

zombicide-objective-m3-1 = Town library
zombicide-objective-m3-1-story = Somebody has stacked the shelves against the door from inside, and it takes all your weight to move them. Then you understand: they were not there to keep anybody out. The reading lamps are still burning.
zombicide-objective-m3-2 = Church of the last siren
zombicide-objective-m3-2-story = The chain is on the outside, wound three times round the handles, with a padlock and a rosary. Now you know why nobody came out when the sirens went. Inside something has begun to scratch, and in the street they have heard the chain fall.
zombicide-objective-m3-2-option-1 = Look before you enter
zombicide-objective-m3-2-option-2 = Rush in
zombicide-objective-m3-3 = Grocery
zombicide-objective-m3-3-story = The shelves are stripped down to the screws. But the door of the back room is painted the colour of the wall, and whoever painted it has not come back. He liked beans.
zombicide-objective-m3-4 = Radio club in the office
zombicide-objective-m3-4-story = Under a dust cover a ham radio hums, still warm. The log beside it breaks off in the middle of a call sign. You could tell the world that you are here, or listen who else is.
zombicide-objective-m3-4-option-1 = Call on every band
zombicide-objective-m3-4-option-2 = Listen only
zombicide-objective-m3-4-option-3 = Strip it for parts
zombicide-objective-m3-5 = Hotel lobby
zombicide-objective-m3-5-story = The book at the reception lists forty guests for last night. Forty keys hang on the board, untouched. There is a first-aid box under the desk, and there are footsteps on the stairs, a great many.
zombicide-objective-m3-6 = Bakery cellar
zombicide-objective-m3-6-story = Between the ovens there is a hatch, and below it a storm drain: dry, as high as a man, leading away under the whole block. Cold air comes up, and now and then a sound. You could go along it with pencil and paper, or see to it that nobody does.
zombicide-objective-m3-6-option-1 = Map the drain
zombicide-objective-m3-6-option-2 = Seal the hatch
zombicide-objective-m3-7 = The beam in the sky
zombicide-objective-m3-7-story = At nightfall a white beam stands up above the park, so bright that it throws shadows. All over the city heads turn towards it, thousands of them, all at once. You can hear it: like a wood in the wind.

## Mission 4

zombicide-objective-m4-1 = Pile of corpses
zombicide-objective-m4-1-story = Uniforms, suits and bathrobes lie heaped against the tank, as if somebody had swept them up. Most of them wore holsters. Not all of them lie quite still.
zombicide-objective-m4-1-option-1 = Search the pile
zombicide-objective-m4-1-option-2 = Burn it
zombicide-objective-m4-1-option-3 = Leave it
zombicide-objective-m4-2 = Searchlight humvee
zombicide-objective-m4-2-story = From close by the light hums like a hive. The switch box has been smashed with a rifle butt, and the cable, thick as a wrist, runs under the wreck. Somebody wanted very much that it stay on.
zombicide-objective-m4-2-option-1 = Cut the cable
zombicide-objective-m4-2-option-2 = Shoot the lamp
zombicide-objective-m4-2-option-3 = Step back
zombicide-objective-m4-3 = Checkpoint log
zombicide-objective-m4-3-story = Names, times, number plates, and towards the end only times. The last entry says which generator feeds the light, and in which house its key hangs. Beside the desk there is a breaker, of this post or of the whole line: the label does not say.
zombicide-objective-m4-3-option-1 = Throw the breaker
zombicide-objective-m4-3-option-2 = Take the logbook
zombicide-objective-m4-4 = Command post in the motel
zombicide-objective-m4-4-story = Maps, cold coffee, a field telephone off the hook. The lieutenant shot himself in the foot and bled to death over his own orders; by his hand lie keys with the numbers of houses. The walls are thin, and outside the street begins to stir.
zombicide-objective-m4-5 = Tailor’s window
zombicide-objective-m4-5-story = Somebody fired from this window until the barrel warped. The ammunition is still here, sorted by calibre below an unfinished wedding suit. Two of those he was firing at have found the back door.
zombicide-objective-m4-6 = Dead on the dance floor
zombicide-objective-m4-6-story = Half a platoon made its stand under the mirror ball and lies where it stood. The ball still turns, and small lights run over the helmets. The two largest get up, as if they had been asked to dance.
zombicide-objective-m4-7 = Police garage
zombicide-objective-m4-7-story = Every tool on the board hangs in its painted outline. Only the bolt cutters have slipped down behind a patrol car, and the car has an alarm. You have the cutters.
zombicide-objective-m4-8 = Warehouse stand-off
zombicide-objective-m4-8-story = A signaller with a bandaged leg covers the door with an empty rifle and does not lower it. Her name is Taylor, she has been alone since yesterday, and she cannot walk yet. “Leave me something that shoots,” she says. “Or say you’ll be back. But only if it’s true.”
zombicide-objective-m4-8-option-1 = Give her a firearm, and a promise
zombicide-objective-m4-8-option-2 = Promise to come back
zombicide-objective-m4-9 = Diner radio
zombicide-objective-m4-9-story = The radio of the convoy is on, as loud as it goes. “Anybody,” says a voice, “anybody on this frequency.” You take the microphone. Now everything depends on whether they know your voice.

## Mission 5

zombicide-objective-m5-1 = The Oval Office
zombicide-objective-m5-1-story = The desk lies on its side, facing the door, chewed by bullets. Behind it are a jacket with a flag pin, a holster, and a whole carpet of papers, some stamped with a word that you know from films only. The barricade could be put up again.
zombicide-objective-m5-1-option-1 = Read the papers on the floor
zombicide-objective-m5-1-option-2 = Raise the barricade again
zombicide-objective-m5-2 = Cabinet Room
zombicide-objective-m5-2-story = Twenty chairs stand around the table, nineteen of them taken. Before each lies a blank sheet with the date. Three of the members ask for the floor.
zombicide-objective-m5-3 = Guards’ lounge
zombicide-objective-m5-3-story = The cards are dealt and lie face down. One of the players has four aces and a ring of keys on his belt, and neither has helped him. You take the keys and leave him the aces.
zombicide-objective-m5-4 = Fuse cabinet
zombicide-objective-m5-4-story = Half of the wing is dark because of one lever, which somebody has pulled down, tidily, with both hands. In the dark nothing moves. With light you would see better, and so would they.
zombicide-objective-m5-4-option-1 = Throw the lever
zombicide-objective-m5-4-option-2 = Leave it dark
zombicide-objective-m5-5 = State Dining Room
zombicide-objective-m5-5-story = A banquet for two hundred, served and attended. The candles have burnt down, the soup has a skin, and nobody is in a hurry. On the side tables the bread is still good.
zombicide-objective-m5-6 = Workshop under the stairs
zombicide-objective-m5-6-story = Tools in rows, a torch, and on the wall a plan of this floor with two doors in red pencil where there is nothing but wall. Somebody’s finger has worn a hole in the paper.
zombicide-objective-m5-6-option-1 = Follow the plan
zombicide-objective-m5-6-option-2 = Take the tools
zombicide-objective-m5-7 = Green Room
zombicide-objective-m5-7-story = A woman in a Marine’s jacket sits on a crate of water and counts rounds aloud, so as not to fall asleep. At seven she stops and looks at you, first at your face, then at your hands. “Taylor,” she says. “Do we know each other?”
zombicide-objective-m5-7-option-1 = Share your food
zombicide-objective-m5-7-option-2 = Ask her the way out
zombicide-objective-m5-8 = East Gallery
zombicide-objective-m5-8-story = A steel shutter has come down halfway and stuck. Beyond it are rooms with curtains, sofas and not a soul. You need a key or another way in, but before that you need to know what is still moving in the wing behind you.
zombicide-objective-m5-9 = Family cinema
zombicide-objective-m5-9-story = Soundproof walls, one door, soft chairs, and a projector that turns without a film. You have slept in worse places. You only need to know who else is in the house.
zombicide-objective-m5-9-option-1 = Make this the shelter
zombicide-objective-m5-9-option-2 = Not safe enough yet
zombicide-objective-m5-n1 = Note 1: eyes get used to the dark
zombicide-objective-m5-n1-story = You let the lever be and wait, a hand on the wall. After a while there are outlines, then corners, then faces, and none of the faces turns. Without light the dead of this wing stay where they are.
zombicide-objective-m5-n2 = Note 2: behind the walls
zombicide-objective-m5-n2-story = The red doors are false, plaster and paint. The pencil means something else: a service tunnel between two shafts, just wide enough for a trolley. It is not empty, but now it is yours.
zombicide-objective-m5-n3 = Note 3: a shortcut, not a friend
zombicide-objective-m5-n3-story = She looks at you a little longer, then nods at the wallpaper: there is a handle in it. “It’s quicker that way,” she says, and goes on counting. She does not say good-bye.
zombicide-objective-m5-n4 = Note 4: the shutter
zombicide-objective-m5-n4-story = Now that you know how to move it, the shutter comes down to the floor. What has been following you stays on the other side. For the first time in two days you hear nothing at all.
zombicide-objective-m5-n5 = Note 5: lights out, doors shut
zombicide-objective-m5-n5-story = You wedge two rows of seats under the handle and switch off the projector. Nobody says who takes the first watch, so everybody does. It will hold for a night.

## Mission 6

zombicide-objective-m6-1 = Intercom in the Roosevelt Room
zombicide-objective-m6-1-story = “Wilson,” says the box on the wall. “Deputy to somebody, it doesn’t matter now. Only don’t hang up.” He has many questions and asks them as if somebody beside him took notes. You have some, too.
zombicide-objective-m6-1-option-1 = Answer every question
zombicide-objective-m6-1-option-2 = Ask questions instead
zombicide-objective-m6-2 = Secret Service HQ
zombicide-objective-m6-2-story = The last agent sits at his desk, jacket buttoned, a small card in his hand. It is the oath, worn at the folds. His pistol lies before him with the grip towards you, and behind the wall they have heard your breath.
zombicide-objective-m6-2-option-1 = Take the oath
zombicide-objective-m6-2-option-2 = Take his gun
zombicide-objective-m6-3 = Pantry lift
zombicide-objective-m6-3-story = The dumb waiter rattles, stops, rattles again. Something is travelling in it, and it weighs more than soup. A bell rings: your floor.
zombicide-objective-m6-3-option-1 = Open it
zombicide-objective-m6-3-option-2 = Jam it
zombicide-objective-m6-4 = Blue steel door
zombicide-objective-m6-4-story = Behind the tapestry there is a door that belongs in a bank: blue steel, a slot for a card, a pad with ten keys. The pad wants four digits. And you had better know this house before you knock.
zombicide-objective-m6-5 = Cloakroom
zombicide-objective-m6-5-story = Two hundred coats, and nobody will come for them. One pocket holds a pass, a lipstick and four digits on a napkin, with a heart. At the back stand long cases, and not for umbrellas.
zombicide-objective-m6-5-option-1 = Note down the digits
zombicide-objective-m6-5-option-2 = Look for weapons
zombicide-objective-m6-6 = East Room camera
zombicide-objective-m6-6-story = The red lamp of the camera follows you all the way across the parquet. Whatever you do here, Wilson sees it, and perhaps not he alone. The wire hangs within reach.
zombicide-objective-m6-6-option-1 = Wave and wait
zombicide-objective-m6-6-option-2 = Cut the wire
zombicide-objective-m6-n1 = Note 1: Wilson listens
zombicide-objective-m6-n1-story = Names, how many you are, food, ammunition: he has everything spelt out to him. In return he tells you a floor and four digits. “Let that stay between us,” says Wilson, and you wonder whom you could tell.
zombicide-objective-m6-n2 = Note 2: Wilson hesitates
zombicide-objective-m6-n2-story = Fifty people, little air, something wrong with the lift: that much he admits. What is wrong with the people he does not say. But he tells you what his cameras see coming, and that is worth something.
zombicide-objective-m6-n3 = Note 3: the oath
zombicide-objective-m6-n3-story = The words are short, and you read them aloud: there is nobody left to laugh. They weigh more than the vest on the back of his chair. Somebody has to be the last to have said them.
zombicide-objective-m6-n4 = Note 4: the way down exists
zombicide-objective-m6-n4-story = The pad turns green. The slot stays red: without a key card it will not open. But from behind the steel, very softly, somebody knocks back.
zombicide-objective-m6-n5 = Note 5: the other napkin
zombicide-objective-m6-n5-story = Between the cases lies another napkin: the same four digits, the same hand, no heart. You have been quiet, the cases have not. At the end of the corridor somebody starts to run.
zombicide-objective-m6-n6 = Note 6: he waves back
zombicide-objective-m6-n6-story = The lamp goes out and comes on, long and short. Not at once, but you count it: four digits. Somewhere below a man has found a way to wave back.

## Mission 7

zombicide-objective-m7-10 = Agents’ post
zombicide-objective-m7-10-story = A rack for ten. There are nine shapes in the dust, and one rifle that nobody wanted to carry. Now you see what it is for.
zombicide-objective-m7-11 = Duty board
zombicide-objective-m7-11-story = On the board are those who had a card: the chief of staff, the head of detail, the major with the case. All three tags are turned to “in the house”. Behind you somebody comes in without opening the door.
zombicide-objective-m7-12 = Red Room party
zombicide-objective-m7-12-story = Guests in evening dress stand in a ring, as around a dancer. The ring is empty: whoever was in it did not fit into the room and has left through the wall. Two of the guests turn to you instead.
zombicide-objective-m7-13 = Cold store
zombicide-objective-m7-13-story = Meat, ice, and a box of grenades that has been used to prop the door. Among the carcasses hang two cooks, and not quietly.
zombicide-objective-m7-14 = Server room
zombicide-objective-m7-14-story = The log of the doors runs down the screen. The card you want has moved twice within the hour: through doors that opened to it, and through one that did not. You could follow it from here, or cut the power of the doors for good.
zombicide-objective-m7-14-option-1 = Trace the card
zombicide-objective-m7-14-option-2 = Pull the plugs
zombicide-objective-m7-15 = Situation Room
zombicide-objective-m7-15-story = Across a wall of screens a huge shape walks from picture to picture and drags a lanyard behind it. Somebody has left a grenade beside the remote control. On the last screen the shape stops and looks straight into the camera.
zombicide-objective-m7-n1 = Abomination note 1: the cook
zombicide-objective-m7-n1-story = An apron as wide as a tent, a ladle, no card; in the pocket, for reasons of his own, a grenade. The seating plan on the apron can still be read: the last he served was the head of detail. So it is him you want.
zombicide-objective-m7-n2 = Abomination note 2: the head of detail
zombicide-objective-m7-n2-story = A broken earpiece and a torn lanyard: somebody stronger has taken the card. What he carried is still here, a rifle and a first-aid pouch. And the stronger one has heard the fight.
zombicide-objective-m7-n3 = Abomination note 3: the major
zombicide-objective-m7-n3-story = The case is gone, only its chain hangs from the wrist. But on the neck, below three chins, a card is blinking: green, every two seconds. It goes on blinking in your hand.

## Mission 8

zombicide-objective-m8-1 = Guards’ lounge
zombicide-objective-m8-1-story = Somebody lay down here after a double shift and woke up dead. The coffee machine is still keeping his cup warm. He jumps up faster than he ever did alive.
zombicide-objective-m8-2 = Secret Service HQ
zombicide-objective-m8-2-story = The evacuation plan is screwed to the wall under glass, so that everybody could read it; only nobody had the time. It shows a lift in the switchboard room and a stair below the medical unit.
zombicide-objective-m8-3 = Laundry chute
zombicide-objective-m8-3-story = Behind the mangle a steel slide drops into the dark. It smells of oil and warm dust, not of soap. You hear a drop fall, count the seconds, and stop counting.
zombicide-objective-m8-3-option-1 = Slide down
zombicide-objective-m8-3-option-2 = Send a light down first
zombicide-objective-m8-3-option-3 = Not today
zombicide-objective-m8-4 = Medical unit
zombicide-objective-m8-4-story = Clean beds, a full kettle, a locked cabinet: they left in good order here. Under the mat your step sounds hollow. There is a trap door.
zombicide-objective-m8-4-option-1 = Lift the trap door
zombicide-objective-m8-4-option-2 = First break the cabinet
zombicide-objective-m8-5 = Press room
zombicide-objective-m8-5-story = For days now the cameras on their tripods have been filming an empty lectern. Their batteries are as big as loaves, and each has its own fuse. The red lights are on: if you have something to tell the world, this is the place.
zombicide-objective-m8-5-option-1 = Take the batteries
zombicide-objective-m8-5-option-2 = Record a message
zombicide-objective-m8-6 = Switchboard
zombicide-objective-m8-6-story = The fuse of the lift is the size of a bottle, and black all over. Everything else in the cabinet is in order, even labelled. With another fuse it is a minute’s work; without one it only makes noise.
zombicide-objective-m8-7 = Fuel store
zombicide-objective-m8-7-story = Drums on a trolley, one of them leaking; of the four wheels one is sound. The man who was taking them to the generator has put on weight since. He still does not let go of the trolley.
zombicide-objective-m8-8 = Generator
zombicide-objective-m8-8-story = A grey diesel as big as a truck, a hand pump, and a red button under glass. The needle lies below zero. It ran to the last drop and will run again, if somebody pours something in.
zombicide-objective-m8-8-option-1 = Try it dry
zombicide-objective-m8-8-option-2 = Come back with fuel
zombicide-objective-m8-n1 = Note 1: the evacuation plan
zombicide-objective-m8-n1-story = Two ways lead down, and you mark both. The stair is drawn with a thinner line, as if they had hoped never to need it. It begins beneath the beds.
zombicide-objective-m8-n2 = Note 2: the stair
zombicide-objective-m8-n2-story = Twenty steps, no light, one rail. It is warm below, and behind a grating something breathes that has no need to. Whoever has mended the lights in this house knows where the spare parts are.
zombicide-objective-m8-n3 = Note 3: the lift moves
zombicide-objective-m8-n3-story = The machine coughs, the cage rises by a hand and stops: emergency power is enough for the lamp and the doors. But the shaft is open now, and there is a ladder in it.
zombicide-objective-m8-n4 = Note 4: power
zombicide-objective-m8-n4-story = The floor begins to tremble. One after another the lamps come on: in the corridors, on the stairs, in every window of the house. Everything dead hears it, and everything dead turns round.
zombicide-objective-m8-n5 = Note 5: Wilson again
zombicide-objective-m8-n5-story = The loudspeaker crackles, and Wilson thanks you by name, one after the other. You never gave him all the names. Whether that is good or bad depends on what else he has seen.

## Mission 9

zombicide-objective-m9-10 = Cases in the Oval Office
zombicide-objective-m9-10-story = The bunker wants the sealed cases: without them the President will not move. They stand behind the overturned desk, two of them, heavier than they look. One is ticking. Or that is your watch.
zombicide-objective-m9-11 = Body armour store
zombicide-objective-m9-11-story = Vests for fifty hang on their hooks, each with a name on tape. You can carry two. You try not to read the names.
zombicide-objective-m9-12 = Family Dining Room
zombicide-objective-m9-12-story = A guard dog dozes under the table with its head on a slipper. It wakes, looks at you, looks past you, and remembers everything it was taught. You follow it westward, and find little left to do.
zombicide-objective-m9-13 = Entrance to the presidential bunker
zombicide-objective-m9-13-story = The slot takes the card. “First clear a way,” says Wilson’s voice. “The cases, armour for us, the way west, the way east, the service stair. Then come back and turn the wheel. We’ll be behind the door.”
zombicide-objective-m9-14 = Blue Room stairs
zombicide-objective-m9-14-story = The service stair is choked with furniture, and arms stick out of the furniture. You clear it from the top, chair by chair. It takes for ever, and towards the bottom the arms have owners.
zombicide-objective-m9-15 = Shutters of the East Gallery
zombicide-objective-m9-15-story = One crank closes the shutters of the whole east side, if there is time. Forty turns, says the plate. Or you let it be and only mark the way, for those who can run.
zombicide-objective-m9-15-option-1 = Turn the crank
zombicide-objective-m9-15-option-2 = Leave it and mark the way

## Mission 10

zombicide-objective-m10-1 = The tank
zombicide-objective-m10-1-story = The hatch is open, the driver is gone, the radio talks to itself. There are two shells left, and somewhere in this heap of iron is a starter that turns any diesel in the city. You have hands for one of the two.
zombicide-objective-m10-1-option-1 = Fire the main gun
zombicide-objective-m10-1-option-2 = Look for the starter
zombicide-objective-m10-2 = Guard post
zombicide-objective-m10-2-story = On the wall hangs a map of the city with a circle in pencil: the underpass below the park. The guard drew an arrow to it and packed a bag. He got as far as the door.
zombicide-objective-m10-3 = Visitor checkpoint
zombicide-objective-m10-3-story = Keys hang on numbered hooks, one with a tag: armoured bus. Below is the locker in which visitors left what they could not bring in. There is no time for both.
zombicide-objective-m10-3-option-1 = Take the bus key
zombicide-objective-m10-3-option-2 = Take the weapons locker
zombicide-objective-m10-4 = Burning helicopter
zombicide-objective-m10-4-story = The rotor still turns in the heat, slower and slower. Inside somebody is waving, or it is a strap. There is perhaps a minute before the fuel goes up.
zombicide-objective-m10-4-option-1 = Go in
zombicide-objective-m10-4-option-2 = Stay out
zombicide-objective-m10-5 = Post office garage
zombicide-objective-m10-5-story = Behind the parcels stands a fuel truck with a quarter of a tank. Three postmen are still on duty and come to meet you.
zombicide-objective-m10-6 = Café window
zombicide-objective-m10-6-story = From inside somebody has painted one word on the glass: DOWN. Under a glass bell there is cake, still fresh. For those who once drew what lies below these streets, the word is enough.
zombicide-objective-m10-7 = Bakery hatch
zombicide-objective-m10-7-story = The storm drain again: cold, and an echo. Half of the city could leave by it, one at a time, if anybody knew the turnings. To go in blind is to trust in luck.
zombicide-objective-m10-7-option-1 = Go in blind
zombicide-objective-m10-7-option-2 = Find a map first
zombicide-objective-m10-8 = Night club roof
zombicide-objective-m10-8-story = From here you see every fire in the city, and behind them the river, black and alive. There is a boat on it, without lights. But it would have to see you first.
zombicide-objective-m10-8-option-1 = Signal the river
zombicide-objective-m10-8-option-2 = Watch the streets
zombicide-objective-m10-9 = Armoured bus
zombicide-objective-m10-9-story = An armoured bus with thirty seats. It needs fuel and its key, or, without the key, somebody else’s starter. Otherwise it is only a very safe place to wait for the end.
zombicide-objective-m10-n1 = Note 1: a way out
zombicide-objective-m10-n1-story = There it is: not an ending, a direction. You wave the others over without a word and count heads. Behind you the city breaks into a run.
