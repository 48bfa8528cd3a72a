import * as messages from '@shinequo/messages/web/room'
import { button, h, show, write } from './dom.ts'
import type { Scene } from './scene.ts'
import { GIVE_UP_MS } from './signalling.ts'
import { span } from './words.ts'

/** Covers the picture while there is none: why, and how long reconnecting will go on. */
export function lostPanel(onRetry: () => void) {
  const title = h('h2', { class: 'text-2xl font-bold tracking-snug' })
  const words = h('p', { class: 'max-w-[44ch] text-night-muted' })
  const bar = h('div', { class: 'h-1.5 rounded-full bg-accent' })
  const barRoom = h('div', { class: 'w-80 max-w-full rounded-full bg-night-3', 'aria-hidden': 'true' }, bar)
  const left = h('p', { class: 'tabular-nums' })
  const retry = button('light', messages.tryNow, onRetry, 'again')
  const element = h(
    'div',
    { class: 'absolute inset-0 grid content-center justify-items-center gap-4 bg-night/85 p-6 text-center' },
    title,
    words,
    barRoom,
    left,
    retry,
  )
  let lostSince: number | null = null
  return {
    element,
    draw(scene: Scene): void {
      lostSince = scene.lostSince
      show(element, scene.title !== '')
      write(title, scene.title)
      write(words, scene.words)
      show(barRoom, lostSince !== null)
      show(left, lostSince !== null)
      show(retry, scene.kind === 'reconnecting')
    },
    tick(): void {
      if (lostSince === null) return
      const rest = Math.max(0, GIVE_UP_MS - (performance.now() - lostSince))
      bar.style.width = `${(rest / GIVE_UP_MS) * 100}%`
      write(left, messages.keepTrying(span(rest)))
    },
  }
}
