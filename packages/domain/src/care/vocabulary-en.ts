/** English vocabularies of the compositions (`compositions.ts` explains the notation). */
export const VOCABULARY_EN: Readonly<Record<string, string>> = {
  // Who.
  I: 'i im id ill ive',
  ME: 'me myself us',
  PARTNER:
    'my_man my_girl boyfriend girlfriend husband wife partner ex fiance fiancee spouse boo hubby exboyfriend exgirlfriend ex_husband ex_wife baby_daddy',
  KIN: 'pops moms old_man my_man dad daddy father stepdad stepfather step_dad step_father mom mother mama mommy stepmom stepmother step_mom step_mother parents parent uncle aunt auntie brother stepbrother step_brother sister stepsister cousin grandpa grandfather grandma grandmother brother_in_law sister_in_law father_in_law mother_in_law inlaws in_laws family foster_dad foster_mom moms_boyfriend mothers_boyfriend dads_girlfriend host_father host_dad',
  STAFF:
    'boss coach manager supervisor professor prof ta teacher advisor adviser instructor landlord pastor priest trainer captain tutor roommate roommates roomate housemate flatmate suitemate teammate teammates coworker classmate neighbor landlady',
  STRANGER: 'dude guy guys man men dude stranger someone somebody kid frat driver',
  HE: 'he hes she shes they theyre @PARTNER @KIN @STAFF @STRANGER',
  HIM: 'my_kids him her them @PARTNER @KIN @STAFF everyone everybody people someone somebody others anyone him_up',
  FRIEND:
    'friend friends roommate roommates roomate roomie sister brother cousin girlfriend boyfriend teammate suitemate classmate coworker mom mother dad father kid niece nephew daughter son partner ex buddy neighbor housemate flatmate mate girl_in someone_i somebody_i mentee resident labmate lab_partner aunt uncle husband wife',
  LOVED:
    'everyone everybody family mom mum mother dad father sister brother parents kids son daughter friends friend grandma children husband wife boyfriend girlfriend people_i_love loved_ones you_all you_guys yall the_ones',
  // Want, plan, do.
  WISH: 'want wants wanted wanting wish wishes wishing wished hope hoping hoped hopes pray prayed praying prays crave craving longing ready rather prefer like_to love_to need needed needing cant_wait dream dreaming dreamed fantasize fantasise fantasizing fantasising daydream daydreaming fantasies beg begging waiting ask_god looking_forward supposed deserve deserves deserved',
  THINK:
    'think thinks thinking thought thoughts consider considering considered considers contemplat* imagine imagining imagined picture picturing pictured urge urges urged tempted tempting temptation obsess* wonder wondering wondered idea ideas keep_seeing visualize google googled googling googlin searching searched research researched researching looked_up looking_up',
  PLAN: 'plan plans planning planned decide decided deciding going about will ill gonna try tried trying attempt attempts attempted attempting almost nearly close intend intends intending made_up_my_mind might could should ready scheduled chose chosen picked set',
  ALL_WANT: '@WISH @THINK @PLAN tonight today tomorrow',
  TRIED:
    'tried tryin trying try attempt attempted attempts almost nearly came_close close_to was_about was_going were_going failed survived started',
  // Die.
  DIE: 'die dying died dead death not_exist not_be_alive not_be_here never_wake_up not_wake_up not_wake dont_wake_up dont_wake never_woke_up didnt_wake_up wouldnt_wake_up never_wake sleep_forever stop_existing cease_to_exist stop_breathing stop_living be_no_more stop_being_alive suicide suicidal suicided disappear_forever never_been_born never_born not_exist never_exist vanish_forever be_out_of_here_for_good leave_this_world leave_this_earth leave_the_world leave_this_life',
  KILL_SELF:
    'kill_myself killing_myself killed_myself kill_me end_my_life ending_my_life end_my_own_life ended_my_life take_my_life taking_my_life take_my_own_life taking_my_own_life end_it_all ending_it_all end_it ending_it end_everything end_things ending_things off_myself offing_myself offed_myself do_myself_in hang_myself hanging_myself shoot_myself shooting_myself drown_myself drowning_myself killmyself finish_myself finish_it delete_myself unlive_myself un_alive_myself unalive_myself end_me end_myself ending_myself poison_myself suffocate_myself electrocute_myself throw_myself throwing_myself cut_my_wrists slit_my_wrists slit_my_throat bleed_out blow_my_brains blow_my_head commit_suicide commiting_suicide committing_suicide jump_off jump_from jumping_off jump_in_front step_in_front walk_into_traffic walking_into_traffic put_a_bullet put_myself_down go_to_sleep_and_not fall_asleep_and_not fall_asleep_and_never sleep_and_never go_to_sleep_forever go_to_sleep_and_never not_make_it permanent_sleep crash_my_car crash_the_car drive_off drive_into step_off swerve take_myself_out unsubscribe_from_life log_off_for_good check_out_for_good catch_the_bus',
  GONE: 'gone disappear disappeared vanish vanished not_here wasnt_here werent_here wasnt_around werent_around not_around wasnt_alive dead died stopped_existing didnt_exist never_existed never_existed never_born never_been_born out_of_the_picture erased dropped_dead out_of_it wasnt_there passed passed_away die disappearing leaving left_for_good lost_me',
  ALIVE:
    'alive living life existing existence live exist breathing survive surviving being_here being_alive wake_up waking_up waking being_me being_a_person being_human get_through keep_going going_on go_on stay_alive staying_alive stay_here',
  ANYMORE:
    'anymore any_more any_longer no_more no_longer much_longer another_day one_more_day another_night another_week',
  TIRED:
    'tired sick exhausted done finished over fed_up weary drained worn_out had_enough through ready_to_stop exhausting hate hating',
  NOT: 'not dont didnt isnt arent wasnt werent never no wont wouldnt doesnt havent hasnt hadnt cant cannot couldnt nor aint neither nobody without stopped barely hardly shouldnt',
  DENIES_NOTHING:
    'cant_wait cant_stop couldnt_stop never_stop never_stops never_stopped not_sure dont_know didnt_know not_only not_just not_gonna_lie dont_tell didnt_tell never_told havent_told cant_tell not_even_sure dont_worry not_know doesnt_stop wont_stop wouldnt_stop didnt_stop doesnt_care dont_care not_lying no_lie cant_help couldnt_help dont_get dont_understand never_thought why_not wont_believe wont_leave no_se_si no_se_por no_paro no_puedo_parar no_puedo_dejar no_dejo no_para no_deja_de no_dejo_de no_le_digas no_aguanto no_digas no_le_he no_he_contado no_puedo_evitar nunca_dije no_mas_que no_solo no_le_dije no_entiendo no_one no_ones no_longer without_telling without_asking without_my without_warning no_reason couldnt_move cant_move didnt_say never_said nobody_knows nobody_believes no_doubt no_question not_the_first',
  REASON: 'desire desires reason reasons point purpose meaning use sense future hope motivation strength',
  NO_WAY:
    'no_way_out no_future no_hope no_point no_escape no_exit no_other_way no_other_option no_way_forward dead_end nothing_left nothing_to_live pointless hopeless worthless cant_see_a_future cant_see_any_future dont_see_a_future given_up_on_life given_up_on_myself giving_up_on_life given_up_on_everything gave_up_on_life gave_up_on_myself just_give_up lost_all_hope lost_hope out_of_options only_way_out beyond_help beyond_saving cant_be_fixed unfixable lost_cause no_light never_get_better never_gets_better wont_get_better not_get_better never_going_to_get_better no_one_cares nobody_cares hopelessness worthlessness nothing_matters empty_inside dead_inside hollow unlovable unlovable',
  WASTE:
    'burden burdens dead_weight waste_of_space waste_of_air waste_of_oxygen waste_of_skin waste_of_money waste_of_life nuisance weighing_everyone dragging_everyone drag_everyone ruin_everything ruin_everyone ruin_their_lives ruining_everyones mistake_that accident_that problem_for_everyone in_everyones_way liability disappointment_to failure_as parasite leech poison_to deadweight holding_everyone',
  BETTER: 'better happier easier lighter relieved freer breathe richer simpler relief fine',
  // Goodbye.
  GOODBYE:
    'goodbye goodbyes bye_forever bye_everyone bye_world farewell good_bye byebye good_byes so_long last_words last_message last_text last_letter final_message final_words last_post last_goodbye',
  LETTER:
    'letter letters note notes voice_memo video videos will testament envelope envelopes message messages texts passwords playlist',
  GIVE_AWAY:
    'gave_away giving_away give_away given_away gave giving give left leaving handed handing packed donated sold cleaned_out deleted deleting returned return rehomed rehoming',
  TREASURE:
    'cat dog guitar clothes stuff things belongings jewelry books plants records collection car ring necklace everything_i_own possessions furniture switch playstation laptop shoes bike piano violin hamster rabbit fish bird pet pets everything hoodie jacket savings',
  SORRY: 'sorry forgive forgiveness apologize apologise thank thanks love loved proud remember',
  // Methods.
  MED: 'pill pills meds medication medications medicine tablets tablet capsules tylenol acetaminophen paracetamol advil ibuprofen motrin aspirin aleve naproxen benadryl diphenhydramine xanax xans xannies alprazolam valium diazepam ativan lorazepam klonopin clonazepam ambien zolpidem lunesta trazodone seroquel quetiapine zoloft sertraline prozac fluoxetine lexapro escitalopram celexa citalopram wellbutrin bupropion effexor venlafaxine cymbalta duloxetine lithium lamictal abilify risperdal gabapentin pregabalin adderall addy vyvanse ritalin concerta oxy oxys oxycodone oxycontin percocet percs percocets vicodin hydrocodone norco morphine fentanyl fent tramadol codeine insulin propranolol metoprolol digoxin hydroxyzine melatonin nyquil zzzquil unisom dxm antidepressant antidepressants painkiller painkillers opioids benzo benzos sedatives antifreeze bleach cyanide arsenic pesticide poison sleeping_pills heart_pills blood_thinners prescription prescriptions heroin',
  TAKE: 'take takes took taken taking swallow swallows swallowed swallowing down downed downing ate eat eaten eating popped popping pop chug* gulp* drank drink drinking had inject* mixed mixing mix crushed crushing snorted washed',
  MUCH: 'all whole entire full handful handfuls bunch too_many too_much a_lot lots every fistful fistfuls rest_of dozens so_many a_ton tons double triple bottles bottle pack packs box MANY ten twelve fifteen twenty thirty forty fifty sixty hundred eight several extra emptied',
  HOARD:
    'saving saved save hid hide hiding hidden stash* hoard* stockpil* collecting collected stored storing stole stolen steal stealing counted counting counts count piling keeping lined laid enough ready pocketed sneaking',
  PURPOSE:
    'on_purpose deliberately intentionally to_die to_end wanted_to_die hoping_not to_sleep_forever never_wake not_wake dont_wake wont_wake in_case lethal fatal deadly enough_to just_in_case when_its_time for_when to_stop_feeling and_slept wasnt_an_accident no_accident to_be_done',
  WEAPON:
    'strap blicky gun guns pistol rifle shotgun revolver glock firearm bullets bullet ammo handgun the_strap knife knives machete blade weapon weapons hammer bat ar_15 ar15 crowbar',
  ROPE: 'rope noose belt_around cord_around rope_around tie_the_rope tied_a_rope knot bedsheet ligature',
  EDGE: 'bridge roof rooftop ledge balcony cliff overpass parking_garage top_floor railing tracks train subway oncoming_traffic traffic the_tracks parking_structure window',
  METHOD: '@WEAPON @ROPE @MED carbon_monoxide exhaust_pipe helium nitrogen charcoal',
  HAVE: 'have has got had bought buy ordered order kept keep keeping keeps found hid hide tied picked chose chosen own loaded loading know cleaned borrowed holding held put carry carrying carried',
  READY:
    'ready planned plan date set chosen picked_a picked_the today tonight tomorrow weekend when_everyone after_finals after_graduation',
  SOON: 'tonight tomorrow today soon this_weekend after_finals friday monday sunday saturday thursday tuesday wednesday in_the_morning by_morning right_now',
  // Self-injury.
  CUT: 'cut cuts cutting cutted slice sliced slicing slices burn burned burnt burning burns scratch* carve carved carving claw* slash* slit dig digging dug bite biting bit bruise bruises bruising stab* scrape scraping hurt hurting punch* bang banging pinch* peel peeling razor* bleed bleeding blade marks',
  BODY: 'arm arms wrist wrists thigh thighs leg legs skin hip hips stomach forearm forearms ankle ankles knuckles hand hands shoulder shoulders veins calves body face head myself',
  BLADE:
    'razor razors blade blades box_cutter boxcutter lighter exacto safety_pin safety_pins pencil_sharpener sharpener razorblade razorblades cigarette cigarettes broken_glass needle knife scissors',
  SCARS: 'scars scar cuts burns marks wounds bandages bandaids scabs bruises long_sleeves hoodie sleeves',
  HIDE: 'hide hiding hid cover covering covered wear wearing nobody_sees notice notices noticed see sees ask asks asked lie lied',
  RELIEF:
    'calm calmer relief release numb feel_something feel_better feel_real only_thing only_way feels_good helps quiet quiets cope coping punish deserve feel_alive in_control',
  // Violence against the writer.
  HIT: 'hits hit hitting beat beats beating beaten punch punches punched punching slap slaps slapped slapping kick kicks kicked kicking choke chokes choked choking strangle* strangling shove shoves shoved shoving push pushes pushed pushing grab grabs grabbed grabbing drag drags dragged dragging pin pins pinned smack* whip* slam slams slammed bite bites hurt hurts hurting burn burns burned burnt threaten threatens threatened threatening assault assaults assaulted abuse abuses abused abusing attack attacks attacked attacking molest molests molested rape rapes raped raping grope gropes groped groping yank* strangled jump jumped spit spits spat stab stabs stabbed cornered corner corners tied ties suffocat* bruised headbutt* harass* terroriz* terroris* blackmail* stalk stalks stalked stalking drugged drug spiked roofied tortur* trafficked enslave* humiliat* torment* intimidat*',
  THROW:
    'throw throws threw throwing swings swung swing smash* broke breaks breaking point* pulled pulls pull waves waved came_at comes_at come_at lunge* put puts',
  AT_ME: 'at_me at_my at_us on_me on_us to_me toward_me around_my over_my in_my_face me against',
  HURTFUL:
    'fist fists belt hand hands knife gun plate plates bottle pan shoe stuff things phone chair wall walls door holes throat neck hair arm wrist face',
  HOLD: 'locks locked lock locking trap trapped traps hold held holds blocked blocks blocks_the_door wont_let doesnt_let didnt_let dont_let never_lets not_let wouldnt_let refuses_to_let forbids forbade forbidden',
  OUT_OF:
    'out leave go see talk work eat sleep friends house home door room closet basement bathroom outside phone inside keys passport',
  CONTROL:
    'checks check goes_through went_through takes took reads tracks track tracking controls control controlling monitors monitor monitoring keeps has hides hid wants demands changed holds decides spies',
  MY_THINGS:
    'my_phone my_messages my_texts my_location my_money my_paycheck my_paychecks my_passport my_visa my_documents my_papers my_id my_keys my_card my_bank my_wages my_password my_passwords my_every my_email my_account my_clothes who_i what_i where_i my_calls my_instagram my_birth_control',
  FORCE:
    'forced force forces forcing made make makes making pressured pressures pressuring pressure coerc* pushed guilted guilts manipulated tricked threatened tries tried offered offers expects demanded insisted wants',
  SEX: 'sex sexual sexually touch touched touching touches grope* kiss kissed kissing naked undress undressed nude nudes hookup hook_up sleep_with slept_with bed favors clothes_off shirt_off pants oral inside_me on_top_of_me finger* penetrat* unwanted private_parts my_thigh my_thighs my_breast* my_chest my_butt my_ass my_crotch up_my_skirt up_my_shirt down_my_pants under_my_shirt under_my_skirt',
  NO_CONSENT:
    'said_no saying_no no_and told_him_no told_her_no told_them_no said_stop asked_him_to_stop told_him_to_stop didnt_want without_consent without_my_consent didnt_consent never_consented cant_consent not_consent passed_out blacked_out black_out asleep too_drunk unconscious froze couldnt_move couldnt_say kept_going wouldnt_stop didnt_stop against_my_will took_off_the_condom removed_the_condom took_the_condom without_permission without_asking dont_remember woke_up couldnt_get_away',
  EXTORT:
    'nudes nude pics pictures photos photo video videos screenshots secret immigration ice police visa deport deported',
  SPREAD:
    'post posted posting send sending sent share shared sharing leak leaked leaking spread upload* expose show showed threatened threatens threatening unless if_i dont',
  FOLLOW:
    'follow follows followed following stalk* watches watching watched tracks tracking waits_for waiting_for waits_outside waiting_outside waited_outside shows_up showed_up showing_up turns_up turned_up parked_outside sits_outside stands_outside lurks lurking spies spying keeps_texting keeps_calling keeps_messaging knows_where_i knows_my_schedule knows_my_room found_my_address found_where airtag tracker keeps_showing keeps_coming wont_leave_me sends_me new_accounts every_new_account hacked fake_accounts',
  PLACES:
    'my_dorm my_room my_house my_apartment my_work my_job my_class my_classes my_building my_car my_window my_door home me every_day everywhere campus library every_time parking_lot after_class at_night bus my_place my_bag gym practice',
  FEAR: 'scared afraid terrified frightened scares terrifies fear feared fearing petrified nervous_around unsafe walk_on_eggshells walking_on_eggshells eggshells flinch flinching panic dread scary',
  DANGER:
    'home him her them hurt kill hit find finds catch tonight alone dad father stepdad boyfriend girlfriend husband ex mother mom uncle brother house my_life dying myself what_i what_hell what_he what_she temper drinks drunk partner wife',
  DRUNK: 'drinks drunk drinking angry mad temper rage yells high comes_home snaps',
  // Harm to others.
  KILL: 'unalive kill killing kills murder murdering stab stabbing shoot shooting strangle strangling choke choking hurt hurting smother* drown drowning poison poisoning attack attacking beat beating smash* bash* harm harming hit hitting suffocate shake shaking slice slicing burn burning bomb bombing end_him end_her run_over slit snap_his break_his break_her make_him_suffer make_them_suffer suffer bleed',
  PEOPLE:
    'my_stepfather my_stepmom my_cousin my_teammates my_classmates my_ta myself_and him her them everyone everybody people someone somebody anybody others kids my_roommate my_roomate my_dad my_father my_stepdad my_mom my_mother my_brother my_sister my_ex my_boyfriend my_girlfriend my_professor my_boss my_coach my_husband my_wife my_baby the_baby my_son my_daughter my_child my_kid my_kids my_parents my_uncle my_neighbor my_landlord my_supervisor those_guys that_guy this_guy that_girl the_guy whoever his_head her_head his_face his_throat her_throat my_manager my_teammate my_teacher the_professor the_whole_class my_class campus school these_people',
  REVENGE:
    'pay suffer regret bleed scream beg burn payback revenge deserves_to_die deserve_to_die list sorry laughing',
  // Voices.
  VOICE:
    'voice voices whisper whispers whispering demon demons shadow shadows thing_in_my_head something_in_my_head they_in_my_head tv radio god devil angel angels spirit spirits walls man_in_my_head he_in_my_head something_inside someone_inside it',
  TELL: 'tell tells telling told say says saying said order orders ordered ordering command commands commanding commanded want wants whisper whispers whispering scream screams screaming shout shouting yell yelling talk talks talking speak speaks speaking mock mocking laugh laughing make makes push pushes',
  HARM_ACT: 'kill hurt die jump cut stab burn end do_it deserve attack drown worthless shoot harm step',
  WATCHED:
    'watching_me watching me_through cameras camera chip microchip implanted bugged reading_my_mind read_my_mind reads_my_mind reading_my_thoughts read_my_thoughts hear_my_thoughts know_my_thoughts controlling_my_thoughts putting_thoughts in_my_brain poisoning_my_food poisoned_my_food poison_my_food following_me spying tracking_me messages_for_me out_to_get broadcast* codes hidden_messages secret_messages replaced_by impostor imposters not_real my_file stealing_my_thoughts receives_my_thoughts thoughts_arent_mine thoughts_are_not_mine sending_me_signals signals being_watched being_recorded recording_me listening_to_me special_mission',
  HEAR: 'hear hears hearing heard see sees seeing',
  NOT_THERE:
    'arent_there isnt_there not_there nobody_there no_one_there nobody_else no_one_else nobody_is_there arent_real isnt_real not_real that_others when_im_alone nobody_around',
  // Nowhere safe.
  HOMELESS:
    'homeless evicted eviction kicked_out kicked_me_out kicking_me_out threw_me_out thrown_out_of got_thrown_out throwing_me_out locked_out locked_me_out nowhere_to_sleep nowhere_to_go nowhere_to_stay nowhere_safe no_place_to_sleep no_place_to_go no_place_to_stay no_place_to_live no_where_to_go no_where_to_sleep nowhere_else_to_go sleeping_in_my_car sleep_in_my_car sleeping_outside slept_outside sleep_outside sleeping_rough living_in_my_car live_in_my_car living_out_of_my_car sleeping_on_the_bus slept_in_the_library slept_in_my_car sleeping_in_the_library sleeping_in_the sleep_in_the_library no_roof on_the_street on_the_streets slept_at_the_station disowned couch_surfing without_a_home lost_my_housing lost_my_apartment no_home shelter_is_full shelter_was_full sleeping_at_the',
  NO_SAFE:
    'not_safe unsafe dont_feel_safe isnt_safe never_safe didnt_feel_safe doesnt_feel_safe cant_keep_myself_safe not_feel_safe not_be_safe wont_be_safe am_i_safe nowhere_safe aint_safe no_longer_safe cant_stay_safe stay_safe_tonight keep_myself_safe not_ok_to_be_alone not_okay_to_be_alone not_feeling_safe not_really_safe',
  NOT_TRUST:
    'dont_trust_myself cant_trust_myself not_trust_myself shouldnt_be_alone cant_be_alone dont_want_to_be_alone_with_my not_be_alone scared_of_myself afraid_of_myself scared_to_be_alone afraid_to_be_alone scared_of_what_i afraid_of_what_i scared_of_what_ill afraid_of_what_ill scared_what_ill scared_of_what_id scared_ill_do scared_i_might scared_i_will afraid_i_will afraid_i_might what_i_might_do what_i_will_do what_ill_do do_something_bad do_something_stupid do_something_i',
  // Eating.
  EAT: 'eat eaten ate eating food meal meals calories calorie lunch dinner breakfast dining_hall',
  PURGE:
    'throw_up throwing_up threw_up puke puking puked vomit vomiting vomited purge purging purged laxative laxatives fingers_down my_fingers stick_my_fingers chew_and_spit make_myself_sick made_myself_sick diuretics diet_pills ipecac',
  STARVE:
    'starve starving starved starves fasting restrict restricting restricted restricts binge binging bingeing binged',
  THIN: 'fat thin thinner skinny weight weigh disgusting body bmi pounds lbs mirror scale faint fainted fainting passed_out pass_out blacked_out dizzy hollow ribs bones hunger period size lighter smaller',
  ED: 'anorexia anorexic bulimia bulimic eating_disorder ana mia ednos',
  // Friends in danger.
  HERSELF: 'herself himself themself themselves theirself his_life her_life their_life',
  FRIEND_ACT:
    'suicide suicidal kill_herself kill_himself kill_themself kill_themselves killing_herself killing_himself wants_to_die want_to_die wanna_die wanted_to_die wishes_she_was wishes_he_was hurt_herself hurt_himself hurting_herself hurting_himself hurting_themself cut_herself cut_himself cutting_herself cutting_himself cuts_herself cuts_himself self_harm self_harms self_harming cutting end_her_life end_his_life end_it end_it_all ending_it dont_want_to_be_here doesnt_want_to_be_here doesnt_want_to_live doesnt_want_to_be_alive not_want_to_live not_wake_up overdosed overdose overdosing took_pills took_a_bunch whole_bottle took_all unalive starving_herself purging goodbye_letter goodbye_note goodbye_text goodbye_message goodbye_post saying_goodbye said_goodbye hang_himself hang_herself shoot_himself shoot_herself jump_off jump_from got_raped was_raped unconscious wont_wake not_breathing isnt_breathing not_waking take_her_own_life take_his_own_life taking_her_life better_off_without better_off_dead harm_herself harm_himself harm_themselves end_their_life end_things no_reason_to_live kill_her kill_him kill_them jumping_off a_noose being_abused being_beaten giving_away_her giving_away_his gave_away_her gave_away_his giving_her_stuff giving_his_stuff throwing_up_after throws_up_after',
  SILENT:
    'wont_answer not_answering isnt_answering doesnt_answer hasnt_answered stopped_answering wont_open phone_off phone_is_off went_dark gone_dark wont_respond not_responding no_reply wont_pick_up not_picking_up cant_reach cant_find locked',
  // Questions and hints.
  HOW: 'how_many how_much how_long how_high how_deep how_fast how_tall whats_the what_is_the which',
  HARM_Q:
    'die kill death lethal fatal overdose bleed_out bleed dangerous painless painful hang drown jump fall survive suffocate deadly quickest stop_your_heart stop_my_heart toxic to_work unconscious fall_from not_wake black_out',
  PAINLESS:
    'painless painlessly without_pain least_painful quick_way fastest_way easiest_way quickest_way surest_way way_to_die ways_to_die way_to_go ways_to_go methods way_to_end ways_to_end doesnt_hurt',
  NOTICE:
    'notice notices noticed miss misses missed care cares cared cry cries find found know look_for come_looking remember cried attend come_to show_up',
  WHO_Q: 'anyone anybody someone nobody no_one how_long who people they you everyone would',
  IF_GONE:
    'if_i_died if_i_was_gone if_i_were_gone if_i_disappeared if_i_wasnt if_i_werent if_i_vanished if_i_didnt_exist if_i_just_stopped if_im_gone if_im_not when_im_gone once_im_gone after_im_gone when_i_am_gone if_i_am_gone if_i_didnt_wake if_i_dont_wake if_i_was_dead if_i_were_dead if_i_dropped_dead if_i_killed if_something_happens_to_me if_something_happened_to_me if_i_jumped if_i_die when_im_dead if_i_just_disappeared if_i_dont_make_it if_i_dont_come_back if_i_werent_around if_i_wasnt_around when_i_die if_i_got_hit if_i_let_go if_i_did_it if_i_dissapeared if_i_walked_into if_i_swerved if_i_ended if_i_never_woke if_im_dead if_i_went_missing once_i_am_gone after_i_am_gone after_i_die after_im_dead if_i_left_this if_i_got_killed if_i_crashed if_a_car if_somebody_took_me if_someone_took_me',
  WONT_BE:
    'wont_be_here wont_be_around wont_be_alive not_be_here not_be_around wont_be_there wont_be_a_problem wont_be_in_the_way wont_need wont_matter wont_exist wont_make_it wont_live wont_last wont_have_to_worry wont_have_to_deal wont_bother wont_be_coming wont_be_needing wont_hear_from_me wont_wake not_need not_make_it',
  HINTS:
    'when_you_hear_about_me hear_from_me_again im_already_gone ill_be_gone i_will_be_gone where_im_going where_i_am_going in_my_sleep put_me_out_of_my tell_them_i_tried tell_everyone_i_tried going_to_see_the_angels sewer_slide toaster_bath not_make_it_to_morning be_the_last_you catch_the_bus catching_the_bus last_thing_i_write last_thing_i_say rest_in_peace_me by_the_time_you_read when_you_read_this if_youre_reading_this if_you_are_reading_this my_suicide my_death my_grave my_last_night my_last_week my_final_day on_the_other_side in_the_next_life in_another_life finally_at_peace finally_be_at_peace finally_rest finally_be_free be_at_peace rest_forever make_the_pain_stop make_it_all_stop make_it_stop make_everything_stop pain_will_end pain_will_be_over pain_to_end pain_to_stop all_be_over it_will_be_over soon_it_will_all itll_all_be_over itll_be_over be_over_soon wont_hurt_anymore no_more_pain take_the_easy_way_out permanent_solution easy_way_out join_my join_him_in join_her_in be_with_him_again be_with_her_again see_her_again_soon see_him_again_soon final_plan exit_plan escape_plan my_exit cant_do_life wasnt_meant_for_this_world not_meant_for_this_world shouldnt_have_been_born should_have_been_aborted should_have_died shouldve_died shoulda_died be_the_one_who_died expiration_date ticket_out my_way_out turn_off_the_lights_for_good bring_flowers my_ashes my_organs on_borrowed_time already_dead_inside already_dead theres_no_tomorrow no_tomorrow already_gone',
  // Excuses.
  WORK: 'shelters paper essay presentation thesis dissertation report poster lecture lectures seminar module textbook chapter readings coursework case_study slides syllabus article articles journal literature_review practicum training trainings workshop workshops prevention awareness campaign hotline crisis_line volunteer volunteering volunteered podcast documentary debate discussion_post policy_brief statistics nursing_school clinicals curriculum legislation leaflet leaflets brochure pamphlet translate criminology forensics toxicology sociology epidemiology public_health ra_training psychology anthropology pharmacology research_project research_paper capstone talk_on flash_cards flashcards flyers textbook_chapter ethics_case med_school first_aid reporter support_group bystander',
  COURSE:
    'class classes course unit lab exam test quiz homework project reading history psych psych_class study research module museum internship law midterm final bill assignment nursing bio chem lit english section talk question example page number',
  ART: 'the_ending novel novels movie movies film films tv_show season_finale episode episodes character characters screenplay script plot poem poems poetry lyrics album musical opera actor actress hamlet romeo juliet ophelia plath sylvia gatsby macbeth shakespeare anime comic comics video_game minecraft fortnite valorant dnd boss_fight respawn npc protagonist narrator villain sequel trailer netflix fiction short_story screenwriting improv rehearsal theater theatre antigone werther iliad odyssey elden_ring zelda fanfic memoir true_crime thriller the_play our_play a_play the_show a_show the_song this_song that_song the_line the_band the_book my_book a_book this_book last_scene the_scene a_scene the_series in_game final_scene stage_combat my_monologue monologue the_opera dracula frankenstein werewolf zombies vampire',
  SPORT:
    'match opponent opponents scrimmage soccer football basketball baseball hockey lacrosse rugby tennis wrestling boxing sparring mma jiu_jitsu judo karate volleyball marathon chess tournament playoffs goalie quarterback referee league championship pitcher halftime dodgeball paintball lasertag kickball fencing dunk scored goalkeeper rec_league intramural tackled smash_bros mario_kart ping_pong leg_day squats conditioning practice the_other_team other_team offense pickup_game swim_meet relay racquetball pickleball ultimate_frisbee frisbee taekwondo coach_had_us drills warmup monopoly uno scrabble',
  AGO: 'years_ago in_2010 in_2015 in_2016 in_2018 in_2019 at_16 at_15 at_14 at_17 freshman_year sophomore_year in_tenth at_fifteen at_sixteen used_to back_then long_ago in_middle_school in_high_school when_i_was_a in_ninth_grade in_tenth_grade freshman_year_of_high a_decade_ago as_a_teenager as_a_teen as_a_kid when_i_was_fourteen when_i_was_fifteen when_i_was_sixteen when_i_was_younger my_past in_the_past once_upon',
  RECOVERED:
    'im_good_now good_now got_help recovered recovery in_remission sober survivor survivors got_help got_better got_through got_me_through came_through stronger healed healing proud_to_say glad_im_still glad_to_be glad_i_am_still grateful now_i_help now_im now_i_am stable better_now okay_now ok_now fine_now doing_well moved_on peer_mentor no_longer not_anymore thanks_to_therapy thanks_to_my_therapist days_clean months_clean years_clean year_clean clean_for been_clean since_then behind_me survived helped_me_through am_here_to_tell mentor mentoring volunteer therapy_helped good_now well_now a_year_free years_free',
  AGE: 'fourteen fifteen sixteen seventeen thirteen twelve nineteen eighteen twenty MANY',
  JOKE: 'lol jk kidding just_kidding im_joking joking metaphorically figuratively jkjk hyperbole dramatic being_dramatic literally_screaming as_a_joke sarcasm',
  DOSE: 'as_prescribed prescribed_by every_morning every_night twice_a_day once_a_day for_my_headache for_the_headache for_a_headache allergy allergies pharmacy pharmacist refill refills refilled doctor_said nurse_said my_doctor vitamin vitamins antibiotics for_my_cold the_flu for_my_migraine migraine cramps with_food with_breakfast birth_control wisdom_teeth prescribed dosage vet dentist surgery',
}
