import { plainWords } from './plain-words.ts'

/** What is called how in one language, by keys such as codes. */
export type Names<Key extends string> = Readonly<Record<Key, string>>

/** A part of a list that a person wrote: the key of what it names, or the person's own words. */
export type NamedPart<Key extends string> = { readonly key: Key } | { readonly words: string }

/** What stands between the parts of a list in English and Spanish. */
const BETWEEN = /(\s*[,;/·|]\s*(?:(?:and|y|e)\s+)?|\s+(?:and|y|e|&)\s+)/i

/** The keys by their names in plain words, for each list of tables: a list of coaches reads many texts. */
const known = new WeakMap<object, ReadonlyMap<string, string>>()

function keysIn<Key extends string>(names: readonly Names<Key>[]): ReadonlyMap<string, Key> {
  const kept = known.get(names)
  if (kept) return kept as ReadonlyMap<string, Key>
  const keys = new Map(
    names.flatMap(Object.entries<string>).map(([key, name]) => [plainWords(name), key as Key]),
  )
  known.set(names, keys)
  return keys
}

/**
 * Reads a stored text such as 'English, Spanish' or 'sueño y rutina diaria' as a list, and finds which parts name
 * something. `names` has a table for each language. A part names what is called exactly so in one of them, ignoring
 * case, accents and space around it; names may have an 'and' of their own. Every key is given once, in the order of the
 * text. A text in which nothing is named is one part, as it was written; [] for a blank one.
 */
export function namedParts<Key extends string>(
  text: string,
  names: readonly Names<Key>[],
): readonly NamedPart<Key>[] {
  const keys = keysIn(names)
  /** Parts, with what stands between them at the odd places. */
  const pieces = text.split(BETWEEN)
  const found = new Map<string, NamedPart<Key>>()
  let named = false
  for (let at = 0, end = 0; at < pieces.length; at = end + 1) {
    // The longest name that begins here, since a name can be a list itself.
    end = pieces.length
    const words = () => pieces.slice(at, end).join('')
    while (end > at + 1 && !keys.has(plainWords(words()))) end -= 2
    const key = keys.get(plainWords(words()))
    named ||= key !== undefined
    if (key !== undefined) found.set(key, { key })
    else if (words().trim() !== '') found.set(` ${words()}`, { words: words().trim() })
  }
  if (named) return [...found.values()]
  return text.trim() === '' ? [] : [{ words: text.trim() }]
}

/** The parts as texts: what has a name by its name in `names`, after others as `afterOthers` writes it; the rest as it is. */
export function partTexts<Key extends string>(
  parts: readonly NamedPart<Key>[],
  names: Names<Key>,
  afterOthers: (name: string) => string,
): string[] {
  return parts.map((part, at) => {
    if ('words' in part) return part.words
    return at === 0 ? names[part.key] : afterOthers(names[part.key])
  })
}
