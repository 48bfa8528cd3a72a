import { useEffect } from 'react'
import { useLocation } from 'react-router'

/**
 * Scrolls to the card that the address's fragment names. The browser itself looks for it before the page is there.
 * `isThere` is false while a card may still come.
 */
export function useHashInView(isThere = true): void {
  const { hash, key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: once more for the same link, pressed again
  useEffect(() => {
    if (hash === '' || !isThere) return
    const card = document.getElementById(hash.slice(1))?.closest('section')
    card?.scrollIntoView()
  }, [hash, key, isThere])
}
