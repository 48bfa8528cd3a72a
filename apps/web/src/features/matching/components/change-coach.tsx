import type { MatchRequest } from '@shinequo/contract/matching'
import * as messages from '@shinequo/messages/web/matching'
import { useIsFetching } from '@tanstack/react-query'
import { lazy, useState } from 'react'
import { LazyPart } from '../../../components/ui/lazy-part.tsx'

const ChangeCard = lazy(() => import('./change-card.tsx'))

interface ChangeCoachProps {
  /** The student's accepted match. */
  readonly match: MatchRequest
  readonly className?: string
}

/**
 * Lets the signed-in student change from this coach to another. Rendered after the rest of the page has loaded, so that
 * it causes no layout shift.
 */
export function ChangeCoach({ match, className }: ChangeCoachProps) {
  const resting = useIsFetching() === 0
  const [shown, setShown] = useState(false)
  if (resting && !shown) setShown(true)
  if (!shown) return null
  return (
    <LazyPart title={messages.changeFailed}>
      <ChangeCard
        key={match.id}
        matchId={match.id}
        firstName={match.from_user_profile.user.first_name}
        {...(className && { className })}
      />
    </LazyPart>
  )
}
