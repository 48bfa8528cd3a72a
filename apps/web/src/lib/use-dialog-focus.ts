import { type FocusEvent, type RefObject, useRef } from 'react'

/**
 * Handlers for a Radix dialog without its own trigger: when it closes, the focus returns to the element that had it
 * before, unless a link has opened a page that took it. Radix wraps the focus from the last control to the first
 * without scrolling, so the focused control is scrolled into view. `first` is focused on opening; without it, the first
 * control is.
 */
export function useDialogFocus(first?: RefObject<HTMLElement | null>) {
  const opener = useRef<Element | null>(null)
  return {
    onFocus: ({ target }: FocusEvent) => target.scrollIntoView({ block: 'nearest' }),
    onOpenAutoFocus: (event: Event) => {
      opener.current = document.activeElement
      if (!first?.current) return
      event.preventDefault()
      first.current.focus()
    },
    onCloseAutoFocus: (event: Event) => {
      if (!(opener.current instanceof HTMLElement)) return
      event.preventDefault()
      const { activeElement } = document
      if (activeElement === null || activeElement === document.body) opener.current.focus()
    },
  }
}
