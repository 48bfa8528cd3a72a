/* Phrases that may mean danger, in English here and in Spanish in `phrases-es.ts`: that the writer thinks of
   dying, of hurting themselves or others, or is being hurt. Our own list; docs/care.md says what it finds and what
   it misses. A match only offers help and notifies a person sooner, so the list prefers asking too often; common
   phrases about exams, coffee and jokes are excluded. In a phrase a space may be missing, `\w*` matches any ending,
   and letters have no accents or apostrophes. */

const DYING = [
  'kill(ing|ed)? my ?self',
  'unaliv\\w*',
  'suicid\\w*(?! squad)',
  '(?<!\\d )kms',
  'end(ing)? my (own )?life',
  'ended my (own )?life',
  'tak(e|ing) my own life',
  '(want|wanna|going|gonna|try|trying|tried|plan|planning) (to )?take my life(?! (back|in|into|seriously|forward))',
  'end(ing)? it all',
  '(want|wants|wanted|wanna|ready|going|gonna|hope|hoping|wish i could|better|easier) (to )?(just )?die',
  'wish i (was|were|would be) (dead|gone|never born)',
  'wish i (wasnt|werent|was not|were not) (here|alive|born)',
  'wish i (had|was|were)( ?nt)? never been born',
  'wish i could (disappear|sleep) for ?ever',
  '(better|best) off (dead|if i (was|were) (dead|gone)|without me)',
  '(dont|do not|didnt|did not) (want to|wanna) (be alive|exist|go on living|wake up (anymore|any more|again|tomorrow))',
  '(dont|do not) (want to|wanna) live(?! (in (a|an|the|my|that|dorms?|boston|campus)|with (a|my|the|him|her|them|people|room ?mates?)|at|on|near|off|alone|there|far|so) ?)',
  '(dont|do not) (want to|wanna) (be here|go on|live|do this life) (anymore|any more)',
  '(dont|do not) (want to|wanna) live (in this world|on this planet|with this pain|like this)',
  '(cant|can not|cannot) go on (living|anymore|any more|like this)',
  '(no|any) (reason|point) (to live|to be alive|to go on|in living|for living)',
  'nothing (left )?to live for',
  '(life )?(isnt|is not|not) worth living',
  '(tired|sick|done|finished) (of|with) (living|being alive|my life)',
  '(no ?body|no ?one|nobody) (would|will|d) (even )?(miss me|notice if i (was|were|am|im) gone|care if i (died|die|was gone|were gone|disappeared))',
  '(everyone|everybody|they) (would|will|d) be (better|happier) (off )?without me',
  '(say|saying|said) (my )?good ?bye (forever|to everyone|for ?ever|for good)',
]

const HURTING = [
  'self ?harm\\w*',
  'harm(ing|ed)? myself',
  'cut(ting)? myself (again|on purpose|open|to feel)',
  'cutting myself',
  'cut my (wrists?|arms?|thighs?)',
  'slit(ting)? my (wrists?|throat)',
  'hurt(ing)? myself (again|on purpose)',
  'hurting myself',
  '(want|wanna|going|gonna|urge|need|thinking|think|thought|thoughts|plan|planning) (to |of |about )?(hurt(ing)?|cut(ting)?|burn(ing)?|starv(e|ing)|hang(ing)?|shoot(ing)?|drown(ing)?) myself',
  'hang(ing|ed)? myself',
  'shoot(ing)? myself',
  'overdos\\w*',
  '(swallow|take|took|taking|swallowed) (all|a bunch|a bottle|the whole bottle|too many) (of )?(my |the )?(pills|meds|sleeping pills|tablets)',
  'jump(ing|ed)? (off|from|out of|in front of) (a|an|the|my) (bridge|roof|building|cliff|balcony|window|train|car|bus)',
  '(walk|walking|step|stepping) in front of (a|an|the) (train|car|bus|truck)',
]

const MINE =
  '(my )?(dad|father|stepdad|step ?father|mom|mum|mother|step ?mother|step ?mom|parents|uncle|brother|boyfriend|girlfriend|husband|wife|partner|ex|roommate|room mate|coach|teacher|professor|boss|he|she|they|someone|somebody)'
const VIOLENCE = '(hit|beat|punch|kick|chok|strangl|slap|hurt|rap|molest|abus|threaten|assault|stalk)'

/** Somebody hurts the writer. */
const BEING_HURT = [
  `${MINE} (still |always |often |keeps |kept |has |have |had |is |are |was |were |been |just |once |used to ){0,3}${VIOLENCE}(s|es|ed|e|en|ing|ting|ped|ping|es|led|ling|les|le)? me(?! (out|off|up (at|for|when|later|again))| with (a|the|his|her) (question|idea|bill|deadline))`,
  `${MINE} (forced|forces|makes|made|forcing) me (to )?(have sex|touch|sleep with|undress)`,
  `${MINE} (touch(es|ed)?|grop(es|ed)|touching|groping) me (where|when|down|inappropriately|without|at night|sexually|against)`,
  `${MINE} (wants|wanted|threatened|threatens|said (he|she|they)( will|d| would)?|is going|are going|tried|tries) (to )?kill me(?! (when|if|because|over|for))`,
  '(i was|i am|im|i got|i have been|ive been|being|been) (being |sexually |physically )?(raped|molested|abused|assaulted|beaten|stalked|choked|strangled|trafficked|drugged)',
  '(sexual|domestic|physical) (abuse|assault|violence)',
  '(afraid|scared|terrified) (of (my|him|her)|to go home|he will|shell|hell (hurt|hit|kill|find)) ?(dad|father|stepdad|mother|mom|boyfriend|girlfriend|husband|wife|partner|ex)?(?! (exam|exams|professor|grades?))',
  'not safe at home',
  '(dont|do not|didnt) feel safe (at home|with (him|her|my))',
]

/** The writer may hurt others. */
const HURTING_OTHERS = [
  '(want|wanna|going|gonna|ready|plan|planning|thinking|think|thought|thoughts|dream|fantasi[sz]e|urge) (to |of |about )?(kill(ing)?|murder(ing)?|stab(bing)?|shoot(ing)?|strangl(e|ing)|hurt(ing)?) (him|her|them|everyone|everybody|people|someone|somebody|others|my (dad|father|mother|mom|parents|brother|sister|roommate|room mate|boyfriend|girlfriend|ex|professor|teacher|boss|baby|child|kids?))(?!s? (feelings|chances|vibe))',
  'shoot(ing)? up (the |my |this |our )?(school|campus|class|classroom|college|place|dorm|library)',
  '(bring|bringing|take|taking) (a|my|the) (gun|knife|weapon) (to|into) (school|campus|class|college|the dorm)',
  '(make|making) (him|her|them|everyone) pay with (his|her|their) (life|lives|blood)',
  '(blow|blowing) up (the |my |this )?(school|campus|college)',
]

/** Phrases of the writer's own life and body. */
export const OWN = [...DYING, ...HURTING]

/** Phrases of what others do to the writer, or the writer to others. */
export const OTHERS = [...BEING_HURT, ...HURTING_OTHERS]

/** Phrases that people use as a joke or about something else. They are removed before the search. */
export const HARMLESS = [
  '(cut|cutting) myself (some|a little) slack',
  '(cut|cutting) myself (shaving|while cooking|on (a|the) (paper|knife|can))',
  'cutting myself off from (sugar|coffee|social media)',
  '(shoot|shooting|shot) myself in the foot',
  'drown(ing)? myself in (work|coffee|homework|tea|books)',
  '(hurt|hurting) myself (laughing|at the gym|at practice|running|playing)',
  'overdos(e|ed|ing) on (coffee|caffeine|sugar|chocolate|memes|netflix|candy)',
  '(die|died|dying) (of|from) (embarrassment|laughter|laughing|boredom|cringe|shame|happiness)',
  '(die|dying) (of|from) laughing',
  'die hard',
  '(beat|beats|beating|kick|kicks) me (at|in) (chess|tennis|cards|games?|smash|mario kart|basketball|soccer|a race|the race)',
  '(hit|hits) me (up|that)',
  '(killed|killing|kills) it',
  '(professor|teacher|coach|boss|exam|class|paper) (is )?(killing|destroying) me',
]
