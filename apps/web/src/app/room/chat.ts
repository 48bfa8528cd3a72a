import type { SessionRoom } from '@shinequo/contract/sessions/room'
import * as actions from '@shinequo/messages/web/actions'
import * as messages from '@shinequo/messages/web/room'
import { loadOnWriting, noteQuietCard, riskLevel, wantsQuietCard } from '../../lib/risk-level.ts'
import { askContact } from './ask-contact.ts'
import { careCard, protocolCard, quietCard } from './care.ts'
import { chatForm } from './chat-form.ts'
import { chatLog } from './chat-log.ts'
import { Conversation, type Written } from './conversation.ts'
import { button, fill, h, icon, show, write } from './dom.ts'
import { unreadCount } from './unread-count.ts'

export interface Chat {
  readonly element: HTMLElement
  /** Fetches new messages. */
  look(): void
  toggle(): void
  close(): void
}

/** The chat panel. `onPanel` is called when it opens or closes, with the number of unread messages. */
export function showChat(room: SessionRoom, onPanel: (open: boolean, unread: number) => void): Chat {
  const name = room.other.first_name
  /** Texts that the writer has confirmed although they sound heavy. */
  const seen = new Set<string>()
  const unread = unreadCount(room)
  const care = h('div', { class: 'max-h-[50dvh] overflow-y-auto px-5 py-1 wide:max-h-[66dvh]' })
  const log = chatLog(room, () => openCare(protocolCard(closeCare)))
  const form = chatForm(name, {
    onWrite: (text) => conversation.write(text),
    onSend: () => void send(),
  })
  const failures = chatFailures(() => void conversation.look())
  const element = panel(
    () => toggle(),
    () => (care.firstChild ? closeCare() : toggle()),
    log.element,
    h(
      'div',
      { class: 'grid grid-cols-[minmax(0,1fr)] gap-2' },
      failures.notRead,
      care,
      failures.notSent,
      form.element,
    ),
  )
  const conversation = new Conversation(room, (written) => {
    log.draw(written.messages)
    failures.draw(written)
    form.draw(written)
    count()
  })
  form.entry.value = conversation.draft
  const isOpen = () => !element.hidden

  function openCare(card: HTMLElement): void {
    fill(care, card)
    log.toEnd()
    card.focus()
  }

  function closeCare(): void {
    fill(care)
    form.entry.focus()
  }

  /** What a student sees before this text is sent, if its words are of danger, or heavy. */
  function cardFirst(text: string): HTMLElement | undefined {
    const decided = (goesOn: boolean) => {
      closeCare()
      if (goesOn) void send()
    }
    if (riskLevel(text) === 'clear' && !seen.has(text))
      return careCard(name, text, (goesOn) => {
        if (goesOn) seen.add(text)
        decided(goesOn)
      })
    if (!wantsQuietCard(text)) return undefined
    noteQuietCard(text)
    return quietCard(askContact(room), decided)
  }

  async function send(): Promise<void> {
    const text = form.entry.value.trim()
    const card = room.role === 'student' && cardFirst(text)
    if (card) {
      openCare(card)
      return
    }
    if (!(await conversation.send())) return
    form.entry.value = conversation.draft
    log.toEnd()
  }

  /** Messages that were read before, or arrive while the panel is open, are not counted. */
  function count(): void {
    onPanel(isOpen(), unread.count(conversation.written.messages, isOpen()))
  }

  function toggle(): void {
    show(element, !isOpen())
    count()
    if (!isOpen()) return
    log.toEnd()
    form.entry.focus()
  }

  const stopListening = onShortcut(toggle)
  const stopLoading = room.role === 'student' ? loadOnWriting() : () => undefined
  void conversation.look().then(unread.begin)
  return {
    element,
    look: () => void conversation.look(),
    toggle,
    close: () => {
      stopListening()
      stopLoading()
      conversation.close()
    },
  }
}

/** Shows why messages were not loaded, with a retry button, and why one was not sent. */
function chatFailures(onRetry: () => void) {
  const lost = h('p', {})
  const notRead = h(
    'div',
    { class: 'mx-5 grid justify-items-start gap-2 text-sm text-danger', role: 'alert', hidden: true },
    lost,
    button('quiet', actions.tryAgain, onRetry, 'again'),
  )
  const notSent = h('p', { class: 'px-5 text-sm text-danger', role: 'alert', hidden: true })
  return {
    notRead,
    notSent,
    draw({ unread, problem }: Written): void {
      show(notRead, unread !== '')
      write(lost, unread === '' ? '' : messages.messagesDidNotLoad(unread))
      show(notSent, problem !== '')
      write(notSent, problem)
    },
  }
}

/** The panel, initially closed: a head with a Close button above the content. */
function panel(onClose: () => void, onEscape: () => void, ...children: readonly HTMLElement[]): HTMLElement {
  return h(
    'aside',
    {
      id: 'chat',
      'aria-label': messages.chat,
      hidden: true,
      class:
        'grid min-h-72 grid-cols-[minmax(0,1fr)] grid-rows-[auto_minmax(3rem,1fr)_auto] bg-surface text-ink max-wide:h-[46dvh] max-wide:has-[section]:h-[78dvh] wide:sticky wide:top-0 wide:h-dvh wide:w-90 wide:shrink-0',
      keydown: (event) => {
        if ((event as KeyboardEvent).key === 'Escape') onEscape()
      },
    },
    h(
      'div',
      { class: 'flex items-center justify-between border-b border-line py-2 pe-2 ps-5' },
      h('h2', { class: 'text-lg font-strong' }, messages.chat),
      h(
        'button',
        {
          type: 'button',
          'aria-label': messages.closeChat,
          class: 'grid size-11 place-items-center rounded-in hover:bg-hover',
          click: onClose,
        },
        icon('close'),
      ),
    ),
    ...children,
  )
}

/** Calls `act` on Alt+C. Returns a function that removes the shortcut. */
function onShortcut(act: () => void): () => void {
  const listen = (event: KeyboardEvent) => {
    if (!event.altKey || event.ctrlKey || event.metaKey || event.code !== 'KeyC') return
    event.preventDefault()
    act()
  }
  document.addEventListener('keydown', listen)
  return () => document.removeEventListener('keydown', listen)
}
