import type { SessionDetails } from '@shinequo/contract/sessions'
import { sessionText } from '@shinequo/messages/times'
import * as bookings from '@shinequo/messages/web/bookings'
import * as messages from '@shinequo/messages/web/feedback'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { Button } from '../../components/ui/button.tsx'
import { Card, CardHead } from '../../components/ui/card.tsx'
import { focusAfterDialog } from '../../lib/focus-main.ts'
import { SessionFeedback } from './session-feedback.tsx'

interface SessionRatingProps {
  readonly session: SessionDetails
  /** The student's IANA zone. */
  readonly zone: string
}

/** Lets the student rate a session that is over. With `?feedback` in the URL its form is open initially. */
export function SessionRating({ session, zone }: SessionRatingProps) {
  const { id, other, can_rate } = session
  const [search, setSearch] = useSearchParams()
  const [open, setOpen] = useState(search.has('feedback'))
  const thanks = useRef<HTMLParagraphElement>(null)
  const queries = useQueryClient()
  const [given, setGiven] = useState(false)
  if (!can_rate && !given) return null
  const close = () => {
    setOpen(false)
    setSearch({}, { replace: true })
  }
  return (
    <Card aria-labelledby="session-rating">
      <CardHead id="session-rating" title={messages.howWasIt} className="mb-1!" />
      {given ? (
        <p ref={thanks} tabIndex={-1}>
          {messages.thankYou(other.first_name)}
        </p>
      ) : (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button kind="soft" onClick={() => setOpen(true)}>
            {bookings.giveFeedback}
          </Button>
          <p className="text-sm text-muted">{messages.seesYourStars(other.first_name)}</p>
        </div>
      )}
      {open && (
        <SessionFeedback
          bookingId={id}
          coach={other}
          when={sessionText(Date.parse(session.start_time), Date.parse(session.end_time), zone)}
          onClose={close}
          onGiven={() => {
            setGiven(true)
            // The button that opened the dialog disappears.
            focusAfterDialog(() => thanks.current)
            void queries.invalidateQueries({ queryKey: ['session', id], exact: true })
          }}
        />
      )}
    </Card>
  )
}
