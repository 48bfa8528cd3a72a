declare global {
  interface Window {
    takeMoves(): string[]
    /** Ends the recording, which measures every control in every frame. */
    endMoves(): void
  }
}

/**
 * Runs in the page. Records every link, button and field that somebody could see and press and that then moved without
 * their doing, or whose place another one took.
 */
export function recordMoves(): void {
  const CONTROLS =
    'a[href], button, input, select, textarea, summary, [role=option], [role=tab], [role=menuitem]'
  /** Pixels that a control may move: less than anybody notices. */
  const SLACK = 4
  const moves: string[] = []
  let seen = new Map<Element, DOMRect>()
  let address = ''
  let touched = false
  let ended = false
  const nameOf = (control: Element) =>
    control.getAttribute('aria-label') ??
    (control.textContent?.trim() || control.getAttribute('name') || control.outerHTML).slice(0, 60)
  const say = ({ x, y, width, height }: DOMRect) => [x, y, width, height].map(Math.round).join(' ')

  function shown(): Map<Element, DOMRect> {
    const found = new Map<Element, DOMRect>()
    for (const control of document.querySelectorAll(CONTROLS)) {
      if (control.matches('[aria-disabled=true]') || control.closest('[inert], [aria-hidden=true]')) continue
      const box = control.getBoundingClientRect()
      const inView = box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth
      if (inView && box.width > 1 && control.checkVisibility({ visibilityProperty: true }))
        found.set(control, box)
    }
    return found
  }

  function compare(now: ReadonlyMap<Element, DOMRect>): void {
    for (const [control, before] of seen) {
      const box = control.isConnected ? control.getBoundingClientRect() : undefined
      if (box && box.width > 0) {
        if (Math.abs(box.x - before.x) > SLACK || Math.abs(box.y - before.y) > SLACK)
          moves.push(`${nameOf(control)} [${say(before)}] -> [${say(box)}]`)
        continue
      }
      const [x, y] = [before.x + before.width / 2, before.y + before.height / 2]
      for (const [other, { left, right, top, bottom }] of now) {
        const isThere = left < x && x < right && top < y && y < bottom
        if (isThere && nameOf(other) !== nameOf(control))
          moves.push(`${nameOf(other)} took the place of ${nameOf(control)} [${say(before)}]`)
      }
    }
  }

  function touch(): void {
    touched = true
  }

  function look(): void {
    if (ended) return
    requestAnimationFrame(look)
    const now = shown()
    // What a person has pressed may move things, and another page has other things.
    if (!touched && address === location.pathname) compare(now)
    touched = false
    address = location.pathname
    seen = now
  }
  for (const kind of ['pointerdown', 'keydown', 'resize']) addEventListener(kind, touch, true)
  requestAnimationFrame(look)
  window.takeMoves = () => moves.splice(0)
  window.endMoves = () => {
    ended = true
  }
}
