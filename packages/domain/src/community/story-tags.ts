/** Enough tags to find a story, few enough to read. */
const MAX_TAGS = 5
const LONGEST_TAG = 30

/**
 * Splits a text into tags at commas. Tags are trimmed, without duplicates (ignoring case), in the order written.
 * Undefined if there are more than five, or one has more than 30 characters.
 */
export function storyTags(text: string): string[] | undefined {
  const byWord = new Map<string, string>()
  for (const part of text.split(',')) {
    const tag = part.trim().replace(/\s+/g, ' ')
    const word = tag.toLowerCase()
    if (tag !== '' && !byWord.has(word)) byWord.set(word, tag)
  }
  const tags = [...byWord.values()]
  return tags.length > MAX_TAGS || tags.some(({ length }) => length > LONGEST_TAG) ? undefined : tags
}
