import type { SessionRoom } from '@shinequo/contract/sessions/room'
import { zoneName } from '@shinequo/messages/times'
import * as actions from '@shinequo/messages/web/actions'
import * as messages from '@shinequo/messages/web/navigation'
import { clockErrorWords } from '../../lib/clock-words.ts'
import { isClockPutAway, putClockAway, wrongMinutes } from '../../lib/wrong-clock.ts'
import { h, icon } from './dom.ts'
import { zoneOf } from './words.ts'

/**
 * Says that the computer's clock is wrong and in which zone the times of the room are, until it is put away here or on
 * another page; null if there is nothing to say. The room's first answer has told the time.
 */
export function clockNotice(room: SessionRoom): HTMLElement | null {
  const minutes = wrongMinutes()
  if (minutes === 0 || isClockPutAway(minutes)) return null
  const element = h(
    'div',
    {
      role: 'status',
      class: 'mt-2 flex items-center gap-2 rounded-box bg-info-soft py-1.5 ps-4 pe-1 text-sm',
    },
    h(
      'p',
      { class: 'min-w-0 flex-1 [overflow-wrap:anywhere]' },
      `${clockErrorWords(minutes)} ${messages.timesAreRight(zoneName(zoneOf(room)))}`,
    ),
    h(
      'button',
      {
        type: 'button',
        'aria-label': actions.dismiss,
        class: 'grid size-11 shrink-0 place-items-center rounded-in text-muted hover:bg-hover hover:text-ink',
        click: () => {
          putClockAway(minutes)
          element.remove()
          document.querySelector('h1')?.focus()
        },
      },
      icon('close'),
    ),
  )
  return element
}
