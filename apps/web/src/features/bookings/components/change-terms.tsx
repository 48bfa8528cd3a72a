import { proseMomentText } from '@shinequo/messages/times'
import * as messages from '@shinequo/messages/web/bookings'
import { Info } from 'lucide-react'
import { Sentence } from '../../../components/ui/sentence.tsx'
import { ownZone } from '../../../lib/own-zone.ts'

interface ChangeTermsProps {
  /** The start of the session about to be booked, epoch milliseconds. */
  readonly start: number
  readonly noticeMinutes: number
  readonly now: number
}

/** Shown before booking: until when the student can move and cancel freely, in their own time zone. */
export function ChangeTerms({ start, noticeMinutes, now }: ChangeTermsProps) {
  const zone = ownZone()
  const until = start - noticeMinutes * 60_000
  return (
    <p className="flex items-start gap-2.5 text-sm text-muted">
      <Info aria-hidden="true" strokeWidth={1.75} className="mt-0.5 size-4.5 shrink-0" />
      {until > now ? (
        <span>
          {until === start ? (
            messages.freeUntilTheStart
          ) : (
            <Sentence
              parts={messages.freeUntil(
                <b className="font-strong tabular-nums text-ink">{proseMomentText(until, zone)}</b>,
              )}
            />
          )}
        </span>
      ) : (
        <span>{messages.tooSoonToMove}</span>
      )}
    </p>
  )
}
