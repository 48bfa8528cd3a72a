import type { SessionMessage } from '@shinequo/contract/sessions/chat'
import { momentText } from '@shinequo/messages/times'
import { CareFlag } from '../../../components/care/care-flag.tsx'
import { Card, CardHead } from '../../../components/ui/card.tsx'
import { ErrorState } from '../../../components/ui/error-state.tsx'
import { messageOf } from '../../../lib/error-catalogue.ts'
import { useSessionMessages } from '../api/shared.ts'

interface SessionMessagesProps {
  readonly booking: string
  readonly side: 'student' | 'coach'
  /** The other one's first name. */
  readonly name: string
  /** The person's own, IANA. */
  readonly zone: string
}

/** What the two wrote to each other in the room, to read; nothing where they wrote nothing. */
export function SessionMessages({ booking, side, name, zone }: SessionMessagesProps) {
  const { data, error, isFetching, refetch } = useSessionMessages(booking)
  if (data === undefined ? error === null : data.length === 0) return null
  return (
    <Card aria-labelledby="session-messages">
      <CardHead id="session-messages" title="Messages" className="mb-1!" />
      {data === undefined ? (
        <ErrorState
          title="Your messages did not load"
          message={messageOf(error)}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <>
          <p className="text-sm text-muted">
            You and {name} wrote this in the room. Only you two can open it.
          </p>
          <ul aria-label="Messages" className="mt-4 grid gap-4">
            {data.map((message) => (
              <Message
                key={message.id}
                message={message}
                who={message.author === side ? 'You' : name}
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
  readonly who: string
  readonly zone: string
}

function Message({ message: { text, sent_at, needs_care }, who, zone }: MessageProps) {
  const own = who === 'You'
  const at = momentText(Date.parse(sent_at), zone)
  return (
    <li className={`grid gap-1 ${own ? 'justify-items-end ps-8' : 'justify-items-start pe-8'}`}>
      <p className="text-sm tabular-nums text-muted">
        {who} · {at}
      </p>
      <p
        className={`max-w-[60ch] whitespace-pre-line rounded-box px-4 py-2 [overflow-wrap:anywhere] ${own ? 'bg-success-soft' : 'bg-sunken'}`}
      >
        {text}
      </p>
      {needs_care && <CareFlag about={`${who}’s message, ${at}`} />}
    </li>
  )
}
