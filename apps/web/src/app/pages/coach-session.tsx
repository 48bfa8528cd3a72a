import { useParams } from 'react-router'
import { useCoachSession } from '../../features/bookings/api/coach.ts'
import { ObjectionLine } from '../../features/bookings/components/objection-line.tsx'
import { useCoachZone } from '../../lib/account.ts'
import { focusMain } from '../../lib/focus-main.ts'
import { useNow } from '../../lib/use-now.ts'
import { CoachSessionActs } from './coach-session-acts.tsx'
import { SessionPage } from './session.tsx'

/** /coach/sessions/{bookingId} */
export default function CoachSessionPage() {
  const { bookingId = '' } = useParams()
  const zone = useCoachZone()
  const { data, isPending } = useCoachSession(bookingId)
  const now = useNow()
  const acts = data ? (
    <div className="mt-4 grid gap-3">
      <ObjectionLine session={data} />
      <div className="flex flex-wrap gap-2">
        <CoachSessionActs session={data} now={now} zone={zone} onCancelled={focusMain} />
      </div>
    </div>
  ) : null
  return <SessionPage side="coach" zone={zone} acts={isPending ? undefined : acts} />
}
