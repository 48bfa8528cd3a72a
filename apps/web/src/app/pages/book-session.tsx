import type { CoachProfile } from '@shinequo/contract/coaches'
import * as availability from '@shinequo/messages/web/availability'
import * as sessions from '@shinequo/messages/web/bookings'
import * as navigation from '@shinequo/messages/web/navigation'
import { useEffect, useMemo, useState } from 'react'
import { useParams } from 'react-router'
import { Avatar } from '../../components/ui/avatar.tsx'
import { BackLink } from '../../components/ui/back-link.tsx'
import { DownloadButton } from '../../components/ui/download-button.tsx'
import { PageHead, PageHeading } from '../../components/ui/page-heading.tsx'
import { ProofLine } from '../../features/accounts/components/proof-line.tsx'
import { useOpenTimes } from '../../features/availability/api/student.ts'
import { HeldFor, HoldCard } from '../../features/availability/components/hold-card.tsx'
import { type Choice, SlotPicker } from '../../features/availability/components/slot-picker.tsx'
import { useTimeHold } from '../../features/availability/use-time-hold.ts'
import { useBookings } from '../../features/bookings/api/student.ts'
import { bookingFailure } from '../../features/bookings/booking-failure.ts'
import { BookingConfirmed } from '../../features/bookings/components/booking-confirmed.tsx'
import { ChangeTerms } from '../../features/bookings/components/change-terms.tsx'
import { ConfirmBar, ConfirmPane } from '../../features/bookings/components/confirm-pane.tsx'
import { takenTimes } from '../../features/bookings/session-lists.ts'
import { sessionFile } from '../../features/calendars/api/shared.ts'
import { useMatchedOnly, useUnavailable } from '../../features/coaches/api/student.ts'
import { CannotBook } from '../../features/coaches/components/cannot-book.tsx'
import { CoachRegion } from '../../features/coaches/components/coach-region.tsx'
import { CoachSummary } from '../../features/coaches/components/coach-summary.tsx'
import { useMatchRequests } from '../../features/matching/api/student.ts'
import { fullName } from '../../lib/coach-words.ts'
import { useNow } from '../../lib/use-now.ts'
import { useProfile } from '../../lib/user-state.ts'
import { useBookingDraft } from './booking-draft.ts'
import { useConfirmBooking } from './confirm-booking.ts'
import { SoonerElsewhere } from './sooner-elsewhere.tsx'

/** /home/selectcoach/{coachId}/book */
export default function BookSessionPage() {
  const { coachId = '' } = useParams()
  const now = useNow()
  // Requested together with the coach, not after: the times appear one round trip earlier.
  const matches = useMatchRequests()
  const bookings = useBookings()
  useOpenTimes(coachId, now)
  return (
    <CoachRegion
      key={coachId}
      coachId={coachId}
      head={
        <>
          {/* The place of the link to the coach, whose name is not known yet. */}
          <div className="invisible">
            <BackLink to="/home/dashboard">{navigation.dashboard}</BackLink>
          </div>
          <PageHead>{availability.bookTitle}</PageHead>
        </>
      }
    >
      {(coach) => <BookSession coach={coach} now={now} matches={matches} bookings={bookings.data} />}
    </CoachRegion>
  )
}

interface BookSessionProps {
  readonly coach: CoachProfile
  readonly now: number
  readonly matches: ReturnType<typeof useMatchRequests>
  /** Undefined until they are loaded. */
  readonly bookings: ReturnType<typeof useBookings>['data']
}

function BookSession({ coach, now, matches, bookings }: BookSessionProps) {
  const profile = useProfile()
  const { id: studentProfile, user } = profile
  const clock = { firstName: coach.user.first_name, zone: coach.time_zone }
  const own = useMemo(() => takenTimes(bookings ?? [], now), [bookings, now])
  const { draft, change, drop } = useBookingDraft(coach.id)
  const { time, note } = draft
  const [done, setDone] = useState(false)
  const matchedOnly = useMatchedOnly(coach.id)
  const unavailable = useUnavailable(coach.id)
  const isOther = matches.data?.every(
    ({ status, from_user_profile: { id } }) => status !== 'accepted' || id !== coach.id,
  )
  const cannotBook = unavailable || (matchedOnly && isOther)
  // The time whose hold is being given back. It stays in the list although it is not offered until that is done.
  const [givenBack, setGivenBack] = useState<Choice['time']>(null)
  const held = useTimeHold({ studentProfile, coachId: coach.id }, done ? null : time)
  const { hold, state } = held
  const confirmation = useConfirmBooking(coach.id, draft, held)
  const { busy, booked, failure: refusal, forgetFailure } = confirmation
  const failure = refusal ?? (state.kind === 'refused' ? bookingFailure(state.error) : null)
  if (booked !== null && !done) setDone(true)

  useEffect(() => {
    if (booked !== null) drop()
  }, [booked, drop])

  function choose(choice: Partial<Choice>) {
    // Called first, so that the request is sent before the page renders. Choosing a time again that is no longer held
    // requests a new hold.
    if (choice.time) hold.want(choice.time)
    forgetFailure()
    change(choice)
  }

  if (booked !== null) {
    const { start_time, end_time } = booked.time_slot
    return (
      <BookingConfirmed
        coach={{ ...clock, name: fullName(coach) }}
        picture={<Avatar name={fullName(coach)} url={coach.url} size={64} />}
        time={{ start: Date.parse(start_time), end: Date.parse(end_time) }}
        freeUntil={Date.parse(start_time) - booked.notice_minutes * 60_000}
        now={now}
        email={user.email}
        calendar={
          <DownloadButton fileName="session.ics" load={() => sessionFile(booked.id)}>
            {sessions.addToCalendar}
          </DownloadButton>
        }
      />
    )
  }
  const head = (
    <>
      <div>
        <BackLink to={`/home/selectcoach/${encodeURIComponent(coach.id)}`}>{fullName(coach)}</BackLink>
      </div>
      <PageHeading className="mb-4">{availability.bookTitle}</PageHeading>
      <CoachSummary coach={coach} />
    </>
  )
  if (cannotBook) {
    return (
      <>
        {head}
        <CannotBook unavailable={unavailable} firstName={coach.user.first_name} />
      </>
    )
  }
  return (
    <>
      {head}
      <SlotPicker
        coachId={coach.id}
        now={now}
        own={own}
        choice={draft}
        kept={failure?.gone ? null : (time ?? givenBack)}
        onDate={(date) => choose({ date, time: null })}
        onTime={(chosen) => choose({ time: chosen })}
        waiting={matches.isPending}
        sooner={<SoonerElsewhere coachId={coach.id} matches={matches.data} now={now} own={own} />}
      >
        <ConfirmPane
          coach={clock}
          time={time}
          now={now}
          note={note}
          onNote={(words) => {
            if (failure?.note !== undefined) forgetFailure()
            change({ note: words })
          }}
          busy={busy}
          failure={failure}
          wayOut={failure?.unconfirmed && <ProofLine profile={profile} />}
          terms={
            state.kind === 'held' && (
              <ChangeTerms start={state.time.start} noticeMinutes={state.hold.noticeMinutes} now={now} />
            )
          }
          held={failure?.gone || failure?.signedOut ? null : <HoldCard hold={hold} state={state} />}
          onGiveBack={() => {
            setGivenBack(time)
            choose({ time: null })
            // The button disappears with the time, so the focus moves to that time in the list, where another one can
            // be chosen.
            document.querySelector<HTMLElement>(`[data-start="${time?.start}"]`)?.focus()
          }}
          onAlternative={(other) => choose({ time: other })}
          onSubmit={confirmation.submit}
        />
      </SlotPicker>
      {time !== null && (
        <ConfirmBar
          time={time}
          busy={busy}
          held={state.kind === 'held' && <HeldFor hold={hold} expiresAt={state.hold.expiresAt} />}
        />
      )}
      {confirmation.dialog}
    </>
  )
}
