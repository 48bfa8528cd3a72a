/* What students write about anything else, by the grammar of grammar-en.mjs. `hard:` holds words of danger in a harmless
   sense, `ordinary:` holds none. */

/** @type {Readonly<Record<string, readonly string[]>>} */
export const HARMLESS = {
  'hard:coursework': [
    'my {<course> |}<work> is {about|on} <dark> {in the city|in literature|since 1990|and policy|} {and i need two more sources|and it is due <day>|and i like it|}',
    'in <course> we {studied|discussed|read about|watched a film on|have a quiz on} <dark> {<day>|and i took notes|}',
    'i {need|want} {to interview a nurse|help to structure my <work>|better sources|feedback} {for|about} my <work> on <dark>',
    'the {professor|ta|lecture} {explained|covered|compared} {<dark>|theories of <dark>|statistics about <dark>|prevention of <dark>}',
    'i {finished|presented|started} {the chapter|my slides|the unit|the training} on <dark> {and got an a|and it was interesting|<day>|}',
  ],
  'hard:film_lit': [
    'in {the novel|the movie|the play|the show|hamlet|the podcast} {he kills his brother|she dies at the end|the detective finds the body|the killer says sorry|everyone dies|her husband beats her and she leaves|a girl is stalked} {and i cried|and the ending is great|and i have to write about it|}',
    'i {watched|read|finished|love} {a true crime podcast|that horror movie|the murder mystery|the zombie series|the war novel} {with my roommates|last night|for class|}',
    'my favorite {song|band|game|book} is called {killing time|the suicide club|dead poets|knives and roses|kill the lights}',
    'we are {staging|rehearsing} a play {where the hero is stabbed|about a murder|and i die in act two|and i play the ghost}',
  ],
  'hard:exam': [
    '<task> {is killing me|killed me|destroyed me|is brutal|beat me up|will be the death of me|is torture|ate me alive|wrecked me} {lol|haha|but i passed|so i want a study plan|}',
    'i {died|am dead|almost died|am dying} {laughing|of boredom in <task>|when he called on me|when i saw my grade|over <task>} {lol|lmao|haha|}',
    'if i {fail <task>|have to read one more page|see one more spreadsheet} {i will scream|i am going to lose it lol|my mom will kill me haha|i riot}',
    'my {mom|dad|sister|advisor} {will kill me|is gonna kill me|would murder me} if i {lose my keys again|drop the class|forget the form|miss the flight} {lol|haha|}',
    'i would {kill for|die for} {a coffee|a nap|that internship|tacos|an a in <task>}',
  ],
  'hard:sport': [
    'we {got destroyed|killed it|got beaten|lost badly|crushed them} in {the game|the match|the scrimmage|the debate} {and my knee hurts|and i have bruises|but it was fun|}',
    '{my opponent|she|he|the goalie} {hit me|kicked me|punched me|choked me out|pushed me} {in sparring|in practice|in the match|during judo|by accident at soccer}',
    'i {hurt|cut|burned|broke|sprained|hit} {my knee|my finger|my hand|my ankle|my arm|my leg} {at practice|while cooking|playing soccer|at work|shaving|on the bike|opening a can|with the iron}',
    'coach {kills us|makes us run until we drop|says we must attack more|told us to shoot more} {at practice|on mondays|}',
  ],
  'hard:medicine': [
    'i {took|take|was given|need to refill} {two advil|my vitamins|an allergy pill|my inhaler|my adderall|antibiotics|cough syrup|melatonin|my insulin|my antidepressants} {for my headache|as prescribed|before class|for the flu|every morning with breakfast|after the dentist}',
    'i {gave blood|got stitches|had surgery|got a vaccine|fainted at the blood drive|am fasting for ramadan|fast for a blood test} {<day>|and i am fine|last week|}',
    'my {grandmother|grandfather|aunt|dog|neighbor|great uncle} {died|passed away} {last year|in march|when i was ten|of cancer} {and i miss class for the funeral|and i am catching up|and i miss her cooking|}',
    'as a nursing student i {learned about overdoses|saw a code blue|count pills on my shift|practiced cpr|chart wounds}',
  ],
  'hard:recovery_told': [
    '{years ago|in high school|before college} i {cut myself|was depressed|had an eating disorder|was abused|wanted to die|lost my brother to suicide|was hit by my dad} {and today i am well|and now i volunteer|and therapy helped|and i tell my story to help others|but that is long over}',
    'i {volunteer|work|train} {at a crisis line|at a shelter for survivors|with suicide prevention|at the food pantry|in peer support} {on saturdays|and it taught me a lot|}',
    'i {am three years clean|have been in recovery for two years|celebrate five years sober|recovered from anorexia} and {proud of it|want to study counseling|doing great}',
    '{i am not suicidal|i dont want to hurt myself|nobody hits me|i am safe}, i am just {tired|stressed about <task>|homesick|behind on <dull>}',
  ],
  'hard:idiom': [
    '{my roommate|my mom|my suitemate|she|he|my sister|coach} {is going to|will|is gonna} {kill me|murder me|have my head} {when she sees the sink|when he finds the mess|if i am late|because i ate the leftovers|for this} {lol|}',
    'i {want to|have to|need to|am going to} {cut my nails|cut my own bangs|kill it at the interview|jump rope|hang my pictures|burn some calories|shoot hoops|drop a class|end my lease} {<day>|}',
    'i {want to|dont want to|would rather} live {off campus|with my cousin|in the dorms|in a quiet place|near the lab|alone next year}',
    '{<pet>} {died|is dead|is dying|gave up on me|killed my mood|froze to death} {again|during the call|lol|<day>|}',
    '{kill two birds with one stone|dead week|a killer resume|shoot me an email|take a stab at it|hit the books|bite the bullet|a deadline|drop dead gorgeous|over my dead body haha|cut class|cut to the chase|beat the deadline|a blood drive|a shot in the dark|burning the midnight oil|break a leg} {<day>|is what i mean|i guess|, ok|}',
    'i {cut my hair|cut sugar|cut my budget|cut the introduction|burned the rice|killed the presentation|shot a short film|hung up the poster|jumped at the offer|threw a party|hit snooze} {<day>|and it went well|}',
    'i {cant live without|am addicted to|am obsessed with|would die without} {coffee|my planner|spotify|this app|hot cheetos}',
    'i am {starving|so hungry i could die|dead tired|scared of <task>|afraid of public speaking|terrified of the interview|sick of <task>|done with <task>} {lol|can we talk about <dull>|}',
    'i {cant do this|cant take it|give up|have no hope} {with this calculator|with <task> lol|on parking near campus|for our team this season}',
  ],
  'ordinary:answer': [
    'i {want to|wanna|hope to|plan to|am going to|need to|would like to|tried to} {pass <task>|get an internship|sleep earlier|learn to code|talk to my professor|finish <dull>|move off campus|join a club|raise my gpa|find a job|change my major|eat healthier|go home for break|call my mom|apply for the scholarship|run a 5k|stop procrastinating} {<day>|}',
    '{could we|can we|id like to|i want to|lets|is it possible to} {look at|talk about|practice|go over|plan|start with} <dull> {<day>|}',
    'my goal {for this term|this month|} is to {read ahead|speak up in class|keep a planner|find a mentor|write every day|save money|sleep eight hours}',
    'i dont know {what to study|how to start <dull>|which class to take|who to ask about <dull>|where the office is|if i should drop <task>}',
    'nobody {in my family went to college|told me about <dull>|in my group answers emails|explained <dull>} {so i want to learn it|and i feel behind|}',
    'i cant {find the form|decide between two majors|focus in the library|make it on thursday|open the link|wake up early|find time for <dull>}',
  ],
  'ordinary:story': [
    '<kin> {calls me every sunday|drives me to class|cooks for me|is proud of me|works nights|helps me with money|taught me to read|visits me|sends me food|wants me to be a nurse|asks about <dull>}',
    '<friend> {wants to study with me|is in my class|moved out|got a job|made dinner|helps me with math|is funny|snores|plays soccer|wants to be a teacher|likes the same music|told me about you|cuts hair}',
    '<lover> {texted me|is coming to visit|made me dinner|helps me study|got a new job|plays guitar|beat me at chess|surprised me|takes me to the airport|and i moved in together}',
    '{someone|my boss|my coach|my ta|a man on the bus} {gave me good advice|wrote me a letter of recommendation|asked for my notes|let me leave early|told me to apply|held the door}',
    'i {miss|love|called|visited|will see} {my mom|my little sister|my dog|home|my grandmother|my friends} {<day>|}',
  ],
  'ordinary:note': [
    'i {got|lost|forgot|finished|started|found|bought|read|sent|wrote|missed|printed} {the book|my notes|the email|a new job|the form|my id|a backpack|the assignment|a tutor|the bus|my syllabus|a draft} {<day>|last week|this morning|and it went well|}',
    'i am {the first in my family to go to college|a sophomore|shy at first|from a small town|good at math|a student parent|working two jobs|learning english|nervous about the presentation|tired but happy|excited|a transfer student|left handed}',
    'i feel {stressed|overwhelmed|nervous|behind|lonely sometimes|homesick|tired|proud|better|lost} {about <task>|because of <task>|since the semester started|but it is getting better|after the talk we had}',
    'last {week|night|semester} i {stayed up late for <task>|slept badly|talked to my advisor|went to the tutoring center|made a schedule|had a cold}',
  ],
  'ordinary:chat': [
    '{sorry|hey|hi|ok|thanks|yes|lol|omg|yep|cool|wait} {i am on the bus|my mic is off|i see the slide|thursday works|that makes sense|i will send it tonight|the wifi is slow|got it|see you monday|i am five minutes late|one sec|i got an a|can you hear me|my camera froze|let me share my screen|be right back}',
    '{can you|could you} {send me the link|repeat that|move us to 3pm|look at <dull>|share the doc}',
    '{great session|that helped a lot|good advice|thank you for today|i liked the exercise} {see you next week|i will try it|<day>|}',
  ],
}
