import * as messages from '@shinequo/messages/web/matching'
import { Link } from 'react-router'

export const FIND_COACH = '/home/findcoach'

/** A link back to the questionnaire for a student who has coaches. */
export function ChangeAnswers() {
  return (
    <Link
      to={FIND_COACH}
      className="inline-flex min-h-11 items-center rounded-in text-sm font-strong text-primary no-underline hover:underline"
    >
      {messages.changeMyAnswers}
    </Link>
  )
}
