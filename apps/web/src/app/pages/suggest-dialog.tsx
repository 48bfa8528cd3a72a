import type { CoachSuggestion } from '@shinequo/contract/bookings/suggestions'
import * as bookings from '@shinequo/messages/web/bookings'
import { useState } from 'react'
import toast from 'react-hot-toast'
import { Button } from '../../components/ui/button.tsx'
import { Dialog } from '../../components/ui/dialog.tsx'
import { Note } from '../../components/ui/note.tsx'
import type { Time } from '../../features/availability/open-days.ts'
import { useSuggestTimes, useWithdrawSuggestion } from '../../features/bookings/api/coach.ts'
import { useCoachZone } from '../../lib/account.ts'
import { messageOf } from '../../lib/error-catalogue.ts'
import { useNow } from '../../lib/use-now.ts'
import { TimesToSuggest } from './times-to-suggest.tsx'

interface SuggestDialogProps {
  readonly studentId: string
  readonly firstName: string
  /** The suggestion that waits for the student's answer. */
  readonly waiting: CoachSuggestion | undefined
  readonly onClose: () => void
}

/** Suggests up to three of the coach's own open times to a student, in place of those that wait, or withdraws those. */
export default function SuggestDialog({ studentId, firstName, waiting, onClose }: SuggestDialogProps) {
  const now = useNow()
  const zone = useCoachZone()
  const suggest = useSuggestTimes(studentId)
  const withdraw = useWithdrawSuggestion(studentId)
  const [picked, setPicked] = useState<readonly Time[]>(() =>
    (waiting?.times ?? [])
      .map(({ start_time, end_time }) => ({ start: Date.parse(start_time), end: Date.parse(end_time) }))
      .filter(({ start }) => start > now),
  )
  const busy = suggest.isPending || withdraw.isPending
  const error = suggest.error ?? withdraw.error

  async function act(change: () => Promise<unknown>, done: string) {
    try {
      await change()
      toast.success(done)
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
      title={bookings.suggestATimeTo(firstName)}
      description={bookings.upToThreeOpen(firstName)}
      foot={
        <>
          {waiting === undefined ? (
            <Button kind="quiet" disabled={busy} onClick={onClose}>
              {bookings.neverMind}
            </Button>
          ) : (
            <Button
              kind="quiet"
              disabled={suggest.isPending}
              busy={withdraw.isPending}
              onClick={() => void act(() => withdraw.mutateAsync(), bookings.withdrawn)}
            >
              {bookings.takeBack}
            </Button>
          )}
          <Button
            disabled={picked.length === 0 || withdraw.isPending}
            busy={suggest.isPending}
            onClick={() =>
              void act(() => suggest.mutateAsync(picked.map(({ start }) => start)), bookings.sent(firstName))
            }
          >
            {bookings.send}
          </Button>
        </>
      }
    >
      {error !== null && <Note tone="danger">{messageOf(error)}</Note>}
      <TimesToSuggest picked={picked} onPick={setPicked} zone={zone} now={now} />
    </Dialog>
  )
}
