import type { SessionRoom } from '@shinequo/contract/sessions/room'
import * as messages from '@shinequo/messages/web/room'
import { askContact } from './ask-contact.ts'
import { clockChip } from './clock-chip.ts'
import type { Devices } from './devices.ts'
import { h, icon, show } from './dom.ts'
import type { Meeting } from './meeting.ts'
import { otherPicture } from './other-picture.ts'
import { ownTile } from './own-tile.ts'
import { pictureBanner } from './picture-banner.ts'
import type { Scene } from './scene.ts'
import { waitingView } from './waiting-view.ts'
import { crisisLine, fullName, phoneWords, whenWords } from './words.ts'

interface StageActs {
  readonly onRetry: () => void
  readonly onTryPicture: () => void
}

/** Everything visible in a session except chat, captions and controls, which `frame` adds. */
export function stageView(room: SessionRoom, devices: Devices, { onRetry, onTryPicture }: StageActs) {
  const heading = h(
    'h1',
    { tabindex: '-1', class: 'font-strong [overflow-wrap:anywhere]' },
    messages.sessionWith(fullName(room.other)),
  )
  const clock = clockChip(room)
  const waiting = waitingView(room, devices)
  const other = otherPicture(room, onRetry)
  const own = ownTile(devices, waiting.preview, other.element)
  const banner = pictureBanner(onTryPicture)
  const trouble = h('p', {
    class: 'mx-3 rounded-box bg-danger-soft p-3 text-sm text-danger',
    role: 'alert',
    hidden: true,
  })
  const pictures = h('div', { class: 'relative grid px-3' }, other.element)
  const main = h(
    'main',
    { class: 'grid min-h-0 grid-rows-[auto_1fr] gap-3' },
    h('div', { class: 'grid gap-2' }, banner.element, trouble),
    waiting.element,
    pictures,
  )
  return {
    heading,
    /** The other person's. */
    video: other.video,
    /** The error of the last press. */
    trouble,
    frame: (captions: HTMLElement, controls: HTMLElement) =>
      h(
        'div',
        { class: 'grid min-w-0 flex-1 grid-cols-1 grid-rows-[auto_1fr_auto] gap-3' },
        header(room, heading, clock.element),
        main,
        footer(room, captions, controls),
      ),
    draw(meeting: Meeting, scene: Scene): void {
      const waits = scene.kind === 'waiting'
      other.draw(meeting, scene)
      own.draw(meeting, waits)
      banner.draw(scene)
      show(waiting.element, waits)
      show(pictures, !waits)
    },
    /** Takes the server's time. */
    tick(now: number): void {
      clock.tick(now)
      waiting.tick(now)
      other.tick()
    },
    stop: waiting.stop,
  }
}

function header(room: SessionRoom, heading: HTMLElement, clock: HTMLElement): HTMLElement {
  return h(
    'header',
    { class: 'flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 pt-3' },
    h(
      'div',
      { class: 'min-w-0' },
      heading,
      h('p', { class: 'text-sm tabular-nums text-night-muted max-tablet:hidden' }, whenWords(room)),
    ),
    h(
      'div',
      { class: 'flex flex-wrap gap-2' },
      h(
        'p',
        { class: 'flex items-center gap-1.5 rounded-full bg-night-3 px-3 py-1 text-sm' },
        icon('lock', 'size-4'),
        messages.nothingIsRecorded,
      ),
      clock,
    ),
  )
}

function footer(room: SessionRoom, captions: HTMLElement, controls: HTMLElement): HTMLElement {
  return h(
    'footer',
    { class: 'grid gap-1 pb-[max(0.5rem,env(safe-area-inset-bottom))]' },
    captions,
    controls,
    h(
      'div',
      { class: 'flex flex-wrap justify-center gap-x-8' },
      phoneWords(room, 'justify-center text-night-muted'),
      crisisLine('text-night-muted'),
      askContact(room, 'text-night-muted'),
    ),
  )
}
