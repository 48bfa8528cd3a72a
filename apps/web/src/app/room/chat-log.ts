import type { SessionMessage } from '@shinequo/contract/sessions/chat'
import type { SessionRoom } from '@shinequo/contract/sessions/room'
import * as care from '@shinequo/messages/web/care'
import * as messages from '@shinequo/messages/web/room'
import { OF_A_PERSON } from '../../lib/words-of.ts'
import { button, h, icon } from './dom.ts'
import { timeWords } from './words.ts'

/** Within this many pixels of the end, the log scrolls along with new messages. */
const AT_END = 40

/** The messages, oldest first. `onWhatToDo` is called by the button of a message that may need care. */
export function chatLog(room: SessionRoom, onWhatToDo: () => void) {
  const element = h(
    'div',
    {
      role: 'log',
      'aria-label': messages.messageLog,
      tabindex: '0',
      class: 'grid min-h-0 content-start gap-4 overflow-y-auto p-5',
    },
    h(
      'p',
      { class: 'flex gap-2 border-b border-line pb-3 text-sm text-muted' },
      icon('lock', 'size-5 text-primary'),
      messages.whoReadsTheChat(room.other.first_name),
    ),
  )
  let drawn = 0
  const toEnd = () => {
    element.scrollTop = element.scrollHeight
  }
  return {
    element,
    toEnd,
    draw(written: readonly SessionMessage[]): void {
      const atEnd = element.scrollHeight - element.scrollTop - element.clientHeight < AT_END
      for (const message of written.slice(drawn)) element.append(line(room, message, onWhatToDo))
      if (drawn < written.length && atEnd) toEnd()
      drawn = written.length
    },
  }
}

function line(room: SessionRoom, message: SessionMessage, onWhatToDo: () => void): HTMLElement {
  const own = message.author === room.role
  const time = timeWords(room, message.sent_at)
  return h(
    'div',
    { class: `grid gap-1 ${own ? 'justify-items-end ps-8' : 'justify-items-start pe-8'}` },
    h(
      'p',
      { class: 'text-xs tabular-nums text-muted' },
      own ? messages.yourMessageAt(time) : messages.theirMessageAt(room.other.first_name, time),
    ),
    h(
      'p',
      {
        ...OF_A_PERSON,
        class: `max-w-full rounded-box px-4 py-2 whitespace-pre-line [overflow-wrap:anywhere] ${own ? 'bg-success-soft' : 'bg-sunken'}`,
      },
      message.text,
    ),
    message.needs_care &&
      h(
        'div',
        { class: 'flex flex-wrap items-center gap-2 rounded-in bg-accent-soft py-1 pe-1 ps-3 text-sm' },
        h('span', { class: 'font-strong' }, care.mayNeedCare),
        button('quiet', care.whatToDo, onWhatToDo),
      ),
  )
}
