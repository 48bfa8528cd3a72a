/* Words that may mean danger on their own, in English and Spanish. They are too heavy to be quoted back to their
   writer. `risk-rules` looks for phrases and decides who gets help; this list only keeps a word out of a sentence,
   so it prefers false positives. `\w*` matches any ending; letters have no accents. */
const HEAVY = [
  'kill(s|ed|er|ers|ing|ings)?',
  'murder\\w*',
  'suicid\\w*',
  'die[ds]?',
  'dying',
  'dead\\w*',
  'death\\w*',
  'harm(s|ed|ful|ing)?',
  'hurt(s|ing|ful)?',
  'abus\\w*',
  'rap(e|es|ed|ing|ist|ists)',
  'molest\\w*',
  'assault\\w*',
  'violen\\w*',
  'overdos\\w*',
  'hang(ed|ing)?',
  'strangl\\w*',
  'chok(e|es|ed|ing)',
  'stab\\w*',
  'shoot\\w*',
  'guns?',
  'weapons?',
  'knife|knives',
  'blood\\w*',
  'bleed\\w*',
  'cut(s|ting|ter)?',
  'beat(s|en|ing|ings)?',
  'threat\\w*',
  'stalk\\w*',
  'victim\\w*',
  'traffick\\w*',
  'drugged',
  'unaliv\\w*',
  'kms',
  'mat(ar|arme|arse|o|aron)',
  'mor(ir|irme|irse)',
  'muer(o|e|te|tes|to|ta)',
  'dan(o|ar|arme)',
  'lastim\\w*',
  'viol(ar|o|acion|aron|ador)',
  'golpe\\w*',
  'maltrat\\w*',
  'sobredosis',
  'cortarme',
  'ahorc\\w*',
  'armas?',
  'amenaz\\w*',
]

const heavy = new RegExp(`^(?:${HEAVY.join('|')})$`)

/** Whether a word may mean danger on its own. Expects lower case without accents. */
export function isHeavyWord(word: string): boolean {
  return heavy.test(word)
}
