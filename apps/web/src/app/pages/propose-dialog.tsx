import type { CoachSession } from '@shinequo/contract/bookings/coach-sessions'
import { dayText, slotText } from '@shinequo/messages/times'
import * as availability from '@shinequo/messages/web/availability'
import * as messages from '@shinequo/messages/web/bookings'
import { X } from 'lucide-react'
import { useState } from 'react'
import toast from 'react-hot-toast'
import { Button } from '../../components/ui/button.tsx'
import { Dialog } from '../../components/ui/dialog.tsx'
import { ErrorState } from '../../components/ui/error-state.tsx'
import { Note } from '../../components/ui/note.tsx'
import { Waiting } from '../../components/ui/spinner.tsx'
import { useOwnOpenTimes } from '../../features/availability/api/coach.ts'
import { CompactPicker } from '../../features/availability/components/compact-picker.tsx'
import { markBusy, type Time } from '../../features/availability/components/open-days.ts'
import { useProposeTimes } from '../../features/bookings/api/coach.ts'
import { messageOf } from '../../lib/error-catalogue.ts'

/** Most times that can be proposed at once. */
const MOST = 3
const NONE = [] as const

interface ProposeDialogProps {
  readonly session: CoachSession
  readonly zone: string
  readonly now: number
  readonly onClose: () => void
}

/** Proposes up to three of the coach's own open times. The booked time stays until the student accepts one. */
export default function ProposeDialog({ session, zone, now, onClose }: ProposeDialogProps) {
  const { first_name: name } = session.student
  const open = useOwnOpenTimes(now, zone)
  const propose = useProposeTimes()
  const [picked, setPicked] = useState<readonly Time[]>(() =>
    session.proposed.map(({ start_time, end_time }) => ({
      start: Date.parse(start_time),
      end: Date.parse(end_time),
    })),
  )
  const left = (open.data ?? []).filter(({ start }) => picked.every((one) => one.start !== start))

  const lineOf = ({ start, end }: Time) => messages.slotLine(dayText(start, zone), slotText(start, end, zone))

  async function send() {
    try {
      await propose.mutateAsync({ id: session.id, starts: picked.map(({ start }) => start) })
      toast.success(picked.length === 0 ? messages.suggestionsTakenBack : messages.suggestionsSent(name))
      onClose()
    } catch {
      // The dialog shows the error.
    }
  }

  return (
    <Dialog
      open
      wide
      onOpenChange={onClose}
      title={messages.suggestOtherTimesTo(name)}
      description={messages.upToThree(dayText(Date.parse(session.start_time), zone), name)}
      foot={
        <>
          <Button kind="quiet" disabled={propose.isPending} onClick={onClose}>
            {messages.neverMind}
          </Button>
          <Button
            busy={propose.isPending}
            disabled={picked.length === 0 && session.proposed.length === 0}
            onClick={() => void send()}
          >
            {picked.length === 0 && session.proposed.length > 0 ? messages.takeThemBack : messages.send}
          </Button>
        </>
      }
    >
      {propose.error !== null && <Note tone="danger">{messageOf(propose.error)}</Note>}
      {picked.length > 0 && (
        <ul aria-label={messages.suggestedTimes} className="grid gap-2">
          {picked.map((time) => (
            <li
              key={time.start}
              className="flex items-center justify-between gap-3 rounded-box bg-primary-soft ps-4 text-sm font-strong tabular-nums text-on-soft"
            >
              {lineOf(time)}
              <Button
                kind="ghost"
                size="small"
                aria-label={messages.leaveOut(lineOf(time))}
                onClick={() => setPicked(picked.filter((one) => one !== time))}
              >
                <X aria-hidden="true" strokeWidth={1.75} className="size-5" />
              </Button>
            </li>
          ))}
        </ul>
      )}
      {open.isPending && <Waiting>{availability.loadingTimes}</Waiting>}
      {open.isError && open.data === undefined && (
        <ErrorState
          title={messages.timesDidNotLoad}
          message={messageOf(open.error)}
          retrying={open.isFetching}
          onRetry={() => void open.refetch()}
        />
      )}
      {open.data !== undefined && picked.length < MOST && (
        <CompactPicker
          times={markBusy(left, NONE)}
          now={now}
          zone={zone}
          chosen={null}
          onChoose={(time) => setPicked([...picked, time].sort((one, next) => one.start - next.start))}
          nothing={messages.noOtherOpenTime}
        />
      )}
    </Dialog>
  )
}
