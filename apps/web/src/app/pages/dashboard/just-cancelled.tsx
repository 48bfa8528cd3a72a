import { dayText, slotText } from '@shinequo/messages/times'
import * as messages from '@shinequo/messages/web/bookings'
import { Avatar } from '../../../components/ui/avatar.tsx'
import { Chip } from '../../../components/ui/chip.tsx'
import { useOwnCancellations } from '../../../features/bookings/api/student.ts'
import { UndoButton } from '../../../features/bookings/components/undo-cancellation.tsx'
import { ownZone } from '../../../lib/own-zone.ts'
import { useSeconds } from '../../../lib/use-now.ts'

/** The student's just cancelled sessions, struck through, with an undo button while that is possible. */
export default function JustCancelled() {
  const { data = [] } = useOwnCancellations()
  const now = useSeconds()
  const zone = ownZone()
  return (
    <ul>
      {data
        .filter(({ restore_until }) => Date.parse(restore_until ?? '') > now)
        .map(({ id, mentor_profile: coach, time_slot }) => {
          const { first_name, last_name } = coach.user
          const [start, end] = [Date.parse(time_slot.start_time), Date.parse(time_slot.end_time)]
          return (
            <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-2 px-5 py-3.5 tablet:px-6">
              <Avatar name={`${first_name} ${last_name}`} url={coach.url} />
              <div id={`session-${id}`} className="min-w-0 flex-[1_1_8rem]">
                <p className="flex flex-wrap items-center gap-x-2.5 font-strong leading-snug">
                  {first_name} {last_name} <Chip tone="danger">{messages.stateCancelled}</Chip>
                </p>
                <p className="text-sm tabular-nums text-muted">
                  <s>{messages.slotLine(dayText(start, zone), slotText(start, end, zone))}</s>
                </p>
                <p className="text-sm text-muted">{messages.hearsWithinAMinute(first_name)}</p>
              </div>
              <UndoButton id={id} other={first_name} />
            </li>
          )
        })}
    </ul>
  )
}
