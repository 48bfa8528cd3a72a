import type { Booking } from '@shinequo/contract/bookings'
import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import toast from 'react-hot-toast'
import { claimTime, useReloadOpenTimes } from '../../features/availability/api.ts'
import { bookClaim, useReloadBookings } from '../../features/bookings/api.ts'
import {
  type Attempt,
  attemptFor,
  bookingFailure,
  type Chosen,
  mustStartAnew,
} from '../../features/bookings/components/booking-attempt.ts'
import { SUCCESSES } from '../../lib/outcome-words.ts'
import { ownZone } from '../../lib/own-zone.ts'
import { useProfile } from '../../lib/user-state.ts'

/** One at a time: a success takes the failure before it away. */
const FAILURE_TOAST = 'booking-failure'

interface Wish {
  readonly time: Chosen
  readonly note: string
}

/**
 * Books a time with a coach: claims it, then turns the claim into a session. When the second call fails, the next
 * try for the same time uses the claim again; both calls carry a key, so a repeated one does nothing twice.
 */
export function useConfirmBooking(coachId: string) {
  const profile = useProfile()
  const reloadTimes = useReloadOpenTimes(coachId)
  const reloadBookings = useReloadBookings()
  const last = useRef<Attempt | null>(null)
  /** A call is on its way. A second click may come before the page is drawn again, when `isPending` is still false. */
  const underWay = useRef(false)

  async function book({ time, note }: Wish): Promise<Booking> {
    let attempt = attemptFor(last.current, time.start, note, Date.now())
    last.current = attempt
    if (attempt.claim === null) {
      const { id, expires_at } = await claimTime(
        { studentProfile: profile.id, coachId, ...time },
        attempt.claimKey,
      )
      attempt = { ...attempt, claim: { id, expiresAt: Date.parse(expires_at) } }
      last.current = attempt
    }
    const claimId = attempt.claim?.id ?? ''
    return await bookClaim(
      {
        id: claimId,
        student_profile: profile.id,
        mentor_profile: coachId,
        time_slot: claimId,
        feedback: '',
        coach_rating: 4.5,
        ...(note !== '' && { pre_session_note: note }),
        time_zone: ownZone(),
      },
      attempt.bookingKey,
    )
  }

  const mutation = useMutation({
    mutationFn: book,
    onSuccess: () => {
      last.current = null
      toast.dismiss(FAILURE_TOAST)
      toast.success(SUCCESSES.booking)
      reloadBookings()
    },
    onError: (error) => {
      if (mustStartAnew(error)) last.current = null
      toast.error(bookingFailure(error).toast, { id: FAILURE_TOAST })
      reloadBookings()
    },
    onSettled: () => {
      underWay.current = false
      return reloadTimes()
    },
  })

  function confirm(wish: Wish): void {
    if (underWay.current) return
    underWay.current = true
    mutation.mutate(wish)
  }

  return {
    confirm,
    busy: mutation.isPending,
    booked: mutation.data ?? null,
    failure: mutation.error === null ? null : bookingFailure(mutation.error),
    forgetFailure: mutation.reset,
  }
}
