import type { Waiting } from '@shinequo/contract/matching'
import { proseDateText } from '@shinequo/messages/times'
import * as coaches from '@shinequo/messages/web/coaches'
import * as messages from '@shinequo/messages/web/matching'
import type { ReactNode } from 'react'
import { ButtonLink } from '../../../components/ui/button.tsx'
import { EmptyState } from '../../../components/ui/empty-state.tsx'
import { ownZone } from '../../../lib/own-zone.ts'
import { useWaiting } from '../api/student.ts'
import { waitingWords } from '../waiting-words.ts'
import { ALL_COACHES, FIND_COACH } from './change-answers.tsx'

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
      <EmptyState short art="no-coach" level="h3" title={messages.requestIsWithUs} action={<AllCoaches />}>
        {messages.lookingForCoach}
      </EmptyState>
    )
  }
  return (
    <EmptyState
      short
      art="no-coach"
      level="h3"
      title={messages.noCoachYet}
      action={
        <div className="flex flex-wrap justify-center gap-2">
          <ButtonLink to={FIND_COACH} kind="soft" className="max-tablet:hidden">
            {messages.startLooking}
          </ButtonLink>
          <AllCoaches />
        </div>
      }
    >
      {messages.answerFewQuestions}
    </EmptyState>
  )
}

function AllCoaches() {
  return (
    <ButtonLink to={ALL_COACHES} kind="quiet">
      {coaches.seeAllCoaches}
    </ButtonLink>
  )
}

function WaitsForCoach({ waiting }: { readonly waiting: Waiting }) {
  const { since } = waiting
  return (
    <EmptyState short art="no-coach" level="h3" title={messages.requestIsWithUs} action={<AllCoaches />}>
      {waitingWords(waiting)}
      {since !== null && (
        <span className="mt-1 block">{messages.askedOn(proseDateText(Date.parse(since), ownZone()))}</span>
      )}
    </EmptyState>
  )
}
