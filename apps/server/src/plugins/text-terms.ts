import { isHeavyWord } from '@shinequo/domain/care/heavy-words'
import { hasRiskWords } from '@shinequo/domain/care/risk-words'
import { stemmer } from 'stemmer'
import stopWords from 'stopwords-iso/stopwords-iso.json' with { type: 'json' }

/** A meaningful word, and its stem, by which 'run' and 'Running' are one term. */
export interface Term {
  readonly stem: string
  /** The word as written, in lower case. */
  readonly word: string
}

/**
 * Words that everybody uses about coaching and college. They do not distinguish people, even while few have written.
 */
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

/** The length of a word in letters. Shorter ones are initials, longer ones are not words. */
const LEAST_LETTERS = 3
const MAX_LETTERS = 30

/** A sign of a mail or web address. */
const ADDRESS = /@|:\/\/|www\./

/** A cache of stems, '' for a stop word: a run over many texts sees most words many times. */
const known = new Map<string, string>()
const MAX_KNOWN = 50_000

function stemOf(word: string): string {
  if (word.length < LEAST_LETTERS || word.length > MAX_LETTERS || word.includes("'")) return ''
  if (known.size >= MAX_KNOWN) known.clear()
  return known.getOrInsertComputed(word, () => {
    const spelled = plain(word)
    const stem = stemmer(spelled)
    return stops.has(spelled) || everyday.has(stem) || isHeavyWord(spelled) ? '' : stem
  })
}

/**
 * The meaningful words of a text, in order and with repetitions. Stop words in English and Spanish and addresses are left
 * out. So is a sentence with words of danger, or the whole text if they span sentences.
 */
export function termsIn(text: string): Term[] {
  const terms: Term[] = []
  // Split first: a pattern with the space around these signs takes quadratic time where there is no space.
  const words = withoutDanger(text)
    .split(/\s+/)
    .filter((part) => !ADDRESS.test(part))
    .join(' ')
  for (const written of words.match(/\p{L}+(?:['’]\p{L}+)*/gu) ?? []) {
    const word = written.toLowerCase().replaceAll('’', "'").replace(/'s$/, '')
    const stem = stemOf(word)
    if (stem !== '') terms.push({ stem, word })
  }
  return terms
}

/** Leaves out both levels: these words are quoted to somebody else, and a word too few costs nothing there. */
function withoutDanger(text: string): string {
  if (!isOfDanger(text)) return text
  const harmless = text
    .split(/(?<=[.!?;\n])/)
    .filter((sentence) => !hasRiskWords(sentence))
    .join('\n')
  return isOfDanger(harmless) ? '' : harmless
}

/** Also where the words stand in several sentences: 'I want. To die.' */
const isOfDanger = (text: string) => hasRiskWords(text) || hasRiskWords(text.replace(/[.!?;\n]+/g, ' '))
