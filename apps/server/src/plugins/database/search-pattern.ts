/** What `ilike` is asked for a part of a text: what is typed stands for itself, `%` and `_` too. */
export function containing(search: string): string {
  return `%${search.replace(/[\\%_]/g, '\\$&')}%`
}
