import * as actions from '@shinequo/messages/web/actions'
import { lazy, useState } from 'react'
import { useParams } from 'react-router'
import { Card } from '../../components/ui/card.tsx'
import { LazyPart } from '../../components/ui/lazy-part.tsx'
import { useBookings, useReloadBookings } from '../../features/bookings/api/student.ts'
import { MissedSession } from '../../features/bookings/components/missed-session.tsx'
import ProposedTimes from '../../features/bookings/components/proposed-times.tsx'
import { type SessionAct, SessionActs } from '../../features/bookings/components/upcoming-row.tsx'
import { sessionLists, takenTimes } from '../../features/bookings/session-lists.ts'
import { ContactPart } from '../../features/care/components/contact-part.tsx'
import { ownZone } from '../../lib/own-zone.ts'
import { useNow } from '../../lib/use-now.ts'
import { useProfile } from '../../lib/user-state.ts'
import { SessionPage } from './session.tsx'

const SessionActDialog = lazy(() => import('./dashboard/session-act.tsx'))

/** /home/sessions/{bookingId} */
export default function StudentSessionPage() {
  const { bookingId = '' } = useParams()
  const { isPending } = useBookings()
  return (
    <SessionPage
      side="student"
      zone={ownZone()}
      acts={isPending ? undefined : <Acts id={bookingId} />}
      last={
        <Card>
          <ContactPart />
        </Card>
      }
    />
  )
}

/** While the session is upcoming: the coach's proposed times, and moving and cancelling. Later whether it was missed. */
function Acts({ id }: { readonly id: string }) {
  const { data = [] } = useBookings()
  const reload = useReloadBookings()
  const now = useNow()
  const [act, setAct] = useState<SessionAct | null>(null)
  const { upcoming, previous } = sessionLists(data, useProfile().user.id, now)
  const missed = [...upcoming, ...previous].find(
    ({ booking }) => booking.id === id && booking.no_show !== null,
  )
  if (missed) return <MissedSession session={missed} now={now} className="mt-4" />
  const session = upcoming.find(({ booking }) => booking.id === id)
  if (session === undefined) return null
  const start = (next: SessionAct) => {
    // What can be done changes by the minute, so the dialog uses fresh data of the server.
    reload()
    setAct(next)
  }
  return (
    <div className="mt-4">
      {session.booking.proposed.length > 0 && (
        <ProposedTimes session={session} onTake={(time) => start({ kind: 'move', time })} />
      )}
      <SessionActs session={session} now={now} onAct={(_, next) => start(next)} />
      {act !== null && (
        <LazyPart title={actions.thisDidNotLoad}>
          <SessionActDialog
            session={session}
            act={act}
            now={now}
            own={takenTimes(data, now)}
            onClose={() => setAct(null)}
          />
        </LazyPart>
      )}
    </div>
  )
}
