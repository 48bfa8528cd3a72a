import { dayText, timeText } from '@shinequo/messages/times'
import * as actions from '@shinequo/messages/web/actions'
import * as messages from '@shinequo/messages/web/bookings'
import { Button } from '../../../components/ui/button.tsx'
import { Dialog } from '../../../components/ui/dialog.tsx'
import { OF_A_PERSON } from '../../../lib/words-of.ts'
import { type BookingChange, changeWords } from '../history-words.ts'

interface HistoryDialogProps {
  readonly history: readonly BookingChange[]
  readonly reader: 'student' | 'coach'
  /** The other person's first name. */
  readonly other: string
  readonly zone: string
  readonly onClose: () => void
}

/** The history of a session since it was booked, latest last. */
export default function HistoryDialog({ history, reader, other, zone, onClose }: HistoryDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={messages.whatChangedWith(other)}
      foot={
        <Button kind="quiet" onClick={onClose}>
          {actions.done}
        </Button>
      }
    >
      <ol className="grid gap-4">
        {history.map((change) => (
          <li key={`${change.at} ${change.what}`} className="grid gap-0.5">
            <p className="[overflow-wrap:anywhere]">{changeWords(change, reader, other, zone)}</p>
            {change.reason !== '' && (
              <p {...OF_A_PERSON} className="text-sm [overflow-wrap:anywhere]">
                {messages.quoted(change.reason)}
              </p>
            )}
            <p className="text-xs text-muted">
              {messages.dayAtTime(
                dayText(Date.parse(change.at), zone),
                timeText(Date.parse(change.at), zone),
              )}
            </p>
          </li>
        ))}
      </ol>
    </Dialog>
  )
}
