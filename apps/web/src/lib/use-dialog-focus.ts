import { type FocusEvent, type RefObject, useRef } from 'react'

/** The element that the newest dialog returns the focus to. */
let newest: Element | null = null

/**
 * Handlers for a Radix dialog without its own trigger: when it closes, the focus returns to the element that had it
 * before, unless a link has opened a page that took it. A dialog that replaces another returns it where that one would.
 * If that element was removed meanwhile, the page's main part is focused. Radix wraps the focus from the last control to
 * the first without scrolling, so the focused control is scrolled into view. `first` is focused on opening; without it,
 * the first control is.
 */
export function useDialogFocus(first?: RefObject<HTMLElement | null>) {
  const opener = useRef<Element | null>(null)
  return {
    onFocus: ({ target }: FocusEvent) => target.scrollIntoView({ block: 'nearest' }),
    onOpenAutoFocus: (event: Event) => {
      const { activeElement, body } = document
      opener.current = activeElement === body && newest?.isConnected ? newest : activeElement
      newest = opener.current
      if (!first?.current) return
      event.preventDefault()
      first.current.focus()
    },
    onCloseAutoFocus: (event: Event) => {
      if (!(opener.current instanceof HTMLElement)) return
      event.preventDefault()
      const { activeElement } = document
      if (activeElement !== null && activeElement !== document.body) return
      if (opener.current.isConnected && opener.current !== document.body) opener.current.focus()
      else document.getElementById('main')?.focus({ preventScroll: true })
    },
  }
}
