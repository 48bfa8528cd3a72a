import {
  dayOfMonthText,
  dayText,
  proseDayText,
  proseWeekdayText,
  slotText,
  timeText,
  weekdayText,
} from '@shinequo/messages/times'
import * as actions from '@shinequo/messages/web/actions'
import * as availability from '@shinequo/messages/web/availability'
import * as messages from '@shinequo/messages/web/bookings'
import * as failures from '@shinequo/messages/web/errors'
import { ArrowRight } from 'lucide-react'
import { useMemo, useState } from 'react'
import toast from 'react-hot-toast'
import { Button } from '../../../components/ui/button.tsx'
import { DayTile } from '../../../components/ui/day-tile.tsx'
import { Dialog } from '../../../components/ui/dialog.tsx'
import { Note } from '../../../components/ui/note.tsx'
import { Waiting } from '../../../components/ui/spinner.tsx'
import { useOpenTimes } from '../../../features/availability/api/student.ts'
import { CompactPicker } from '../../../features/availability/components/compact-picker.tsx'
import { HoldCard } from '../../../features/availability/components/hold-card.tsx'
import { markBusy, type Time } from '../../../features/availability/open-days.ts'
import { useTimeHold } from '../../../features/availability/use-time-hold.ts'
import { SHOWS_SESSIONS } from '../../../features/bookings/api/shared.ts'
import { moveToTime } from '../../../features/bookings/api/student.ts'
import { type BookingFailure, bookingFailure } from '../../../features/bookings/booking-failure.ts'
import type { Session } from '../../../features/bookings/session-lists.ts'
import { ownZone } from '../../../lib/own-zone.ts'
import { mustStartAnew, repeatable } from '../../../lib/repeatable.ts'
import { useChange } from '../../../lib/use-change.ts'
import { useProfile } from '../../../lib/user-state.ts'

interface MoveDialogProps {
  readonly session: Session
  /** A time that the coach proposed, selected initially. */
  readonly wanted: Time | undefined
  readonly now: number
  /** The student's other sessions. */
  readonly own: readonly Time[]
  readonly onClose: () => void
  readonly onDone: () => void
}

/** Moves a session. The new time is held while it is selected, and the old one stays booked until Move is pressed. */
export default function MoveDialog({ session, wanted, now, own, onClose, onDone }: MoveDialogProps) {
  const { booking, other, start } = session
  const name = other.user.first_name
  const zone = ownZone()
  const [time, setTime] = useState<Time | null>(wanted ?? null)
  const [moved, setMoved] = useState(false)
  const holder = { studentProfile: useProfile().id, coachId: other.id, moving: booking.id }
  const { hold, state } = useTimeHold(holder, moved ? null : time)
  const open = useOpenTimes(other.id, now, true)
  const free = booking.can.move && !booking.late
  const times = useMemo(() => {
    const suggested = booking.proposed.map((one) => timeOf(one.start_time, one.end_time))
    const offered = free ? (open.data ?? []) : []
    const all = new Map([...offered, ...suggested, ...(time ? [time] : [])].map((one) => [one.start, one]))
    const others = own.filter((one) => one.start !== start)
    return markBusy(
      [...all.values()].sort((one, next) => one.start - next.start),
      others,
    )
  }, [booking.proposed, free, open.data, own, start, time])
  const { move, busy, error } = useMove()
  const refused = error ?? (state.kind === 'refused' ? state.error : null)
  const failure = refused === null ? null : bookingFailure(refused)

  function useMove() {
    const [send] = useState(() => repeatable(moveToTime))
    const move = async (to: Time) => {
      const { id } = await hold.ensure(to)
      return await send({ id: booking.id, time_slot: id })
    }
    const mutation = useChange(move, {
      onSuccess: (_booking, _queries, to) => {
        hold.forget()
        setMoved(true)
        toast.success(
          messages.movedTo(proseDayText(to.start, zone), slotText(to.start, to.end, zone), name),
          {
            duration: 6000,
          },
        )
        onDone()
      },
      onError: (failed) => {
        if (mustStartAnew(failed)) hold.lost()
      },
      invalidates: SHOWS_SESSIONS,
    })
    return {
      move: (to: Time) => !mutation.isPending && mutation.mutate(to),
      busy: mutation.isPending,
      error: mutation.error,
    }
  }

  function choose(next: Time) {
    setTime(next)
    hold.want(next)
  }

  return (
    <Dialog
      open
      wide
      onOpenChange={onClose}
      title={messages.moveYourSession(name)}
      description={`${messages.oldTimeStaysUntil} ${movesWords(booking.moves_left)}`}
      foot={
        <>
          <Button kind="quiet" disabled={busy} onClick={onClose}>
            {messages.keepTime(shortTime(start, zone))}
          </Button>
          <Button disabled={time === null} busy={busy} onClick={() => time !== null && move(time)}>
            {time === null ? messages.move : messages.moveToTime(shortTime(time.start, zone))}
          </Button>
        </>
      }
    >
      <div className="grid items-center gap-3 tablet:grid-cols-[1fr_auto_1fr]">
        <Tile start={start} zone={zone} words={messages.oldTime} />
        <ArrowRight
          aria-hidden="true"
          strokeWidth={1.75}
          className="size-5 text-muted max-tablet:hidden rtl:-scale-x-100"
        />
        {time === null ? (
          <p className="text-sm text-muted">{messages.chooseTheNewTime}</p>
        ) : (
          <Tile start={time.start} zone={zone} words={messages.newTime} chosen />
        )}
      </div>
      {time !== null && !failure?.gone && <HoldCard hold={hold} state={state} />}
      {failure !== null && <Failure failure={failure} zone={zone} onChoose={choose} />}
      {free && open.isPending ? (
        <Waiting>{availability.loadingTimes}</Waiting>
      ) : (
        <CompactPicker
          times={times}
          now={now}
          zone={zone}
          chosen={time}
          onChoose={choose}
          nothing={open.isError ? failures.timeSlotsFailed : messages.noOtherFreeTime(name)}
        />
      )}
      {open.isError && (
        <Button kind="quiet" busy={open.isFetching} onClick={() => void open.refetch()}>
          {actions.tryAgain}
        </Button>
      )}
    </Dialog>
  )
}

interface FailureProps {
  readonly failure: BookingFailure
  readonly zone: string
  readonly onChoose: (time: Time) => void
}

function Failure({ failure, zone, onChoose }: FailureProps) {
  return (
    <div className="grid gap-2">
      <Note tone="danger">{failure.message}</Note>
      <div className="flex flex-wrap gap-2">
        {failure.alternatives.map((one) => (
          <Button key={one.start} kind="soft" size="small" onClick={() => onChoose(one)}>
            {messages.slotLine(dayText(one.start, zone), slotText(one.start, one.end, zone))}
          </Button>
        ))}
      </div>
    </div>
  )
}

interface TileProps {
  readonly start: number
  readonly zone: string
  readonly words: string
  readonly chosen?: boolean
}

function Tile({ start, zone, words, chosen = false }: TileProps) {
  const day = dayText(start, zone)
  return (
    <div className={`flex items-center gap-3 rounded-box p-2.5 ${chosen ? 'bg-accent-soft' : 'bg-sunken'}`}>
      <DayTile weekday={weekdayText(start, zone)} day={dayOfMonthText(start, zone)} chosen={chosen} />
      <p className="text-sm tabular-nums">
        <b className="block font-strong">{timeText(start, zone)}</b>
        <span className="sr-only">{messages.dayBefore(day)}</span>
        {words}
      </p>
    </div>
  )
}

function movesWords(left: number): string {
  if (left === 0) return messages.movedTwice
  return left === 1 ? messages.canMoveOnceMore : messages.canMoveTwice
}

/** 'Tue 2:00 PM' */
function shortTime(start: number, zone: string): string {
  return messages.shortTime(proseWeekdayText(start, zone), timeText(start, zone))
}

function timeOf(start: string, end: string): Time {
  return { start: Date.parse(start), end: Date.parse(end) }
}
