/* Sentences for training, by grammar: <name> is a vocabulary of WORDS, {a|b} a choice, {a|} may be left out. They
   describe distress, only so that a classifier learns to recognise it. None is a person's; none is stored. */

/** @type {Readonly<Record<string, string>>} */
export const WORDS = {
  when: 'tonight|today|this weekend|every night|again|after class|before finals|when the dorm is empty|rn|tomorrow|last night|on sunday|for weeks now|since october|lately',
  end: 'and nobody knows|i cant tell anyone|please help|idk what to do|im so tired|honestly|i am serious|sorry for writing this|i dont know who else to tell|you are the first one i tell|and i feel calm about it',
  calm: 'classes are fine.|the essay is done.|thank you for last week.|my schedule works.|i got a b in stats.|work is busy.|about the resume, i sent it.|the budget helped.|i passed the quiz.',
  kin: 'my dad|my father|my stepdad|my mom|my mother|my uncle|my brother|my older brother|my aunt|my moms boyfriend|my parents|my grandfather|my cousin|my step brother',
  lover:
    'my boyfriend|my bf|my girlfriend|my gf|my husband|my wife|my ex|my partner|my fiance|the guy im dating|the girl i live with|my babys dad',
  friend:
    'my friend|my best friend|my roommate|my little sister|my brother|a girl on my floor|a guy in my class|my teammate|my suitemate|my lab partner|my cousin|the girl i tutor|someone in my group chat',
  who: 'a guy at a party|my boss|my coach|my ta|my uncle|my cousin|someone i trusted|a man on the bus|my ex|his friend|the landlord|my supervisor|a boy from my hall',
  hurts:
    'hits me|beats me|slapped me|punched me|kicked me|choked me|shoved me into the wall|threw a plate at me|dragged me by my hair|backhanded me|twisted my arm|burned me with a cigarette|put his hands around my neck|pulled a knife on me|pointed a gun at me|broke my phone and then my finger|left bruises on me|spits on me|pins me down',
  drug: 'pills|my meds|tylenol|advil|xanax|benadryl|sleeping pills|my antidepressants|ibuprofen|ativan|klonopin|her painkillers|tablets|my whole prescription|oxy|lithium|insulin|my moms heart pills|adderall|gabapentin',
  tool: 'a rope|a gun|my dads gun|a knife|razor blades|a blade|a noose|enough pills|a belt|the helium|a box cutter|bullets',
  high: 'the bridge|the parking garage roof|the roof of my dorm|the train tracks|the ledge|the cliff|the platform edge|the overpass|the tenth floor balcony',
  skin: 'my arm|my arms|my wrist|my legs|my thigh|my thighs|my stomach|my skin|my hips|my hand|myself',
  do: 'cut|burn|scratch|bite|hit|hurt|slice|carve|punch|bruise',
  did: 'cut|burned|scratched|bit|hit|hurt|sliced|carved|punched|bruised',
  victim:
    'him|her|them|everyone in that room|my roommate|my stepdad|my professor|people here|my boss|the guy who did this|those boys|my ex|my dad|the kids i babysit',
  slay: 'kill|stab|shoot|strangle|hurt|choke|poison|murder|smash the head of|hunt down',
  die: 'die|be dead|kill myself|end my life|end it|unalive myself|kms|take my life|hang myself|shoot myself|jump|drown myself|step in front of the train|not be alive',
  dying:
    'dying|killing myself|ending my life|suicide|being dead|jumping|hanging myself|overdosing|ending it all|driving into a tree|my own funeral|how to die',
  course:
    'criminology|psych|nursing|history|film|english lit|sociology|biology|public health|social work|media studies|ethics',
  dark: 'suicide|murder|domestic violence|overdose deaths|school shootings|stalking laws|eating disorders|self harm|grief|sexual assault policy|war crimes|poison|drug abuse|child abuse|homelessness|schizophrenia|gun violence',
  work: 'paper|essay|presentation|research project|thesis|poster|case study|reading|lecture|documentary|discussion post|annotated bibliography',
  task: 'the midterm|this exam|finals week|organic chem|that lab report|calc 2|the group project|my thesis|the quiz|my 8am|the reading list|practice|leg day|this heat|that professor|my inbox',
  dull: 'my schedule|my resume|the interview|my essay draft|the lab report|a budget|study habits|next semester|housing options|office hours|financial aid|note taking|transfer credits|the internship application|time management|my major',
  day: 'today|tomorrow|on friday|next week|this semester|after lunch|on monday|before spring break|in the morning|at noon|tonight',
  pet: 'my phone|my laptop|the wifi|my car battery|my succulent|the printer|my goldfish|the group chat|my calculator|the projector|my mic',
}

/** Each family of danger, named as in families.mjs. @type {Readonly<Record<string, readonly string[]>>} */
export const DANGER = {
  passive_death: [
    'i wish i {wasnt alive|was dead|didnt exist|could sleep and never wake up|had never been born|could just stop|wasnt here} {<when>|} {<end>|}',
    'i {hope|pray|keep hoping} {i dont wake up|my heart stops|a car hits me|the plane goes down|something takes me|i get sick and dont make it} {<when>|} {<end>|}',
    'i {dont want to|do not want to|cant keep|have no wish to} {be alive|live|exist|be here|be a person|wake up} {anymore|any longer|after this term|} {<end>|}',
    'i {wouldnt care|wouldnt mind|would be fine} if i {died|got hit by a bus|never woke up|was gone by morning|stopped breathing}',
    'being {dead|gone|nothing} {sounds|seems|would be} {peaceful|easier than this|like rest|so nice|better than another year}',
    'if i {died|didnt wake up|was gone} {tomorrow|tonight|in my sleep} {that would be ok|i would be relieved|it would solve it|no one would need to worry}',
    '{living|being alive|existing} {hurts|is too much|feels like a punishment|is not for me} {anymore|} {<end>|}',
  ],
  active_intent: [
    'i {want to|wanna|am going to|will|plan to|have decided to|might|tried to|just want to|need to|came close to|am ready to} <die> {<when>|} {<end>|}',
    'i {keep thinking about|cant stop thinking about|am thinking about|have been planning|dream about|am obsessed with|have thoughts about|googled} <dying> {<when>|} {<end>|}',
    '{<when>|soon|after finals} i {am going to|will} {<die>|do it|finally do it|go through with it} {<end>|}',
    'part of me {wants to <die>|is already gone|has decided} {<end>|}',
    'i {attempted|tried it|tried to <die>} {last year|in high school|two weeks ago|<when>} and {i want to try again|i will do it right this time|nobody found out|i still want to}',
  ],
  plan_means: [
    'i {have|bought|hid|found|keep|ordered|got} <tool> {in my room|under my bed|in my closet|in my bag|in the car|ready|and i know how to use it} {<end>|}',
    'i {have been saving|am hiding|counted|stole|am collecting|stocked up on|keep looking at} <drug> {so i can die|for when i am ready|to end it|for that night|and i have enough|in a sock} {<end>|}',
    'i {stood on|walked to|sat on|went up to|know how to get onto} <high> {<when>|and looked down|and almost did it|and thought about it for an hour} {<end>|}',
    'i {have a plan|picked a date|chose the place|know how and when|wrote the note|wrote down the steps} {<end>|}',
    'i {looked up|searched|keep googling} {how many <drug> it takes|how high is high enough|painless ways|how to tie it|how long it takes} {<when>|} {<end>|}',
  ],
  goodbye: [
    '{goodbye|bye|farewell|so long} {everyone|coach|mom|all of you|my friends} {i am sorry|forgive me|i love you all|thank you for everything|it was not your fault|please dont cry}',
    'i {wrote|left|am writing|finished} {a note|letters|a goodbye letter|my last words|a letter for each of them} {for my mom|for my family|for everyone|for my friends|on my desk}',
    'i {gave away|am giving away|sorted|packed up|donated} {my clothes|all my things|my guitar|my dog|everything i own} {because i wont need them|so nobody has to do it after|for when i am gone|}',
    '{this is|you wont get another message, this is} {the last time i write|my last session|my last message|goodbye} {<end>|}',
    'by {monday|the time you read this|friday|morning} i {will be gone|wont be here|will not be around|wont be a problem}',
    '{please|someone} {take care of|look after|feed} {my sister|my cat|my mom|my dog|my brother} {when i am gone|after|when i cant|once its over}',
    'i {wont be here|am not going to be around|wont see} {for graduation|next year|after this week|when you come back|at christmas}',
  ],
  burden_hopeless: [
    '{everyone|my family|they|my kids|the world|my roommates} would be {better off|happier|fine|lighter} {without me|if i was gone|once i am dead}',
    'i am {a burden|worthless|a failure|useless|a waste of space|poison for everyone} {to everyone|to my family|} {and i cant go on|and there is no way out|and it wont change|}',
    'there is {no hope|no point|no future|nothing left|no way out|no reason} {for me|to live|to go on|in any of it} {anymore|}',
    'i {cant do this|cant go on|cant take it|cant keep living like this|have nothing left|am done with life|give up on living} anymore {<end>|}',
    'nobody would {miss me|care if i live or die|notice if i died|come to my funeral|look for me}',
    'i {hate myself|hate being me|am disgusting|ruin everyone i love|feel empty and dead inside|feel nothing at all} {<when>|} {<end>|}',
  ],
  self_injury: [
    'i {<did>|keep <do>ing|had to <do>} <skin> {on purpose|with a blade|until it bled|with a lighter|with scissors|so i can feel something} {<when>|} {<end>|}',
    'i {want to|need to|have the urge to|am going to|cant stop wanting to} <do> <skin> {<when>|} {<end>|}',
    'i {started|am back to|relapsed into|cant stop} {cutting|self harming|burning myself|hurting myself|hitting my head on the wall|sh} {<when>|} {<end>|}',
    'i have {fresh cuts|burns|scars|marks} on <skin> {from last night|that i made|under my sleeves|and i cover them} {<end>|}',
    'the only thing that {helps|calms me} is {the blade|to <do> <skin>|pain|seeing blood} {<end>|}',
    '{i wear long sleeves|i hide my arms} {so no one sees|in july} {what i do to myself|the cuts|the burns}',
  ],
  overdose: [
    'i {took|swallowed|just took|downed} {all|a bunch|a bottle|a handful|the rest|way too many|30} of {<drug>|the <drug>} {<when>|an hour ago|with vodka|on purpose|and i feel weird|and i cant stay awake} {<end>|}',
    'i {overdosed|tried to overdose|odd|poisoned myself|drank bleach|mixed <drug> and vodka} {<when>|on purpose|and told no one} {<end>|}',
    'i {am about to take|want to take|will swallow} {all|the whole bottle|everything|too many} of {<drug>|my <drug>} {<when>|} {<end>|}',
    '{my heart is racing|my hands are numb|i keep throwing up|i feel so sleepy} {because i took|after i took} {all the <drug>|too many <drug>|the whole bottle of <drug>}',
  ],
  eating: [
    'i {havent eaten|have not eaten anything|refuse to eat|stopped eating|only drink water} {since monday|in days|for a week|so i get thin|and i feel proud} {<end>|}',
    'i {throw up|make myself throw up|vomit|purge|puke} {after every meal|whatever i eat|on purpose|twice a day|until it burns|in the dorm showers} {<end>|}',
    'i {starve myself|fainted because i dont eat|take laxatives every night|binge and purge|weigh myself ten times a day|live on 300 calories|chew and spit} {because i am fat|to be thinner|} {<end>|}',
    '{i fainted|my hair falls out|my period stopped|i am cold all the time} {because i dont eat|since i stopped eating|but i want to lose ten more pounds}',
  ],
  partner: [
    '<lover> <hurts> {<when>|when he drinks|when i say no|and then cries and says sorry} {<end>|}',
    '<lover> {wont let me leave|locked me in|goes through my phone and hits me|takes all my money|threatened to kill me|says he will hurt me|took my keys|tracks where i am|wont let me see my friends|says he will kill himself if i leave|forces me to have sex} {<when>|} {<end>|}',
    'i am {scared of|afraid of|terrified of|not safe with} <lover> {<when>|} {<end>|}',
    'i have {bruises|a black eye|a split lip|a broken rib} because <lover> {got mad|lost it|was drunk|didnt like what i said}',
    'if i {leave|break up with|say no to} {him|her|<lover>} {he will kill me|she will hurt me|i dont know what he will do|something bad will happen}',
  ],
  home: [
    '<kin> <hurts> {<when>|when he is drunk|if my grades are bad|in front of my sister} {<end>|}',
    '<kin> {gets drunk and hits us|hits my little brother|locks me in my room|threatened to kill us|took my passport|beats my mom|wants to force me to marry|wont give me food|keeps a gun on the table when he yells|throws me out at night} {<when>|} {<end>|}',
    'i am {scared|afraid|terrified} {to go home|of going home for break|of <kin>|of what waits for me at home} {<end>|}',
    '{home|my house|that apartment} {is not safe|isnt safe for me|is hell and he hits us} {<when>|} {<end>|}',
    'i {sleep with a chair against the door|hide in the bathroom|have bruises|lock my door} because <kin> {drinks and gets violent|gets angry|hits me|comes in at night}',
  ],
  sexual: [
    '<who> {raped me|touched me|forced me to have sex|groped me|put his hands under my shirt|assaulted me|took advantage of me|did things to me|didnt stop when i said no|made me do things} {at a party|when i was drunk|when i was little|in his room|last night|at work|in his car|} {<end>|}',
    'i was {raped|molested|sexually assaulted|drugged|roofied|touched|abused} {at a party|by someone i know|as a child|last year|by <who>|} {<end>|}',
    'i woke up {naked|without my clothes|in his bed|with him on top of me} and i {dont remember|said nothing|feel sick} {<end>|}',
    'i {said no|was asleep|was too drunk|froze} {and he did it anyway|and he kept going|and he didnt stop|but he forced me} {<end>|}',
    '<who> {says he will|threatens to} {post my nudes|fire me unless i sleep with him|fail me if i dont go out with him|show everyone the video} {<end>|}',
  ],
  stalking: [
    '<who> {follows me|is stalking me|waits outside my class|keeps texting me threats|knows where i live|put a tracker on my car|shows up everywhere|wont leave me alone and sits outside my dorm} {<when>|} {<end>|}',
    '{someone|my ex|he|a man} {broke into my room|watches me from his car|got into my accounts|knows my schedule and waits|is looking for me|sent 200 messages and says i will pay} {<when>|} {<end>|}',
  ],
  harm_others: [
    'i {want to|am going to|could|will|plan to|might} <slay> <victim> {<when>|} {<end>|}',
    'i keep {thinking about|imagining|picturing|dreaming about|planning} {killing|stabbing|hurting|shooting|choking|poisoning} <victim> {<when>|} {<end>|}',
    'i {have|bought|will bring} {a gun|a knife|a weapon|bullets} and <victim> {will pay|will be sorry|will see|is going to regret it}',
    '{they will all|everyone will|<victim> will} {pay for what they did|be sorry on monday|bleed|remember my name|get what they deserve and i have the gun}',
  ],
  psychosis: [
    '{the voices|a voice|the man in my head|the radio|the shadow} {tell me to|tells me to|orders me to|says i should|wants me to} {kill myself|hurt myself|jump|hurt people|die|do it|burn it down|stop eating} {<when>|} {<end>|}',
    '{they|people|the neighbors|my roommates|the government} {are watching me through the vents|read my thoughts|put poison in my food|follow me everywhere|are inside my head|send me messages through songs|replaced my sister} {<when>|} {<end>|}',
    'i {hear voices|see people who are not there|am not real|havent slept in five days and everything speaks to me|was chosen and must do it} {<when>|} {<end>|}',
  ],
  friend: [
    '<friend> {wants to die|is suicidal|tried to kill herself|said goodbye and doesnt answer|cuts herself|took a lot of pills|was raped|gets hit by her boyfriend|has a gun and talks about ending it|stopped eating|says he will kill himself|has a plan to die|is beaten at home} {<when>|} {<end>|}',
    'i am {worried|scared} {for|about} <friend> because {she wants to die|he talks about suicide|she cuts|he has pills|her boyfriend hits her|she gave her things away}',
    '<friend> {posted|texted me|told me|wrote} {that she wants to die|goodbye|that he has a plan|that it will be over soon|that she cant live anymore} {and i cant reach her|and his phone is off|<when>|}',
    'how do i help <friend> {she talks about killing herself|who cuts|he said he wants to end it|after she was assaulted}',
  ],
  unsafe_tonight: [
    'i have {nowhere|no place} to {sleep|go|stay} {<when>|} {<end>|}',
    'i {got kicked out|was evicted|sleep in my car|am homeless|am hiding|ran away from home|sleep in the library} {<when>|and i have no money|} {<end>|}',
    '{someone|a man|he|my ex} is {outside my door|trying to get in|coming here|banging on the door|looking for me with a knife|on the stairs} {rn|right now|<when>|}',
    'i am {afraid|scared} {to be alone tonight|of what i might do|i wont make it through the night|of myself|to sleep here}',
    '{i am not safe|i dont feel safe|i need someone to stay with me|dont leave me alone} {tonight|right now|with myself|here} {<end>|}',
    'i havent {eaten|had food} because i {have no money|lost my job|cant pay} and {i dont know where to sleep|nobody can take me in|my kid is hungry}',
  ],
  hints: [
    'i {cleaned my room|paid all my debts|deleted my accounts|wrote down my passwords} {so nobody has to do it later|so my mom has less work|because i wont be needing it|for after}',
    'it {will be over|wont matter|wont hurt anymore|will be quiet} {soon|by sunday|when you see this|after tonight}',
    '{i dont need to register for spring|no need to book the next session|dont save me a seat} {i wont be there|where i am going|there is no next year for me}',
    'i {have made peace with it|feel calm since i decided|finally know how it ends|am just so tired of fighting to stay}',
  ],
  questions: [
    '{how many <drug>|what dose of <drug>|how much <drug> with alcohol} {would it take|is too much to survive|stops your heart|does it take to not wake up}',
    '{does it hurt|how long does it take|is it fast|can they save you} {to hang|to bleed out|if you jump from <high>|when you take all your <drug>}',
    '{would anyone|does anybody|do you think they would} {miss me|care if i died|notice if i was gone|cry}',
    '{what happens to|who takes} {my loans|my cat|my body|my brother} {if i die|when i am dead|if i kill myself}',
    'is it {rape if i was drunk|abuse if he only hit me once|normal that <lover> chokes me|wrong that <kin> comes into my bed}',
  ],
  hypotheses: [
    '{hypothetically|say|just imagine|lets say} {someone|a student|a friend} {wanted to <die>|took all the <drug>|was being hit by <kin>|had <tool> in the dorm} {what would you do|would you have to tell|who would find out}',
    'if i {told you i want to <die>|was gone next week|didnt come back after break|took the <drug>} {would you tell anyone|would it change anything|would you understand}',
    'what if {i just <die>|i dont make it to spring|i never wake up|he kills me}',
  ],
  quotes: [
    '{he|she|<lover>|<kin>} {said|texted|told me|yelled} {i will kill you|you should be dead|i should have drowned you|if you leave i will find you and hurt you|go kill yourself|you will regret it when i come over}',
    '{i wrote in my diary|i told my journal|my note says} {i dont want to wake up|today is the day|forgive me|i want to die}',
    '<friend> {said|wrote|texted} {by the time you read this i am gone|i cant live like this|i took everything|tell my mom i love her|i am going to do it tonight}',
  ],
  poems: [
    '{the river|the cold water|the rails|the dark} {calls my name|waits for me|will hold me|sings me to sleep} {and i will go|tonight|and i answer|and no one wakes me}',
    '{roses are red|my veins are blue|here lies a girl|under the snow} {the blade is too|i will lie|i wont wake|and so will i be gone}',
    'a {blade|rope|bottle} {like a lover|like a friend|that knows my name} {on my skin|around my neck|in my hand}',
  ],
  code_words: [
    '{sewerslide|unalive|ctb|self delete|toaster bath|final exit|grippy socks|kermit sewer slide|log off for good|off myself} {is all i think about|again|<when>|is the plan|soon|fr no joke} {<end>|}',
    'i {want to|am going to|tried to} {ctb|unalive|off myself|self delete|check out for good|yeet myself off <high>|end the game for real} {<when>|} {<end>|}',
    '{the styro got deeper|beans again|barcode arms|cat scratches on purpose|saw my wrist red} {<when>|and i hide it} {<end>|}',
  ],
}
