/** English rules of the compositions (`compositions.ts` explains the notation): danger to the writer's own life and body. */
export const OWN_RULES_EN = `
= self clear
being_dead|to_be_dead|death|dying|not_existing 3 sounds|seems|looks|feels|would_be 3 peaceful|nice|good|better|easier|beautiful|quiet|restful|inviting -metal -crochet
hope|wish|pray 5 cancer|tumor|scan|biopsy|illness|disease 5 bad|positive|malignant|terminal|worse|kills|fatal -exam
before_i_go|before_im_gone 4 tired|thank|sorry|love|wanted|know|remember -trip -class -home -practice
thank|thanks|love|sorry|forgive 6 before_i_go|one_last_time|anymore 2 so_tired|mom|dad|goodbye|all
sorry|forgive 3 mom|dad|everyone|mama|me 5 cant|cannot 3 anymore|any_more|any_longer|go_on
if|what_if 2 i 2 stopped|quit 0 breathing|existing|living|waking_up
take|taking|swallow|swallowing 2 all|whole|entire|every|my|the 1 pills|meds|bottle|tablets 2 tonight|tomorrow|soon|later|and_sleep|at_once -DOSE
how_long|how_fast|how_quickly|how_much_blood 6 bleed|drown|suffocate|hang|freeze|starve|die -plant -fish -battery -lab
stopped|quit 1 eating 4 weight|fat|because|thin|so|completely|weeks|days -meat -dairy -gluten -sugar -candy
terrified|scared|afraid 2 gaining|getting 1 weight|fat -muscle
if_im_not_here|if_i_dont_make_it|if_im_gone|if_i_dont_wake_up|if_something_happens_to_me 3 tell|tomorrow|please|know|take|give -meeting
wish|hope|want|pray 3 heart 3 stop|stops|give_out|gives_out
fine|okay|ok|cool|happy|good 1 with 1 not 0 waking_up|waking|existing|being_here|being_alive|living
rope|noose 3 closet|drawer|trunk|garage|room|bag|bed -climbing -jump -boat
cant|cannot 1 live|go_on|keep_going|keep_living|exist|survive 2 like_this|this_way|anymore|with_this|with_myself -mess -dorm -wifi -roommate -noise
been|keep|kept|am|im|was 1 cutting|burning|harming 2 every|again|since|almost|at_night|when|more|myself -class -calories -carbs -onions
wish|want|hope|rather 3 somebody|someone|anyone|he|they 3 kill|shoot|murder|strangle 0 me -dishes
alive 2 because 3 afraid|scared|pain|too_scared
disappointed|sad|annoyed|mad|angry|upset|sorry 3 still_here|woke_up|wake_up|still_alive|i_survived|it_didnt_work|im_alive -late -early
hope|pray|wish 3 get_sick|get_cancer|catch_something|dont_recover|not_recover|get_hit|get_into_an_accident|get_in_an_accident
relief|nice|peaceful|better|good|beautiful|easy|comforting 3 to_die|to_be_dead|be_buried|being_dead|to_be_buried|being_buried|if_i_died -for
envy|envious|jealous 2 of|the 2 dead|dead_people|people_who_died|corpses|graves -line
dont|do_not|never 1 come 0 looking 1 for
last_thing|only_thing 1 keeping 1 me 2 here|alive|going -coffee
hug|hugged|kiss|kissed|saw|held|called 3 for_the_last_time|one_last_time|a_last_time -trip -airport -season
already|just|i 2 said 1 bye|goodbye 3 didnt_know|doesnt_know|mom|dad|everyone|forever -airport -lab
songs|playlist|music|poem 3 memorial|my_funeral|funeral|burial -grandma -grandpa
lie|lay|lying|sit|sitting 3 on_the_tracks|on_them|on_the_rails|down_on_them|in_the_road|in_the_snow -beach -bed
wrong_side|other_side|outside_side 2 of|rail|railing 3 rail|railing|bridge|fence|ledge -bed_rail
bag|plastic 3 over 1 my 0 head|face -rain
gun_safe|gun_cabinet|his_gun|her_gun|dads_gun|a_gun 6 code|key|nobody|alone|not_for_protection|isnt_for|lend|home|bought|unlocked -WORK -hunting -law -laws
which|what 2 drugs|pills|meds|chemicals|method|combination 5 deadly|together|hurt|least|fatal|kill|die|lethal -WORK -pharm -lab
car 2 on|running 3 garage|closed -wash
swallowed|ate|drank 2 batteries|glass|something|magnets|razor*|acid|turpentine|chemicals -funny
shot_up|used|injected|smoked|took 4 more_than_i|so_i_wouldnt|not_to_come|to_not_come|didnt_want_to_come -words -notes
took 2 strip|double|triple|dose|doses|rest 6 another|rest|pack|spinning|quiet|everything|all -doctor -DOSE
swallowed 2 my|some|his|her|the 0 pills|meds|medication -water
failed 3 at_dying|to_die|at_suicide|at_killing|even_at_dying
keep 2 me 1 alive -plants -coffee
pour|poured|pouring|boil|boiling|hot 2 water|oil|iron 4 hand|arm|skin|myself|leg|wrist -pasta -tea -rice -spilled
broke|break|hit|smash* 1 my_own|my 0 finger|hand|fingers|own_hand 4 because|with|for_each|every|until|on_purpose -game -practice -fell -SPORT -door
burns|burn|cuts|marks|bruises 3 did_them_myself|did_it_myself|made_myself|gave_myself|i_did
on_purpose 4 cut|punched|mirror|arm|pieces|burned|glass|hurt -foul
weight|bmi|potassium|heart 3 dangerously_low|too_low|very_low|low 5 restrict*|eat|still|gym|starv* -phone
wouldnt_mind|dont_mind|not_mind|not_care|wouldnt_care 1 dying|being_dead|death|if_i_died
if_there_was|wish_there_was|is_there|looking_for|want 2 painless|easy|quick|peaceful|gentle 1 way|method|death 2 to|out|die|go
run_out|ran_out|out 1 of 1 reasons|reason|hope|fight|will 2 to|for|i|left -gas -milk -time
only 2 stay|staying|still|keep 1 alive|here|living|going 2 for|because 1 my -class -job
i|me|only|barely 2 staying_alive|stay_alive|to_stay_alive|still_alive 3 for|because|until|anymore|another -plants -game
NOT 2 plan|planning|expect|intend|think 2 making_it|living|surviving|being_here|being_alive|be_here|be_alive|seeing|to_see|turning|reaching 2 to|my|past|next|graduation|birthday|christmas|by|another|this|the_year|it -team -cut
cant_stop|couldnt_stop|keep|started 1 cutting|burning|purging|starving|hurting_myself|harming -class -corners -onions
doubled|tripled|tripling|doubling|upped 4 MED -doctor -DOSE -recipe
skipping|not_taking|palming|cheeking|hoarding|stopped_taking 2 my 1 MED 6 saved|saving|save|bunch|stash|enough|pile|so_i
written|wrote|finished|drafts 2 my|the|of_my 0 note|notes 3 goodbye|debts|deleted|accounts|good|ready|tonight|third|everyone|hidden|left -class -lecture -exam
when_im|once_im|after_im|if_im|when_i_am 0 dead|gone
know|knowing 2 that|you|it 2 did_all|did_everything|wasnt_your_fault|not_your_fault|nothing_you
this|it|everything 1 ends|end|finishes|is_over|stops 1 tonight|tomorrow|today|soon_for_me -sale -trial -subscription -deadline -registration
hope|wish|want|praying|pray 3 surgery|plane|car|heart|anesthesia|operation|scan|biopsy 5 wrong|dont_wake|not_wake|crash*|stops|malignant|positive|fails|wake_me -exam
cuts|cut|burns|scars 1 everywhere|all_over|up_and_down 3 arms|legs|me|body|my|summer|almost|hide|i -budget -paper -team
razor|rezor|blade|box_cutter 1 again|tonight|out|in_my_hand|and_a_bathtub|on_my|full_bathtub
blade|razor|knife|gun|pills ~8 bathtub|full_tub|whole_weekend|weekend_alone|staring|looking_at_me|next_to_me|in_my_lap|on_my_desk -paint -chef -clean* -refill
kindest|best|nicest 2 thing 4 family|everyone|them|world|mom|people 5 die|dead|gone|disappear|without_me|not_exist|kill
do|did|does 1 it|that|this 0 to_myself|to_themselves|themselves
tried 2 to 1 finish|kill|end|die|destroy 0 me|myself|it_all|everything -exam -cake -paper
attempt|attempts|attempted 2 last|first|second|third|in|failed 3 failed|spring|year|fall|summer|time|month|week|worked|next|hospital -shot -goal -exam -question -question_two -quiz -puzzle -free_throw
not|wont|never 1 meet|see_each_other|see_you 2 again|anymore 3 in_this|world|life|here|goodbye|forgive* -office -class
gun|pistol|rifle|shotgun|glock|revolver ~3 loaded|load -nerf -hunting
PAINLESS 3 die|go|end|kill|death|out
way_to_die|ways_to_die|way_to_kill_myself
!I|ive|me|just|really|rather|id|honestly|still|and|kinda|lowkey|so 3 WISH 3 DIE -fiction -existing -social_media
!WISH 2 to 1 die|be_dead
!WISH|hope|wish 2 I|that_i 3 dont_wake|never_wake|not_wake|wouldnt_wake|didnt_wake|wasnt_alive|die|dead|died|wasnt_here|werent_here|never_woke|disappear_forever|wont_wake|get_hit|got_hit|had_died|was_dead|werent_alive|would_die|wouldnt_be_alive
!THINK|PLAN|WISH|TRIED|tonight|i|want_to|how_to|of|about 3 KILL_SELF -kill_me
!KILL_SELF -kill_me -it -if_i_have_to
THINK 3 suicide|dying|being_dead|my_death|not_existing|death|not_being_here|not_being_alive|not_waking_up
suicide|suicidal|suicidally -WORK
!plan|planned|planning|attempt|attempted|attempting 1 my 1 suicide|death -funeral
!i 1 called|call|texted|rang|messaged 2 suicide|crisis|domestic_violence 0 line|hotline|lifeline
!I|ive 1 TRIED 2 to 0 die|do_it
wouldnt_mind|dont_care|wouldnt_care|not_mind|okay_with|ok_with|fine_with|wouldnt_be_mad|not_be_mad 3 if|dying|being 4 die|dying|died|dead|hit|hit_me|wake|woke|killed|crash*|ran_me_over|run_over|took_me|live|end|cancer|get_up|gone|lived
hope|wish|pray|praying|hoping|wishing|prayed|wished|want|beg|begged|begging|waiting_for 5 car|bus|truck|train|plane|cancer|something|god|accident|someone|lightning|meteor|lord|elevator|tumor|doctor|crash* 4 hit|hits|kill|kills|takes|take|crash*|crush*|end|ends|run|runs|hit_me|terminal|happen_to_me|happens_to_me
fall_asleep|go_to_sleep|close_my_eyes|sleep|go_to_bed|asleep|bed 4 NOT 2 wake|open|get_up|waking|wake_up
NOT 3 want|wanna|need|care|bother|see|intend|supposed|wish|desire 1 to 1 wake|exist|be_alive|live|go_on|keep_going|keep_living|keep_existing|survive|stay_alive|live_anymore|make_it_to|see_tomorrow|wake_up|live_like -in_boston -moving -lease -roommate -apartment -city -town -parents -before -early -dorm -dorms -campus -with -near -off -late
NOT 3 want|wanna|supposed|deserve|meant 3 ALIVE 2 ANYMORE -campus -loud
NOT 2 do|handle|take|bear|stand|fight 1 life|living|being_alive|being_me|the_pain -commute
TIRED 1 of|with|being|from 2 ALIVE -campus -home -off -dorm -dorms -of_town
TIRED 1 of|with 2 being_me|existing|trying_to_live|life
over|done|finished|im_out 1 with 1 life|living|everything|this_world|being_alive
done 3 everything|with_everything|with_life|fighting
NOT|no|any|zero|only|without|find|lost|losing|see 3 REASON 1 to|in|of|for|me 2 ALIVE|stay|be_here|continue|keep_going|wake|living -in_class -before -classes
NOT|no|nothing 2 worth 1 living|it_anymore|keeping|staying|waking
NOT 2 see|picture|imagine|have|find 3 future|tomorrow|way_out|myself_at|myself_alive|next_year|way_forward -in_the_major
NO_WAY -WORK -in_this_class -no_no
no_future|no_point|no_hope|no_reason ~4 nothing|no_point|no_hope|no_future|no_reason|anymore
I|im|my|me|just 3 WASTE -study_group
WASTE 2 to|on|for 2 LOVED|my|them
LOVED|they|theyd|theyll|world|people|he|she|you|youd|youll|yall|life|lives|things 4 BETTER 3 without_me|if_i|once_im|when_im|once_i|if_im|i_died|i_was_gone|out_of_it|with_me_gone|i_werent|i_wasnt|im_not_here|i_never|after_im|me_dead|i_disappeared|when_i_am|after_i -my_help
better|better_off|easier|happier|cheaper|best 2 dead|if_i_was_gone|if_i_died|if_i_were_gone|had_no_daughter|had_no_son|never_existed|never_been_born|not_here|not_alive|gone|never_had_me|without_me
world|family|everyone|they|school|team|house|nobody|earth|planet|place 3 NOT 1 need|want|miss 2 me -WORK -monday -today -practice
save|saves|cheaper 5 if_i|without_me|when_im
IF_GONE 5 NOTICE|BETTER|WHO_Q|wonder|different|matter|sad|money|problem|insurance
NOTICE|WHO_Q|wonder|matter|happen|BETTER|sad|relieved 5 IF_GONE
nobody|no_one|anyone|anybody|someone|wont|wouldnt 3 notice|miss|care|cares|find|look_for|missed|cry|remember 3 GONE|missing|body|me_gone|im_gone|id_been -class
should|shouldve|wish|supposed|meant|wasnt|never 3 been_born|be_born|existed|been_aborted|been_me_who_died|been_me_instead|died_instead|have_been_me|have_died|of_died|were_meant_to_live|exist|been_the_one
HINTS -WORK -ART -prank
I|we|you 2 WONT_BE 4 SOON|ANYMORE|much_longer|long|to_see|by_then|next|after|for_you|when_you|for_my|for_christmas|for_graduation|where_im_going|it_where|spring|me -class -practice -meeting -session -office_hours -zoom -study
WONT_BE 3 where_im_going|anymore|alive|when_im_gone|where_i_am_going|where_i_go|tomorrow_night
wont|not|never 1 be 1 alive|around_for|here_for|here_anymore|here_much|around_much|here_long|around_long|here_by|here_next|around_to|here_to_see
I|just|so|really|lying_there|bed|night|night_and|every_night 3 hope|hoping|hoped|wish|wishing|pray|praying|prayed|ask|asked|asking|beg 6 goes_down|crashes|heart_stops|heart_would_stop|my_heart_just_stops|open_my_eyes|not_open|dont_open|wouldnt_brake|run_me_over|took_me_out|take_me_out|take_me|let_me_go|in_my_sleep|never_happened|malignant|terminal|not_come_back|dont_make_it|doesnt_land|hits_me|gets_me -job -interview
wouldnt|dont|not 1 be_mad|mind|care|be_upset|be_sad|complain|fight_it 5 if|about|being
if 2 i|somebody|someone|a_car|the_car|god|something 6 wouldnt_be_mad|would_be_ideal|wouldnt_mind|be_fine_with|be_okay_with|wouldnt_care|would_be_nice|be_a_relief|be_relieved|wouldnt_even_be_mad|would_be_easier|wouldnt_fight -job -interview -class
go|die|slip_away|pass|take_me|taken 2 in_my_sleep
i|was|im|we_were 2 going_to|about_to|almost|nearly 1 jump|do_it|end_it|step_off|pull_the_trigger|let_go 3 last|tonight|but|then|and|yesterday|before|until|when|off -bungee -plane -pool -skydiv*
im|i_am|just|tonight|day 1 ending_it|ending_things|ending_everything|checking_out_for -relationship -him -her -with
beam|rod|hook|pipe|branch|ceiling_fan|rafter|rafters|bar 6 hold|holds|held|weight|support -yoga -gym -plant
gun|strap|pistol|rifle|shotgun|glock|revolver 6 for_me|for_myself|never_locks|the_code|know_where|knows_where|combination|the_safe|unlocked|by_my_bed|under_my|nightstand|just_saying|in_my_room|my_mouth|my_head -hunting -fbi -nerf
i|my|know|found|picked|already 4 roof|beam|bridge|rooftop|spot|overpass|garage|train 5 dont_lock|doesnt_lock|dont_even_lock|unlocked|hold_me|hold_my|high_enough|tall_enough|no_fence|no_railing|nobody_goes|no_cameras|at_night_alone -party -photos -stargaz*
tell|told|let|text 1 my|everyone|everybody|them|mom|you_all|yall 2 LOVED|them|mom|everyone|everybody|i 4 wasnt_her|not_her|not_his|aint_suffer|didnt_suffer|i_tried|sorry|not_hurt|doesnt_hurt|i_love|loved_them|was_happy|not_their|always -dinner -late
insurance|savings|funeral|money 6 more_than|if_i_died|if_i_was_dead|without_me|when_im_gone|be_able_to|get_a_check|pay_out|payout -car_insurance -health
if|with 2 i|me 1 was|were|am|wasnt 2 dead|gone|breathing 5 could|would|be|rest|peace|better|easier|finally|she|he|they -phone
peace|better|rest|free|relief 3 if_i_wasnt|if_i_was|without_me|once_im|when_im 2 breathing|dead|gone|here|alive|around|born
nobody|no_one|aint_nobody|wont_nobody 3 miss|missing|come_looking|find 1 me
this_is|my|final|a_last|the_last 0 goodbye -trip -airport
NOT|never 2 hear_from_me|see_me|find_me|hear_of_me -emails -until
NOT 2 care 2 if|whether 1 i 1 live|die|am_alive|wake|make_it -grade
my_life 1 to 0 end|be_over|stop
part_of_me 3 die|dead|not_exist|stay_alive|wants_to_die|gone
couldnt|should|shouldve|wish 3 me 2 that_died|who_died|instead|that_was_killed|in_the_car -pick -ride
attempted|i_attempted 2 twice|once|before|again|last|it|three|suicide|in -shot -question -puzzle -problem -recipe
doing|do|done|did 1 something 1 to 0 myself
something_to_myself|hurt_me_myself|use_it_on_myself|using_it_on_myself|on_myself_with
i 2 could|can|might|should|wanna|would 2 jump|overdose|hang|step_off|slit|drown -in_on -on_a_call -rope -zoom
fresh|new|open|deep|infected|more 1 cuts|cut|wounds|burns|scars 4 arms|arm|thighs|legs|wrist|wrists|my|on|me -paper -finger -hair
slit|sliced|gashed|cut 2 my 1 arm|wrist|leg|thigh|skin|neck|throat|arms|wrists|legs 2 open|deep|stitches|and|bleeding|again|tonight|last|too -cooking -knife_slipped -can -shaving
took|taken|swallowed 2 too_much|too_many|thirty|twenty|forty|fifty|MANY|something|them_all|all_of_them 2 of_them|and|at_once|now|i_feel|what|pills -classes -credits -units -photos -pictures -shifts -notes -hours
bulimic|anorexic|bulimia|anorexia|purging|bingeing|binging 4 i|im|me|my|cant|again|stop -WORK -friend -sister -recovered
pass_out|passed_out|fainted|faint|fainting|collapsed|dizzy 6 NOT 1 eat|eating|eaten|ate|food
when_im|if_im|once_im|after_im|when_i_am|if_i_am|when_i|if_i 0 dead|gone_please|die 4 give|tell|please|dont|take|you|my|who|they|bury|no
GOODBYE 4 LOVED|forever|world|life|for_good|for_ever|cruel|written|wrote|before_i|before_its|after_tonight -ART -trip -airport -semester_abroad -roommate_moved -graduation
writing|wrote|written|write|record|recorded|recording|finished|leaving|left|leave|made|typed|scheduled|typing 3 GOODBYE
say|saying|said|tell|hug 3 GOODBYE 4 LOVED|forever|before|one_last|without|ready|properly -airport -campus -semester -train -moved
letter|letters|note|notes|video|videos|envelope|envelopes ~8 when_im_gone|after_im_gone|if_something_happens|to_be_opened_after|open_after|once_im_gone|when_i_die|before_i_go|so_they_know|suicide|why_i_did|why_im|blame_yourself|blame_themselves|not_your_fault|not_their_fault -sticky
wrote|written|write|writing|finished|left|leaving|typed|recorded|recording|sealed|made 4 LETTER 6 LOVED|each|them|explain* -thank_you -cover -recommendation -professor -birthday -roommate_agreement -valentines -class
GIVE_AWAY 4 TREASURE 6 because_i_wont|wont_need|not_need|where_im|no_use|goodbye|note|so_nobody|after_me|remember_me -dorm -lent -for_the_semester -donation -goodwill -move -moving
giving_away|gave_away|give_away|given_away 3 TREASURE|all|most|my -move -moving -donation -free
last|final 1 time|message|text|note|day|night|week|meal|weekend|hug|words|birthday|christmas|conversation|call|post|thing 4 youll|ill_ever|hear_from_me|from_me|see_me|see_you|alive|of_my_life|on_earth|ill_be|ever|going_to_hear|before_i|for_me|i_write|i_say|will_see -break -semester -class -shift -game -practice -exam -slice -final -minute -bus
wont|not 2 need|needing 3 it|them|those|these|anything|anymore 4 where|anymore|im_going|soon|going
feed|take_care|look_after|water|adopt|keep 2 my|the 1 cat|dog|plants|plant|fish|sister|brother|hamster|mom|kids|bird|rabbit 5 gone|after|when_im|if_i|forever|no_longer|not_here|anymore|wont|for_me_after|if_something -weekend -break -trip -vacation
decided|decision|picked|chose|set|chosen|settled|marked|have 3 date|day|when_and_how|time_and_place|way|method 4 ready|how|die|wont|do_it|everything|nobody|last|alive|after|tonight|note|goodbye -major -wedding -move -birthday
know|researched|picked|figured|found|decided|already|chosen|worked_out|looked_up|googled 3 how|where|when|way|place|method|spot|bridge|building 4 going_to_do_it|ill_do_it|to_do_it|do_it|id_do_it|end|die|dont_have_to_hurt|gonna_do_it|jump|doing_it -homework -assignment -project -problem -math -lab -registration -students -others -people -homework
im|going|gonna|will|ill|about|ready 2 do_it|doing_it|go_through_with_it|going_through_with_it 4 tonight|this_time|when_everyone|for_real|alone|before_i_lose -homework -promise -laundry -assignment -interview -registration -dishes
I|ive|my 3 HAVE 3 METHOD 6 PURPOSE|READY|ready|do_it|end|myself|enough|tonight|die|hidden|under|drawer|closet|bed|nobody|goodbye|alone|nightstand|mattress -hunting -deer -camping
I|ive 3 have 2 plan 5 means|how|pills|rope|gun|method|hurt|it|bridge|tonight|die|kill|everything -study -meal -degree -lesson -data -phone -business -workout
loaded|load|loading|cleaned 2 gun|pistol|shotgun|rifle|revolver|glock
WEAPON|gun|pistol|barrel 3 to|in|against|at|on 2 my 1 head|mouth|temple|chin|chest
ROPE ~6 closet|beam|ready|tree|rafters|bought|tied|around_my_neck|youtube|practiced|practice|learned|door|bag|trunk|ceiling|fan|neck|car|hook|hang|kill -climbing -knots_class -boat -rigging
stand|standing|stood|sit|sitting|sat|go|went|walk|walking|walked|climb|climbed|look|looking|looked|drove|lean|leaning|leaned 3 EDGE|on_the_edge 6 jump|let_go|over|edge|think|thinking|imagine|fall|water|step|end|over_in|how_long|quick|easy|drop|thought|dare|how_high -photo -view -pretty -sunset -lunch -eat
thought|think|urge|want|wanted|thinking|feel|imagine|tempted|could|keep|wonder|picture 5 step|stepping|jump|jumping|walk|walking|steering|drive|driving|swerve|swerving|turn|crash|crashing|let_go|letting_go|unbuckle 4 in_front|onto|off|into|traffic|wheel|tree|wall|lane|track|tracks|train|bridge|rail|median|pole|car|bus|window|balcony|roof|oncoming|river -parallel -license
jump|jumping|jumped|fall|falling|drop 1 off|from|onto|over|in_front|out 2 EDGE|building|garage|dorm|floor|river|balcony|tower
popped|took|swallowed|downed|drank|ate 3 whole|entire|every|all 2 bottle|thing|container|prescription|box|stash -water -soda -gatorade -wine -chips -cookies -cereal
TAKE 3 MUCH 5 MED -DOSE -desk -media -ipads
HOARD 5 MED -DOSE -counter_app -pharmacist -money -job -pharmacy -retail
MED 4 HOARD|PURPOSE|LETHAL|goodbye|tonight_is|die -DOSE -as_directed -job -pharmacy -retail
TAKE 4 MED 6 PURPOSE|die|wake|on_purpose|sleep_forever|tired_of|end|killed|throw_up|threw_up|hospital|poison_control|nobody|didnt_work|still_here|woke_up|forever|stomach_pumped|and_now|havent_told|cant_feel|wanted -flu -headache -DOSE -surgery -stomach_bug
MUCH 3 MED 5 tonight|ready|enough|at_once|last_night|now|and|wake|whatever|drawer|under|didnt|vodka|alcohol|wine|whiskey|beer|bottle|die|left -DOSE -tylenol_for -pack_of -cvs
MED 4 vodka|alcohol|wine|whiskey|whisky|tequila|liquor|rum|booze|drink|beer
vodka|alcohol|wine|whiskey|whisky|tequila|liquor|rum|booze|drunk|drank 4 MED -DOSE
took|swallowed|downed|taken|drank|ate|taking 3 too_many|too_much|way_too|whole_bottle|entire_bottle|the_bottle|all_of_them|everything_in_the|more_than|rest_of|full_bottle|bottle_of|all_my|all_of_my|handful 3 MED|them|bottle|cabinet|roommates|moms|my|the -notes -water -gatorade -classes -wine_glass
took|swallowed|downed|drank|eat|drink|swallow|chug* 2 bleach|antifreeze|cyanide|poison|pesticide|windex|detergent|rat_poison|drano|cleaner|lysol|nail_polish_remover
overdose|overdosed|overdosing|overdoses -naloxone -narcan -WORK -on_coffee
HOW 6 MED|pills 6 HARM_Q|take|takes|too_much|to_die|hurt|knock|enough|wake|stop|need|sleep|before|sleep_forever -DOSE -cost -refill -headache -vet -lab
does|is|would|will|do|did|if 3 hurt|painful|pain|quick|scary|peaceful|painless|fast 4 die|dying|to_drown|hang|bleed|jump|death|drowning|suffocating|drowned|suffocate|overdose|when_you_die
enough|how_many|lethal|fatal|enough_to 4 MED|dose|to_kill|to_die|to_not_wake -WORK
CUT 4 BODY 6 BLADE|again|on_purpose|RELIEF|SCARS|every|last_night|deep|deeper|HIDE|when|because|to|so|bleed|bleeds|blood|bathroom|punish|instead|until|stop|urge|tonight|nobody|with|lines|feel -cooking -game -practice -onion -avocado -stove -oven -tattoo -lab -shaving -paper -cat -kitten -grill -sun -lip -hair
I 3 CUT 2 myself -out -off -shaving -slack -cooking -laughing -practice
i|ive|im|been|started|keep|relapsed|and|to 3 cutting|cut|burning|scratching|hitting|biting|hurting|punching|carving|harming|slicing 2 again|myself|my_arms|my_wrists|my_thighs|my_legs|my_skin -class -back -out -slack -carbs -practice -weight -rocks
BLADE 6 BODY|hidden|hide|my_phone_case|drawer|calm|skin|bathroom|bleed|blood|my_pencil|sleeve|pillow|thigh|pocket|deep|again|relief|wallet|purse|apart|broke|took_apart -shave -shaving -kitchen -box -lab -cook -skates
pressed|press|put|hold|held|use|using|used|took|take|take_apart|snap 3 BLADE 4 BODY|skin|myself|again|instead|until|out -kitchen -sewing -hair
SCARS ~6 HIDE -WORK -mosquito -acne -surgery -c_section -tattoo -poison_ivy -cold
relapsed|relapse|relapsing 4 cutting|cut|sh|harm|self|blade|razor|thighs|arms|last_night|purging|again
self_harm|self_harmed|self_harming|selfharm|sh|self_injury|self_injure -WORK
punch|punched|punching|bang|banging|hit|hitting|bash*|slam* 2 myself|my_head|my_own|my_face 4 until|wall|against|when|so|bruise*|stop|every|because|again|punish|floor|table
urge|urges|itch|need|craving 3 cut|burn|hurt|harm|bleed|hurting|cutting|self_harm|scratch|blade|to_sh -coffee -back
i|and|to|just|myself 1 cut 1 again|deeper|deep|tonight -team -tried_out -got_cut -class -onions -hair
relapse|relapsed|relapsing -WORK -RECOVERED -code -mono -netflix -coffee
ran_out|running_out|no_more|no 2 room|places|place|space|skin 3 arms|legs|thighs|arm|body|cut -closet -parking
bit|bite|biting|scratch*|punch*|dug|dig|hit|pinch* 2 my 1 arm|arms|hand|hands|leg|legs|wrist|skin|thigh|thighs 3 until|till|bled|bleeds|bleed|blood|bruise*|purple -game
thighs|wrists|my_arms|my_legs 5 nobody_knows|leggings|cover|hide|secret|long_sleeves|sleeves|no_one_knows|cuts|red|bleeding -chafe -workout -sore
NOT 4 eat|eaten|ate|eating|fed|food|meal 6 MANY|day|days|since|week|monday|tuesday|wednesday|thursday|friday|saturday|sunday|proud|anymore|anything|fat|ugly|deserve|for|dizzy|weigh|thin|allowed|almost -exam -meat -dairy -gluten -out -campus_food -fasting_for -ramadan -sushi -pork -breakfast -yet -surgery
PURGE 6 EAT|every|food|meals|weight|secret|cant_stop|fat|calories|on_purpose|five_times|in_the_bathroom|blood|back -meet -race -rep -conditioning -flu -sick -covid -poisoning -bug -drunk -pregnant -sushi
EAT 6 PURGE -flu -poisoning -bug -covid -sushi
make|made|making|forced|force 2 myself 2 sick|throw|puke|vomit|purge -up_early
STARVE 3 myself|again|days|all_week|week|fat|thin|weight|punish|good_at|body|purge|then|daily -lunch -dinner -study -budget -data -access
EAT ~6 THIN -cook -intramural -team -gym_bro -proud_of -small -rice -pizza -exam
THIN 6 EAT|starv*|purge -proud_of -size -period -pizza
ED 4 back|relapse|relapsed|worse|again|my|voice|active|taking_over|winning|struggling|me -WORK -friend -recovered
fat|disgusting|gross|ugly|whale|pig 4 mirror|skip*|starv*|eat|meals|deserve -funny
skip|skipping|skipped 4 meals|food|dining|eating|lunch|dinner 5 fat|days|every|weight|thin|hate|body|numbers|calories|weigh
calories|kcal 5 only|under|less|limit|count*|allow*|a_day|max|burn -protein -bulk -nutrition -coach -label
weigh|weighing 2 myself 4 times|every|day|hourly -wrestling -coach
hair_is_falling|hair_falling|period_stopped|lost_my_period|missed_my_period|heart_races|heart_has|lanugo|bones_show|ribs_show 8 eat|thin|fat|weight|food|eating|pounds|skinny|meals
hide|hid|hides|hiding|spit|spitting 2 my 0 food 4 napkin|napkins|think|thinks|so|roommate|mom|ate -cat -dog -freezer
weigh|pounds|lbs|kilos 5 smaller|still|fat|less|lose|want|thinner|goal|disappear|bones -wrestling -luggage -lift -dumbbell
eat 3 all_of_it|everything 6 throw|puke|vomit|purge|bathroom
pass_out|passing_out|fainting|faint|fainted|blackout|collapsed 5 eat|eating|food|starving|hungry|shower|practice|diet|weight|calories -heat -blood_drive -nervous
= self maybe
nothing|never 3 get|gets|getting 1 better|easier 2 for_me|ever|again|anymore -wifi -traffic -parking
nothing 2 ever 1 get|gets 0 better|easier
TIRED 1 of|with 2 everything|fighting|pretending|hurting -traffic -roommate -wifi
NOT 2 want|wanna 1 to 1 be_here -moving -town -party -city
NO_SAFE -biking -bike -driving -road
cant|dont|not|never 2 do|take|handle 1 this|it 1 anymore|any_more|any_longer -posts -commute -homework -class
write|wrote|finished|left|leave 1 the|my 0 note|notes_app
my_funeral|my_obituary|my_own_funeral
I|we|you 2 wont|not 2 be_here|be_around|need_a_room|be_needing|need_it|need_them|register 3 spring|fall|next|then|anymore|by|long -travel -abroad -transfer* -session -class -graduating
helium|carbon_monoxide|nitrogen|cyanide|antifreeze|noose 5 read*|google*|search*|look*|bookmark*|forum|video|videos -lab -chem -car -balloon
how_long 4 take|before|until|til 4 die|bleed|find|found|notice|noticed|look|body -package -email
I|im|just|so|completely|totally|feel|feeling|inside 2 hopeless|worthless|helpless|useless|pointless|numb|empty|broken|unlovable|trapped|failure|suffocating|invisible -WORK -printer -map -pocket -calculator -fridge -wifi -between -two -news -rejection
cant|dont|not|never 2 do|take|handle|go_on|keep|stand|cope 3 this|it|going|on|much|like_this 3 anymore|any_more|longer|much_longer -i_mean -commute -posts -class -major -homework -roommate_agreement -heat
being_alive|existing|living|life|waking_up|breathing 3 chore|exhausting|hard|pointless|heavy|hurts|painful|punishment|tiring|unbearable|meaningless|too_much|a_lot|exhausts|empty -abroad -off_campus -dorm
hate|hated|hating|loathe|despise|cant_stand 1 myself|my_life|my_body|being_me|who_i_am|existing|my_existence|living|everything_about_me
never|wont|not 2 get|gets|getting|be 1 better|okay|ok|happy_again|fixed 2 is|for_me|again|ever|anymore|and|no -wifi -exam -coffee
no_one|nobody|noone 2 cares|loves|wants|needs|would_care|likes|understands|sees 2 me|about_me|if_i|anymore|i|what_happens -tuesdays -mondays -until
sometimes|lately|some_days|often|kinda|kind_of|night|nights 4 disappear|vanish|not_exist|wasnt_here|stop_existing|fade_away|sleep_for|run_away_from_everything|not_be_here|cease|stop|be_gone|never_come_back|not_get_up -worry -procrastinate -scroll* -coffee
want|wish|wanna|could 2 disappear|vanish|stop_existing|fade|cease|evaporate|be_nothing|be_nobody|crawl_into_a_hole|sleep_through|be_gone|not_be_a_person|turn_off|shut_off|not_feel|stop_feeling -instagram -social -party -map
so|im|just|really|too 2 tired|exhausted 3 of_everything|of_trying|of_fighting|of_pretending|of_it_all|of_this_life|of_hurting|of_feeling|of_being_strong|to_keep_going|to_go_on|sleep_doesnt
darkness|dark_thoughts|dark_place|intrusive_thoughts|scary_thoughts|bad_thoughts|dark_things|bad_place|rock_bottom|spiraling|the_edge|breaking_point|falling_apart|drowning|at_the_bottom|the_void 4 again|my|me|head|night|back|worse|in|i|cant|everything|im|nobody|lately|this -climbing -emails -work -laundry -readings -papers -homework
heavy|dark|empty|numb|alone|cold 4 nothing|nobody|inside|everything|every|all|no_one|always 3 left|feel|anymore|inside|hurts|me|night -bag -boxes -weights -room -weather -chocolate -backpack
cant_feel|dont_feel|feel_nothing|not_feel|feeling_nothing 2 anything|anymore|nothing|alive|real|for
skip|skipping|skipped|barely|stopped|hardly|forget_to 2 eating|eat|meals|lunch_and|food|dining
drinking|drink|weed|high|drunk|smoking|percs|xanax 4 every_night|to_sleep|to_forget|to_feel|alone|numb|get_through|cope|cant_stop|to_function|before_class -water -coffee -tea
`
