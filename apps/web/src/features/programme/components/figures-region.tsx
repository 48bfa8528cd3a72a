import type { ProgrammeFigures, ProgrammePeriod } from '@shinequo/contract/programme'
import * as actions from '@shinequo/messages/web/actions'
import * as messages from '@shinequo/messages/web/programme'
import type { ReactNode } from 'react'
import { ButtonLink } from '../../../components/ui/button.tsx'
import { Card } from '../../../components/ui/card.tsx'
import { EmptyState } from '../../../components/ui/empty-state.tsx'
import { ErrorState } from '../../../components/ui/error-state.tsx'
import { Skeleton } from '../../../components/ui/skeleton.tsx'
import { Waiting } from '../../../components/ui/spinner.tsx'
import { messageOf } from '../../../lib/error-catalogue.ts'
import { isComing, useFigures } from '../api/admin.ts'

/** The figures of a period, or why there are none. */
export function FiguresRegion({
  period,
  children,
}: {
  readonly period: ProgrammePeriod
  readonly children: (figures: ProgrammeFigures) => ReactNode
}) {
  const { data, error, failureReason, isFetching, refetch } = useFigures(period)
  if (error) {
    return (
      <Card>
        <ErrorState
          level="h2"
          title={messages.figuresDidNotLoad}
          message={messageOf(error)}
          retrying={isFetching}
          onRetry={refetch}
        />
      </Card>
    )
  }
  if (!data) {
    return (
      <div className="grid gap-6">
        <Waiting>{isComing(failureReason) ? messages.countedFirstTime : actions.loading}</Waiting>
        <Skeleton className="h-32 w-full" />
        <Skeleton className="h-80 w-full" />
      </div>
    )
  }
  if (data.funnel[0]?.students === 0 && data.coaches.length === 0) {
    return (
      <Card className="py-10">
        <EmptyState
          art="nothing-here"
          title={messages.nothingToShow}
          action={<ButtonLink to="/admin/people/invitations">{messages.inviteSomebody}</ButtonLink>}
        >
          {messages.whenStudentsMeetCoaches}
        </EmptyState>
      </Card>
    )
  }
  return children(data)
}
