import type { CoachSession } from '@shinequo/contract/bookings/coach-sessions'
import { localDate } from '@shinequo/domain/time/zoned-day'
import { slotText, zoneName } from '@shinequo/messages/times'
import * as messages from '@shinequo/messages/web/sessions'
import { dateText } from '../../../lib/calendar-date.ts'

interface PrintedAgendaProps {
  readonly title: string
  /** The coach's zone. */
  readonly zone: string
  readonly dates: readonly string[]
  /** Ordered by start. */
  readonly sessions: readonly CoachSession[]
}

/** The sessions of some dates as they are printed, alone on the page (styles/print.css). Not shown on screens. */
export function PrintedAgenda({ title, zone, dates, sessions }: PrintedAgendaProps) {
  return (
    <div data-agenda className="hidden text-sm text-ink print:block">
      <p className="text-xl font-bold">{title}</p>
      <p className="mb-4 text-muted">{messages.timesInZone(zoneName(zone))}</p>
      {dates.map((date) => {
        const own = sessions.filter(({ start_time }) => localDate(Date.parse(start_time), zone) === date)
        return (
          <div key={date} className="mb-4">
            <p className="break-after-avoid border-b border-line-strong pb-1 font-strong">
              {dateText(date, { weekday: 'long', month: 'long', day: 'numeric' })}
            </p>
            {own.length === 0 ? (
              <p className="py-1.5 text-muted">{messages.sessionsPlanned(0)}</p>
            ) : (
              <ul>
                {own.map((session) => (
                  <AgendaLine key={session.id} session={session} zone={zone} />
                ))}
              </ul>
            )}
          </div>
        )
      })}
    </div>
  )
}

function AgendaLine({ session, zone }: { readonly session: CoachSession; readonly zone: string }) {
  const { student, start_time, end_time, pre_session_note: note, url } = session
  return (
    <li className="flex break-inside-avoid gap-6 border-b border-line py-1.5">
      <span className="w-36 shrink-0 tabular-nums">
        {slotText(Date.parse(start_time), Date.parse(end_time), zone)}
      </span>
      <div className="min-w-0 flex-1 [overflow-wrap:anywhere]">
        <p className="font-strong">
          {student.first_name} {student.last_name}
        </p>
        {note !== '' && <p>{messages.studentsNote(student.first_name, note)}</p>}
        <p className="text-muted">{messages.where(url)}</p>
      </div>
    </li>
  )
}
