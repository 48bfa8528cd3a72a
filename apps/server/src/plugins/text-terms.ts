import { isHeavyWord } from '@shinequo/domain/care/heavy-words'
import { hasRiskWords } from '@shinequo/domain/care/risk-words'
import { stemmer } from 'stemmer'
import stopWords from 'stopwords-iso/stopwords-iso.json' with { type: 'json' }

/** A word that says something, and the stem by which 'run' and 'Running' are one term. */
export interface Term {
  readonly stem: string
  /** As it was written, in lower case. */
  readonly word: string
}

/** What everybody writes about coaching and college: it tells nothing of two people, also where few have written yet. */
const EVERYDAY =
  'able advice afternoon believe bit campus challenge change class coach coaching college confidence course daily day days ' +
  'deal degree difficult easy encourage enjoy evening everyday experience family feel feeling friend fun future glad goal ' +
  'grade graduate guide habit happy hard hear help hope hour idea improve interest issue learn lecture life listen live lot love ' +
  'major meet mentor mind month morning move night passion people person personal plan practice problem question reach ready ' +
  'school semester share skill small speak spend start step story stress student study studying success support talk teach ' +
  'term thing thinking time today tomorrow tonight train try understand university walk week weekend wish worry write ' +
  'ayudar clase hablar querer quiero coaching escuela estudiante estudiar gente gustar semana semestre tiempo universidad vida'

const plain = (word: string) => word.normalize('NFKD').replace(/\p{M}/gu, '')
const stops = new Set([...stopWords.en, ...stopWords.es].map((word) => plain(word.toLowerCase())))
const everyday = new Set(EVERYDAY.split(' ').map((word) => stemmer(word)))

/** A word is of letters; shorter ones are initials, longer ones no words. */
const LEAST_LETTERS = 3
const MOST_LETTERS = 30

/** Stems of words, '' for one that says nothing: a run over many texts meets most words again and again. */
const known = new Map<string, string>()
const MOST_KNOWN = 50_000

function stemOf(word: string): string {
  if (word.length < LEAST_LETTERS || word.length > MOST_LETTERS || word.includes("'")) return ''
  if (known.size >= MOST_KNOWN) known.clear()
  return known.getOrInsertComputed(word, () => {
    const spelled = plain(word)
    const stem = stemmer(spelled)
    return stops.has(spelled) || everyday.has(stem) || isHeavyWord(spelled) ? '' : stem
  })
}

/**
 * The words of a text that say something, in their order and as often as they stand there. Left out are words of every
 * text, in English and Spanish, addresses, and all that may mean danger: the sentence that it stands in, or the whole
 * text where it spans sentences.
 */
export function termsIn(text: string): Term[] {
  const terms: Term[] = []
  const words = withoutDanger(text).replace(/\S*(?:@|:\/\/|www\.)\S*/g, ' ')
  for (const written of words.match(/\p{L}+(?:['’]\p{L}+)*/gu) ?? []) {
    const word = written.toLowerCase().replaceAll('’', "'").replace(/'s$/, '')
    const stem = stemOf(word)
    if (stem !== '') terms.push({ stem, word })
  }
  return terms
}

function withoutDanger(text: string): string {
  if (!hasRiskWords(text)) return text
  const harmless = text
    .split(/(?<=[.!?;\n])/)
    .filter((sentence) => !hasRiskWords(sentence))
    .join('\n')
  return hasRiskWords(harmless) ? '' : harmless
}
