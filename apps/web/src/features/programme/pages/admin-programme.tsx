import type { ProgrammePeriod } from '@shinequo/contract/programme'
import * as actions from '@shinequo/messages/web/actions'
import * as messages from '@shinequo/messages/web/programme'
import { useSearchParams } from 'react-router'
import { ButtonLink } from '../../../components/ui/button.tsx'
import { Card } from '../../../components/ui/card.tsx'
import { EmptyState } from '../../../components/ui/empty-state.tsx'
import { ErrorState } from '../../../components/ui/error-state.tsx'
import { Skeleton } from '../../../components/ui/skeleton.tsx'
import { Waiting } from '../../../components/ui/spinner.tsx'
import { messageOf } from '../../../lib/error-catalogue.ts'
import { useNow } from '../../../lib/use-now.ts'
import { isComing, useFigures } from '../api/admin.ts'
import { Figures } from '../components/figures.tsx'
import { LookCard } from '../components/look-card.tsx'
import { asOfText } from '../figure-words.ts'

const PERIODS: readonly ProgrammePeriod[] = ['term', '30d', '7d']

/** The programme's figures. The URL stores the period. */
export default function AdminProgrammePage() {
  const [parameters, setParameters] = useSearchParams()
  const period = PERIODS.find((one) => one === parameters.get('period')) ?? 'term'
  const now = useNow()
  const { data, error, failureReason, isFetching, refetch } = useFigures(period)
  return (
    <>
      <div className="mb-5 flex flex-wrap items-center justify-between gap-3">
        <fieldset className="flex min-w-0 flex-wrap gap-1 rounded-box border border-line bg-sunken p-1">
          <legend className="sr-only">{messages.period}</legend>
          {PERIODS.map((one) => (
            <label
              key={one}
              className="relative inline-flex min-h-11 items-center rounded-in px-4 text-sm font-semibold text-muted hover:text-ink has-checked:bg-surface has-checked:text-primary has-checked:shadow-soft has-focus-visible:outline-2 has-focus-visible:outline-focus"
            >
              <input
                type="radio"
                name="period"
                value={one}
                checked={one === period}
                onChange={() => setParameters(one === 'term' ? {} : { period: one }, { replace: true })}
                className="absolute inset-0 cursor-pointer opacity-0"
              />
              {messages.PERIODS[one]}
            </label>
          ))}
        </fieldset>
        <p role="status" className="text-sm text-muted">
          {data && (isFetching ? actions.loading : asOfText(Date.parse(data.as_of), now, data.zone))}
        </p>
      </div>
      {error ? (
        <Card>
          <ErrorState
            level="h2"
            title={messages.figuresDidNotLoad}
            message={messageOf(error)}
            retrying={isFetching}
            onRetry={refetch}
          />
        </Card>
      ) : !data ? (
        <div className="grid gap-6">
          <Waiting>{isComing(failureReason) ? messages.countedFirstTime : actions.loading}</Waiting>
          <Skeleton className="h-32 w-full" />
          <Skeleton className="h-80 w-full" />
        </div>
      ) : data.funnel[0]?.students === 0 && data.coaches.length === 0 ? (
        <Card className="py-10">
          <EmptyState
            art="nothing-here"
            title={messages.nothingToShow}
            action={<ButtonLink to="/admin/people/invitations">{messages.inviteSomebody}</ButtonLink>}
          >
            {messages.whenStudentsMeetCoaches}
          </EmptyState>
        </Card>
      ) : (
        <Figures figures={data} />
      )}
      <LookCard />
    </>
  )
}
