import type { MatchRequest } from '@shinequo/contract/matching'
import * as actions from '@shinequo/messages/web/actions'
import * as messages from '@shinequo/messages/web/coaches'
import * as navigation from '@shinequo/messages/web/navigation'
import { useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { BackLink } from '../../components/ui/back-link.tsx'
import { Card } from '../../components/ui/card.tsx'
import { ListRegion } from '../../components/ui/list-region.tsx'
import { Note } from '../../components/ui/note.tsx'
import { PageHead } from '../../components/ui/page-heading.tsx'
import { Skeleton } from '../../components/ui/skeleton.tsx'
import { Waiting } from '../../components/ui/spinner.tsx'
import { NextLine } from '../../features/availability/components/next-time.tsx'
import { useCoaches } from '../../features/coaches/api/student.ts'
import { addressOf, type CoachFilter, filterOf, partsOf } from '../../features/coaches/coach-filter.ts'
import { CoachCard } from '../../features/coaches/components/coach-card.tsx'
import { CoachFilters } from '../../features/coaches/components/coach-filters.tsx'
import { DropFilter } from '../../features/coaches/components/drop-filter.tsx'
import { useMatchRequests, useStanding } from '../../features/matching/api/student.ts'
import { WaitingNote } from '../../features/matching/components/waiting-note.tsx'
import { useNow } from '../../lib/use-now.ts'

/** /home/coaches: all coaches who are open to students. The filters are in the address. */
export default function AllCoachesPage() {
  const [parameters, setParameters] = useSearchParams()
  const filter = useMemo(() => filterOf(parameters), [parameters])
  const list = useCoaches(filter)
  const matches = useMatchRequests()
  const standing = useStanding()
  const now = useNow()
  const coaches = list.data?.pages.flatMap(({ items }) => items) ?? []
  const matchedOnly = list.data?.pages[0]?.matched_only ?? false
  const isFiltered = partsOf(filter).length > 0

  // All of it comes at once, so that no note moves the list.
  const isReady = standing !== 'loading' && (list.data !== undefined || list.error !== null)

  function show({ search, focus, language, free }: CoachFilter) {
    const values = { search, focus: addressOf(focus), language: addressOf(language), free }
    setParameters(
      Object.entries(values).filter(([, value]) => value !== ''),
      { replace: true },
    )
  }

  return (
    <>
      <BackLink to="/home/dashboard">{navigation.dashboard}</BackLink>
      <PageHead lede={messages.allCoachesLede}>{messages.allCoaches}</PageHead>
      <CoachFilters filter={filter} />
      {isReady ? (
        // On phones as high as the skeleton before, so that the footer stays out of view while few coaches come.
        <div className="max-tablet:min-h-lvh">
          <WaitingNote className="mb-4" />
          {matchedOnly && (
            <Note tone="amber" className="mb-4">
              {messages.matchedOnly}
            </Note>
          )}
          <ListRegion
            count={(shown) => messages.coachesListed(shown, list.hasNextPage)}
            shown={coaches.length}
            total={list.data && coaches.length}
            query={list}
            empty={{
              title: isFiltered ? messages.noCoachFits : messages.noCoachesNow,
              ...(!isFiltered && { words: messages.comeBackSoon }),
              action: isFiltered && <DropFilter filter={filter} onFilter={show} />,
            }}
          >
            <ul className="grid grid-cols-[minmax(0,1fr)] gap-4 p-4 tablet:grid-cols-2 tablet:px-6 tablet:pb-6 desk:grid-cols-3">
              {coaches.map(({ from_user_profile: coach, next_free_at, unavailable = false }) => {
                const own = standingWith(matches.data ?? [], coach.id)
                return (
                  <CoachCard
                    key={coach.id}
                    coach={coach}
                    standing={own}
                    canBook={!unavailable && (!matchedOnly || own === 'matched')}
                    next={
                      <NextLine
                        start={next_free_at === null ? undefined : Date.parse(next_free_at)}
                        now={now}
                        none={unavailable ? messages.notAvailableNow : messages.noKnownTime}
                      />
                    }
                  />
                )
              })}
            </ul>
          </ListRegion>
        </div>
      ) : (
        <CoachesSkeleton />
      )}
    </>
  )
}

/** At least as high as the window, so that the footer does not move. */
function CoachesSkeleton() {
  return (
    <div className="min-h-dvh">
      <Card>
        <Waiting>{actions.loading}</Waiting>
        <div className="mt-4 grid gap-4 tablet:grid-cols-2 desk:grid-cols-3">
          {[0, 1, 2].map((tile) => (
            <Skeleton key={tile} className="h-75 rounded-box" />
          ))}
        </div>
      </Card>
    </div>
  )
}

function standingWith(matches: readonly MatchRequest[], coachId: string): 'matched' | 'asked' | null {
  const own = matches.filter(({ from_user_profile }) => from_user_profile.id === coachId)
  if (own.some(({ status }) => status === 'accepted')) return 'matched'
  return own.some(({ status }) => status === 'pending') ? 'asked' : null
}
