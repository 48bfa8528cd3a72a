import { type RawBuilder, sql as raw } from 'kysely'

/** Escapes the search, so that `%` and `_` match themselves. */
const literally = (search: string) => search.replace(/[\\%_]/g, '\\$&')

/** The `ilike` pattern for a part of a text. */
export function containing(search: string): string {
  return `%${literally(search)}%`
}

/** The shortest search for which a trigram index finds matches inside a word. */
const SHORTEST_PART = 3

/**
 * The `ilike` pattern for addresses from a search that is not ''. Three or more characters match any part, one or two the
 * beginning. A trigram index serves both.
 */
export function addressPattern(search: string): string {
  return [...search].length >= SHORTEST_PART ? containing(search) : `${literally(search)}%`
}

/**
 * Whether a folded text has every word of a search, in any order. The patterns are made once per statement: the planner
 * would make them for each row when it plans for any value.
 */
export function hasWords(foldedText: RawBuilder<unknown>, search: string): RawBuilder<boolean> {
  return raw<boolean>`(${foldedText} like all ((select search_patterns(${search}))::text[]))`
}
