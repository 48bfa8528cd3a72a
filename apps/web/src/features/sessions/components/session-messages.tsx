import type { SessionMessage } from '@shinequo/contract/sessions/chat'
import { momentText } from '@shinequo/messages/times'
import * as messages from '@shinequo/messages/web/sessions'
import { CareFlag } from '../../../components/care/care-flag.tsx'
import { Card, CardHead } from '../../../components/ui/card.tsx'
import { ErrorState } from '../../../components/ui/error-state.tsx'
import { messageOf } from '../../../lib/error-catalogue.ts'
import { OF_A_PERSON } from '../../../lib/words-of.ts'
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
              <Message
                key={message.id}
                message={message}
                own={message.author === side}
                name={name}
                zone={zone}
              />
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
    <li className={`grid gap-1 ${own ? 'justify-items-end ps-8' : 'justify-items-start pe-8'}`}>
      <p className="text-sm tabular-nums text-muted">
        {own ? messages.yourMessageAt(at) : messages.theirMessageAt(name, at)}
      </p>
      <p
        {...OF_A_PERSON}
        className={`max-w-[60ch] whitespace-pre-line rounded-box px-4 py-2 [overflow-wrap:anywhere] ${own ? 'bg-success-soft' : 'bg-sunken'}`}
      >
        {text}
      </p>
      {needs_care && <CareFlag about={own ? messages.yourMessage(at) : messages.theirMessage(name, at)} />}
    </li>
  )
}
