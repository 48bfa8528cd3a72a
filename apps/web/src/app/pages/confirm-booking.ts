import type { Booking } from '@shinequo/contract/bookings'
import * as failures from '@shinequo/messages/web/errors'
import { type FormEvent, useRef, useState } from 'react'
import toast from 'react-hot-toast'
import { useCareFirst } from '../../components/care/use-care-first.tsx'
import { useReloadOpenTimes } from '../../features/availability/api/student.ts'
import type { useTimeHold } from '../../features/availability/use-time-hold.ts'
import { bookTime, useReloadBookings } from '../../features/bookings/api/student.ts'
import { bookingFailure, type Chosen, isClaimGone } from '../../features/bookings/booking-failure.ts'
import { ownZone } from '../../lib/own-zone.ts'
import { repeatable } from '../../lib/repeatable.ts'
import { useChange } from '../../lib/use-change.ts'
import { useProfile } from '../../lib/user-state.ts'

/** The id of the toast, so that there is only one, and a success removes it. */
const FAILURE_TOAST = 'booking-failure'

interface WantedSession {
  readonly time: Chosen
  readonly note: string
}

/**
 * Submits the form: books the draft's time and note with a coach. Uses the claim if the time is held, else claims it
 * first. If the note has words of danger, its writer first sees where to find help. The call has an idempotency key, so
 * that repeating it does nothing twice.
 */
export function useConfirmBooking(
  coachId: string,
  { time, note }: { readonly time: Chosen | null; readonly note: string },
  { hold, state }: ReturnType<typeof useTimeHold>,
) {
  const profile = useProfile()
  const care = useCareFirst('booking_note')
  const reloadTimes = useReloadOpenTimes(coachId)
  const reloadBookings = useReloadBookings()
  const [send] = useState(() => repeatable(bookTime))
  /** A call is in progress. A second click may come before the next render, while `isPending` is still false. */
  const underWay = useRef(false)

  async function bookHeld(id: string, words: string): Promise<Booking> {
    return await send({
      id,
      student_profile: profile.id,
      mentor_profile: coachId,
      time_slot: id,
      feedback: '',
      coach_rating: 4.5,
      ...(words !== '' && { pre_session_note: words }),
      time_zone: ownZone(),
    })
  }

  async function book(wish: WantedSession): Promise<Booking> {
    const isHeld = state.kind === 'held' && state.time.start === wish.time.start
    try {
      const { id } = isHeld ? state.hold : await hold.ensure(wish.time)
      return await bookHeld(id, wish.note)
    } catch (error) {
      if (bookingFailure(error).gone || isClaimGone(error)) hold.lost()
      if (!isClaimGone(error)) throw error
      // This computer's clock may be slow, or the request that releases the claim on leaving the page arrived late. The
      // time may still be free.
      const { id } = await hold.ensure(wish.time)
      return await bookHeld(id, wish.note)
    }
  }

  /** Refetches both lists, whether the booking succeeded or not. */
  function ended(): void {
    underWay.current = false
    reloadBookings()
    reloadTimes()
  }

  const mutation = useChange(book, {
    onSuccess: () => {
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

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (time === null || underWay.current) return
    underWay.current = true
    if (await care.first([note])) mutation.mutate({ time, note: note.trim() })
    else underWay.current = false
  }

  return {
    submit,
    busy: mutation.isPending,
    booked: mutation.data ?? null,
    failure: mutation.error === null ? null : bookingFailure(mutation.error),
    forgetFailure: mutation.reset,
    /** The dialog about words of danger, while it is open. */
    dialog: care.dialog,
  }
}
