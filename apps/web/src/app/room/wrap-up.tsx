import type { SessionRoom } from '@shinequo/contract/sessions/room'
import * as actions from '@shinequo/messages/web/actions'
import * as bookings from '@shinequo/messages/web/bookings'
import { ErrorState } from '../../components/ui/error-state.tsx'
import { Skeleton } from '../../components/ui/skeleton.tsx'
import { Waiting } from '../../components/ui/spinner.tsx'
import { useCoachSession } from '../../features/bookings/api/coach.ts'
import { AttendanceButton } from '../../features/bookings/components/attendance-button.tsx'
import { useAccountQuery } from '../../lib/account.ts'
import { messageOf } from '../../lib/error-catalogue.ts'
import { WrapUp } from '../pages/wrap-up.tsx'
import { homeOf, zoneOf } from './words.ts'

/** What a coach has to do after the session whose room they have left. Loaded then. */
export default function RoomWrapUp({ room }: { readonly room: SessionRoom }) {
  const session = useCoachSession(room.id)
  const account = useAccountQuery()
  const error = session.error ?? account.error
  if (session.data !== undefined && account.data !== undefined) {
    return (
      <WrapUp
        session={session.data}
        zone={zoneOf(room)}
        attendance={<AttendanceButton session={session.data} />}
        onDone={() => location.assign(homeOf(room.role).href)}
      />
    )
  }
  if (error !== null) {
    return (
      <ErrorState
        title={bookings.sessionDidNotLoad}
        message={messageOf(error)}
        retrying={session.isFetching || account.isFetching}
        onRetry={() => void Promise.all([session.refetch(), account.refetch()])}
      />
    )
  }
  return (
    <>
      <Waiting>{actions.loading}</Waiting>
      <Skeleton className="h-80" />
    </>
  )
}
