import * as coaches from '@shinequo/messages/web/coaches'
import * as messages from '@shinequo/messages/web/matching'
import { Link } from 'react-router'
import { Note } from '../../../components/ui/note.tsx'
import { useStanding, useWaiting } from '../api/student.ts'
import { waitingWords } from '../waiting-words.ts'
import { ALL_COACHES } from './change-answers.tsx'

interface WaitingNoteProps {
  /** Whether it links to the list of all coaches. */
  readonly withLink?: boolean
  /** Whether it says that the answers can be changed below. */
  readonly withChange?: boolean
  readonly className?: string
}

/** Says that the student's request waits, and about how long; nothing if none does. */
export function WaitingNote({ withLink = false, withChange = false, className = '' }: WaitingNoteProps) {
  const isWaiting = useStanding() === 'waiting'
  const { data } = useWaiting(isWaiting)
  if (!isWaiting) return null
  return (
    <Note tone="info" className={className}>
      <p className="font-strong">{messages.requestIsWithUs}</p>
      <p>{data?.waits ? waitingWords(data) : messages.lookingForCoach}</p>
      {withChange && <p>{messages.answersCanChange}</p>}
      {withLink && (
        <Link to={ALL_COACHES} className="text-link inline-flex min-h-11 items-center font-medium">
          {coaches.seeAllCoaches}
        </Link>
      )}
    </Note>
  )
}
