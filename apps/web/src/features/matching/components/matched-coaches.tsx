import type { CoachProfile } from '@shinequo/contract/coaches'
import * as actions from '@shinequo/messages/web/actions'
import * as coachWords from '@shinequo/messages/web/coaches'
import * as failures from '@shinequo/messages/web/errors'
import * as messages from '@shinequo/messages/web/matching'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { FocusArea } from '../../../components/names/focus-area.tsx'
import { Avatar } from '../../../components/ui/avatar.tsx'
import { Card, CardHead } from '../../../components/ui/card.tsx'
import { ErrorState } from '../../../components/ui/error-state.tsx'
import { Note } from '../../../components/ui/note.tsx'
import { ShortRating } from '../../../components/ui/short-rating.tsx'
import { Skeleton } from '../../../components/ui/skeleton.tsx'
import { Waiting } from '../../../components/ui/spinner.tsx'
import { fullName } from '../../../lib/coach-words.ts'
import { useMatchRequests } from '../api/student.ts'
import { CoachesLinks } from './change-answers.tsx'
import { NoCoaches } from './no-coaches.tsx'

const TITLE_ID = 'matched-coaches'

interface MatchedCoachesProps {
  /** One line under a coach, such as their next free time. */
  readonly nextTime: (coach: CoachProfile) => ReactNode
  /** Whether a coach links directly to their times instead of their page. */
  readonly toBook?: boolean
  readonly className?: string
}

/** The coaches of the accepted match requests, each with a link to their page. */
export function MatchedCoaches({ nextTime, toBook = false, className = '' }: MatchedCoachesProps) {
  const { data, isPending, isFetching, refetch } = useMatchRequests()
  const coaches = data?.filter(({ status }) => status === 'accepted').map((one) => one.from_user_profile)
  const lost = data
    ?.filter(({ gave_way }) => gave_way)
    .map(({ from_user_profile }) => fullName(from_user_profile))
  const hasRequest = data?.some(({ status }) => status === 'pending') ?? false
  return (
    <Card aria-labelledby={TITLE_ID} className={`flex flex-col ${className}`}>
      <CardHead
        id={TITLE_ID}
        title={messages.matchedCoaches}
        className="min-h-11!"
        action={
          isPending ? <Waiting>{actions.loading}</Waiting> : coaches && coaches.length > 0 && <CoachesLinks />
        }
      />
      {lost && lost.length > 0 && (
        <Note tone="amber" className="mb-4">
          <p>{messages.gaveWay(lost)}</p>
          <p className="font-strong">{messages.confirmToKeep}</p>
        </Note>
      )}
      <div
        className={`grid flex-1 grid-cols-[minmax(0,1fr)] tablet:min-h-60 ${coaches?.length === 0 ? 'max-tablet:-mx-5 max-tablet:-mb-5' : 'min-h-60'}`}
      >
        {isPending && <CoachesSkeleton />}
        {!isPending && coaches === undefined && (
          <ErrorState
            title={messages.coachesFailed}
            message={failures.matchedCoachesFailed}
            retrying={isFetching}
            onRetry={refetch}
          />
        )}
        {coaches?.length === 0 && <NoCoaches hasRequest={hasRequest} skeleton={<CoachesSkeleton />} />}
        {coaches && coaches.length > 0 && <Coaches coaches={coaches} nextTime={nextTime} toBook={toBook} />}
      </div>
    </Card>
  )
}

/** On phones a row that scrolls horizontally, otherwise side by side. */
const TILES =
  'grid grid-flow-col gap-4 max-tablet:-mx-5 max-tablet:snap-x max-tablet:snap-mandatory max-tablet:scroll-px-5 max-tablet:overflow-x-auto max-tablet:px-5 max-tablet:pb-1 tablet:auto-cols-auto tablet:grid-flow-row'
/** Columns by the number of coaches, so that none stays empty. There are three at most. */
const COLUMNS = ['', 'auto-cols-[100%]', 'auto-cols-[min(15rem,78%)] tablet:grid-cols-2']
const THREE = 'auto-cols-[min(15rem,78%)] tablet:grid-cols-3'
const TILE =
  'flex h-full min-w-0 flex-col rounded-box border border-line bg-surface p-5 no-underline text-ink'

interface CoachesProps {
  readonly coaches: readonly CoachProfile[]
  readonly nextTime: MatchedCoachesProps['nextTime']
  readonly toBook: boolean
}

function Coaches({ coaches, nextTime, toBook }: CoachesProps) {
  return (
    <ul className={`${TILES} ${COLUMNS[coaches.length] ?? THREE}`}>
      {coaches.map((coach) => {
        const name = fullName(coach)
        return (
          <li key={coach.id} className="relative min-w-0 max-tablet:snap-start">
            <Link
              to={`/home/selectcoach/${encodeURIComponent(coach.id)}${toBook ? '/book' : ''}`}
              className={`${TILE} transition hover:border-line-strong hover:bg-sunken`}
            >
              {/* Screen readers read the name first; visually it comes after the picture. */}
              <span className="font-strong leading-snug">{name}</span>
              <span className="order-first mb-3.5 flex flex-wrap items-start justify-between gap-2">
                <Avatar name={name} url={coach.url} size={64} />
                <ShortRating rating={coach.rating} count={coach.rating_count} />
              </span>
              <span className="mb-3.5 mt-1 line-clamp-2 max-tablet:line-clamp-6 text-sm leading-snug text-muted">
                {coach.focus_area ? <FocusArea text={coach.focus_area} /> : coachWords.noFocus}
              </span>
              <span className="mt-auto block min-h-8 border-t border-line pt-3">{nextTime(coach)}</span>
            </Link>
          </li>
        )
      })}
    </ul>
  )
}

function CoachesSkeleton() {
  return (
    <div className={`${TILES} ${THREE}`}>
      {[0, 1, 2].map((tile) => (
        <div key={tile} className={TILE}>
          <Skeleton className="mb-3.5 size-16 rounded-full" />
          <Skeleton className="mt-1 h-5 w-3/4" />
          <Skeleton className="mt-2 h-4" />
          <Skeleton className="mb-3.5 mt-2 h-4 w-2/3" />
          <div className="mt-auto min-h-8 border-t border-line pt-3">
            <Skeleton className="h-4 w-28" />
          </div>
        </div>
      ))}
    </div>
  )
}
