import { addDays, localDate } from '@shinequo/domain/time/zoned-day'
import { dayText, slotText, timeText, yourTime } from '@shinequo/domain/time/zoned-text'
import { Clock } from 'lucide-react'
import { Link } from 'react-router'
import { Button } from '../../../components/ui/button.tsx'
import { Skeleton } from '../../../components/ui/skeleton.tsx'
import { Waiting } from '../../../components/ui/spinner.tsx'
import { FAILURES } from '../../../lib/outcome-words.ts'
import { ownZone } from '../../../lib/own-zone.ts'
import { LOADING_TIMES, useOpenTimes } from '../api.ts'
import { markBusy, nextFreeTimes, type Time, timesByDay } from './open-days.ts'

interface NextTimeProps {
  readonly coachId: string
  readonly now: number
  /** The student's own sessions: times that meet one are passed over. */
  readonly own: readonly Time[]
}

/** The coach's next free times, `count` at most, one a day; undefined while they are not known. */
function useNextTimes({ coachId, now, own }: NextTimeProps, count: number) {
  const query = useOpenTimes(coachId, now)
  const days = timesByDay(markBusy(query.data ?? [], own), now, ownZone())
  return { ...query, times: query.data && nextFreeTimes(days, count) }
}

/** One line, 'Next: Tue 3:00 PM'; silent when the times cannot be had, since the page says it itself. */
export function NextTime(props: NextTimeProps) {
  const { times, isPending } = useNextTimes(props, 1)
  const zone = ownZone()
  if (isPending) return <Skeleton className="h-4 w-28" />
  const next = times?.[0]
  return (
    <span className="flex items-start gap-2 text-xs font-semibold text-on-soft">
      <Clock aria-hidden="true" strokeWidth={1.75} className="mt-px size-4 shrink-0" />
      {next ? (
        <span>
          Next: {shortDay(next.start, props.now, zone)}{' '}
          <span className="whitespace-nowrap">{timeText(next.start, zone)}</span>
        </span>
      ) : (
        <span className="font-medium text-muted">{times ? 'No open times now' : 'See times'}</span>
      )}
    </span>
  )
}

/** 'Tue' within the coming days, 'Nov 30' where the weekday could be mistaken for an earlier one. */
function shortDay(instant: number, now: number, zone: string): string {
  const [weekday = '', date = ''] = dayText(instant, zone).split(', ')
  return localDate(instant, zone) < addDays(localDate(now, zone), 7) ? weekday : date
}

const SHOWN = 3

/** The next free times as links to the booking page with that time chosen. */
export function NextFreeTimes(props: NextTimeProps) {
  const { times, isPending, isFetching, refetch } = useNextTimes(props, SHOWN)
  const zone = ownZone()
  return (
    <section aria-labelledby="next-free-times">
      <h2 id="next-free-times" className="text-lg font-strong tracking-snug">
        Next free times
      </h2>
      <p className="text-xs text-muted first-letter:uppercase">{yourTime(zone)}</p>
      <div className="mt-3 grid min-h-38 content-start gap-2">
        {isPending && (
          <>
            <Waiting className="sr-only">{LOADING_TIMES}</Waiting>
            {[0, 1, 2].map((row) => (
              <Skeleton key={row} className="h-11 rounded-box" />
            ))}
          </>
        )}
        {!isPending && times === undefined && (
          <div role="alert" className="grid justify-items-start gap-3 text-sm text-muted">
            <p>{FAILURES.timeSlots}</p>
            <Button kind="quiet" size="small" busy={isFetching} onClick={() => refetch()}>
              Try again
            </Button>
          </div>
        )}
        {times?.length === 0 && (
          <p className="text-sm text-muted">
            Nothing is free in the next three weeks. New times appear here as soon as they open.
          </p>
        )}
        {times?.map(({ start, end }) => (
          <Link
            key={start}
            to={`/home/selectcoach/${encodeURIComponent(props.coachId)}/book?start=${new Date(start).toISOString()}`}
            className="flex min-h-11 flex-wrap items-center justify-between gap-x-3 rounded-box border border-primary/50 px-3.5 py-2 text-sm font-strong leading-tight text-on-soft no-underline transition hover:border-primary hover:bg-primary-soft"
          >
            <span>{dayText(start, zone)}</span>
            <span className="whitespace-nowrap tabular-nums">{slotText(start, end, zone)}</span>
          </Link>
        ))}
      </div>
    </section>
  )
}
