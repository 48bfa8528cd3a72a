import type { OwnMessage } from '@shinequo/contract/notifications'
import { momentText } from '@shinequo/messages/times'
import * as actions from '@shinequo/messages/web/actions'
import * as notifications from '@shinequo/messages/web/notifications'
import { Button } from '../../../components/ui/button.tsx'
import { ErrorState } from '../../../components/ui/error-state.tsx'
import { Waiting } from '../../../components/ui/spinner.tsx'
import { StateLine } from '../../../components/ui/state-line.tsx'
import { messageOf } from '../../../lib/error-catalogue.ts'
import { useMailWords } from '../../../lib/use-mail-words.ts'
import { useNow } from '../../../lib/use-now.ts'
import { useOwnMessages } from '../api/shared.ts'

interface OwnMessagesProps {
  /** The session that the mails are about; if omitted, all of the person's mail. */
  readonly booking?: string
  /** The person's own time zone, IANA. */
  readonly zone: string
}

/** The mail that was sent or is due to the person, with its status. */
export default function OwnMessages({ booking, zone }: OwnMessagesProps) {
  const list = useOwnMessages(booking)
  if (list.error) {
    return (
      <ErrorState
        title={notifications.yourMailDidNotLoad}
        message={messageOf(list.error)}
        retrying={list.isFetching}
        onRetry={() => void list.refetch()}
      />
    )
  }
  if (!list.data) return <Waiting>{actions.loading}</Waiting>
  const messages = list.data.pages.flatMap((page) => page.messages)
  if (messages.length === 0) return <p className="text-sm text-muted">{notifications.noMailYet}</p>
  return (
    <>
      <ul aria-label={notifications.mail}>
        {messages.map((message) => (
          <Row key={message.id} message={message} zone={zone} />
        ))}
      </ul>
      {list.hasNextPage && (
        <Button kind="quiet" busy={list.isFetching} onClick={() => void list.fetchNextPage()}>
          {actions.showMore}
        </Button>
      )}
    </>
  )
}

function Row({ message, zone }: { readonly message: OwnMessage; readonly zone: string }) {
  const now = useNow()
  const { tone, text } = useMailWords(message)
  const at = Date.parse(message.at)
  const planned = message.state === 'due' && at > now
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-b border-line py-3 last:border-b-0">
      <div className="min-w-0">
        <p className="text-sm font-medium">{notifications.KINDS[message.kind]}</p>
        <p className="text-sm tabular-nums text-muted">{momentText(at, zone)}</p>
      </div>
      <StateLine tone={planned ? 'waiting' : tone}>{planned ? notifications.planned : text}</StateLine>
    </li>
  )
}
