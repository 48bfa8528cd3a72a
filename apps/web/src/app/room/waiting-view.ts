import type { SessionRoom } from '@shinequo/contract/sessions/room'
import * as messages from '@shinequo/messages/web/room'
import type { Devices } from './devices.ts'
import { h, write } from './dom.ts'
import { meter } from './meter.ts'

/**
 * Shown to a student until the coach opens the room. `preview` has room for the own video; `tick` takes the server's
 * time.
 */
export function waitingView(room: SessionRoom, devices: Devices) {
  const name = room.other.first_name
  const level = meter(devices, 'text-accent', 'text-night-line')
  const title = h('h2', { class: 'text-3xl font-bold tracking-tight' })
  const preview = h(
    'div',
    { class: 'grid gap-3' },
    h('p', { class: 'text-sm text-night-muted' }, messages.yourMicrophone),
    level.element,
  )
  const element = h(
    'div',
    { class: 'mx-auto grid w-full max-w-240 items-center gap-8 p-6 wide:grid-cols-2' },
    h('div', { class: 'grid gap-4' }, title, h('p', { class: 'max-w-[44ch]' }, messages.keepWindowOpen)),
    preview,
  )
  return {
    element,
    preview,
    tick(now: number): void {
      const begun = now >= Date.parse(room.start_time)
      write(title, begun ? messages.opensSoon(name) : messages.youAreEarly(name))
    },
    stop: level.stop,
  }
}
