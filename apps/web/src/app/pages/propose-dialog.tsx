import type { CoachSession } from '@shinequo/contract/bookings/coach-sessions'
import { proseDayText } from '@shinequo/messages/times'
import * as messages from '@shinequo/messages/web/bookings'
import { useState } from 'react'
import toast from 'react-hot-toast'
import { Button } from '../../components/ui/button.tsx'
import { Dialog } from '../../components/ui/dialog.tsx'
import { Note } from '../../components/ui/note.tsx'
import type { Time } from '../../features/availability/open-days.ts'
import { useProposeTimes } from '../../features/bookings/api/coach.ts'
import { messageOf } from '../../lib/error-catalogue.ts'
import { TimesToSuggest } from './times-to-suggest.tsx'

interface ProposeDialogProps {
  readonly session: CoachSession
  readonly zone: string
  readonly now: number
  readonly onClose: () => void
}

/** Proposes up to three of the coach's own open times. The booked time stays until the student accepts one. */
export default function ProposeDialog({ session, zone, now, onClose }: ProposeDialogProps) {
  const { first_name: name } = session.student
  const propose = useProposeTimes()
  const [picked, setPicked] = useState<readonly Time[]>(() =>
    session.proposed.map(({ start_time, end_time }) => ({
      start: Date.parse(start_time),
      end: Date.parse(end_time),
    })),
  )

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
      description={messages.upToThree(proseDayText(Date.parse(session.start_time), zone), name)}
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
      <TimesToSuggest picked={picked} onPick={setPicked} zone={zone} now={now} />
    </Dialog>
  )
}
