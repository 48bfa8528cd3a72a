import * as messages from '@shinequo/messages/web/matching'
import { useId, useState } from 'react'
import { Button } from '../../../components/ui/button.tsx'
import { Card } from '../../../components/ui/card.tsx'
import { ErrorState } from '../../../components/ui/error-state.tsx'
import { Skeleton } from '../../../components/ui/skeleton.tsx'
import { messageOf } from '../../../lib/error-catalogue.ts'
import { reasonWords } from '../../../lib/reason-words.ts'
import { useWhyNot } from '../api/student.ts'

interface WhyNotProps {
  readonly coachId: string
  readonly firstName: string
}

/** An unobtrusive question on the page of a coach who is not matched with the student. The answer opens below it. */
export function WhyNot({ coachId, firstName }: WhyNotProps) {
  const [open, setOpen] = useState(false)
  const answer = useId()
  return (
    <div>
      <Button
        kind="ghost"
        className="[overflow-wrap:anywhere]"
        aria-expanded={open}
        aria-controls={open ? answer : undefined}
        onClick={() => setOpen(!open)}
      >
        {messages.whyNotCoach(firstName)}
      </Button>
      <div role="status">
        {open && (
          <Card id={answer} className="mt-3">
            <Answer coachId={coachId} />
          </Card>
        )}
      </div>
    </div>
  )
}

function Answer({ coachId }: { readonly coachId: string }) {
  const { data, error, isFetching, refetch } = useWhyNot(coachId)
  if (data) {
    return (
      <ul className="grid max-w-[70ch] gap-2 [overflow-wrap:anywhere]">
        {reasonWords(data.reason_codes).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    )
  }
  if (error !== null) {
    return (
      <ErrorState
        title={messages.answerFailed}
        message={messageOf(error)}
        retrying={isFetching}
        onRetry={refetch}
      />
    )
  }
  return (
    <>
      <span className="sr-only">{messages.loadingAnswer}</span>
      <Skeleton className="h-5 w-3/4" />
    </>
  )
}
