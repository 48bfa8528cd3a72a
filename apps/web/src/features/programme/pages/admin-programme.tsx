import type { ProgrammePeriod } from '@shinequo/contract/programme'
import { zoneName } from '@shinequo/messages/times'
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
import { asOfText } from '../components/figure-words.ts'
import { Figures } from '../components/figures.tsx'

const PERIODS: readonly (readonly [ProgrammePeriod, string])[] = [
  ['term', 'This term'],
  ['30d', '30 days'],
  ['7d', '7 days'],
]

/** How the programme does. The period stands in the address. */
export default function AdminProgrammePage() {
  const [parameters, setParameters] = useSearchParams()
  const [period] = PERIODS.find(([one]) => one === parameters.get('period')) ?? ['term' as const]
  const now = useNow()
  const { data, error, failureReason, isFetching, refetch } = useFigures(period)
  return (
    <>
      <div className="mb-5 flex flex-wrap items-center justify-between gap-3">
        <fieldset className="flex min-w-0 flex-wrap gap-1 rounded-box border border-line bg-sunken p-1">
          <legend className="sr-only">Period</legend>
          {PERIODS.map(([one, words]) => (
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
              {words}
            </label>
          ))}
        </fieldset>
        <p role="status" className="text-sm text-muted">
          {data &&
            (isFetching
              ? 'Loading...'
              : `${asOfText(Date.parse(data.as_of), now, data.zone)}. Times in ${zoneName(data.zone)}`)}
        </p>
      </div>
      {error ? (
        <Card>
          <ErrorState
            level="h2"
            title="The figures did not load"
            message={messageOf(error)}
            retrying={isFetching}
            onRetry={refetch}
          />
        </Card>
      ) : !data ? (
        <div className="grid gap-6">
          <Waiting>
            {isComing(failureReason)
              ? 'The figures are being counted for the first time. They show here by themselves.'
              : 'Loading...'}
          </Waiting>
          <Skeleton className="h-32 w-full" />
          <Skeleton className="h-80 w-full" />
        </div>
      ) : data.funnel[0]?.students === 0 && data.coaches.length === 0 ? (
        <Card className="py-10">
          <EmptyState
            art="nothing-here"
            title="Nothing to show yet"
            action={<ButtonLink to="/admin/people/invitations">Invite somebody</ButtonLink>}
          >
            When students meet their coaches, the programme’s figures show here.
          </EmptyState>
        </Card>
      ) : (
        <Figures figures={data} />
      )}
    </>
  )
}
