import type { Devices } from './devices.ts'
import { h } from './dom.ts'

const CELLS = 16
/** Often enough to follow a voice, rarely enough to cost nothing. */
const LOOK_MS = 100

/** A row of cells that shows the microphone's volume. Only visual; the words next to it say what it is. */
export function meter(
  devices: Devices,
  lit: string,
  dark: string,
): { element: HTMLElement; stop: () => void } {
  const cells = Array.from({ length: CELLS }, () =>
    h('span', { class: `h-2.5 flex-1 rounded-full bg-current ${dark}` }),
  )
  const element = h('div', { class: 'flex max-w-80 gap-1', 'aria-hidden': 'true' }, ...cells)
  const timer = setInterval(() => {
    const level = devices.level() * CELLS
    cells.forEach((cell, at) => {
      cell.classList.toggle(lit, at < level)
      cell.classList.toggle(dark, at >= level)
    })
  }, LOOK_MS)
  return { element, stop: () => clearInterval(timer) }
}
