import { setImmediate as othersTurn } from 'node:timers/promises'
import type {
  CoachText,
  LikenessOf,
  SharedText,
  StudentLikeness,
  TextLikeness,
} from '@shinequo/domain/matching/text-likeness'
import MiniSearch from 'minisearch'
import { termsIn } from './text-terms.ts'

/** How many terms of a text count: the rarest ones among coaches. */
const MAX_TERMS = 12
/** How many words are named and stored. */
const MAX_NAMED = 3

/** The coaches who use a term, by index, with the score of each, and the highest of these scores. */
interface TermList {
  readonly coaches: Int32Array
  readonly scores: Float64Array
  readonly highest: number
}

/**
 * How many of these coaches may use a term before it stops being distinctive: half of a few coaches, a tenth of many. This
 * also bounds the work per student.
 */
export function mostUsers(coaches: number): number {
  return Math.min(coaches / 2, Math.max(5, coaches / 10))
}

/**
 * Compares by words, with the BM25+ scores of MiniSearch: with s(t, c) the score of term t in the text of coach c, a
 * coach's value is the sum of s(t, c) over the sum of the highest s(t, c) of any coach, t being the student's terms.
 * So 1 is for a coach who comes first by each of them. A term is looked up once, however many students use it.
 */
export const lexicalLikeness: LikenessOf = (coaches) => {
  const texts = inOrder(coaches)
  const words = wordsOfCoaches()
  for (const { text } of texts) words.add(text)
  return likenessIn(texts, words)
}

/** How many texts are processed before yielding to other work. */
const IN_A_TURN = 20

/** The same without blocking requests: thousands of texts take seconds. */
export async function lexicalLikenessInTurns(coaches: readonly CoachText[]): Promise<TextLikeness> {
  const texts = inOrder(coaches)
  const words = wordsOfCoaches()
  for (const [at, { text }] of texts.entries()) {
    if (at % IN_A_TURN === 0) await othersTurn()
    words.add(text)
  }
  return likenessIn(texts, words)
}

/** Sorted, because rounding makes scores depend on the order. */
function inOrder(coaches: readonly CoachText[]): CoachText[] {
  return coaches.toSorted((a, b) => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0))
}

/** The texts of the coaches, one at a time. */
function wordsOfCoaches() {
  const users = new Map<string, number>()
  const index = new MiniSearch<{ id: number; stems: string }>({
    fields: ['stems'],
    tokenize: (stems) => (stems === '' ? [] : stems.split(' ')),
    processTerm: (stem) => stem,
    searchOptions: { prefix: false, fuzzy: false },
  })
  const add = (text: string) => {
    const stems = termsIn(text).map(({ stem }) => stem)
    for (const stem of new Set(stems)) users.set(stem, (users.get(stem) ?? 0) + 1)
    index.add({ id: index.documentCount, stems: stems.join(' ') })
  }
  return { add, index, users }
}

function likenessIn(
  texts: readonly CoachText[],
  { index, users }: ReturnType<typeof wordsOfCoaches>,
): TextLikeness {
  const at = new Map(texts.map(({ id }, place) => [id, place]))
  const most = mostUsers(texts.length)
  const lists = new Map<string, TermList>()
  const sums = new Float64Array(texts.length)

  function listOf(stem: string): TermList {
    const found = index.search(stem).sort((a, b) => a.id - b.id)
    return {
      coaches: Int32Array.from(found, ({ id }) => id),
      scores: Float64Array.from(found, ({ score }) => score),
      highest: found.reduce((highest, { score }) => Math.max(highest, score), 0),
    }
  }

  return {
    coaches: texts.map(({ id }) => id),
    to: (text) => {
      if (text === '') return null
      const words = new Map<string, string>()
      for (const { stem, word } of termsIn(text)) {
        const many = users.get(stem)
        if (many !== undefined && many <= most && !words.has(stem)) words.set(stem, word)
      }
      const rarest = [...words]
        .sort(([a], [b]) => users.get(a)! - users.get(b)! || (a < b ? -1 : 1))
        .slice(0, MAX_TERMS)
      if (rarest.length === 0) return null
      const own = rarest.map(([stem]) => lists.getOrInsertComputed(stem, listOf))
      return likenessBy(
        own,
        rarest.map(([, word]) => word),
        at,
        sums,
      )
    },
  }
}

/** By these terms of a student, each with its word; `sums` is scratch space, of each coach 0 between two calls. */
function likenessBy(
  lists: readonly TermList[],
  words: readonly string[],
  at: ReadonlyMap<string, number>,
  sums: Float64Array,
): StudentLikeness {
  const whole = lists.reduce((sum, { highest }) => sum + highest, 0)
  // Both sums are added up in the same order, so that rounding cannot lift the ratio above 1.
  const added = (sum: number, score: number) => Math.min(1, sum + score / whole)
  return {
    fillFew: (found, values) => {
      let length = 0
      for (const { coaches, scores } of lists) {
        for (let place = 0; place < coaches.length; place++) {
          const coach = coaches[place]!
          if (sums[coach] === 0) found[length++] = coach
          sums[coach] = added(sums[coach]!, scores[place]!)
        }
      }
      for (let place = 0; place < length; place++) {
        const coach = found[place]!
        values[place] = sums[coach]!
        sums[coach] = 0
      }
      return length
    },
    with: (coachId): SharedText => {
      const coach = at.get(coachId)
      const parts = lists.flatMap(({ coaches, scores }, list) => {
        const place = coach === undefined ? -1 : coaches.indexOf(coach)
        return place < 0 ? [] : [{ word: words[list]!, score: scores[place]! }]
      })
      return {
        value: parts.reduce((sum, { score }) => added(sum, score), 0),
        shared: parts
          .toSorted((a, b) => b.score - a.score)
          .slice(0, MAX_NAMED)
          .map(({ word }) => word),
      }
    },
  }
}
