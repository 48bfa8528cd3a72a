import type { CoachHours, HoursDraft } from '@shinequo/contract/availability/hours'
import { sessionText } from '@shinequo/messages/times'
import * as messages from '@shinequo/messages/web/availability-hours'
import * as navigation from '@shinequo/messages/web/navigation'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { ConflictActs } from '../../../components/ui/conflict-acts.tsx'
import { Note } from '../../../components/ui/note.tsx'
import { Sentence } from '../../../components/ui/sentence.tsx'
import { dateText } from '../../../lib/calendar-date.ts'
import { rangesText, weekdayName } from '../hours-words.ts'
import { type DayKey, isSame, rangesOf, WEEKDAYS } from '../painted-hours.ts'

/** Booked sessions outside the hours. They stay booked, and the coach should know. */
export function OutsideSessions({ hours }: { readonly hours: CoachHours }) {
  const outside = hours.sessions.filter((session) => session.outside_hours)
  if (outside.length === 0) return null
  return (
    <Note tone="amber" className="mb-5">
      <p className="font-semibold">{messages.outsideHours(outside.length)}</p>
      <ul className="my-1.5 list-disc ps-5">
        {outside.map(({ id, student, start_time, end_time }) => (
          <li key={id}>
            {messages.sessionWith(
              student,
              sessionText(Date.parse(start_time), Date.parse(end_time), hours.time_zone),
            )}
          </li>
        ))}
      </ul>
      <p>
        <Sentence
          parts={messages.meetAsPlanned<ReactNode>(
            <Link to="/coach/sessions" className="text-link">
              {navigation.sessions}
            </Link>,
          )}
        />
      </p>
    </Note>
  )
}

interface ConflictNoteProps {
  readonly newest: HoursDraft
  readonly own: HoursDraft
  readonly onKeepOwn: () => void
  readonly onTakeNewest: () => void
}

/** Somebody else saved other hours meanwhile: shows both versions until the coach chooses one. */
export function ConflictNote({ newest, own, onKeepOwn, onTakeNewest }: ConflictNoteProps) {
  const dates = [...new Set([...newest.overrides, ...own.overrides].map(({ date }) => date))].sort()
  const days: DayKey[] = [...WEEKDAYS, ...dates]
  const differing = days.filter((day) => rangesText(rangesOf(newest, day)) !== rangesText(rangesOf(own, day)))
  const sameHours = { weekly_hours: [], overrides: [] }
  const rulesDiffer = !isSame({ ...newest, ...sameHours }, { ...own, ...sameHours })
  return (
    <Note tone="danger" className="mb-5">
      <p className="font-semibold">{messages.changedMeanwhile}</p>
      <dl className="my-2 grid gap-2">
        {differing.map((day) => (
          <div key={day}>
            <dt className="font-semibold">{dayName(day)}</dt>
            <dd>{messages.newestHours(rangesText(rangesOf(newest, day)))}</dd>
            <dd>{messages.ownHours(rangesText(rangesOf(own, day)))}</dd>
          </div>
        ))}
        {rulesDiffer && (
          <div>
            <dt className="font-semibold">{messages.bookingRules}</dt>
            <dd>{messages.rulesDiffer}</dd>
          </div>
        )}
      </dl>
      <ConflictActs onTakeNewest={onTakeNewest} onKeepOwn={onKeepOwn} />
    </Note>
  )
}

function dayName(day: DayKey): string {
  if (typeof day === 'number') return weekdayName(day, 'long')
  return dateText(day, { weekday: 'short', month: 'short', day: 'numeric' })
}
