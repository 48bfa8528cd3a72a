import * as messages from '@shinequo/messages/web/feedback'
import { lazy, type ReactNode } from 'react'
import { Avatar } from '../../components/ui/avatar.tsx'
import { LazyPart } from '../../components/ui/lazy-part.tsx'
import { Sentence } from '../../components/ui/sentence.tsx'
import { useReloadBookings } from '../../features/bookings/api/student.ts'
import { useReloadMatches } from '../../features/matching/api/student.ts'

const FeedbackDialog = lazy(() => import('../../features/feedback/components/feedback-dialog.tsx'))

interface SessionFeedbackProps {
  readonly bookingId: string
  readonly coach: { readonly first_name: string; readonly last_name: string; readonly url: string | null }
  /** The time of the session. */
  readonly when: ReactNode
  readonly onClose: () => void
  /** Called when feedback was saved, or existed already. */
  readonly onGiven?: () => void
}

/** The dialog for feedback on a session. Afterwards sessions, matches and coaches are refetched. */
export function SessionFeedback({ bookingId, coach, when, onClose, onGiven }: SessionFeedbackProps) {
  const reloads = [useReloadBookings(), useReloadMatches()]
  const name = `${coach.first_name} ${coach.last_name}`
  return (
    <LazyPart title={messages.formDidNotLoad}>
      <FeedbackDialog
        bookingId={bookingId}
        coachFirstName={coach.first_name}
        picture={<Avatar name={name} url={coach.url} />}
        description={<Sentence parts={messages.nameAndTime(name, when)} />}
        onClose={onClose}
        onGiven={() => {
          onGiven?.()
          for (const reload of reloads) reload()
        }}
      />
    </LazyPart>
  )
}
