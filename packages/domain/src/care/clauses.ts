import { plainText, wordsOf } from './normalise.ts'

/** A sentence as its clauses, and a clause as its words (`wordsOf`). */
export type Sentence = readonly (readonly string[])[]

const words = (list: string) => new Set(list.split(' '))

/** Subjects and turns that open a clause of their own after a comma. */
const AFTER_COMMA = words(
  'i im id ill ive he hes she shes they theyre we my now then no nobody but so yet and last tonight yo me el ella ellos mi ahora ya pero y anoche hoy nadie',
)
/** Words in front of which a clause ends, without any mark. */
const TURNS = words('but because though although however pero aunque porque xq pq cuz bc')
/** 'And' ends a clause only in front of a subject: 'and I', 'y me'. */
const ANDS = words('and so y')
const SUBJECTS = words('i im id ill ive he hes she shes they we yo me ya el ella')

const NOTHING = 0
const CLAUSE = 1
const SENTENCE = 2

/** What ends where two words are parted by `mark`. `line` counts the words of the line so far. */
function endAt(mark: string, before: string, after: string, line: number): number {
  if (mark === ' ') return NOTHING
  if (mark.includes('\n') && line >= 3) return /\n\s*\n/.test(mark) ? SENTENCE : CLAUSE
  if (/[!?¿¡。]/.test(mark)) return SENTENCE
  if (/\.\.|…/.test(mark)) return CLAUSE
  if (mark.includes('.'))
    return mark.trim() === mark && (before.length < 2 || after.length < 2 || /^\d/.test(after))
      ? NOTHING
      : SENTENCE
  if (/[;()–—]|\s-+\s/.test(mark)) return CLAUSE
  return mark.includes(',') && AFTER_COMMA.has(after) ? CLAUSE : NOTHING
}

/** Splits a text into sentences and these into clauses, all normalised. Empty ones are left out. */
export function sentencesOf(text: string): readonly Sentence[] {
  const plain = plainText(text)
  const found = [...plain.matchAll(/[a-z0-9@$]+/g)]
  const sentences: string[][][] = []
  let clauses: string[][] = []
  let clause: string[] = []
  const end = (what: number) => {
    if (what === NOTHING) return
    const said = wordsOf(clause)
    clause = []
    if (said.length > 0) clauses.push(said)
    if (what === CLAUSE || clauses.length === 0) return
    sentences.push(clauses)
    clauses = []
  }
  let line = 0
  let last = 0
  found.forEach((match, index) => {
    const word = match[0]
    const mark = plain.slice(last, match.index)
    last = match.index + word.length
    if (index > 0) {
      const spaced =
        word.length === 1 && found[index - 1]![0].length === 1 && mark !== '\n' && !/[,;!?]/.test(mark)
      const joins = ANDS.has(word) && SUBJECTS.has(found[index + 1]?.[0] ?? '')
      end(spaced ? NOTHING : endAt(mark, found[index - 1]![0], word, line))
      if (clause.length > 0 && (TURNS.has(word) || joins)) end(CLAUSE)
    }
    line = mark.includes('\n') ? 1 : line + 1
    clause.push(word)
  })
  end(SENTENCE)
  if (clauses.length > 0) sentences.push(clauses)
  return sentences
}

/** The clauses of a text as arrays of normalised words, in the order of the text. */
export const normalised = (text: string): readonly (readonly string[])[] => sentencesOf(text).flat()
