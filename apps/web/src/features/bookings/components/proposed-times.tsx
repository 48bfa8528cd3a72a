import { dayText, slotText } from '@shinequo/messages/times'
import * as messages from '@shinequo/messages/web/bookings'
import toast from 'react-hot-toast'
import { Button } from '../../../components/ui/button.tsx'
import { messageOf } from '../../../lib/error-catalogue.ts'
import { ownZone } from '../../../lib/own-zone.ts'
import { useKeepBooking } from '../api/student.ts'
import type { Chosen } from '../booking-failure.ts'
import type { Session } from '../session-lists.ts'

interface ProposedTimesProps {
  readonly session: Session
  readonly onTake: (time: Chosen) => void
}

/** The times that a coach proposes. The student accepts one or keeps the old time. */
export default function ProposedTimes({ session, onTake }: ProposedTimesProps) {
  const { booking, other } = session
  const zone = ownZone()
  const keep = useKeepBooking(booking.id)

  async function keepOldTime() {
    try {
      await keep.mutateAsync()
      toast.success(messages.oldTimeStays)
    } catch (error) {
      toast.error(messageOf(error))
    }
  }

  return (
    <fieldset className="mt-2 grid min-w-0 gap-2">
      <legend className="sr-only">{messages.timesSuggestedBy(other.user.first_name)}</legend>
      <p className="text-sm">{messages.wouldRatherMeet(other.user.first_name)}</p>
      <div className="flex flex-wrap gap-2">
        {booking.proposed.map(({ start_time, end_time }) => {
          const time = { start: Date.parse(start_time), end: Date.parse(end_time) }
          return (
            <Button
              key={start_time}
              kind="soft"
              size="small"
              className="tabular-nums"
              onClick={() => onTake(time)}
            >
              {messages.slotLine(dayText(time.start, zone), slotText(time.start, time.end, zone))}
            </Button>
          )
        })}
        <Button kind="ghost" size="small" onClick={() => void keepOldTime()}>
          {messages.keepTheOldTime}
        </Button>
      </div>
    </fieldset>
  )
}
