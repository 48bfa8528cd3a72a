import { useRef } from 'react'

/**
 * Handlers for a Radix dialog without a trigger of its own: the element that had the focus when it opened gets
 * it back when it closes.
 */
export function useFocusReturn() {
  const opener = useRef<Element | null>(null)
  return {
    onOpenAutoFocus: () => {
      opener.current = document.activeElement
    },
    onCloseAutoFocus: (event: Event) => {
      if (!(opener.current instanceof HTMLElement)) return
      event.preventDefault()
      opener.current.focus()
    },
  }
}
