import type { SessionMessage } from '@shinequo/contract/sessions/chat'
import { momentText } from '@shinequo/messages/times'
import * as messages from '@shinequo/messages/web/sessions'
import { CareFlag } from '../../../components/care/care-flag.tsx'
import { Card, CardHead } from '../../../components/ui/card.tsx'
import { ChatMessage } from '../../../components/ui/chat-message.tsx'
import { ErrorState } from '../../../components/ui/error-state.tsx'
import { messageOf } from '../../../lib/error-catalogue.ts'
import { useSessionMessages } from '../api/shared.ts'

interface SessionMessagesProps {
  readonly booking: string
  readonly side: 'student' | 'coach'
  /** The other person's first name. */
  readonly name: string
  /** The person's IANA zone. */
  readonly zone: string
}

/** The chat of the room, read-only; renders nothing if there are no messages. */
export function SessionMessages({ booking, side, name, zone }: SessionMessagesProps) {
  const { data, error, isFetching, refetch } = useSessionMessages(booking)
  if (data === undefined ? error === null : data.length === 0) return null
  return (
    <Card aria-labelledby="session-messages">
      <CardHead id="session-messages" title={messages.messages} className="mb-1!" />
      {data === undefined ? (
        <ErrorState
          title={messages.messagesDidNotLoad}
          message={messageOf(error)}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <>
          <p className="text-sm text-muted">{messages.wroteInTheRoom(name)}</p>
          <ul aria-label={messages.messages} className="mt-4 grid gap-4">
            {data.map((message) => (
              <li key={message.id}>
                <Message message={message} own={message.author === side} name={name} zone={zone} />
              </li>
            ))}
          </ul>
        </>
      )}
    </Card>
  )
}

interface MessageProps {
  readonly message: SessionMessage
  readonly own: boolean
  /** The other person's first name. */
  readonly name: string
  readonly zone: string
}

function Message({ message: { text, sent_at, needs_care }, own, name, zone }: MessageProps) {
  const at = momentText(Date.parse(sent_at), zone)
  return (
    <ChatMessage
      by={own ? messages.yourMessageAt(at) : messages.theirMessageAt(name, at)}
      text={text}
      own={own}
    >
      {needs_care && <CareFlag about={own ? messages.yourMessage(at) : messages.theirMessage(name, at)} />}
    </ChatMessage>
  )
}
