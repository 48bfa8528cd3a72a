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
  /** The page's head while the coach is not shown; a page whose head is always the same draws it itself. */
  readonly head?: ReactNode
  /** What else the page shows at once is still on its way. */
  readonly waiting?: boolean
  readonly children: (coach: CoachProfile) => ReactNode
}

/** What hangs on one coach: loading, then error, not found, or shown. */
export function CoachRegion({ coachId, head, waiting = false, children }: CoachRegionProps) {
  const coach = useCoach(coachId)
  if (coach.data && !waiting) return children(coach.data)
  return (
    <>
      {head}
      {/* As high as the window in either case, so that the foot of the page stays where it is. */}
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
        <Skeleton className="h-7 w-48" />
        <Skeleton className="h-5 w-64 max-w-full" />
      </div>
    </Card>
  )
}
