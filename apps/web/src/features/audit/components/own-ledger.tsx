import { momentText, yourTime } from '@shinequo/messages/times'
import * as actions from '@shinequo/messages/web/actions'
import * as messages from '@shinequo/messages/web/audit'
import * as lists from '@shinequo/messages/web/components'
import { Button } from '../../../components/ui/button.tsx'
import { ErrorState } from '../../../components/ui/error-state.tsx'
import { Sentence } from '../../../components/ui/sentence.tsx'
import { Waiting } from '../../../components/ui/spinner.tsx'
import { messageOf } from '../../../lib/error-catalogue.ts'
import { ownZone } from '../../../lib/own-zone.ts'
import { useOwnEntries } from '../api/student.ts'
import { actorText, ownActionText } from '../entry-words.ts'

/** What others did with the student's record: who, when, and why if they gave a reason. */
export default function OwnLedger() {
  const list = useOwnEntries()
  const entries = list.data?.pages.flatMap((page) => page.entries) ?? []
  const zone = ownZone()
  if (list.error) {
    return (
      <ErrorState
        title={lists.listDidNotLoad}
        message={messageOf(list.error)}
        retrying={list.isFetching}
        onRetry={() => void list.refetch()}
      />
    )
  }
  if (!list.data) return <Waiting>{actions.loading}</Waiting>
  if (entries.length === 0) return <p>{messages.nobodyYet}</p>
  return (
    <>
      <p className="text-sm text-muted">{messages.timesAre(yourTime(zone))}</p>
      <ol aria-label={messages.whoOpenedMyRecord}>
        {entries.map(({ id, at, actor, action, reason }) => (
          <li
            key={id}
            className="grid gap-0.5 border-b border-line py-3 last:border-b-0 [overflow-wrap:anywhere]"
          >
            <p className="font-strong">{ownActionText(action)}</p>
            <p className="text-sm text-muted">
              <Sentence
                parts={messages.byAt(
                  actorText(actor),
                  <time dateTime={at}>{momentText(Date.parse(at), zone)}</time>,
                )}
              />
            </p>
            {reason !== '' && <p className="text-sm">{messages.why(reason)}</p>}
          </li>
        ))}
      </ol>
      {list.hasNextPage && (
        <Button kind="quiet" busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          {actions.showMore}
        </Button>
      )}
    </>
  )
}
