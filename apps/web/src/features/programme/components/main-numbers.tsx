import type { ProgrammeFigures } from '@shinequo/contract/programme'
import { meanRating } from '@shinequo/messages/locale'
import * as messages from '@shinequo/messages/web/programme'
import { changeText, figureText, waitText } from '../figure-words.ts'
import { NumberCard } from './number-card.tsx'

/** The three numbers of a period, how long students waited, and what is not shown. */
export function MainNumbers({ figures }: { readonly figures: ProgrammeFigures }) {
  const { active, sessions, rating, over_time, period } = figures
  const { wait_for_match: toMatch, wait_for_session: toSession } = figures
  return (
    <>
      <div className="grid gap-4 tablet:grid-cols-3 tablet:gap-6">
        <NumberCard title={messages.studentsActive} figure={figureText(active.now)}>
          {changeText(active.now, active.before, period)}
        </NumberCard>
        <NumberCard
          title={messages.sessionsHeld}
          figure={figureText(sessions.held)}
          trend={over_time.map(({ held }) => held)}
        >
          {sessions.attendance === null
            ? changeText(sessions.held, figures.held_before, period)
            : messages.attended(sessions.attendance)}
        </NumberCard>
        <NumberCard
          title={messages.averageRating}
          figure={rating ? meanRating(rating.mean) : messages.noRating}
        >
          {rating ? messages.fromReviews(rating.count) : messages.fromFewStudents}
        </NumberCard>
      </div>
      <p className="text-sm text-muted">
        {[
          toMatch && messages.matchWithin(waitText(toMatch.median_hours), waitText(toMatch.p90_hours)),
          toSession &&
            messages.sessionWithin(waitText(toSession.median_hours), waitText(toSession.p90_hours)),
          messages.fewAreNotShown,
        ]
          .filter(Boolean)
          .join(' ')}
      </p>
    </>
  )
}
