import { hasWords } from '../accounts/folded-name.ts'
import type { Names } from './named-parts.ts'

/** A shorter search is part of most names. */
const SHORTEST = 3

/**
 * All names of what a search may mean: of each thing that has one name with every word of the search. Pages show things
 * by their names in the reader's language, so that a search for 'sueño' has to find the text 'Sleep and daily routine'.
 */
export function namesFound<Key extends string>(search = '', names: readonly Names<Key>[]): string[] {
  const [first] = names
  if (first === undefined || search.trim().length < SHORTEST) return []
  return (Object.keys(first) as Key[])
    .map((key) => names.map((table) => table[key]))
    .filter((called) => called.some((name) => hasWords(name, search)))
    .flat()
}
