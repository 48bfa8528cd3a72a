import { momentText } from '@shinequo/messages/times'
import * as actions from '@shinequo/messages/web/actions'
import * as messages from '@shinequo/messages/web/rosters'
import { Link } from 'react-router'
import { Card, CardHead } from '../../../components/ui/card.tsx'
import { Chip } from '../../../components/ui/chip.tsx'
import { ErrorState } from '../../../components/ui/error-state.tsx'
import { Skeleton } from '../../../components/ui/skeleton.tsx'
import { Waiting } from '../../../components/ui/spinner.tsx'
import { messageOf } from '../../../lib/error-catalogue.ts'
import { ownZone } from '../../../lib/own-zone.ts'
import { useRosters } from '../api/admin.ts'

/** The newest imports, each with a link. */
export function RosterList() {
  const { data, error, isFetching, refetch } = useRosters()
  return (
    <Card aria-labelledby="rosters">
      <CardHead id="rosters" title={messages.latest} />
      {error ? (
        <ErrorState
          level="h3"
          title={messages.didNotLoad}
          message={messageOf(error)}
          retrying={isFetching}
          onRetry={refetch}
        />
      ) : !data ? (
        <div className="grid gap-3">
          <Waiting>{actions.loading}</Waiting>
          <Skeleton className="h-14 w-full" />
        </div>
      ) : data.length === 0 ? (
        <p className="text-muted">{messages.noneYet}</p>
      ) : (
        <ul aria-labelledby="rosters">
          {data.map(({ id, file_name, state, total, counts, created_at }) => (
            <li
              key={id}
              className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t border-line py-2 first:border-t-0"
            >
              <span className="grid min-w-0 [overflow-wrap:anywhere]">
                <Link
                  to={`/admin/people/import/${id}`}
                  className="inline-flex min-h-11 items-center font-strong text-ink"
                >
                  {file_name}
                </Link>
                <span className="text-sm text-muted">
                  {messages.summary(momentText(Date.parse(created_at), ownZone()), total, counts.invited)}
                </span>
              </span>
              <Chip tone={state === 'checked' || state === 'writing' ? 'amber' : 'neutral'}>
                {messages.STATES[state]}
              </Chip>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
