import type { Booking } from '@shinequo/contract/bookings'
import * as failures from '@shinequo/messages/web/errors'
import { type FormEvent, useRef, useState } from 'react'
import toast from 'react-hot-toast'
import { useCareFirst } from '../../components/care/use-care-first.tsx'
import { useReloadOpenTimes } from '../../features/availability/api/student.ts'
import type { useTimeHold } from '../../features/availability/components/use-time-hold.ts'
import { bookTime, useReloadBookings } from '../../features/bookings/api/student.ts'
import {
  bookingFailure,
  type Chosen,
  isClaimGone,
} from '../../features/bookings/components/booking-failure.ts'
import { ownZone } from '../../lib/own-zone.ts'
import { repeatable } from '../../lib/repeatable.ts'
import { useChange } from '../../lib/use-change.ts'
import { useProfile } from '../../lib/user-state.ts'

/** One at a time: a success takes the failure before it away. */
const FAILURE_TOAST = 'booking-failure'

interface WantedSession {
  readonly time: Chosen
  readonly note: string
}

/**
 * Books the time and the note of a draft with a coach when its form is sent, from what is held of the time; where
 * nothing is held any more, it is claimed first. Before words of danger go out, their writer sees where help is. The
 * call carries a key, so a repeated one does nothing twice.
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
  /** A call is on its way. A second click may come before the page is drawn again, when `isPending` is still false. */
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
      // The clock of this computer may be slow, or a word about leaving the page came late: the time may still be free.
      const { id } = await hold.ensure(wish.time)
      return await bookHeld(id, wish.note)
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
    /** The card for words of danger, while it is open. */
    dialog: care.dialog,
  }
}
