export type Direction = 'ltr' | 'rtl'

/** The reading direction of the page, from the document's `dir`; left to right by default. */
export function pageDirection(): Direction {
  return document.dir === 'rtl' ? 'rtl' : 'ltr'
}

/**
 * Maps a key to its meaning in a left-to-right page, where 'ArrowRight' moves forward and 'ArrowLeft' back. Other keys
 * are unchanged.
 */
export function logicalKey(key: string, direction: Direction = pageDirection()): string {
  if (direction === 'ltr') return key
  if (key === 'ArrowLeft') return 'ArrowRight'
  return key === 'ArrowRight' ? 'ArrowLeft' : key
}
