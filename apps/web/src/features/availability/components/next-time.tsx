import { timeText } from '@shinequo/messages/times'
import * as messages from '@shinequo/messages/web/availability'
import { Clock } from 'lucide-react'
import type { ReactNode } from 'react'
import { Sentence } from '../../../components/ui/sentence.tsx'
import { Skeleton } from '../../../components/ui/skeleton.tsx'
import { ownZone } from '../../../lib/own-zone.ts'
import { useOpenTimes } from '../api/student.ts'
import { markBusy, nextDay, nextFreeTimes, type Time, timesByDay } from '../open-days.ts'

export interface NextTimeProps {
  readonly coachId: string
  readonly now: number
  /** The student's own sessions. Times that overlap one are skipped. */
  readonly own: readonly Time[]
}

/** The coach's next free times: up to `count`, one per day; undefined until they are loaded. */
export function useNextTimes({ coachId, now, own }: NextTimeProps, count: number) {
  const query = useOpenTimes(coachId, now)
  const days = timesByDay(markBusy(query.data ?? [], own), now, ownZone())
  return { ...query, times: query.data && nextFreeTimes(days, count) }
}

/** One line, 'Next: Tue 3:00 PM'. Empty if the times cannot be loaded, since the page shows that error itself. */
export function NextTime(props: NextTimeProps) {
  const { times, isPending } = useNextTimes(props, 1)
  if (isPending) return <Skeleton className="h-4 w-28" />
  const none = times ? messages.noOpenTimesNow : messages.seeTimes
  return <NextLine start={times?.[0]?.start} now={props.now} none={none} />
}

interface NextLineProps {
  /** Epoch milliseconds. */
  readonly start: number | undefined
  readonly now: number
  /** Shown without a time. */
  readonly none: string
}

/** The line itself, for a time that is known. */
export function NextLine({ start, now, none }: NextLineProps) {
  const zone = ownZone()
  return (
    <span className="flex items-start gap-2 text-xs font-semibold text-on-soft">
      <Clock aria-hidden="true" strokeWidth={1.75} className="mt-px size-4 shrink-0" />
      {start === undefined ? (
        <span className="font-medium text-muted">{none}</span>
      ) : (
        <span>
          <Sentence
            parts={messages.nextTime<ReactNode>(
              nextDay(start, now, zone),
              <span className="inline-block">{timeText(start, zone)}</span>,
            )}
          />
        </span>
      )}
    </span>
  )
}
