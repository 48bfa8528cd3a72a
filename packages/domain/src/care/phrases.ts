import { HARMLESS as HARMLESS_EN, OTHERS as OTHERS_EN, OWN as OWN_EN } from './phrases-en.ts'
import { HARMLESS as HARMLESS_ES, OTHERS as OTHERS_ES, OWN as OWN_ES } from './phrases-es.ts'
import { single } from './typos.ts'

interface Phrase {
  /** A space may be missing, and each letter is there once ('kil'). */
  readonly source: string
  /** A text without one of these, written without spaces, does not have the phrase. */
  readonly needs: readonly string[]
  /** Compiled when a text has what it needs: all phrases at once take a tenth of a second. */
  expression?: RegExp
}

/** What an expression is made of: groups and bars, runs of letters and spaces, and what may vary or be missing. */
const PARTS = /\((?:\?<?[!=])?|[)|]|\[[^\]]*\]\??|\\\w[*?]?|(?:[a-z ](?!\?))+|[a-z ]\?|\{\d,\d\}|./g

const shortest = (choice: readonly string[] | undefined) =>
  choice ? Math.min(...choice.map(({ length }) => length)) : 0

/** Letters of which a text that matches must have one, the longest such choice; undefined if there is none. */
function needsOf(source: string): readonly string[] | undefined {
  const parts = source.match(PARTS) ?? []
  let at = 0
  const needsOfSequence = () => {
    let best: readonly string[] | undefined
    for (let part = parts[at]; part !== undefined && part !== ')' && part !== '|'; part = parts[at]) {
      at++
      let needs: readonly string[] | undefined
      if (part.startsWith('(')) {
        needs = needsOfChoice()
        // A group that may be missing, or that looks at what must not be there.
        if (part !== '(' || /^(?:\?|\{0)/.test(parts[at] ?? '')) continue
      } else {
        const letters = part.replaceAll(' ', '')
        if (/^[a-z]{2,}$/.test(letters)) needs = [letters]
      }
      if (shortest(needs) > shortest(best)) best = needs
    }
    return best
  }
  /** Reads up to the end of a group, or of all. */
  const needsOfChoice = (): readonly string[] | undefined => {
    const all = [needsOfSequence()]
    while (parts[at++] === '|') all.push(needsOfSequence())
    return all.every((needs) => needs !== undefined) ? all.flat() : undefined
  }
  return needsOfChoice()
}

const phrases = (list: readonly string[]): Phrase[] =>
  list.map((phrase) => {
    const source = single(phrase)
    return { source: source.replaceAll(/ (?!\?)/g, ' ?'), needs: needsOf(source) ?? [''] }
  })

const prepared = () => ({
  harmless: phrases([...HARMLESS_EN, ...HARMLESS_ES]),
  own: phrases([...OWN_EN, ...OWN_ES]),
  others: phrases([...OTHERS_EN, ...OTHERS_ES]),
})

/** Prepared at the first text, not when a page loads. */
let lists: ReturnType<typeof prepared> | undefined

/** 'I am not suicidal', 'no quiero matarme'; but not 'I can't stop', 'I don't know if', 'no sé si'. */
const NEGATED =
  /\b(?:not|dont|didnt|never|isnt|wont|wouldnt|cant|no|nunca|jamas)(?! (?:stop|help|know|care|sure|one|se|puedo|dejo|paro)\b)(?: \w+){0,2} $/

/** Whether the words in front of a phrase say that it is not so. */
export const isNegated = (before: string) => NEGATED.test(before)

export interface FoundPhrase {
  readonly own: boolean
  readonly negated: boolean
}

/** The phrases of the lists that stand in normalised words, each at most once. */
export function phrasesIn(words: readonly string[]): readonly FoundPhrase[] {
  lists ??= prepared()
  let text = single(words.join(' '))
  const letters = text.replaceAll(' ', '')
  const isPossible = ({ needs }: Phrase) => needs.some((need) => letters.includes(need))
  const expressionOf = (phrase: Phrase) => {
    phrase.expression ??= new RegExp(`(?<![a-z0-9])(?:${phrase.source})(?![a-z0-9])`, 'g')
    phrase.expression.lastIndex = 0
    return phrase.expression
  }
  const own = lists.own.filter(isPossible)
  const others = lists.others.filter(isPossible)
  if (own.length + others.length === 0) return []
  for (const phrase of lists.harmless)
    if (isPossible(phrase)) text = text.replace(expressionOf(phrase), ' - ')
  const found: FoundPhrase[] = []
  const look = (list: readonly Phrase[], isOwn: boolean) => {
    for (const phrase of list) {
      const match = expressionOf(phrase).exec(text)
      if (match) found.push({ own: isOwn, negated: isNegated(text.slice(0, match.index)) })
    }
  }
  look(own, true)
  look(others, false)
  return found
}
