/**
 * The first letters of the first and the last word of a name, without brackets and other signs; '?' if it has no
 * letters.
 */
export function initialsOf(name: string): string {
  const letters = name.split(/\s+/).flatMap((word) => /[\p{L}\p{N}]/u.exec(word)?.[0] ?? [])
  return [...new Set([0, letters.length - 1])].map((at) => letters[at]?.toUpperCase() ?? '').join('') || '?'
}
