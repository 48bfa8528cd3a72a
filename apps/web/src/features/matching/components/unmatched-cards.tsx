import type { GroupCount } from '@shinequo/contract/matching/unmatched'
import { number } from '@shinequo/messages/locale'
import * as actions from '@shinequo/messages/web/actions'
import * as messages from '@shinequo/messages/web/matching-admin'
import { ArrowRight, Check } from 'lucide-react'
import { useId } from 'react'
import { Link } from 'react-router'
import { Button } from '../../../components/ui/button.tsx'
import { Card } from '../../../components/ui/card.tsx'
import { Skeleton } from '../../../components/ui/skeleton.tsx'
import { ageWords } from '../../../lib/age-words.ts'
import { messageOf } from '../../../lib/error-catalogue.ts'
import { useNow } from '../../../lib/use-now.ts'
import { useUnmatchedNow } from '../api/admin.ts'
import { waitingOf } from '../unmatched-words.ts'

/** How many students wait for a match, and how many have a profile and sent no answers, each with a link to its list. */
export function UnmatchedCards() {
  const { data, error, isFetching, refetch } = useUnmatchedNow()
  if (error && !data)
    return (
      <Card className="mb-5 flex flex-wrap items-center gap-3">
        <p role="alert">{`${messages.countsDidNotLoad} ${messageOf(error)}`}</p>
        <Button kind="quiet" size="small" busy={isFetching} onClick={() => void refetch()}>
          {actions.tryAgain}
        </Button>
      </Card>
    )
  return (
    <div className="mb-5 grid gap-4 tablet:grid-cols-2 tablet:gap-6">
      <CountCard
        title={messages.waitingForMatch}
        count={data && waitingOf(data.groups)}
        none={messages.nobodyWaits}
        longest={messages.longestWait}
        to="/admin/matches"
        link={messages.seeWhoWaits}
      />
      <CountCard
        title={messages.profileNoAnswers}
        count={data?.groups.no_answers}
        none={messages.nobodyWithoutAnswers}
        longest={messages.longestAgo}
        to="/admin/matches?list=no_answers"
        link={messages.seeAndRemind}
      />
    </div>
  )
}

interface CountCardProps {
  readonly title: string
  /** Undefined until it has loaded. */
  readonly count: GroupCount | undefined
  /** Said instead of a wait if there is nobody. */
  readonly none: string
  readonly longest: (age: string) => string
  readonly to: string
  readonly link: string
}

function CountCard({ title, count, none, longest, to, link }: CountCardProps) {
  const id = useId()
  const now = useNow()
  const isNobody = count?.students === 0
  return (
    <Card aria-labelledby={id} className="flex flex-wrap items-end justify-between gap-x-4 gap-y-1">
      <div className="min-w-0">
        <h2 id={id} className="text-sm font-normal text-muted">
          {title}
        </h2>
        <p className="min-h-10 text-3xl font-bold tracking-tight tabular-nums">
          {count ? number(count.students) : <Skeleton className="h-9 w-16" />}
        </p>
        <p className="flex min-h-6 items-center gap-1.5 text-sm text-muted">
          {isNobody && <Check aria-hidden="true" strokeWidth={2} className="size-4 text-success" />}
          {isNobody ? none : count?.since && longest(ageWords(now - Date.parse(count.since)))}
        </p>
      </div>
      {/* Its room is kept, so that nothing moves when the count comes. */}
      <Link
        to={isNobody ? '/admin/matches?list=accepted' : to}
        className={`inline-flex min-h-11 items-center gap-1.5 text-sm font-strong ${count ? '' : 'invisible'}`}
      >
        {isNobody ? messages.seeWhoIsMatched : link}
        <ArrowRight aria-hidden="true" strokeWidth={2} className="size-4 rtl:-scale-x-100" />
      </Link>
    </Card>
  )
}
