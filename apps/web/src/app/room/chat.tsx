import * as actions from '@shinequo/messages/web/actions'
import * as messages from '@shinequo/messages/web/room'
import { type KeyboardEvent, lazy, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useCareFirst } from '../../components/care/use-care-first.tsx'
import { Button } from '../../components/ui/button.tsx'
import { Icon } from '../../components/ui/icon.tsx'
import { IconButton } from '../../components/ui/icon-button.tsx'
import { LazyPart } from '../../components/ui/lazy-part.tsx'
import { loadOnline } from '../../lib/load-online.ts'
import { ChatForm } from './chat-form.tsx'
import { ChatLog } from './chat-log.tsx'
import type { Conversation } from './conversation.ts'
import { useStore } from './store.ts'
import type { Stay } from './visit.ts'

const loadProtocol = () => import('./protocol-card.tsx')
const ProtocolCard = lazy(loadProtocol)

/** The chat panel, closed at first. */
export function Chat({ stay: { room, conversation } }: { readonly stay: Stay }) {
  const written = useStore(conversation)
  const { first, dialog, keep } = useCareFirst(room.role === 'student' ? 'chat' : null, true)
  const [protocol, setProtocol] = useState(false)
  const entry = useRef<HTMLTextAreaElement>(null)
  const card = protocol || dialog !== undefined
  const needsCare = written.messages.some((message) => message.needs_care)
  useShortcut(conversation)
  usePanelFocus(written.open, card, entry)
  // So that it can be read when the network is gone.
  useEffect(() => {
    if (needsCare) void loadOnline(loadProtocol)
  }, [needsCare])

  async function send(): Promise<void> {
    const { draft } = conversation.getSnapshot()
    if (!(await first([draft.trim()]))) return
    // Beside the card the text can be changed, and another text is judged anew.
    if (conversation.getSnapshot().draft === draft) await conversation.send()
    else await send()
  }

  function closeOnEscape({ key, target, currentTarget }: KeyboardEvent) {
    // A dialog that opens from the panel is outside it, and closes by itself.
    if (key !== 'Escape' || !(target instanceof Node && currentTarget.contains(target))) return
    if (protocol) setProtocol(false)
    else if (keep) keep()
    else conversation.toggle()
  }

  return (
    <aside
      id="chat"
      aria-label={messages.chat}
      hidden={!written.open}
      onKeyDown={closeOnEscape}
      className="grid min-h-72 grid-cols-[minmax(0,1fr)] grid-rows-[auto_minmax(3rem,1fr)_auto] bg-surface text-ink max-wide:h-[46dvh] max-wide:has-[section]:h-[78dvh] wide:sticky wide:top-0 wide:h-dvh wide:w-90 wide:shrink-0"
    >
      <div className="flex items-center justify-between border-b border-line py-2 pe-2 ps-5">
        <h2 className="text-lg font-strong">{messages.chat}</h2>
        <IconButton label={messages.closeChat} onClick={conversation.toggle}>
          <Icon name="close" />
        </IconButton>
      </div>
      <ChatLog room={room} written={written} card={card} onWhatToDo={() => setProtocol(true)} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
        {written.unread !== '' && (
          <div className="mx-5 grid justify-items-start gap-2 text-sm text-danger" role="alert">
            <p>{messages.messagesDidNotLoad(written.unread)}</p>
            <Button kind="quiet" onClick={() => void conversation.look()}>
              <Icon name="again" />
              {actions.tryAgain}
            </Button>
          </div>
        )}
        <div className="max-h-[50dvh] overflow-y-auto px-5 py-1 wide:max-h-[66dvh]">
          {dialog}
          {protocol && (
            <LazyPart title={actions.thisDidNotLoad}>
              <ProtocolCard onDone={() => setProtocol(false)} />
            </LazyPart>
          )}
        </div>
        {written.problem !== '' && (
          <p className="px-5 text-sm text-danger" role="alert">
            {written.problem}
          </p>
        )}
        <ChatForm
          name={room.other.first_name}
          written={written}
          entry={entry}
          onWrite={conversation.write}
          onSend={() => void send()}
        />
      </div>
    </aside>
  )
}

/** Alt+C opens and closes the panel. */
function useShortcut({ toggle }: Conversation): void {
  useLayoutEffect(() => {
    const listen = (event: globalThis.KeyboardEvent) => {
      if (!event.altKey || event.ctrlKey || event.metaKey || event.code !== 'KeyC') return
      event.preventDefault()
      toggle()
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [toggle])
}

/** The field has the focus when the panel has opened and when a card has closed; the panel's button when it has closed. */
function usePanelFocus(open: boolean, card: boolean, entry: { readonly current: HTMLElement | null }): void {
  const before = useRef({ open, card })
  useLayoutEffect(() => {
    const had = before.current
    before.current = { open, card }
    if (open && (!had.open || (had.card && !card))) entry.current?.focus()
    if (!open && had.open) document.querySelector<HTMLElement>('[aria-controls=chat]')?.focus()
  }, [open, card, entry])
}
