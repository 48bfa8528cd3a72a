import { localDate } from '@shinequo/domain/time/zoned-day'
import { proseDayText, yourTime } from '@shinequo/messages/times'
import * as messages from '@shinequo/messages/web/availability'
import { Fragment, useMemo, useState } from 'react'
import { dateText, monthOf } from '../../../lib/calendar-date.ts'
import { daysWithTimes, type OfferedTime, type Time, timesByDay } from '../open-days.ts'
import { TimeList } from './time-list.tsx'

interface CompactPickerProps {
  /** The offered times, in order. */
  readonly times: readonly OfferedTime[]
  readonly now: number
  /** The zone in which the times are shown. */
  readonly zone: string
  readonly chosen: Time | null
  readonly onChoose: (time: Time) => void
  /** Shown if no day has a time. */
  readonly nothing: string
}

/** The days that have times, in a row, and the times of one of them: a slot picker for small dialogs. */
export function CompactPicker({ times, now, zone, chosen, onChoose, nothing }: CompactPickerProps) {
  const days = useMemo(() => timesByDay(times, now, zone), [times, now, zone])
  const open = [...daysWithTimes(days)].sort()
  const [picked, setPicked] = useState<string | null>(chosen && localDate(chosen.start, zone))
  const day = picked !== null && days.has(picked) ? picked : open[0]
  if (day === undefined) return <p className="text-sm text-muted">{nothing}</p>
  const offered = days.get(day) ?? []
  return (
    <div className="grid min-w-0 gap-4">
      <fieldset className="-m-1 flex min-w-0 flex-wrap gap-2 p-1">
        <legend className="sr-only">{messages.day}</legend>
        {open.map((date, at) => (
          <Fragment key={date}>
            {monthOf(date) !== monthOf(open[at - 1] ?? '') && (
              <span
                aria-hidden="true"
                className="self-center text-sm font-semibold text-muted first-letter:uppercase"
              >
                {dateText(date, { month: 'short' })}
              </span>
            )}
            <button
              type="button"
              aria-pressed={date === day}
              onClick={() => setPicked(date)}
              className={`grid h-14 w-13 shrink-0 content-center justify-items-center rounded-in leading-[1.1] transition ${date === day ? 'bg-primary text-on-primary' : 'bg-primary-soft text-on-soft'}`}
            >
              <span className="sr-only">
                {dateText(date, { weekday: 'long', month: 'long', day: 'numeric' })}
              </span>
              <span aria-hidden="true" className="text-[0.75rem] font-semibold first-letter:uppercase">
                {dateText(date, { weekday: 'short' })}
              </span>
              <b aria-hidden="true" className="text-[1.25rem] font-bold tabular-nums tracking-tight">
                {Number(date.slice(8))}
              </b>
            </button>
          </Fragment>
        ))}
      </fieldset>
      <div className="grid gap-2">
        <p className="text-sm">
          <b className="font-strong">{messages.timesOn(proseDayText(offered[0]?.start ?? now, zone))}</b>{' '}
          <span className="text-muted">{messages.inZone(yourTime(zone))}</span>
        </p>
        <TimeList
          key={day}
          label={messages.times}
          times={offered}
          zone={zone}
          chosen={chosen}
          onChoose={onChoose}
        />
      </div>
    </div>
  )
}
