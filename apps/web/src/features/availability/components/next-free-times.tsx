import { dayText, slotText, yourTime } from '@shinequo/messages/times'
import * as actions from '@shinequo/messages/web/actions'
import * as messages from '@shinequo/messages/web/availability'
import * as failures from '@shinequo/messages/web/errors'
import { Link } from 'react-router'
import { Button } from '../../../components/ui/button.tsx'
import { Skeleton } from '../../../components/ui/skeleton.tsx'
import { Waiting } from '../../../components/ui/spinner.tsx'
import { ownZone } from '../../../lib/own-zone.ts'
import { type NextTimeProps, useNextTimes } from './next-time.tsx'

const SHOWN = 3

/** The next free times, as links to the booking page with that time chosen. */
export function NextFreeTimes(props: NextTimeProps) {
  const { times, isPending, isFetching, refetch } = useNextTimes(props, SHOWN)
  const zone = ownZone()
  return (
    <section aria-labelledby="next-free-times">
      <h2 id="next-free-times" className="text-lg font-strong tracking-snug">
        {messages.nextFreeTimes}
      </h2>
      <p className="text-xs text-muted first-letter:uppercase">{yourTime(zone)}</p>
      <div className="mt-3 grid min-h-38 content-start gap-2">
        {isPending && (
          <>
            <Waiting className="sr-only">{messages.loadingTimes}</Waiting>
            {[0, 1, 2].map((row) => (
              <Skeleton key={row} className="h-11 rounded-box" />
            ))}
          </>
        )}
        {!isPending && times === undefined && (
          <div role="alert" className="grid justify-items-start gap-3 text-sm text-muted">
            <p>{failures.timeSlotsFailed}</p>
            <Button kind="quiet" size="small" busy={isFetching} onClick={() => refetch()}>
              {actions.tryAgain}
            </Button>
          </div>
        )}
        {times?.length === 0 && <p className="text-sm text-muted">{messages.nothingFree}</p>}
        {times?.map(({ start, end }) => (
          <Link
            key={start}
            to={`/home/selectcoach/${encodeURIComponent(props.coachId)}/book?start=${new Date(start).toISOString()}`}
            className="flex min-h-11 flex-wrap items-center justify-between gap-x-3 rounded-box border border-primary/50 px-3.5 py-2 text-sm font-strong leading-tight text-on-soft no-underline transition hover:border-primary hover:bg-primary-soft"
          >
            <span>{dayText(start, zone)}</span>
            <span className="inline-block tabular-nums">{slotText(start, end, zone)}</span>
          </Link>
        ))}
      </div>
    </section>
  )
}
