import type { CoachDay } from '@shinequo/contract/sessions/coach-day'
import { slotText } from '@shinequo/messages/times'
import * as messages from '@shinequo/messages/web/bookings'
import { Avatar } from '../../components/ui/avatar.tsx'
import { Card, CardHead } from '../../components/ui/card.tsx'
import { Waiting } from '../../components/ui/spinner.tsx'

interface KeptDayProps {
  readonly day: CoachDay
  readonly now: number
}

/**
 * The sessions of today as this device keeps them, while the day loads: who comes when. Nothing in it can be pressed,
 * because it would move when the day comes.
 */
export function KeptDay({ day: { sessions, time_zone }, now }: KeptDayProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6 desk:grid-cols-[minmax(0,1fr)_20rem]">
      <Card aria-labelledby="kept-day">
        <CardHead id="kept-day" title={messages.today} />
        <Waiting>{messages.loadingYourDay}</Waiting>
        <ol className="mt-4 grid gap-3">
          {sessions
            .filter(({ end_time }) => Date.parse(end_time) > now)
            .map(({ id, student, start_time, end_time }) => (
              <li key={id} className="flex items-center gap-3 rounded-box border border-line p-4">
                <Avatar name={`${student.first_name} ${student.last_name}`} url={student.url} size={40} />
                <div className="min-w-0 flex-1">
                  <p className="font-strong leading-snug [overflow-wrap:anywhere]">
                    {student.first_name} {student.last_name}
                  </p>
                  <p className="text-sm tabular-nums text-muted">
                    {slotText(Date.parse(start_time), Date.parse(end_time), time_zone)}
                  </p>
                </div>
              </li>
            ))}
        </ol>
      </Card>
    </div>
  )
}
