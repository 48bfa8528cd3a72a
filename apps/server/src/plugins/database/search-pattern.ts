/** Escapes the search, so that `%` and `_` match themselves. */
const literally = (search: string) => search.replace(/[\\%_]/g, '\\$&')

/** The `ilike` pattern for a part of a text. */
export function containing(search: string): string {
  return `%${literally(search)}%`
}

/** The shortest search for which a trigram index finds matches inside a word. */
const SHORTEST_PART = 3

/** The `ilike` patterns for people: for the name with a space before it, and for the address. */
export interface PersonPatterns {
  readonly name: string
  readonly email: string
}

/**
 * Patterns for people from a search that is not ''. Three or more characters match any part of the name or the address;
 * one or two match the start of a word of the name, or of the address. A trigram index serves both.
 */
export function personPatterns(search: string): PersonPatterns {
  if ([...search].length >= SHORTEST_PART) return { name: containing(search), email: containing(search) }
  const start = `${literally(search)}%`
  return { name: `% ${start}`, email: start }
}
