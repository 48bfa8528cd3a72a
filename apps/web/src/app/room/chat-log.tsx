import type { SessionMessage } from '@shinequo/contract/sessions/chat'
import type { SessionRoom } from '@shinequo/contract/sessions/room'
import * as messages from '@shinequo/messages/web/room'
import { theirMessage, yourMessage } from '@shinequo/messages/web/sessions'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { CareNotice } from '../../components/care/care-notice.tsx'
import { ChatMessage } from '../../components/ui/chat-message.tsx'
import { Icon } from '../../components/ui/icon.tsx'
import type { Written } from './conversation.ts'
import { timeWords } from './words.ts'

/** Within this many pixels of the end, the log stays at the end. */
const AT_END = 40

interface ChatLogProps {
  readonly room: SessionRoom
  readonly written: Written
  /** Whether a card stands below it. */
  readonly card: boolean
  /** Called by the button of a message that may need care. */
  readonly onWhatToDo: () => void
}

/** The messages, oldest first. */
export function ChatLog({ room, written, card, onWhatToDo }: ChatLogProps) {
  const log = useEnd(written.open, card, written.messages.at(-1), room.role)
  return (
    <div
      ref={log}
      role="log"
      aria-label={messages.messageLog}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reached by keyboard
      tabIndex={0}
      className="grid min-h-0 content-start gap-4 overflow-y-auto p-5"
    >
      <p className="flex gap-2 border-b border-line pb-3 text-sm text-muted">
        <Icon name="lock" className="size-5 text-primary" />
        {messages.whoReadsTheChat(room.other.first_name)}
      </p>
      {written.messages.map((message) => (
        <Line key={message.id} room={room} message={message} onWhatToDo={onWhatToDo} />
      ))}
    </div>
  )
}

/**
 * A ref for the log, which stays at its end unless somebody has scrolled away: when messages come, when the log becomes
 * smaller, and in any case when it opens, a card opens below it or the person has sent something.
 */
function useEnd(open: boolean, card: boolean, newest: SessionMessage | undefined, role: SessionRoom['role']) {
  const log = useRef<HTMLDivElement>(null)
  const isAtEnd = useRef(true)
  const toEnd = () => {
    if (isAtEnd.current) log.current?.scrollTo(0, log.current.scrollHeight)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: when one of them changes
  useLayoutEffect(() => {
    isAtEnd.current = true
    toEnd()
  }, [open, card])
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each message
  useLayoutEffect(() => {
    if (newest?.author === role) isAtEnd.current = true
    toEnd()
  }, [newest?.id])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the log stays the same
  useEffect(() => {
    const box = log.current
    if (!box) return
    const noteScroll = () => {
      isAtEnd.current = box.scrollHeight - box.scrollTop - box.clientHeight < AT_END
    }
    box.addEventListener('scroll', noteScroll)
    const sizes = new ResizeObserver(toEnd)
    sizes.observe(box)
    return () => {
      box.removeEventListener('scroll', noteScroll)
      sizes.disconnect()
    }
  }, [])
  return log
}

interface LineProps extends Pick<ChatLogProps, 'room' | 'onWhatToDo'> {
  readonly message: SessionMessage
}

function Line({ room, message: { author, text, sent_at, needs_care }, onWhatToDo }: LineProps) {
  const [own, name, time] = [author === room.role, room.other.first_name, timeWords(room, sent_at)]
  return (
    <ChatMessage
      by={own ? messages.yourMessageAt(time) : messages.theirMessageAt(name, time)}
      text={text}
      own={own}
    >
      {needs_care && (
        <CareNotice about={own ? yourMessage(time) : theirMessage(name, time)} onPress={onWhatToDo} />
      )}
    </ChatMessage>
  )
}
