import type { Waiting } from '@shinequo/contract/matching'
import { datedDayText } from '@shinequo/messages/times'
import type { ReactNode } from 'react'
import { ButtonLink } from '../../../components/ui/button.tsx'
import { EmptyState } from '../../../components/ui/empty-state.tsx'
import { ownZone } from '../../../lib/own-zone.ts'
import { useWaiting } from '../api/student.ts'
import { FIND_COACH } from './change-answers.tsx'
import { waitingWords } from './waiting-words.ts'

interface NoCoachesProps {
  /** A request waits for a person's answer. */
  readonly hasRequest: boolean
  /** What stands here until it is known whether the student waits. */
  readonly skeleton: ReactNode
}

/** In place of coaches: how long it takes for a student who waits, for all others the way to the questionnaire. */
export function NoCoaches({ hasRequest, skeleton }: NoCoachesProps) {
  const { data, isLoading } = useWaiting()
  if (isLoading) return skeleton
  if (data?.waits) return <WaitsForCoach waiting={data} />
  if (hasRequest) {
    return (
      <EmptyState art="no-coach" level="h3" title={WAITS}>
        We are looking for the coach who fits you. You will see them here.
      </EmptyState>
    )
  }
  return (
    <EmptyState
      art="no-coach"
      level="h3"
      title="No coach yet"
      action={
        <ButtonLink to={FIND_COACH} kind="soft">
          Find your coach
        </ButtonLink>
      }
    >
      Answer a few short questions and we look for someone who fits how you work.
    </EmptyState>
  )
}

const WAITS = 'Your request is with us'

function WaitsForCoach({ waiting }: { readonly waiting: Waiting }) {
  const { since } = waiting
  return (
    <EmptyState art="no-coach" level="h3" title={WAITS}>
      {waitingWords(waiting)}
      {since !== null && (
        <span className="mt-1 block">You asked on {datedDayText(Date.parse(since), ownZone())}.</span>
      )}
    </EmptyState>
  )
}
