import { useEffect, useRef } from 'react'

/** What closes each open dialog, the top one last. */
const open: (() => void)[] = []

/**
 * While `isOpen`, going back closes the dialog instead of leaving the page; with several dialogs the top one. Needs the
 * Navigation API; in a browser without it, or if nothing was pressed on the page, going back leaves.
 */
export function useCloseOnBack(isOpen: boolean, close: () => void): void {
  const latest = useRef(close)
  useEffect(() => {
    latest.current = close
  })
  useEffect(() => {
    if (!isOpen || !('navigation' in window)) return
    const closeThis = () => latest.current()
    const onNavigate = (event: NavigateEvent) => {
      const { currentEntry } = window.navigation
      const isBack =
        event.navigationType === 'traverse' && event.destination.index < (currentEntry?.index ?? 0)
      if (!isBack || !event.cancelable || open.at(-1) !== closeThis) return
      event.preventDefault()
      // Later, so that a dialog below does not take itself for the top one in the same event.
      setTimeout(closeThis)
    }
    open.push(closeThis)
    window.navigation.addEventListener('navigate', onNavigate)
    return () => {
      open.splice(open.indexOf(closeThis), 1)
      window.navigation.removeEventListener('navigate', onNavigate)
    }
  }, [isOpen])
}
