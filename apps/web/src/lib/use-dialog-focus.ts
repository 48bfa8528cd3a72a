import { type FocusEvent, type RefObject, useRef } from 'react'

/**
 * Handlers for a Radix dialog without a trigger of its own: the element that had the focus when it opened gets
 * it back when it closes, unless a link has led to a page that took it. Radix leads the focus from the last control to
 * the first without scrolling there, so what has the focus is brought into view. `first` gets the focus as it opens;
 * left out, the first control does.
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
