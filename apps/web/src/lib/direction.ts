export type Direction = 'ltr' | 'rtl'

/** The direction in which the page is read, as `dir` of its document says; without one from left to right. */
export function pageDirection(): Direction {
  return document.dir === 'rtl' ? 'rtl' : 'ltr'
}

/**
 * A key as if the page were read from left to right: there 'ArrowRight' leads on and 'ArrowLeft' back. Any other key
 * stays what it is.
 */
export function logicalKey(key: string, direction: Direction = pageDirection()): string {
  if (direction === 'ltr') return key
  if (key === 'ArrowLeft') return 'ArrowRight'
  return key === 'ArrowRight' ? 'ArrowLeft' : key
}
