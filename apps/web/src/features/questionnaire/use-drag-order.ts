import { type CSSProperties, type PointerEvent, useEffect, useRef, useState } from 'react'

/** How near to the window's edge dragging scrolls the page, and by how much per move, in pixels. */
const EDGE = 90
const SCROLL = 18

/**
 * Lets the rows of a list be dragged by their handles. Nothing moves before a row is dropped; a line shows where it
 * would go. Escape cancels. Buttons offer the same without dragging.
 */
export function useDragOrder<L extends HTMLElement>(onMove: (from: number, to: number) => void) {
  const list = useRef<L>(null)
  const [drag, setDrag] = useState<{ readonly from: number; readonly to: number } | null>(null)
  const dragging = drag !== null

  useEffect(() => {
    if (!dragging) return
    const giveUp = (event: KeyboardEvent) => event.key === 'Escape' && setDrag(null)
    addEventListener('keydown', giveUp)
    return () => removeEventListener('keydown', giveUp)
  }, [dragging])

  /** The position of the row if it were dropped at this height in the window. */
  function placeAt(y: number, from: number): number {
    const others = [...(list.current?.children ?? [])].filter((_, at) => at !== from)
    return others.filter((row) => {
      const { top, height } = row.getBoundingClientRect()
      return top + height / 2 < y
    }).length
  }

  return {
    /** The ref for the element whose children are the rows. */
    list,
    /** The props for the handle of the row at this position. */
    handle: (from: number) => ({
      onPointerDown: (event: PointerEvent) => {
        if (event.button !== 0) return
        event.preventDefault()
        event.currentTarget.setPointerCapture(event.pointerId)
        setDrag({ from, to: from })
      },
      onPointerMove: ({ clientY }: PointerEvent) => {
        if (drag === null) return
        if (clientY < EDGE) scrollBy(0, -SCROLL)
        if (clientY > innerHeight - EDGE) scrollBy(0, SCROLL)
        setDrag({ from: drag.from, to: placeAt(clientY, drag.from) })
      },
      onPointerUp: () => {
        setDrag(null)
        if (drag !== null && drag.to !== drag.from) onMove(drag.from, drag.to)
      },
      onPointerCancel: () => setDrag(null),
    }),
    /** The style of the row at this position while dragging. */
    look: (at: number): CSSProperties => {
      if (drag === null) return {}
      if (at === drag.from) return { opacity: 0.5 }
      const above = at === (drag.to > drag.from ? drag.to + 1 : drag.to)
      const below = drag.to > drag.from && at === drag.to
      if (drag.to === drag.from || !(above || below)) return {}
      return { boxShadow: `inset 0 ${below ? -3 : 3}px 0 var(--primary)` }
    },
  }
}
