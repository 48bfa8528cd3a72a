import * as coaches from '@shinequo/messages/web/coaches'
import * as messages from '@shinequo/messages/web/matching'
import { Link } from 'react-router'

export const FIND_COACH = '/home/findcoach'
export const ALL_COACHES = '/home/coaches'

const LINK =
  'inline-flex min-h-11 items-center rounded-in text-sm font-strong text-primary no-underline hover:underline'

/** A link back to the questionnaire for a student who has coaches. */
export function ChangeAnswers() {
  return (
    <Link to={FIND_COACH} className={LINK}>
      {messages.changeMyAnswers}
    </Link>
  )
}

/** Links for a student who has coaches: to the list of all, and back to the questionnaire. */
export function CoachesLinks() {
  return (
    <span className="flex flex-wrap gap-x-5">
      <Link to={ALL_COACHES} className={LINK}>
        {coaches.allCoaches}
      </Link>
      <ChangeAnswers />
    </span>
  )
}
