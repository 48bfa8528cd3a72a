import type { CoachSession } from '@shinequo/contract/bookings'
import { dayText, slotText } from '@shinequo/domain/time/zoned-text'
import { useParams } from 'react-router'
import { ButtonLink } from '../../../components/ui/button.tsx'
import { Card } from '../../../components/ui/card.tsx'
import { ErrorState } from '../../../components/ui/error-state.tsx'
import { PageHead } from '../../../components/ui/page-heading.tsx'
import { Skeleton } from '../../../components/ui/skeleton.tsx'
import { Waiting } from '../../../components/ui/spinner.tsx'
import { useAccount } from '../../../lib/account.ts'
import { messageOf } from '../../../lib/error-catalogue.ts'
import { ownZone } from '../../../lib/own-zone.ts'
import { AttendanceButton } from '../components/attendance-button.tsx'
import { useCoachSession } from '../components/coach-calls.ts'
import { StatusChip } from '../components/coach-session-row.tsx'

/** /coach/session/{bookingId}: the door of the room on the coaches' side. */
export default function CoachRoomPage() {
  const { bookingId = '' } = useParams()
  const { data: session, error, isFetching, refetch } = useCoachSession(bookingId)
  return (
    <Card>
      <PageHead
        title="Your session"
        lede="You are in the right place. Your student meets you on this page when the session starts."
      >
        The room opens here
      </PageHead>
      {session !== undefined && <WhoAndWhen session={session} />}
      {session === undefined && error === null && (
        <div className="mb-5">
          <Waiting>Loading...</Waiting>
          <Skeleton className="mt-2 h-14 w-full" />
        </div>
      )}
      {session === undefined && error !== null && (
        <ErrorState
          level="h2"
          title="Your session didn't load"
          message={messageOf(error)}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      <ButtonLink to="/coach/sessions" kind="quiet">
        Back to your sessions
      </ButtonLink>
    </Card>
  )
}

/** Whom the coach waits for, and what can be noted when nobody comes. */
function WhoAndWhen({ session }: { readonly session: CoachSession }) {
  const { student } = session
  const zone = useAccount().time_zone ?? ownZone()
  const [start, end] = [Date.parse(session.start_time), Date.parse(session.end_time)]
  return (
    <div className="mb-5 flex flex-wrap items-center gap-x-4 gap-y-3 border-y border-line py-4">
      <div id={`session-${session.id}`} className="min-w-48 flex-1">
        <p className="font-strong leading-snug [overflow-wrap:anywhere]">
          {student.first_name} {student.last_name}
        </p>
        <p className="text-sm tabular-nums text-muted">
          {dayText(start, zone)} · {slotText(start, end, zone)}
        </p>
      </div>
      <StatusChip session={session} />
      <AttendanceButton session={session} />
    </div>
  )
}
