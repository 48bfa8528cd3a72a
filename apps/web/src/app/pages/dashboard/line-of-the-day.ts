/**
 * Picks one line of a list pseudo-randomly for this person and this date (`yyyy-mm-dd`). It is the same all day and in
 * every tab, and two people rarely get the same one. The list must not be empty.
 */
export function lineOfTheDay(lines: readonly string[], date: string, personId: string): string {
  // FNV-1a over both values and a final mix, so that consecutive dates do not get neighbouring lines.
  let hash = 0x811c9dc5
  for (const letter of `${date} ${personId}`) {
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x45d9f3b)
  const line = lines[((hash ^ (hash >>> 16)) >>> 0) % lines.length]
  if (line === undefined) throw new Error('There is no line to choose.')
  return line
}
