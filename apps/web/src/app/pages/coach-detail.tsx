import type { CoachProfile } from '@shinequo/contract/coaches'
import type { MatchRequest } from '@shinequo/contract/matching'
import * as messages from '@shinequo/messages/web/coaches'
import * as navigation from '@shinequo/messages/web/navigation'
import { useParams } from 'react-router'
import { ActionBar } from '../../components/ui/action-bar.tsx'
import { BackLink } from '../../components/ui/back-link.tsx'
import { ButtonLink } from '../../components/ui/button.tsx'
import { Card } from '../../components/ui/card.tsx'
import { PageHead } from '../../components/ui/page-heading.tsx'
import { NextFreeTimes } from '../../features/availability/components/next-free-times.tsx'
import { useBookings } from '../../features/bookings/api/student.ts'
import { takenTimes } from '../../features/bookings/session-lists.ts'
import { useMatchedOnly, useUnavailable } from '../../features/coaches/api/student.ts'
import { CannotBook } from '../../features/coaches/components/cannot-book.tsx'
import {
  CoachAbout,
  CoachFacts,
  CoachHead,
  CoachWelcome,
} from '../../features/coaches/components/coach-profile.tsx'
import { CoachRegion } from '../../features/coaches/components/coach-region.tsx'
import { FirstSession } from '../../features/coaches/components/first-session.tsx'
import { useMatchRequests } from '../../features/matching/api/student.ts'
import { ChangeCoach } from '../../features/matching/components/change-coach.tsx'
import { WhyCoach } from '../../features/matching/components/why-coach.tsx'
import { WhyNot } from '../../features/matching/components/why-not.tsx'
import { SharedNotes } from '../../features/sessions/components/shared-notes.tsx'
import { useNow } from '../../lib/use-now.ts'

/** /home/selectcoach/{coachId} */
export default function CoachDetailPage() {
  const { coachId = '' } = useParams()
  const matches = useMatchRequests()
  const bookings = useBookings()
  return (
    <>
      <BackLink to="/home/dashboard">{navigation.dashboard}</BackLink>
      <PageHead>{messages.yourSelectedCoach}</PageHead>
      {/* The layout below depends on matches and sessions. Offline, the page does not wait for them. */}
      <CoachRegion key={coachId} coachId={coachId} waiting={matches.isLoading || bookings.isLoading}>
        {(coach) => (
          <CoachDetail
            coach={coach}
            match={matches.data?.find(
              ({ status, from_user_profile }) => status === 'accepted' && from_user_profile.id === coach.id,
            )}
            isOther={isOther(matches.data ?? [], coach.id)}
          />
        )}
      </CoachRegion>
    </>
  )
}

/** Whether the student has, or has requested, other coaches but not this one. */
function isOther(matches: readonly MatchRequest[], coachId: string): boolean {
  const live = matches.filter(({ status }) => status === 'accepted' || status === 'pending')
  return live.length > 0 && live.every(({ from_user_profile }) => from_user_profile.id !== coachId)
}

interface CoachDetailProps {
  readonly coach: CoachProfile
  /** The student's match with this coach. */
  readonly match: MatchRequest | undefined
  /** The student has other coaches instead. */
  readonly isOther: boolean
}

function CoachDetail({ coach, match, isOther }: CoachDetailProps) {
  const now = useNow()
  const bookings = useBookings()
  const unavailable = useUnavailable(coach.id)
  const isOnlyMatched = useMatchedOnly(coach.id)
  const cannotBook = unavailable || (isOnlyMatched && !match)
  const hasMet = bookings.data?.some(
    ({ mentor_profile, status }) => mentor_profile.id === coach.id && status === 'completed',
  )
  const book = (
    <ButtonLink to={`/home/selectcoach/${encodeURIComponent(coach.id)}/book`} size="large" block>
      {messages.bookSessionWith(coach.user.first_name)}
    </ButtonLink>
  )
  return (
    <>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 [overflow-wrap:anywhere] tablet:gap-6 desk:grid-cols-[minmax(0,1fr)_21.5rem] desk:items-start">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4 tablet:gap-6">
          <CoachHead coach={coach} />
          {match && <CoachWelcome coach={coach} welcome={match.welcome} />}
          {match && <WhyCoach match={match} />}
          <CoachAbout coach={coach} />
          {!hasMet && <FirstSession />}
          {isOther && <WhyNot coachId={coach.id} firstName={coach.user.first_name} />}
        </div>
        <Card className="grid grid-cols-[minmax(0,1fr)] gap-6">
          {cannotBook ? (
            <CannotBook unavailable={unavailable} firstName={coach.user.first_name} />
          ) : (
            <>
              <NextFreeTimes coachId={coach.id} now={now} own={takenTimes(bookings.data ?? [], now)} />
              <div className="hidden tablet:block">{book}</div>
            </>
          )}
          <CoachFacts coach={coach} />
        </Card>
      </div>
      <SharedNotes
        coachId={coach.id}
        firstName={coach.user.first_name}
        className="mt-4 [overflow-wrap:anywhere] tablet:mt-6"
      />
      {match && <ChangeCoach match={match} className="mt-4 [overflow-wrap:anywhere] tablet:mt-6" />}
      {!cannotBook && <ActionBar className="mt-4 tablet:hidden">{book}</ActionBar>}
    </>
  )
}
