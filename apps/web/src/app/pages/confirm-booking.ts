import type { Booking } from '@shinequo/contract/bookings'
import * as failures from '@shinequo/messages/web/errors'
import { useRef } from 'react'
import toast from 'react-hot-toast'
import { useReloadOpenTimes } from '../../features/availability/api/student.ts'
import type { TimeHold } from '../../features/availability/components/time-hold.ts'
import { bookTime, useReloadBookings } from '../../features/bookings/api/student.ts'
import {
  type Attempt,
  attemptFor,
  bookingFailure,
  type Chosen,
  isClaimGone,
  mustStartAnew,
} from '../../features/bookings/components/booking-attempt.ts'
import { ownZone } from '../../lib/own-zone.ts'
import { useChange } from '../../lib/use-change.ts'
import { useProfile } from '../../lib/user-state.ts'

/** One at a time: a success takes the failure before it away. */
const FAILURE_TOAST = 'booking-failure'

interface Wish {
  readonly time: Chosen
  readonly note: string
}

/**
 * Books a time with a coach from what is held of it; where nothing is held any more, it is claimed first. The call
 * carries a key, so a repeated one does nothing twice.
 */
export function useConfirmBooking(coachId: string, hold: TimeHold) {
  const profile = useProfile()
  const reloadTimes = useReloadOpenTimes(coachId)
  const reloadBookings = useReloadBookings()
  const last = useRef<Attempt | null>(null)
  /** A call is on its way. A second click may come before the page is drawn again, when `isPending` is still false. */
  const underWay = useRef(false)

  async function bookHeld({ time, note }: Wish): Promise<Booking> {
    const { id } = await hold.ensure(time)
    const attempt = attemptFor(last.current, id, note)
    last.current = attempt
    const body = {
      id,
      student_profile: profile.id,
      mentor_profile: coachId,
      time_slot: id,
      feedback: '',
      coach_rating: 4.5,
      ...(note !== '' && { pre_session_note: note }),
      time_zone: ownZone(),
    }
    return await bookTime(body, attempt.key)
  }

  async function book(wish: Wish): Promise<Booking> {
    try {
      return await bookHeld(wish)
    } catch (error) {
      if (mustStartAnew(error)) last.current = null
      if (bookingFailure(error).gone || isClaimGone(error)) hold.lost()
      if (!isClaimGone(error)) throw error
      // The clock of this computer may be slow, or a word about leaving the page came late: the time may still be free.
      return await bookHeld(wish)
    }
  }

  /** Made or not: both lists are looked at again. */
  function ended(): void {
    underWay.current = false
    reloadBookings()
    reloadTimes()
  }

  const mutation = useChange(book, {
    onSuccess: () => {
      last.current = null
      hold.forget()
      toast.dismiss(FAILURE_TOAST)
      toast.success(failures.bookingConfirmed)
      ended()
    },
    onError: (error) => {
      toast.error(bookingFailure(error).toast, { id: FAILURE_TOAST })
      ended()
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
