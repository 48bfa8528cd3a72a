/** Where a page of posts ended: the last one that it holds. Newer posts do not move it. */
export interface PageEnd {
  /** Epoch milliseconds. */
  readonly publishedAt: number
  readonly id: string
}

const UUID = /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/

/** What a client sends to get the page after that one. */
export function pageCursor({ publishedAt, id }: PageEnd): string {
  return `${new Date(publishedAt).toISOString()}_${id}`
}

/** What a cursor of `pageCursor` names, or null for text that `pageCursor` cannot have made. */
export function parsePageCursor(text: string): PageEnd | null {
  const cut = text.indexOf('_')
  const publishedAt = Date.parse(text.slice(0, Math.max(cut, 0)))
  const id = text.slice(cut + 1)
  if (Number.isNaN(publishedAt) || !UUID.test(id) || pageCursor({ publishedAt, id }) !== text) return null
  return { publishedAt, id }
}
