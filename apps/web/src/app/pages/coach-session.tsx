import * as messages from '@shinequo/messages/web/sessions-wrap-up'
import { useNavigate, useParams } from 'react-router'
import { Card, CardHead } from '../../components/ui/card.tsx'
import { useCoachSession } from '../../features/bookings/api/coach.ts'
import { ObjectionLine } from '../../features/bookings/components/objection-line.tsx'
import { useWrapUp } from '../../features/sessions/api/coach.ts'
import { useCoachZone } from '../../lib/account.ts'
import { focusMain } from '../../lib/focus-main.ts'
import { useNow } from '../../lib/use-now.ts'
import { CoachSessionActs } from './coach-session-acts.tsx'
import { SessionPage } from './session.tsx'
import { WrapUp } from './wrap-up.tsx'

/** /coach/sessions/{bookingId} */
export default function CoachSessionPage() {
  const { bookingId = '' } = useParams()
  const zone = useCoachZone()
  const { data, isPending } = useCoachSession(bookingId)
  const wrapUp = useWrapUp(bookingId)
  const navigate = useNavigate()
  const now = useNow()
  const acts = data ? (
    <div className="mt-4 grid gap-3">
      <ObjectionLine session={data} />
      <div className="flex flex-wrap gap-2">
        <CoachSessionActs session={data} now={now} zone={zone} onCancelled={focusMain} />
      </div>
    </div>
  ) : null
  const hasBegun = data !== undefined && data.status !== 'cancelled' && Date.parse(data.start_time) <= now
  const after = hasBegun && (
    <Card aria-labelledby="wrap-up">
      <CardHead id="wrap-up" title={messages.afterYourSession(data.student.first_name)} className="mb-2!" />
      <WrapUp key={data.id} session={data} zone={zone} onDone={() => void navigate('/coach')} />
    </Card>
  )
  // Drawn once, so that nothing below moves.
  const isLoading = isPending || (hasBegun && wrapUp.isPending)
  return <SessionPage side="coach" zone={zone} acts={isLoading ? undefined : acts} after={after} />
}
