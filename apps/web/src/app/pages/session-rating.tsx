import type { SessionDetails } from '@shinequo/contract/sessions'
import { sessionText } from '@shinequo/domain/time/zoned-text'
import { useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { Avatar } from '../../components/ui/avatar.tsx'
import { Button } from '../../components/ui/button.tsx'
import { Card, CardHead } from '../../components/ui/card.tsx'
import { PartBoundary } from '../../components/ui/part-boundary.tsx'
import { useReloadBookings } from '../../features/bookings/api.ts'
import { useReloadCoaches } from '../../features/coaches/api.ts'
import { useReloadMatches } from '../../features/matching/api.ts'
import { focusAfterDialog } from '../../lib/focus-main.ts'

const FeedbackDialog = lazy(() => import('../../features/feedback/components/feedback-dialog.tsx'))

interface SessionRatingProps {
  readonly session: SessionDetails
  /** The student's, IANA. */
  readonly zone: string
}

/** The way to rate a session that is over: its form stands open for whoever comes by `?feedback`. */
export function SessionRating({ session, zone }: SessionRatingProps) {
  const { id, other, can_rate } = session
  const [search, setSearch] = useSearchParams()
  const [open, setOpen] = useState(search.has('feedback'))
  const thanks = useRef<HTMLParagraphElement>(null)
  const queries = useQueryClient()
  const [given, setGiven] = useState(false)
  const reloads = [useReloadBookings(), useReloadMatches(), useReloadCoaches()]
  if (!can_rate && !given) return null
  const name = `${other.first_name} ${other.last_name}`
  const close = () => {
    setOpen(false)
    setSearch({}, { replace: true })
  }
  return (
    <Card aria-labelledby="session-rating">
      <CardHead id="session-rating" title="How was it?" className="mb-1!" />
      {given ? (
        <p ref={thanks} tabIndex={-1}>
          Thank you. {other.first_name} sees your stars, not your words.
        </p>
      ) : (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button kind="soft" onClick={() => setOpen(true)}>
            Feedback
          </Button>
          <p className="text-sm text-muted">{other.first_name} sees your stars, not your words.</p>
        </div>
      )}
      {open && (
        <PartBoundary title="The feedback form didn't load">
          <Suspense fallback={null}>
            <FeedbackDialog
              bookingId={id}
              coachFirstName={other.first_name}
              picture={<Avatar name={name} url={other.url} />}
              description={`${name} · ${sessionText(Date.parse(session.start_time), Date.parse(session.end_time), zone)}`}
              onClose={close}
              onGiven={() => {
                setGiven(true)
                // The button that opened the dialog goes.
                focusAfterDialog(() => thanks.current)
                for (const reload of reloads) reload()
                void queries.invalidateQueries({ queryKey: ['session', id], exact: true })
              }}
            />
          </Suspense>
        </PartBoundary>
      )}
    </Card>
  )
}
