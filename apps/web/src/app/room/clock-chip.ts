import type { SessionRoom } from '@shinequo/contract/sessions/room'
import { h, icon, say, write } from './dom.ts'
import { clockWords } from './words.ts'

/** A chip with the remaining time and one warning before the end. `tick` takes the server's time. */
export function clockChip(room: SessionRoom) {
  const clock = h('span', { class: 'tabular-nums' })
  const element = h(
    'p',
    { class: 'flex items-center gap-1.5 rounded-full bg-night-3 px-3 py-1 text-sm' },
    icon('clock', 'size-4'),
    clock,
  )
  let warned = ''
  return {
    element,
    tick(now: number): void {
      const { words, warning } = clockWords(room, now)
      const warns = warning !== ''
      write(clock, words)
      element.classList.toggle('bg-night-3', !warns)
      element.classList.toggle('bg-accent', warns)
      element.classList.toggle('text-on-accent', warns)
      if (warning !== warned && warns) say(warning)
      warned = warning
    },
  }
}
