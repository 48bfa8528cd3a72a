/** English rules of the compositions (`compositions.ts` explains the notation): danger from others, to others and in the mind. */
export const OTHERS_RULES_EN = `
= other clear
found|finds|knows|figured 1 out 1 where 1 i 0 live|work|sleep|study 6 scared|afraid|ex|threat*|come|moved|he|she -party
knife|gun|bat|hammer|blade 3 and 2 stab|kill|shoot|hurt|cut|beat|hit 0 him|her|them|someone|everyone -ART -eggs
dead 1 mother|father|grandmother|grandfather|brother|sister|mom|dad|friend 4 ordering|telling|calling|tells|orders|wants|asks|asking 2 me -movie -recipe
HE 3 threatens|threatened|threatening|threaten 3 take|kill|hurt|deport|call|tell|fire|out|expose|evict|report|leave|show 3 me|my|our|kids|police|immigration|ice|parents -strike -rain
my_body|sleep_with|favors 4 rent|pay|grade|pass|job -gym
pregnant 2 from|by 2 rape|him|uncle|stepdad|father
put|slipped 1 something 1 in 1 my 0 drink|cup|food -sugar
breaking|broke|kicked|kicking|banging|pounding 1 down|in|on 1 the|my 0 door -music
waving|holding|swinging|with|has|got|pulled 2 knife|gun|machete|bat|hammer 3 around|at|me|roommate|he|and|outside|door|on_me -WORK -SPORT -kitchen -cook -sandwich
coming|come|comes 1 to 1 kill|hurt|beat|finish 0 me -airport -dinner
stay|be|feel|keep_myself 0 safe 2 until|tonight|till|from_myself|right_now|by_myself -drive -flight -exam
poison|burn|drown|strangle|kill|smother|stab|shoot 1 me 3 if|when|because|before|in|again|says|said -exam -dishes -heat
burned|burnt|burns|broke|cut|twisted|fractured 1 my 0 hand|arm|finger|fingers|wrist|face|hair|leg 5 stove|because|for|when|on_purpose|he|she -i_burned -cooking -SPORT -skate* -fell -accident
throw|threw|pour|poured 2 acid|boiling|gasoline|hot_water|hot_oil|bleach 3 on|at 1 me|my|her|us
knows|know|told 3 where_i_live 4 come|tonight|ex|he|scared|said|threat*|watch
roommate|mother|mom|father|boyfriend|professor 2 been|was|is 1 replaced|impostor|not_real|a_copy|a_clone -dishes -phone
something|bugs|worms|things|thing 2 living|crawling|moving|growing 2 under|in|inside 1 my 0 skin|head|brain|stomach -garden
abusive|toxic_and_violent 1 relationship|boyfriend|girlfriend|husband|wife|home|marriage|dad|father|mother|mom|household|partner|ex|parents|family|stepdad|situation -WORK -friend
PARTNER|KIN|he|she|hes|shes 2 abusive|violent|abusing|abuser -WORK -movie
violence|abuse 2 at|in|from 2 home|house|family|my|marriage|relationship|him|dad -WORK -ART
force|forced|forcing|forces|making|make|makes|pressuring|sending 2 me|my_sister 3 marry|marriage|married|wed
sends|sent|sending|gets|get|getting|got|receiving 2 death_threats|threats|threat|threatening|dick_pics|unwanted|anonymous
broke|breaks|break|breaking|climbed|snuck|let_himself 1 into|in|through 1 my 0 apartment|room|dorm|house|window -song -cat -bird
been|was|gets|got|comes|came|enters|entered 1 in|into 1 my 0 apartment|room|dorm|house|bed 4 asleep|sleeping|night|without|while|touch*|naked|ex -cat -dog -roommate_moved
hiding|hide|hid|ran_away|run_away|escaped|escape|flee 1 from 1 my|him|her|them|a|the 1 dad|father|mom|mother|boyfriend|husband|ex|stepdad|uncle|brother|parents|family|partner|guy|man|him -prank -tag -costume -surprise
HE 3 going_to|will|wants_to|tries_to|tried_to|trying_to|might|could 1 hurt|kill|beat|hit|rape|shoot|stab|choke 1 me|us -if_i_dont_do_the_dishes -feelings -SPORT -dishes
HE 3 hits|hit|beats|beat|hurts|hurt|slaps|slapped|kicks|touches|touched|burns|shakes 1 my 0 kids|kid|son|daughter|baby|children|siblings|sister|brother|mom|mother|dog -SPORT -feelings -heart
i 2 hit|beat|hurt|slapped|choked|pushed|punched|shoved|shook|grabbed 1 my|him|her|the 1 girlfriend|boyfriend|wife|husband|kid|son|daughter|baby|partner|child|mom|brother|sister|roommate|girl 5 afraid|scared|again|do_it|anger|control|stop|bruise|cry*|ashamed -car -SPORT -feelings -record
HE 2 wouldnt|didnt|did_not|never|wont 1 stop 6 no|stop|told|asked|crying|said|begged -talking -singing -chewing -barking
did_it|do_it|did_that 2 even_though|although|while|anyway 3 crying|said_no|asleep|no|drunk|didnt_want|scared
HE 3 touch|touches|touched|touching|gropes|groped|kisses|kissed|rubs|rubbed|fondled 1 me|my 6 tell|fire|secret|fail|scared|uncomfortable|stop|want|said|told|no|night|every|when|hate -heart -SPORT
being|been|was|is|gets|got 1 touched|molested|abused|hurt|hit|beaten 1 by 2 KIN|STAFF|PARTNER|him|her|a|someone -SPORT -ball -speech -kindness
teacher|professor|coach|boss|uncle|cousin|stepdad|pastor|ta|landlord|priest 5 sex|sexual|slept_with|naked|nudes 2 with_me|me|for|with -WORK -ART
man|guy|dude|ex|someone|he|stranger 4 circling|lurking|staking|driving_by|drives_by|peering|looking 3 block|house|window|building|street|dorm|through -park* -delivery -uber
belt_marks|belt_mark|handprint|handprints|strap_marks|welts|cigarette_burns 5 my|on|me|back|legs|hide|cover|neck|arm
grabbed|dragged|pulled|pushed 3 me 5 behind|bushes|dumpster*|van|car|alley|ground|into_a -SPORT -joke
HE 3 kept_going|didnt_stop|wouldnt_stop|kept_touching|kept_trying 6 NO_CONSENT
HE 4 smashed|broke|breaks|smashes|shattered|destroyed|crushed|snapped 3 my 0 phone|laptop|glasses|door|face|computer|car|window -accident -drop
HE 4 says|said|told|texted|swore|threat*|wrote 6 kill_me|bury_you|bury_me|put_you_in|put_me_in|in_the_ground|in_a_box|kill_you|youre_dead|im_dead|end_me|end_you|hunt*|bullet_with|make_me_pay|make_you_pay|no_one_will_find|nobody_will_find|nobody_would_find|no_one_will_look|regret_it|ruin_my_life|burn_the_house|kill_her|kill_the_baby|finish_me|finish_it|finish_the_job|hurt_my|next_time -exam -dishes -game -movie
HE 4 beat|beats|whooped|whoops|jumped|stomped 2 the 1 hell|shit|crap|life|mess|brakes 2 out|outta|outa 2 me|us|my
HE 4 held|holds|pushed|shoved|threw|slammed|pinned|dragged 2 me|my 3 stove|wall|floor|ground|stairs|door|car|bed|counter|sink|window|down|table|fence|hot -SPORT -practice
HE 5 with_his_fist|with_his_fists|with_his_belt|with_a_belt|with_her_fists|with_his_hands|with_a_knife|with_a_gun|with_the_belt|with_a_bat|with_an_extension|with_his_boots
HE 3 has|hes_got|keeps|holds|controls|shes_got|hes 3 my_card|my_keys|my_passwords|my_passport|my_papers|my_documents|my_phone|my_id|my_money|my_bank|my_car_keys|all_my_money|my_visa|my_clothes
scared|afraid|terrified|thinks|worried|says 2 he|she|they|hell|shell 2 will|going_to|might|gonna|gon|is_going_to|would 2 finish|kill|hurt|hit|find|beat|come_back|come_after|snap|shoot -exam -game -dishes
marry|marriage|wedding|engaged 5 nobody_asked|no_one_asked|didnt_agree|no_choice|without_asking|dont_know_him|never_met|back_home|take_me_back|ticket -excited -love -invited
upstairs|downstairs|outside|kitchen|next_room 4 breaking|screaming|smashing|throwing|yelling|drunk|gun|knife 4 next|hiding|scared|me|everything|and -game -party -movie
cps|shelter|police|cops|911 4 dad|mom|boyfriend|husband|hit|hits|beat|stepdad|hurt -WORK -volunteer
HE 3 HIT 1 my 1 face|arm|head|neck|throat|hair|wrist|jaw|ribs|stomach|mom|sister|brother -SPORT -ball -feelings
HE 3 HIT 2 ME 3 again|when|so|every|if|last_night|because|and|with|in|hard|until|for|down|at|face|arm|head|neck|throat|hair|ribs|stomach|against|into|up|on|while|since|twice|once|before|to|after|but|out_of|all|or|yesterday|tonight|constantly -game -practice -chess -match -sparring -scrimmage -gym -tournament -ball -tag -feelings -SPORT -to_study -to_be_better -to_apply -to_try -deadline -to_finish -to_join -my_limits -question -coffee
HE 3 hits|beats|punches|punched|slaps|slapped|chokes|choked|strangled|strangles|raped|molested|groped|assaulted|abuses|abused|threatens|threatened|stabbed|kicks|kicked|shoved|shoves|grabs|beaten|hitting|beating|choking|burned|burns|drugged|spiked|roofied|blackmails|blackmailing|blackmailed|terrorizes|stalks|stalked|bruised|whipped|whips|smacks|smacked|spits|cornered|cornering|pinned|pins 1 me|us -SPORT -chess -mario -cards -at_the_line -game
HE 4 THROW 4 AT_ME 3 HURTFUL|hard|face|head|wall
HE 3 THROW 3 HURTFUL 4 at_me|at_my|at_us|at_her|at_mom|on_me|wall|through|when|my_face|door|head|against|to_my|around_my|my_neck|my_throat -ball -frisbee -game -SPORT
hand|hands|belt|fist|fists|arm|gun|knife|cord 2 around|on|over|to|in|at|against 1 my 1 neck|throat|mouth|face|head -ring
HE 4 HOLD 3 me|us|my 5 OUT_OF -game -hold -position -up_to_date -accountable -car_keys_forgot -SPORT -busy
wont_let|doesnt_let|didnt_let|never_lets|not_let|dont_let|refuses_to_let|wouldnt_let|not_allowed_to|forbids|not_allowed|isnt_allowed 1 me|us|to|i 3 leave|see|go|talk|have_friends|work|eat|sleep|out|call|speak|use|have_my|have_money|friends|family|doctor|take_my|wear|shower|study|home 6 friends|family|alone|him|phone|anyone|house|without|home|money|work|job|church|doctor|room|class|my|door|men|guys|anywhere -abroad -late -dog -computer_lab -library -calculator
HE 3 CONTROL 3 MY_THINGS 4 and|every|so|when|if|to|because|at|wont|all|day|without|from|who|away -emergency -for_safekeeping -safety
HE 4 tells|decides|controls|dictates|chooses|picks 3 what_i|who_i|when_i|where_i|my_clothes|my_friends 3 wear|eat|see|talk|can|go|allowed|sleep|spend
HE 4 kill|hurt|harm|shoot|burn|cut|beat|ruin|find|destroy 2 himself|herself|me|my_family|my_mom|my_sister|us|my_dog|my_cat|my_face 4 if_i|when|unless|leave|tell|break|go|says|said|threat*|report -dishes -late -kitchen -spoil
HE 3 threat*|says_hell|said_hell|says_shell|swore|swears|promised|promises|warned|says|said|says_he_will|said_he_would 3 kill|hurt|shoot|burn|beat|ruin|cut|stab|harm|deport|release|leak|post 2 me|himself|herself|my|us|him|them -exam -dishes
bruise|bruises|bruised|black_eye|busted_lip|split_lip|broken_rib|broken_nose|marks|handprints|fingerprints 6 him|boyfriend|husband|girlfriend|dad|father|he|stepdad|neck|makeup|cover|lie|hide|throat|fell|mom|arms|concealer -practice -game -match -SPORT -bike -rugby
FEAR 3 DANGER 4 DRUNK|hurt|again|when|if|home|kill|hit|tonight|find|gun|leave|leaving|tell|says|temper|so|wont|me|because|break|here|comes|back|night|might|will|could|at|door|with|near|and -exam -grade -grades -presentation -interview -spiders -fail -failing -disappoint -public_speaking -movie -flying -dentist -midterm -class -alone_time -major
FEAR 2 to 1 go_home|go_back|sleep|be_alone_with|leave_him|come_home|be_home|be_around -exam -grades -class_again -homework
FEAR 1 of|from 1 PARTNER|KIN|my_coach|my_boss|him|her|my_roommate -exam -disappointing
HE 5 DRUNK 5 hits|hit|throws|breaks|beats|screams|scared|hide|locks|swings|punches|kicks|belt|lock|us|afraid|hides|scream
dad|father|stepdad|stepfather|mom|mother|stepmom|uncle|brother|boyfriend|husband|girlfriend|grandfather|cousin|parents|her_boyfriend|he 3 HIT 2 mom|mother|my_mom|my_sister|my_brother|my_mother|my_little|my_siblings|her_in_front|sister|brothers|little -SPORT -game -chess
hit|hits|beat|beats|burn|burns|whip|whips|hitting|beating|hurt|hurts|slapped|punched 2 ME|my_sister|my_brother|kids|us 3 belt|cord|hanger|broom|stick|shoe|spoon|iron|fists|cable|extension|bottle
took|takes|keeps|holds|has|taking|hid 2 my 1 passport|visa|papers|documents|id|phone_and -embassy -renew -dmv
HE 4 did|does|doing|do|did_it 2 things|stuff|something|it|that 1 to_me|to_us|with_me|while_i|while 3 asleep|sleep|sleeping|passed|drunk|and|small|child|kid|says|if|when|at|night|in|was|out|every|since|didnt
HE 4 touch|touching|touched|messing|mess|messed|feeling 1 me|with_me|on_me|me_up 3 since|when|was|and|at|every|hes|again|night|coming|still|christmas|years|ten|young|child -feelings -heart -head -base
HE 3 makes|make|made|making|wants|asks|tells|told|asked 1 me 1 send|take|to_send|do|strip|watch|touch 2 pics|pictures|nudes|photos|videos|things|him|off|porn|stuff -SPORT -reels -notes -slides -project -class -group -favor
HE 3 removed|took|slipped|pulled 1 the|a|it 0 condom
condom 3 off|without|removed 5 stop|told|asked|didnt|knew|know|said|lied
wouldnt_let_me|would_not_let_me|didnt_let_me|blocked|locked 3 leave|out|room|door|go 6 crying|party|dude|guy|he|bed|stop|clothes|whole_time -library
woke_up|wake_up 4 naked|no_clothes|without_clothes|without_my|pants|in_his_bed|on_top|underwear|hands_on_me|inside_me -late
post|leak|release|send|share|show 2 the|my|those|our 1 vids|videos|video|pics|pictures|nudes|photos|screenshots|tape 5 if|leave|unless|everyone|parents|dont|break
if 1 i 1 leave|break|dont|block|tell|say|stop 4 post|leak|send|share|release|show|deport*|kill|hurt|find|beat|shoot|take_the_kids|die
FORCE 3 me|us|myself 3 SEX|have_sex|sleep|undress|watch|do_things|perform|sexual -dinner -bed_early
HE 4 SEX 4 NO_CONSENT -feelings -ART
NO_CONSENT 6 HE 4 SEX|kept_going|on_top|inside|anyway|didnt_stop|wouldnt_stop|pants|did_it|kept|still -ART -exam
SEX 6 NO_CONSENT -ART
I 3 NO_CONSENT 6 SEX|naked|on_top|clothes|underwear|pants|no_memory|condom|bed_next|bruises -exam -lab -library
HE 3 touch*|grop*|grab*|rub*|feel*|fondl*|kiss* 2 me|my 3 where|butt|ass|thigh|thighs|chest|breast|breasts|down|under|without|when|inappropriate*|every|sexually|crotch|waist|body|at|while|in_the|again -hand_shake -SPORT
HE 4 pull|pulled|put|puts|took|slid|slides|ripped|stuck|shoved|forced 3 hand|hands|pants|clothes|shirt|underwear|finger|fingers|himself|tongue|skirt|bra 3 up|down|off|in|inside|my|on|me|under|between
raped|rape|molested|molest|groped|assaulted|roofied|sexually_assaulted|sexual_assault|sexual_abuse|sexually_abused|date_raped|gang_raped|trafficked|incest|stealthed 3 me|by|i|my|at|last|was|happened|when|party|him|and|us|in -WORK -ART -kit
got|been|was|being|were|am|im|think_i_was|and|me 2 raped|molested|groped|assaulted|roofied|drugged|trafficked|sexually_assaulted|abused|beaten|jumped|stalked|choked|harassed|blackmailed|violated|spiked|followed_home|catcalled_and -WORK -SPORT -film
EXTORT 5 SPREAD 5 if|unless|dont|pay|more|everyone|me|my_parents|family|online|leave|says|of_me -project -instagram -wedding -trip -graduation -photo_album -group
HE 5 SPREAD 3 EXTORT 5 of_me|unless|if|everyone|online|my|leave -trip -wedding
HE 5 EXTORT 4 unless|if_i|or_else|if_i_dont
uncle|stepdad|stepfather|grandpa|grandfather|cousin|stepbrother|brother|coach|priest|pastor|supervisor|boss|professor|moms_boyfriend|landlord 5 touched|touches|touching|comes_into_my_room|came_into_my_room|into_my_bed|watches_me|in_my_bed|kissed_me|puts_his_hand|put_his_hand|rubs 4 me|my|night|at|shower|sleep|undress|and|while|when|leg|thigh -base -SPORT
he|she|they|ex|guy|man|someone|hes 5 outside|waits|waiting|standing|sitting|parked|im_outside|shows_up|showed_up 4 my|where|window|building|dorm|work|car|class|office|because|every|never_told|again|house|apartment|after -uber -pizza -bus -SPORT -delivery -help -office_hours -group -sells -tamales
MANY|hundreds|dozens|fifty|hundred|so_many 2 calls|texts|messages|emails|voicemails|dms|missed 5 blocked|ex|he|she|him|dead|unknown|night|day|same|wont_stop|threat* -professor -recruit* -group -spam
man|guy|dude|he 4 keeps|kept|keep 2 moving_closer|following|staring|touching|coming_closer|coming_back|texting|calling|showing_up|asking_where|waiting 3 me|my|i|closer|outside|at|when|and|home -dog -professor
he|ex|someone|somebody|they 4 hacked|logged_into|has_my_passwords|hidden_camera|put_a_tracker|put_an_airtag|took_pictures_of_me|broke_in|breaks_in|got_into_my|entered_my_room|copied_my_key|has_a_key
HE|my_ex|ex|this|some|the_same|same 5 FOLLOW 4 PLACES|me|us -instagram -class_project -the_rules -SPORT -lead -dog -cat -sells -tamales
FOLLOW 3 me|my 4 home|everywhere|again|around|from|to|dorm|class|car|night|phone|work|every -cat -dog -puppy -geese -duck -instagram -leader -dog -cat
someone|somebody|man|guy|he|stranger|ex 4 followed|following|follows|watching|outside|waiting 3 me|my|outside 3 home|dorm|class|window|car|room|again|every|door|night|work|apartment|building -movie -sells -tamales
ex|he|she|guy|stranger|he_keeps 5 MANY|new_number|new_accounts|fake|every_day|restraining|blocked|after_i_blocked|nonstop 5 calls|texts|messages|accounts|call|text|times|me|him|order|numbers|again -group -study -pharmacy -birthday
restraining_order|order_of_protection|protective_order 5 he|she|ex|still|broke|violated|against|my -WORK
airtag|gps|tracker|tracking_app|hidden_camera|spyware 5 my|car|phone|bag|found|backpack|room|put|he|him -lost -luggage -keys -suitcase -delivery
gun|knife|rifle|pistol|strap|weapon|bomb 6 bringing|bring|taking|take|campus|school|class|list|work|dorm|church -WORK -law -laws -hunting -camping -ART -kitchen -pumpkin
he|she|they|guy|kid|someone|roommate|friend|student 5 gun|knife|weapon|rifle|bomb 4 list|school|campus|class|shoot|dorm|room|bag|said|scared|threat* -WORK -law -laws -ART -nerf -kitchen
violent 2 when|with|thoughts|urges|toward|fantasies|and 4 control|angry|i|scared|hurt|people|her|him -WORK -ART
i_got|ive_got|i_have|got 3 something|bullet|strap|gun|knife|a_plan|list 4 for_him|for_her|for_them|for_that|with_his_name|with_her_name|with_their -gift -present -birthday -surprise -game
regret_it|be_sorry|pay_for_it|see_me_coming|wont_see_it_coming|learn_who_i_am|know_my_name|remember_my_name 5 gun|i_got|blood|monday|all|they|everyone|he|she|school|bullet -team -exam -SPORT -award
running|run|ran|mow 2 them|him|her|people|everyone|those 1 over|down 3 when|with|my_car|keep|think -errands -practice -SPORT
slide|sliding|pull_up|pulling_up|ride|spin 2 on 2 whoever|him|them|they|those|who 5 shot|killed|cousin|brother|know|stay|block|gun
think|thinking|thought|dream*|imagin*|fantas*|keep|picture|plan 4 running|hurting|killing|stabbing|shooting|choking|beating|pushing|strangling|poisoning|burning|hitting 2 them|him|her|people|someone|somebody|everyone|my_roommate|my_boss|my_dad|a_stranger|strangers|kids|the_baby -ball -SPORT
!WISH|THINK|PLAN|urge|urges|tonight|fantasies 4 KILL 2 PEOPLE -SPORT -feelings -chess -boss_fight -dishes -chances
!THINK|WISH|PLAN 3 KILL 3 PEOPLE|him|her -SPORT -feelings -ball -eggs
bring|bringing|take|taking|brought|carry|carrying|have|got|buy|bought|sneak|load* 3 WEAPON|gun 5 school|campus|class|classroom|lecture|office|frat|dorm|his_house|her_house|wait_for|waiting_for|work|backpack|find_him|for_him|for_her|his|meet|settle|them|protest -water -nerf -glue -hunting -heat -WORK -ART -pumpkin -carving
make|making|made|gonna|going|will|ill|theyll|hell|they|he|she|everyone|youll|all 4 REVENGE 4 pay|for_what|blood|wish|remember|did_to_me|sorry|monday|his|their|soon|dead|die|i_have_a|everyone -back -tuition -rent -bill -student_loan -attention -coffee
shoot|blow|burn|bomb|light|torch|set_fire|set 2 up|down|fire|on_fire 3 school|campus|class|dorm|house|building|frat|this|place|lab|office|library|everyone|store|church|it -popcorn -toast -alarm -drill -candle -kitchen
hit_list|kill_list|death_list|list_of_people|list_of_names|manifesto 6 school|pay|first|die|name|names|hurt|who|kill|professor|them|wronged|on_it -game -ART -WORK
baby|infant|newborn|my_son|my_daughter|my_kids|my_child|toddler 6 shake|smother|drown|throw|hurt|pillow|harm|drop|kill|hit|window|suffocate -milkshake -bottle -pool
scared|afraid|terrified|worried|might|going_to|gonna|about_to|fear 4 hurt|kill|harm|stab|shoot|strangle|do_something_to|attack|hit 2 someone|somebody|him|her|them|people|my_baby|the_baby|my_roommate|my_kid|my_son|my_daughter|kids|anyone -feelings
he|she|they|roommate|boss|professor|ex|stepdad|people 3 deserve|deserves|needs|need 2 die|dead|to_be_shot|a_bullet|suffer|to_burn|to_pay|to_bleed|hurt|beaten
VOICE 4 TELL 5 HARM_ACT|do_it|me_to|burn -it_hurts -study -sermon -church -song -bible
VOICE 3 TELL 3 me|my 4 kill|hurt|die|jump|cut|harm|stab|burn|step|do|worthless|obey|leave|follow|stop|get_rid|knife|not_eat
hear|hears|hearing|heard 3 voices|voice|whispers|whispering|screams|people|someone|man|woman|things|name|laughing|them 5 NOT_THERE|tell|say|command|commands|head|walls|again|all_day|telling|commenting|when_im_alone|inside|insult*|at_night -choir -radio_show -phone -sing -neighbor -upstairs -a_capella -roommates -podcast -hallway
voices 5 louder|back|constant|wont_stop|worse|tell*|commands|my_meds -fonts -choir -singer -lower -actor -acting -lesson -sore -lost_my -vote -student -raise -soprano -crack
see|sees|seeing|saw 4 things|people|shadows|faces|bugs|figures|demons|insects|spiders|blood 4 NOT_THERE|walls|skin|crawl*|say|talk|melt* -movie -game
people|they|everyone|government|fbi|cia|police|professors|roommate|roommates|neighbors|somebody|someone|he|she|camera|cameras|tv|phone|campus|students|radio 5 WATCHED -ex -ART -WORK -lost -delivery -airpods -game -leader -movie -right
WATCHED 6 they|roommate|know|government|me|walls|lamp|phone|vents|mind|thoughts -ART -find -ex -lost -delivery
not_real|isnt_real|arent_real|simulation|already_dead|already_died|fake|a_copy|impostor 5 jump|die|nothing|wake|prove|kill|hurt|i|me|mother|everyone|my_parents|my_mom|body -ART -money -id -nails -plant -news -game
god|jesus|angels|spirit|devil|satan|demon|demons|aliens 4 chosen|chose|told_me|tells_me|ordered|commanded|wants_me|talking_to_me|speaks|inside_me|possessed|mission|punishing 4 kill|die|hurt|mission|sacrifice|special|code|jump|cut|burn|thru|through|prophet|end|stop|inside|head
NOT 1 slept|sleep|sleeping 4 four|five|six|seven|MANY|days|week 6 need|energy|genius|figured|code|voices|god|invincible|watching|walls|powers|dont_need|ideas|real|brilliant|unstoppable|special
stopped|quit|off|flushed|threw 3 meds|medication|risperdal|lithium|abilify|seroquel|antipsychotics 6 voices|demons|watching|back|poison|mind|control|god|they|real|free|stupid|hear
dead|grandfather|grandmother|grandpa|grandma|mother|father|brother|ghost|spirit|he|she 5 tells_me|says|telling_me|calls_me|wants_me|is_calling|told_me 3 its_time|to_come|to_join|come_with|follow|join|do_it_before|to_die|to_jump -dinner -home_for -visit -church
burn|cut|dig|get|pull|carve|claw 2 it|them|him|thing|chip|bugs 1 out 4 my|of|arm|hand|skin|head|eye -game -oven
witchcraft|curse|cursed|hex|brujeria|possessed|jinn|evil_eye|demon 6 burn|cut|out_of_me|only_way|get_it_out|inside_me|blood|hurt|kill|sacrifice -ART -movie -costume
NOT 0 slept 4 days|week|fly|god|never_felt|invincible|powers
changed_the_locks|changed_the_lock|changes_the_locks
NOT|no|aint|aint_got 2 nowhere|anywhere|place 1 to 0 sleep|go|stay|live -study -park
shouldnt|dont_think_i_should|should_not|not 3 be|be_left|left 1 alone|by_myself 3 right_now|tonight|with|because|now|today|anymore -kids -dog -oven -unattended
somebody|someone|please|need|anyone 4 come|sit|stay|talk 4 before_i|before_i_do|so_i_dont|or_ill -meeting -lab
riding|ride|sleeping|sleep|stay|staying 2 the|on|in|at 1 train|bus|subway|laundromat|er_waiting_room|mcdonalds|airport|waiting_room|station 3 all|every|night|overnight|tonight|nights|warm -trip -flight -delayed
do_something 2 i|bad|stupid|to_myself|drastic|irreversible|i_cant_take_back|permanent -fun -for_spring -about -nice -together
HOMELESS -WORK -volunteer -shelter_volunteer -volunteering -donate -movie -dog -keys -club -group_chat -vet -app
NO_SAFE 4 tonight|home|here|alone|myself|room|house|dorm|with|him|at|anywhere|now|go|in|to|walking|around|anymore|from|for -drive -bike -scooter -ladder -WORK -food -raw -passwords -wifi -chemistry -assume -say
NOT_TRUST -eating_the -cookies -chocolate -netflix -tiktok -order -budget -buy -spend
FRIEND|she|he|they 6 posted|sent|text*|wrote|said|says|message*|saying|left 4 goodbye|tell_mom|tell_mami|tell_everyone|im_sorry|dont_be_mad|love_you_all|bury_me|doesnt_hurt_anymore|last_night|last_day|final|forgive_me|take_care_of|its_over|i_tried|wont_be_here|wont_see 6 SILENT|voicemail|phones_off|hung_up|nothing|hour|off|scared|help|what_do_i|now|worried|alone -trip -airport -graduat*
posted|sent|wrote|left|texted|story 3 goodbye|farewell|suicide_note|noose 6 SILENT|phones_off|off|help|what_do_i|scared|she|he -trip -airport
FRIEND 5 noose|pills|gun|rope|razor|ways_to_die|how_to_die|suicide|overdose 4 search|searches|history|saved|found|bought|room|drawer|bag|googled|what_do_i|scared|help -ART -WORK
talking|talks|talk|joking|jokes|mention* 2 about 2 shooting|killing|hanging|hurting|ending|dying|jumping|not_being|suicide|death 4 himself|herself|themself|themselves|it|here|shotgun|gun|alive|a_lot|constantly|every|all -ART -WORK -battery
broke|break|busted|fractured 1 her|his|my|their 1 jaw|nose|arm|ribs|wrist|rib|teeth|hand|cheekbone 6 husband|boyfriend|dad|hiding|man|he|girlfriend|wife|hides|father|stepdad -SPORT -skate* -ski* -fell -bike -snowboard*
FRIEND|she|homegirl|cousin 3 man|husband|boyfriend|dad|ex|baby_daddy 3 beat|beats|hit|hits|choke*|broke|breaks|threat*|burned|stalk*|locks|jumped|stabbed 2 her|him|it|on|me -SPORT -game
FRIEND 4 NOT 1 wake|waking|breathing|respond*|answering|conscious -early -alarm -class
FRIEND 8 FRIEND_ACT -ART -WORK -SPORT -lost -died -survived -how_to_support -AGO
he|she|they|hes|shes|theyre|who 6 kill_herself|kill_himself|kill_themselves|kill_themself|wants_to_die|want_to_die|hurt_herself|hurt_himself|cutting_herself|cutting_himself|overdosed|doesnt_want_to_live|dont_want_to_live|took_pills|took_all|whole_bottle|end_her_life|end_his_life|suicidal|hang_himself|hang_herself|shoot_himself|shoot_herself|starving_herself|cuts_herself|cuts_himself|hurting_herself|hurting_himself|self_harm|off_himself|off_herself|doesnt_want_to_be_here|doesnt_want_to_be_alive|jump_off|unconscious -ART -WORK -character -film -dose -play -villain -hamlet -antigone
FRIEND|he|she|they 5 goodbye|said_goodbye|saying_goodbye|gave_away|giving_away|last_message|suicide_note|saying_sorry|sent_me_a_goodbye 6 SILENT|everyone|weird|scared|worried|things|stuff|forever|all|ring|note|cat|dog|favorite|took -airport -graduat* -trip
FRIEND 5 blood|razor|blade|cuts|scars|marks|bruises|bruise|noose|pills|bottle|gun|vomit*|throw*_up|throws_up 5 her|his|their|arms|arm|legs|sink|trash|bathroom|under|pillow|wrists|thighs|neck|after|boyfriend|hidden|closet|wrist|every|lying|she|he -flu -vet -glue -sick -rugby -practice -lab -prescribed -counter -wine -nerf
boyfriend|girlfriend|bf|husband|wife|ex|partner|dad|father|mom|stepdad|stepfather|fiance|uncle 4 HIT 2 her|him|them|my_friend|my_roommate|my_sister|my_mom -SPORT -game -chess -feelings -question -ART
worried|scared|afraid|terrified 4 FRIEND|she|he|hell|shell|they|shes 4 kill|hurt|harm|suicide|die|do_something|end|not_make_it|jump|wont_wake|overdose|dying|do_it -exam -grandma -cat -dog -surgery -fail
= other maybe
PARTNER|KIN|he|she 2 scares|frightens|terrifies 1 me|us -movie -jumpscare -driving
HE 4 pressur*|guilt*|coerc*|manipulat* 1 me 4 until|gave_in|sex|into|to|every|so -study -join
something_happened|something_bad_happened 4 party|night|me|him|cant|talk|home|last
keeps|kept|keep 1 contacting|texting|calling|messaging|emailing|following|asking 1 me 6 stop|no|told|blocked|after|ex -reminder -recruiter
hearing|hear|heard 0 voices|a_voice|things -podcast* -choir
see 1 things 4 others|people|nobody|no_one|dont|arent|not
get|gets|am|im|getting 1 violent 2 when|if|and|i
friend|roommate|sister|brother|she|he|cousin|teammate 5 hasnt_been_eating|not_eating|really_down|drinks_a_lot|so_down|stopped_talking|hasnt_left|barely_leaves|cries_every|crying_every|wont_get_out|not_sleeping|hopeless|isolat*
feel|feeling|felt 1 watched|followed|unsafe -netflix
lose|losing|lost 1 my 0 room|housing|apartment|home|place|dorm
no_money 2 for 1 food|rent|groceries|medicine
scared|afraid|terrified 1 of 1 food|eating|meals|weight|my_body|knives|myself|the_knives|sleeping
look|looking|stare|staring|think|thinking 2 at|about 1 the|my 1 knives|knife|pills|bridge|ledge|razor|rope|balcony|gun|train -sharpen -refill -photo
HE 5 yell*|scream*|shout*|insult*|jealous|angry|mad|furious|punches_walls|breaks_things|temper|silent_treatment|controlling|possessive|follows|belittle*|humiliat* 5 at_me|scared|afraid|every|when|if|everything|so_i|hide|me|night|walls -coach -ref -tv -game -SPORT -show
HE 3 CONTROL 3 MY_THINGS
scared|afraid|nervous|uncomfortable|uneasy|weird|creepy|unsafe 3 around|with|near|when|the_way 2 him|her|he|my_coach|my_boss|my_uncle|my_roommate|my_stepdad|professor|supervisor|my_ta|my_boyfriend|my_girlfriend|my_husband|my_dad|stares|looks -dog -spider -bear -parking
hungry|food|groceries|rent|housing|lease|couch|broke 4 nothing|no_money|run_out|ran_out|cant_pay|cant_afford|behind|days|friends_couch|anymore|eviction|till_friday|nowhere
FRIEND|she|he 5 dark|not_okay|not_ok|depressed|withdrawn|hopeless|isolating|drinking_every|not_eating|stopped_eating|barely_eats|doesnt_eat|wont_eat|not_herself|not_himself|wont_leave_her|wont_leave_his|giving_up|skipping_meals|stopped_coming|in_bed_all 5 worried|scared|dont_know|help|what_to|for|she|he|anymore|weeks|lately|and -cat -dog -hamster -baby -toddler -plant
family|parents|mom|dad|home|house|he|she|they|mother|father 5 screaming|fighting|yelling|drunk|drinking|violent|broken_things|hits|throws|cps|belt|police 4 every|night|again|hide|room|always|bathroom|scared|all|home|day -exam -game -tv -fans
hear|hearing|heard|see|seeing 3 voice|voices|my_name|whispers|footsteps|things|music|someone 5 NOT_THERE|nobody|no_one|alone|head|others_dont|else -sorry
everyone|people|they|campus 3 against_me|in_on_it|out_to_get_me|plotting|talking_about_me|laughing_at_me|knows_what_i|turn_when|have_my_file
`
