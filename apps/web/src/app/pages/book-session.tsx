import type { CoachProfile } from '@shinequo/contract/coaches'
import { useEffect, useMemo } from 'react'
import { useParams } from 'react-router'
import { Avatar } from '../../components/ui/avatar.tsx'
import { BackLink } from '../../components/ui/back-link.tsx'
import { PageHead, PageHeading } from '../../components/ui/page-heading.tsx'
import { BOOK_TITLE, SlotPicker } from '../../features/availability/components/slot-picker.tsx'
import { useBookings } from '../../features/bookings/api.ts'
import { BookingConfirmed } from '../../features/bookings/components/booking-confirmed.tsx'
import { ConfirmBar, ConfirmPane } from '../../features/bookings/components/confirm-pane.tsx'
import { takenTimes } from '../../features/bookings/components/session-lists.ts'
import { CoachRegion } from '../../features/coaches/components/coach-region.tsx'
import { CoachSummary } from '../../features/coaches/components/coach-summary.tsx'
import { fullName } from '../../lib/coach-words.ts'
import { useNow } from '../../lib/use-now.ts'
import { useProfile } from '../../lib/user-state.ts'
import { useBookingDraft } from './booking-draft.ts'
import { useConfirmBooking } from './confirm-booking.ts'

/** /home/selectcoach/{coachId}/book */
export default function BookSessionPage() {
  const { coachId = '' } = useParams()
  return (
    <CoachRegion
      key={coachId}
      coachId={coachId}
      head={
        <>
          <BackLink to="/home/dashboard">Dashboard</BackLink>
          <PageHead>{BOOK_TITLE}</PageHead>
        </>
      }
    >
      {(coach) => <BookSession coach={coach} />}
    </CoachRegion>
  )
}

function BookSession({ coach }: { readonly coach: CoachProfile }) {
  const now = useNow()
  const { user } = useProfile()
  const clock = { firstName: coach.user.first_name, zone: coach.time_zone }
  const bookings = useBookings()
  const own = useMemo(() => takenTimes(bookings.data ?? [], now), [bookings.data, now])
  const { draft, change, drop } = useBookingDraft(coach.id)
  const { confirm, busy, booked, failure, forgetFailure } = useConfirmBooking(coach.id)

  useEffect(() => {
    if (booked !== null) drop()
  }, [booked, drop])

  if (booked !== null) {
    const { start_time, end_time } = booked.time_slot
    return (
      <BookingConfirmed
        coach={{ ...clock, name: fullName(coach) }}
        picture={<Avatar name={fullName(coach)} url={coach.url} size={64} />}
        time={{ start: Date.parse(start_time), end: Date.parse(end_time) }}
        now={now}
        email={user.email}
      />
    )
  }
  return (
    <>
      <BackLink to={`/home/selectcoach/${encodeURIComponent(coach.id)}`}>{fullName(coach)}</BackLink>
      <PageHeading className="mb-4">{BOOK_TITLE}</PageHeading>
      <CoachSummary coach={coach} />
      <SlotPicker
        coachId={coach.id}
        now={now}
        own={own}
        choice={draft}
        keepsChosen={!failure?.gone}
        onChoose={(choice) => {
          forgetFailure()
          change(choice)
        }}
      >
        <ConfirmPane
          coach={clock}
          time={draft.time}
          now={now}
          note={draft.note}
          onNote={(note) => {
            if (failure?.note !== undefined) forgetFailure()
            change({ note })
          }}
          busy={busy}
          failure={failure}
          onAlternative={(time) => {
            forgetFailure()
            change({ time })
          }}
          onConfirm={() => draft.time && confirm({ time: draft.time, note: draft.note.trim() })}
        />
      </SlotPicker>
      {draft.time !== null && <ConfirmBar time={draft.time} busy={busy} />}
    </>
  )
}
