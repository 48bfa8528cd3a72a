import type { HoursDraft } from '@shinequo/contract/availability/hours'
import { localDate, shownDates } from '@shinequo/domain/time/zoned-day'
import { dayText, timeText, zoneName } from '@shinequo/messages/times'
import * as messages from '@shinequo/messages/web/availability'
import * as hours from '@shinequo/messages/web/availability-hours'
import * as failures from '@shinequo/messages/web/errors'
import { useMemo, useState } from 'react'
import { Calendar } from '../../../components/ui/calendar.tsx'
import { Card, CardHead } from '../../../components/ui/card.tsx'
import { Chip } from '../../../components/ui/chip.tsx'
import { ErrorState } from '../../../components/ui/error-state.tsx'
import { Note } from '../../../components/ui/note.tsx'
import { SelectField } from '../../../components/ui/select-field.tsx'
import { Skeleton } from '../../../components/ui/skeleton.tsx'
import { Waiting } from '../../../components/ui/spinner.tsx'
import { usePreview } from '../api/coach.ts'
import { clockNote } from '../hours-words.ts'
import { daysWithTimes, markBusy, type OfferedTime, timesByDay } from '../open-days.ts'

interface StudentsViewProps {
  /** The draft to preview, debounced. */
  readonly draft: HoursDraft
  readonly approved: boolean
  readonly now: number
  readonly ownZone: string
}

/** Where most students live; listed first among the zones. */
const USUAL_ZONES = [
  'America/New_York',
  'America/Chicago',
  'America/Denver',
  'America/Los_Angeles',
  'America/Anchorage',
  'Pacific/Honolulu',
]

function zonesWith(own: string): readonly (readonly [string, string])[] {
  const zones = new Set([own, ...USUAL_ZONES, ...Intl.supportedValuesOf('timeZone')])
  return [...zones].map((zone) => [
    zone,
    zone === own ? hours.yourZone(zoneName(zone)) : zone.replaceAll('_', ' '),
  ])
}

/** Exactly the times that students would be offered, in a chosen zone. Updates with every change of the draft. */
export function StudentsView({ draft, approved, now, ownZone }: StudentsViewProps) {
  const [zone, setZone] = useState(ownZone)
  const zones = useMemo(() => zonesWith(ownZone), [ownZone])
  const { data, isPending, isFetching, refetch } = usePreview(draft, now, zone)
  const days = useMemo(
    () => (data === undefined ? null : timesByDay(markBusy(data, []), now, zone)),
    [data, now, zone],
  )
  const clocks = clockNote(now, shownDates(now, zone).length, ownZone)
  return (
    <Card aria-labelledby="students-see" aria-busy={isFetching}>
      <CardHead
        id="students-see"
        title={hours.whatStudentsSee}
        action={approved && <Chip tone="success">{hours.live}</Chip>}
      />
      {!approved && (
        <Note tone="amber" className="mb-4">
          {hours.seenOnceApproved}
        </Note>
      )}
      <SelectField
        label={hours.studentsZone}
        placeholder={hours.studentsZone}
        options={zones}
        value={zone}
        onChange={(event) => setZone(event.target.value)}
        className="mb-4"
      />
      {days === null && isPending && (
        <>
          <Waiting>{messages.loadingTimes}</Waiting>
          <Skeleton className="mt-3 h-124" />
        </>
      )}
      {days === null && !isPending && (
        <ErrorState
          title={messages.timesDidNotLoad}
          message={failures.timeSlotsFailed}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {days !== null && (
        <Month key={zone} days={days} now={now} zone={zone} paused={!draft.accepts_students} />
      )}
      {clocks !== null && (
        <Note tone="info" className="mt-4">
          {clocks}
        </Note>
      )}
    </Card>
  )
}

interface MonthProps {
  readonly days: ReadonlyMap<string, readonly OfferedTime[]>
  readonly now: number
  readonly zone: string
  readonly paused: boolean
}

function Month({ days, now, zone, paused }: MonthProps) {
  const dates = shownDates(now, zone)
  const today = localDate(now, zone)
  const open = daysWithTimes(days)
  const [chosen, setChosen] = useState<string | null>(null)
  const date = chosen ?? [...open].sort()[0] ?? null
  const times = date === null ? [] : (days.get(date) ?? [])
  return (
    <>
      {/* Extends into the card's padding on a phone, so that every day is large enough to tap. */}
      <div className="-mx-3 tablet:mx-0">
        <Calendar
          from={today}
          to={dates.at(-1) ?? today}
          today={today}
          available={open}
          value={date}
          onChange={setChosen}
        />
      </div>
      <div role="status" className="mt-3 text-sm">
        {open.size === 0 ? (
          <p className="text-muted">{paused ? hours.pausedNoTimes : hours.studentsSeeNoTimes}</p>
        ) : (
          <p className="font-semibold">
            {messages.dayAndZone(date === null ? '' : dateWords(date), zoneName(zone))}
            <span className="sr-only">{hours.andTimes(times.length)}</span>
          </p>
        )}
      </div>
      {times.length > 0 ? (
        <ul aria-label={hours.timesStudentsSee} className="mt-2 grid grid-cols-2 gap-2">
          {times.map(({ start }) => (
            <li
              key={start}
              className="grid min-h-11 place-items-center rounded-box border border-primary/50 bg-surface text-sm font-strong text-on-soft tabular-nums"
            >
              {timeText(start, zone)}
            </li>
          ))}
        </ul>
      ) : (
        open.size > 0 && <p className="mt-2 text-sm text-muted">{messages.noTimes}</p>
      )}
    </>
  )
}

function dateWords(date: string): string {
  return dayText(Date.parse(`${date}T12:00:00Z`), 'UTC')
}
