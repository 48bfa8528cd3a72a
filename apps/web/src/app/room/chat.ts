import type { SessionMessage, SessionRoom } from '@shinequo/contract/sessions'
import { hasRiskWords } from '@shinequo/domain/care/risk-words'
import { careCard, protocolCard } from './care.ts'
import { Conversation, type Written } from './conversation.ts'
import { button, fill, h, icon, say, show, write } from './dom.ts'
import { timeWords } from './words.ts'

export interface Chat {
  readonly element: HTMLElement
  /** Asks for what is new. */
  look(): void
  toggle(): void
  close(): void
}

/** The panel in which the two write to each other. `onPanel` hears when it opens or closes, and how much is unread. */
export function showChat(room: SessionRoom, onPanel: (open: boolean, unread: number) => void): Chat {
  const name = room.other.first_name
  const kept = `room-read:${room.id}`
  let read = Number(sessionStorage.getItem(kept) ?? 0)
  let drawn = 0
  let announced = 0
  let begun = false
  const seen = new Set<string>()

  const log = h('div', {
    role: 'log',
    'aria-label': 'Messages',
    tabindex: '0',
    class: 'grid min-h-0 content-start gap-4 overflow-y-auto p-5',
  })
  const intro = h(
    'p',
    { class: 'flex gap-2 border-b border-line pb-3 text-sm text-muted' },
    icon('lock', 'size-5 text-primary'),
    `You and ${name} can read this, now and after the session. Sound, picture and captions are not kept.`,
  )
  log.append(intro)
  const lost = h('p', {})
  const notRead = h(
    'div',
    { class: 'mx-5 grid justify-items-start gap-2 text-sm text-danger', role: 'alert', hidden: true },
    lost,
    button('quiet', 'Try again', () => conversation.look(), 'again'),
  )
  const care = h('div', { class: 'max-h-[50dvh] overflow-y-auto px-5 py-1 wide:max-h-[66dvh]' })
  const problem = h('p', { class: 'px-5 text-sm text-danger', role: 'alert', hidden: true })
  const entry = h('textarea', {
    id: 'message',
    rows: '2',
    placeholder: `Write to ${name}`,
    class:
      'min-h-13 min-w-0 flex-1 resize-none rounded-box border border-line-strong bg-surface px-4 py-2 text-ink placeholder:text-muted',
    input: () => conversation.write(entry.value),
    keydown: (event) => {
      const { key, shiftKey, isComposing } = event as KeyboardEvent
      if (key !== 'Enter' || shiftKey || isComposing) return
      event.preventDefault()
      void send()
    },
  })
  const sendWords = h('span', { class: 'sr-only' }, 'Send')
  const sendButton = h(
    'button',
    {
      type: 'submit',
      class:
        'grid size-13 shrink-0 place-items-center rounded-box bg-primary text-on-primary hover:bg-primary-hover aria-disabled:opacity-62',
    },
    icon('send', 'size-6'),
    sendWords,
  )
  const form = h(
    'form',
    {
      class: 'flex items-end gap-2 border-t border-line p-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]',
      submit: (event) => {
        event.preventDefault()
        void send()
      },
    },
    h('label', { for: 'message', class: 'sr-only' }, `Write to ${name}`),
    entry,
    sendButton,
  )
  const element = h(
    'aside',
    {
      id: 'chat',
      'aria-label': 'Chat',
      hidden: true,
      class:
        'grid min-h-72 grid-cols-[minmax(0,1fr)] grid-rows-[auto_minmax(3rem,1fr)_auto] bg-surface text-ink max-wide:h-[46dvh] max-wide:has-[section]:h-[78dvh] wide:sticky wide:top-0 wide:h-dvh wide:w-90 wide:shrink-0',
      keydown: (event) => {
        if ((event as KeyboardEvent).key !== 'Escape') return
        if (care.firstChild) closeCare()
        else toggle()
      },
    },
    h(
      'div',
      { class: 'flex items-center justify-between border-b border-line py-2 pr-2 pl-5' },
      h('h2', { class: 'text-lg font-strong' }, 'Chat'),
      h(
        'button',
        {
          type: 'button',
          'aria-label': 'Close the chat',
          class: 'grid size-11 place-items-center rounded-in hover:bg-hover',
          click: () => toggle(),
        },
        icon('close'),
      ),
    ),
    log,
    h('div', { class: 'grid grid-cols-[minmax(0,1fr)] gap-2' }, notRead, care, problem, form),
  )

  const conversation = new Conversation(room, (written) => refresh(written))
  entry.value = conversation.draft

  const isOpen = () => !element.hasAttribute('hidden')

  function closeCare(): void {
    fill(care)
    entry.focus()
  }

  function openCare(card: HTMLElement): void {
    fill(care, card)
    log.scrollTop = log.scrollHeight
    card.focus()
  }

  async function send(): Promise<void> {
    const text = entry.value.trim()
    if (room.role === 'student' && hasRiskWords(text) && !seen.has(text)) {
      openCare(
        careCard(name, text, (goesOn) => {
          closeCare()
          if (!goesOn) return
          seen.add(text)
          void send()
        }),
      )
      return
    }
    if (!(await conversation.send())) return
    entry.value = conversation.draft
    log.scrollTop = log.scrollHeight
  }

  function line(message: SessionMessage): HTMLElement {
    const own = message.author === room.role
    return h(
      'div',
      { class: `grid gap-1 ${own ? 'justify-items-end pl-8' : 'justify-items-start pr-8'}` },
      h(
        'p',
        { class: 'text-xs tabular-nums text-muted' },
        `${own ? 'You' : name} · ${timeWords(message.sent_at)}`,
      ),
      h(
        'p',
        {
          class: `max-w-full rounded-box px-4 py-2 whitespace-pre-line [overflow-wrap:anywhere] ${own ? 'bg-success-soft' : 'bg-sunken'}`,
        },
        message.text,
      ),
      message.needs_care &&
        h(
          'div',
          { class: 'flex flex-wrap items-center gap-2 rounded-in bg-accent-soft py-1 pr-1 pl-3 text-sm' },
          h('span', { class: 'font-strong' }, 'This may need care now'),
          button('quiet', 'What to do', () => openCare(protocolCard(closeCare))),
        ),
    )
  }

  function refresh({ messages, unread, sending, problem: failed }: Written): void {
    const atEnd = log.scrollHeight - log.scrollTop - log.clientHeight < 40
    for (const message of messages.slice(drawn)) log.append(line(message))
    if (drawn < messages.length && atEnd) log.scrollTop = log.scrollHeight
    drawn = messages.length
    show(notRead, unread !== '')
    write(lost, unread === '' ? '' : `The messages did not load. ${unread}`)
    show(problem, failed !== '')
    write(problem, failed)
    write(sendWords, failed === '' ? 'Send' : 'Try again')
    sendButton.setAttribute('aria-disabled', String(sending))
    entry.readOnly = sending
    count()
  }

  /** What was read before, or as it came, is not new. */
  function count(): void {
    const { messages } = conversation.written
    const newest = messages.at(-1)?.id ?? 0
    if (isOpen() && newest > read) {
      read = newest
      sessionStorage.setItem(kept, String(read))
    }
    const theirs = messages.filter(({ id, author }) => author !== room.role && id > read).length
    if (theirs > announced && begun) say(`${name} wrote to you. Unread messages: ${theirs}.`)
    announced = theirs
    onPanel(isOpen(), theirs)
  }

  function toggle(): void {
    show(element, !isOpen())
    count()
    if (!isOpen()) return
    log.scrollTop = log.scrollHeight
    entry.focus()
  }

  const shortcut = (event: KeyboardEvent) => {
    if (!event.altKey || event.ctrlKey || event.metaKey || event.code !== 'KeyC') return
    event.preventDefault()
    toggle()
  }
  document.addEventListener('keydown', shortcut)
  void conversation.look().then(() => (begun = true))
  return {
    element,
    look: () => void conversation.look(),
    toggle,
    close: () => {
      document.removeEventListener('keydown', shortcut)
      conversation.close()
    },
  }
}
