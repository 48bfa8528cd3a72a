/** English rules of the compositions (`compositions.ts` explains the notation): what excuses words of danger, and idioms that hide words. */
export const EXCUSES_EN = `
= idiom
dying|die 0 to 0 see|know|meet|hear|try|go|tell|eat|visit|watch|read|learn|play|get|show|ask|find|be|start|talk|finish
to_die_for
die|dies|died|dying 0 of|from 1 laughing|laughter|embarrassment|boredom|cringe|shame|happiness|cuteness|heat|hunger|thirst|curiosity|jealousy|excitement|envy|cute
die|dying|died|dead 0 laughing|inside_lol|tired|serious|week|heat|battery|hard|on_that_hill|on_this_hill|silent|set|line|lines|end_job|beat|last|weight_lift|of_night|pan
phone|laptop|battery|computer|car|plant|plants|wifi|tablet|bike|charger|tree|goldfish|cactus|succulent|group_chat|business|chat|headphones|airpods|engine|printer|conversation|mic|app|calculator|ipad 3 die|dying|died|dead|dies|suicide
exam|exams|final|finals|midterm|midterms|class|homework|professor|essay|test|quiz|paper|orgo|calc|deadline|deadlines|practice|workout|lab|mcat|lsat|it|this|that|heels|shoes|feet|back|suspense|knees|lab_report|commute|heat|schedule|cramps|allergies|line 2 kills|killing|killed|kill|slaughtered|destroyed|beat|hurts|hurt|murdered|hit 0 me|us|my|them|him|her
mom|mum|dad|mother|parents|roommate|coach|boss|she|he|they|professor|sister|brother|girlfriend|boyfriend|wife 3 kill|murder|strangle|slaughter 0 me|us|him|her 3 if|when|over|because|for|once|after
kill|killed|killing|kills 1 it|time|two_birds|the_vibe|vibe|mood|the_mood|presentation|the_game|switch|process|bacteria|weeds|germs|mosquitoes|spider|spiders|boss|bugs|ants|roaches|for_a|for_some|for_coffee|for_an|for_that|cancer|tumor|cells|plants|plant|vampire|zombie|zombies
kill|die 0 for 1 a|an|some|coffee|that|this|those|you
shoot|shot|shooting 1 hoops|messenger|shot|film|movie|photos|pictures|video|baskets|free|documentary|email|text|me_an|me_a|three|threes|around|the_breeze|your_shot|my_shot|portraits|senior|down_every|me_a_look|darts|arrows
hit|hits|hitting 0 me_up_when|me_up_after|me_up_for|me_up_at|me_that|me_how_much|rock_bottom|send|us_with|him_up|her_up|them_up|my_stride|my_goal|snooze|different
beat|beats|beating 0 me 1 at|in|by|to|up_over
beat|beating|beats 1 myself|yourself|herself|himself 1 up
beat|beating|kick|kicking|bite|biting|hit 1 dead_horse|bush|butt|bucket|bullet|books|sack|hay
hurt|hurts|hurting 1 my 1 feelings|knee|ankle|back|shoulder|hamstring|elbow|brain|head|eyes|feet|hip|foot|neck|quad|groin|grade|gpa|chances|wallet|pride
cut|cuts|cutting 1 hair|class|classes|corners|ties|cake|back_on|grass|vegetables|budget|onions|video|clip|footage|line|coffee|sugar|carbs|slack|bangs|roster|scene|scenes|words|paragraph|weight|deal
cut|cuts|cutting 1 finger|thumb|hand 4 cooking|onion|onions|avocado|bagel|bread|can|paper|chopping|knife|kitchen|lab
cut|made|make 1 the_cut|the_team
stab|stabbed|stabbing 3 back|dark
break|breaks|broke 1 leg|ice|news|record|heart|bad
overdos*|od 1 on 2 coffee|caffeine|sugar|chocolate|memes|netflix|candy|espresso|boba|takis|cute|cuteness|kdramas|pizza|turkey
suicide 0 squad|sprints|drills|drill|squeeze|lines|runs|wings|pact_movie|door|king|inning|squeezes
suicides 3 practice|sprint|sprints|court|coach|gym|running|ran|run
ran|run|running 2 suicides
career|social|academic|political|gpa|professional 0 suicide
shoot|shot|shooting 1 foot
bite|biting|bit 1 tongue|nails|off_more|bullet
drown|drowning|drowned|buried 1 in 2 work|homework|readings|emails|deadlines|assignments|flash|flashcards|laundry|papers|reading|school|labs|coffee|group|debt
starving|starved 3 lunch|pizza|dinner|tacos|food_truck|practice|class|lab
jump|jumped|jumping 1 off|from|into|in 2 dock|pool|lake|diving|board|platform|couch|bed|boat|swing|trampoline|plane|bandwagon|conclusions|rope|cliffs
jump|jumped|jumping 0 in|at|into|on|ahead|over 2 conversation|chance|call|zoom|hoops|opportunity|bandwagon
dead|die 0 to 0 me
bomb|bombed|bombing|bath 1 quiz|test|exam|midterm|presentation|interview|final|it|bombs|bath
end|ending|ended 1 my_life_as|my_day|my_week|semester|my_semester
cant_live_without|cant_breathe_laughing
voice_in_my_head|little_voice|inner_voice|voices_in_my_head 4 essay|study|nap|snack|procrastinate|imposter
going_to|gonna|want_to|could|might 1 cry|scream|throw_up|puke 3 exam|midterm|final|nervous|nerves|presentation|game|wifi|laughing|excited|cute
throw_up|throwing_up|threw_up|puking|vomiting|puked 5 flu|covid|food_poisoning|stomach_bug|norovirus|seafood|bad_sushi|hungover|hangover|roller|bus|ride|nervous|nerves|stomach_virus|milk|migraine|pregnant|morning_sickness|seasick|sushi
flu|covid|food_poisoning|stomach_bug|norovirus|seasick|hungover 6 throw_up|throwing_up|threw_up|puking|vomiting|puked
no_future 1 in
take|took|taking|shot|aim|blood|drew 1 blood_sample|blood_drive|picture|pictures
burn|burned|burnt|burning 0 out|calories|toast|popcorn|bridges|cd|the_toast|the_popcorn|my_tongue|my_dinner|dinner|rice|cookies|through|my_rice
knife|knives|blade 3 chef|kitchen|cooking|onions|sharp_for|set|pottery|bread|oyster|palette|skates|ninja|roller|fan
gun|guns 2 nerf|water|glue|heat|show|control|laws|law|violence|tape|range|point|safety|radar|massage|bubble|starting
rope 1 climbing|jump|course|in|swing|me
bridge 2 loan|dental|guitar|course|program|build|across|over|walk|photo
pills|meds|medication 3 cat|dog|grandma|grandpas|nausea
gave|give|giving 1 up 1 coffee|sugar|meat|caffeine|soda|lent|on_that|chocolate|instagram|smoking|on_the|my_seat
tired_of|sick_of|done_with|hate 2 living_with|living_in|living_out|living_on|living_at|living_far|living_off
follow|following|followed 1 me_back|me_on|my_page|my_passion|my_dreams|up|my_gut|me_home_from_the_shelter|instructions|the_recipe|recipe|news|me_around_the_kitchen
dead|killer 0 app|whale|whales|heading|bees|line|instinct
slaughtered|destroyed|crushed|smoked|cooked|dead|die|died|killed|murdered|massacre 5 question|midterm|exam|final|quiz|game|match|curve|gpa|test|chapters|practice|conditioning|sprints|leg_day
take|taking|took 0 my 0 life 0 back|in|into|seriously|forward|online
kick|kicks|kicked|kicking 1 me 1 out|off 3 kitchen|group|app|meeting|zoom|bed|couch|game|wifi|chat|library
overdos*|od 1 on|of 2 candles|vitamin|memes|carbs|snacks|festival|sunshine|cookies|content|spreadsheets|sugar|tea
suicide 0 mission|jump|burger|wings|soda|note_prop
do|did|ran|run|running|doing|more|made_us|us|of 2 suicides
rather 0 die 0 than
die 1 in|during|at 3 8am|class|lecture|heat|meeting|between|library|gym
nobody|no_one 3 notice 2 if 1 i 0 left 3 club|group|chat|party|meeting|team
hear|edit 2 voices 4 podcasts|edit|choir|podcast
my|his|her|their|grandaddy|grandpas|grandmas|grandmothers|uncles 1 funeral 3 saturday|sunday|monday|friday|tomorrow|home|next|attend
nothing 0 to 0 live 0 for 0 but
no_way_out 0 of 1 the|this|my
jump|jumping|jumped 1 off|from 1 pier|blocks|block
flu|shot 1 shot|arm
cut 1 my 1 legs|leg|chin|face|ankle|myself 1 shaving
farewell|goodbye 0 card|cards|party|dinner|cake|lunch
not|no|aint|isnt|never|no_es|no_estoy|sin 1 joking|kidding|joke|broma|chiste|exagerando|bromeando
jump|dive|step 4 cliff|bridge|bus|train|roof 0 for 1 that|her|him|this|these|some|tickets|a|my
= topic
help|respond|save|assist 3 if|when 1 somebody|someone|people|a_student|anyone 2 overdos*|suicid*|hurt*
learn|learned|teach|trained|carry 4 naloxone|narcan
if|when 1 you|someone|somebody|anyone|people 4 think|thinks|mention*|talk*|feel*|says 4 suicide|suicidal|dying|hurt*
have_you|are_you|do_you|did_you|has_it|you_said|you_told 8 suicide|suicidal|dying|die|hurting_yourself|killing_yourself|hurt_yourself|kill_yourself|self_harm
how_to 2 support|help|spot|talk_to|respond|ask|notice
ask|asks|asked|asking 1 directly|students|people|somebody|someone 1 about 1 suicide|suicidal|self_harm
see|sees|seen|saw|seeing 3 overdoses|suicides|beatings|stabbings
for|about|on 1 patient|client 2 with|who 2 overdos*|suicid*|self_harm
domestic_violence 0 phone|hotline|line|training|advocate|advocates -call -called -calling -texted
domestic_violence 4 work|intern|volunteer|volunteering 3 shelter|hotline|advocate
quote|quoted|quotes 2 on 0 suicide
portray|portrayed|portrays|depict* 1 suicide|self_harm
WORK
COURSE 4 about|on|covers|covered|discusses|was|asks|memorizing|reads
about|on|for|in 3 my|our|the 1 COURSE 4 reads|reading|about|present|discuss*|we_covered|had_us|i_have_to_present|mapping|memoriz*
write|writing|wrote|present|presenting|presented|read|reading|learn|learned|learning|analyze|analyzing|discuss|discussed|cover|covered|teach|taught|study|studied|studying|annotate|compare|map|mapping|code|trained|researching_for|grading|cite|citing 4 WORK|COURSE
lead|main|final|love 0 character|boss|scene|interest
tell|asks|asked|taught|learn|learned|trained|training|how_to|ask 3 qpr|mental_health_first_aid|warning_signs|risk_factors|crisis_line|crisis_text
SPORT
SPORT 4 hit|beat|killed|kick|shot|dead|hurt|die|slaughtered|punched|throw|choke|kill|destroyed|pinned
biology|bacteria|cells|mice|rats|lab|petri|enzyme|experiment|gel|frog|cadaver|specimen 5 kill|killed|die|died|dead|death|bleach|dying|cut|kills
= art
ART
= ago
AGO -since -again -still -now_its -tonight -back
when_i_was|i_was|aged|age|at 1 AGE -since -again -still -tonight
in 0 tenth|ninth|eighth|seventh|middle|high|eleventh 0 grade|school -since -again -still -tonight -back
two|three|four|five|six|seven|MANY|a_few|some 0 years 0 ago|back -since -again -still -tonight
i 1 prayed|wanted 4 once
= past
clean|free 2 from|of|since -relapse -relapsed -again -broke
MANY|two|three|four|five|six|seven|a|one 1 years|year|months|days 0 clean|free|sober -relapse -relapsed -broke -but
survived 4 attempt|suicide -last_night -yesterday -last_week
RECOVERED 6 nearly|almost|lost
AGO ~12 RECOVERED
RECOVERED ~8 suicidal|suicide|self|depression|cutting|eating_disorder|anorexia|bulimia|attempt|overdose|addiction|depressed|harm|die|starving|purging|pills|scars
over 1 my 1 suicidal
I|my|we 3 used_to 6 cut|hurt|starve|binge|purge|think|want|feel|hate|harm
RECOVERED 3 now|today|since|years|months
my 2 uncle|grandpa|grandmother|grandma|grandfather|aunt|cousin|dad|father|mom|mother|brother|sister|friend|best_friend|neighbor|teacher|coach|dog|cat 3 died|passed|death|passed_away|suicide 6 years_ago|last_year|years|in_march|in_2020|when_i_was|since
lost 3 to 1 suicide|overdose
attempt|suicidal|suicide|self_harm|anorexia|cutting 6 years_ago|ago
survived 3 attempt 6 now|ago|glad|mentor|speak
DOSE ~8 MED
feels|feel|doing|is|are|helps|helping|helped|work|works 2 fine|better|good|stable|great|well 8 MED|meds|dose
MED 8 helps|help|helping|helped|working|works|loopy|sleepy|drowsy
= joke
JOKE
literally|lowkey|highkey 0 dead|dying|screaming|crying
`
