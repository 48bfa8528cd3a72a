import { datedDayText } from '@shinequo/messages/times'
import * as messages from '@shinequo/messages/web/sessions'

interface NoteQuoteProps {
  readonly text: string
  /** An instant as the API writes it, and the zone to name its day in. */
  readonly at: string
  readonly zone: string
  /** Who wrote it, where that is not plain from the place. */
  readonly by?: string
}

/** A note as those read it with whom it was shared, in a list. */
export function NoteQuote({ text, at, zone, by }: NoteQuoteProps) {
  const day = datedDayText(Date.parse(at), zone)
  return (
    <li className="rounded-box bg-info-soft p-4">
      <p className="max-w-[70ch] whitespace-pre-wrap [overflow-wrap:anywhere]">{text}</p>
      <p className="mt-2 text-sm text-muted">{by ? messages.writtenBy(by, day) : day}</p>
    </li>
  )
}
