import * as failures from '@shinequo/messages/web/errors'
import * as messages from '@shinequo/messages/web/questionnaire'
import type { ReactNode } from 'react'
import toast from 'react-hot-toast'
import { Link } from 'react-router'
import { DashboardLink } from '../../../components/ui/dashboard-link.tsx'
import { EmptyState } from '../../../components/ui/empty-state.tsx'
import { ErrorState } from '../../../components/ui/error-state.tsx'
import { Skeleton } from '../../../components/ui/skeleton.tsx'
import { Waiting } from '../../../components/ui/spinner.tsx'
import { ApiError, messageOf } from '../../../lib/error-catalogue.ts'
import { useFailureToast } from '../../../lib/use-failure-toast.ts'
import { useProfile } from '../../../lib/user-state.ts'
import { presentValues } from '../answer-rules.ts'
import { type Answers, useOwnAnswers, useQuestions, useSendAnswers } from '../api/student.ts'
import type { Review } from '../use-review.ts'
import { QuestionnaireForm } from './questionnaire-form.tsx'

interface QuestionnaireProps {
  /** Other data that the page shows above the questions is still loading. */
  readonly waiting?: boolean
  /** Shown above the questions. */
  readonly notice?: ReactNode
  /**
   * Shown before changed answers are sent, but not before the first ones. If left out, answers are sent immediately.
   */
  readonly review?: ((review: Review) => ReactNode) | undefined
  /** Called after a successful response. */
  readonly onSent: () => void
}

/** The questionnaire in its four states. */
export function Questionnaire({ waiting = false, notice, review, onSent }: QuestionnaireProps) {
  const { id: person } = useProfile()
  const asked = useQuestions()
  const own = useOwnAnswers()
  const { mutateAsync: sendAnswers } = useSendAnswers()
  const failed = [asked, own].filter(({ error }) => error !== null)
  useFailureToast(failures.questionsFailed, failed[0]?.errorUpdatedAt ?? 0)
  if (waiting || asked.data === undefined || own.data === undefined) {
    return waiting || failed.length === 0 ? (
      <QuestionsSkeleton />
    ) : (
      <ErrorState
        level="h2"
        title={messages.questionsFailed}
        message={failures.questionsFailed}
        retrying={failed.some(({ isFetching }) => isFetching)}
        onRetry={() => {
          for (const read of failed) void read.refetch()
        }}
      />
    )
  }
  const { data: questions, refetch } = asked
  if (questions.length === 0) {
    return (
      <EmptyState art="nothing-here" title={messages.noQuestionsYet} action={<DashboardLink />}>
        {messages.stillWriting}
      </EmptyState>
    )
  }

  async function send(answers: Answers) {
    try {
      await sendAnswers(answers)
    } catch (error) {
      toast.error(messageOf(error))
      if (error instanceof ApiError && error.code === 'questions_changed') await refetch()
      throw error
    }
    onSent()
  }

  const present = presentValues(questions, own.data)
  const isFilledIn = Object.values(present).some((value) => value !== '')
  const changes = own.data.length > 0 ? review : undefined
  return (
    <QuestionnaireForm
      questions={questions}
      present={present}
      draft={`find-coach:${person}`}
      lead={
        <>
          {notice}
          {isFilledIn && (
            <p className="mb-6 text-muted">
              {messages.answersFilledIn}
              {changes && ` ${messages.seenBeforeSent}`}
            </p>
          )}
        </>
      }
      review={changes}
      send={send}
      cancel={
        <Link
          to="/home/dashboard"
          className="inline-flex min-h-11 items-center justify-center rounded-in font-strong text-primary no-underline hover:underline max-tablet:mt-1"
        >
          {messages.cancelAndReturn}
        </Link>
      }
    />
  )
}

function QuestionsSkeleton() {
  return (
    <div className="grid min-h-dvh content-start gap-9">
      <Waiting>{messages.loadingQuestions}</Waiting>
      {[0, 1, 2].map((row) => (
        <div key={row}>
          <Skeleton className="mb-3.5 h-6 w-3/5" />
          <div className="grid gap-2 tiny:grid-cols-2 tablet:gap-3">
            <Skeleton className="h-16 rounded-box tablet:h-15" />
            <Skeleton className="h-16 rounded-box tablet:h-15" />
          </div>
        </div>
      ))}
    </div>
  )
}
