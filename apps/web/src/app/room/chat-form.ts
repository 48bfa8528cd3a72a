import * as actions from '@shinequo/messages/web/actions'
import * as messages from '@shinequo/messages/web/room'
import type { Written } from './conversation.ts'
import { h, icon, write } from './dom.ts'

interface FormActs {
  /** Called on every change of the text. */
  readonly onWrite: (text: string) => void
  readonly onSend: () => void
}

/** The text field of the chat and its button. Enter sends, Shift+Enter starts a new line. */
export function chatForm(name: string, { onWrite, onSend }: FormActs) {
  const entry = h('textarea', {
    id: 'message',
    dir: 'auto',
    rows: '2',
    placeholder: messages.writeTo(name),
    class:
      'min-h-13 min-w-0 flex-1 resize-none rounded-box border border-line-strong bg-surface px-4 py-2 text-ink placeholder:text-muted',
    input: () => onWrite(entry.value),
    keydown: (event) => {
      const { key, shiftKey, isComposing } = event as KeyboardEvent
      if (key !== 'Enter' || shiftKey || isComposing) return
      event.preventDefault()
      onSend()
    },
  })
  const words = h('span', { class: 'sr-only' }, messages.send)
  const act = h(
    'button',
    {
      type: 'submit',
      class:
        'grid size-13 shrink-0 place-items-center rounded-box bg-primary text-on-primary hover:bg-primary-hover aria-disabled:opacity-62',
    },
    icon('send', 'size-6 rtl:-scale-x-100'),
    words,
  )
  const element = h(
    'form',
    {
      class: 'flex items-end gap-2 border-t border-line p-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]',
      submit: (event) => {
        event.preventDefault()
        onSend()
      },
    },
    h('label', { for: 'message', class: 'sr-only' }, messages.writeTo(name)),
    entry,
    act,
  )
  return {
    element,
    entry,
    draw({ sending, problem }: Written): void {
      write(words, problem === '' ? messages.send : actions.tryAgain)
      act.setAttribute('aria-disabled', String(sending))
      entry.readOnly = sending
    },
  }
}
