/** What is typed stands for itself, `%` and `_` too. */
const literally = (search: string) => search.replace(/[\\%_]/g, '\\$&')

/** What `ilike` is asked for a part of a text. */
export function containing(search: string): string {
  return `%${literally(search)}%`
}

/** The shortest search by which an index of trigrams finds a part from inside a word. */
const SHORTEST_PART = 3

/** What `ilike` is asked for people: of the name with a space before it, and of the address. */
export interface PersonPatterns {
  readonly name: string
  readonly email: string
}

/**
 * Patterns for people by a search that is not '': from three characters on, any part of the name or the address; one or
 * two are the beginning of a word of the name, or of the address. An index of trigrams serves both.
 */
export function personPatterns(search: string): PersonPatterns {
  if ([...search].length >= SHORTEST_PART) return { name: containing(search), email: containing(search) }
  const start = `${literally(search)}%`
  return { name: `% ${start}`, email: start }
}
