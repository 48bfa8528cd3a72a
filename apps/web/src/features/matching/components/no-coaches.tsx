import type { Waiting } from '@shinequo/contract/matching'
import { datedDayText } from '@shinequo/messages/times'
import * as messages from '@shinequo/messages/web/matching'
import type { ReactNode } from 'react'
import { ButtonLink } from '../../../components/ui/button.tsx'
import { EmptyState } from '../../../components/ui/empty-state.tsx'
import { ownZone } from '../../../lib/own-zone.ts'
import { useWaiting } from '../api/student.ts'
import { FIND_COACH } from './change-answers.tsx'
import { waitingWords } from './waiting-words.ts'

interface NoCoachesProps {
  /** A request is waiting for a person's answer. */
  readonly hasRequest: boolean
  /** Shown until it is known whether the student is waiting. */
  readonly skeleton: ReactNode
}

/** Shown instead of coaches: the expected wait for a student who is waiting, otherwise a link to the questionnaire. */
export function NoCoaches({ hasRequest, skeleton }: NoCoachesProps) {
  const { data, isLoading } = useWaiting()
  if (isLoading) return skeleton
  if (data?.waits) return <WaitsForCoach waiting={data} />
  if (hasRequest) {
    return (
      <EmptyState art="no-coach" level="h3" title={messages.requestIsWithUs}>
        {messages.lookingForCoach}
      </EmptyState>
    )
  }
  return (
    <EmptyState
      art="no-coach"
      level="h3"
      title={messages.noCoachYet}
      action={
        <ButtonLink to={FIND_COACH} kind="soft">
          {messages.startLooking}
        </ButtonLink>
      }
    >
      {messages.answerFewQuestions}
    </EmptyState>
  )
}

function WaitsForCoach({ waiting }: { readonly waiting: Waiting }) {
  const { since } = waiting
  return (
    <EmptyState art="no-coach" level="h3" title={messages.requestIsWithUs}>
      {waitingWords(waiting)}
      {since !== null && (
        <span className="mt-1 block">{messages.askedOn(datedDayText(Date.parse(since), ownZone()))}</span>
      )}
    </EmptyState>
  )
}
