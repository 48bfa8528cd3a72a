import type { CoachProfile } from '@shinequo/contract/coaches'
import * as actions from '@shinequo/messages/web/actions'
import * as messages from '@shinequo/messages/web/coaches'
import * as failures from '@shinequo/messages/web/errors'
import type { ReactNode } from 'react'
import { Card } from '../../../components/ui/card.tsx'
import { DashboardLink } from '../../../components/ui/dashboard-link.tsx'
import { EmptyState } from '../../../components/ui/empty-state.tsx'
import { ErrorState } from '../../../components/ui/error-state.tsx'
import { Skeleton } from '../../../components/ui/skeleton.tsx'
import { Waiting } from '../../../components/ui/spinner.tsx'
import { useCoach } from '../api/student.ts'

interface CoachRegionProps {
  readonly coachId: string
  /** The page's head while the coach is not shown. Left out by a page that renders its own head. */
  readonly head?: ReactNode
  /** Other data that the page shows together with the coach is still loading. */
  readonly waiting?: boolean
  readonly children: (coach: CoachProfile) => ReactNode
}

/** Content about one coach: loading, error, not found, or the coach. */
export function CoachRegion({ coachId, head, waiting = false, children }: CoachRegionProps) {
  const coach = useCoach(coachId)
  if (coach.data && !waiting) return children(coach.data)
  return (
    <>
      {head}
      {/* At least as high as the window, so that the footer does not move. */}
      <div className="min-h-dvh">
        {coach.isPending || coach.data ? <CoachSkeleton /> : <NoCoach {...coach} coachId={coachId} />}
      </div>
    </>
  )
}

type NoCoachProps = Pick<ReturnType<typeof useCoach>, 'data' | 'isFetching' | 'refetch'> & {
  readonly coachId: string
}

function NoCoach({ coachId, data, isFetching, refetch }: NoCoachProps) {
  return (
    <Card className="grid min-h-80 content-center">
      {data === null ? (
        <EmptyState art="no-coach" title={messages.coachNotFound(coachId)} action={<DashboardLink />}>
          {messages.addressMayBeOld}
        </EmptyState>
      ) : (
        <ErrorState
          level="h2"
          title={messages.yourCoachDidNotLoad}
          message={failures.coachFailed}
          retrying={isFetching}
          onRetry={refetch}
        />
      )}
    </Card>
  )
}

function CoachSkeleton() {
  return (
    <Card className="flex flex-col gap-4 tablet:flex-row tablet:items-center tablet:gap-7">
      <Skeleton className="size-33 shrink-0 rounded-full" />
      <div className="grid flex-1 gap-3">
        <Waiting>{actions.loading}</Waiting>
        <Skeleton className="h-7 w-2/3 tablet:w-48" />
        <Skeleton className="h-5 w-64 max-w-full" />
      </div>
    </Card>
  )
}
