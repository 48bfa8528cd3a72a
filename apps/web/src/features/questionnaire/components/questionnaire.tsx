import { DashboardLink } from '../../../components/ui/dashboard-link.tsx'
import { EmptyState } from '../../../components/ui/empty-state.tsx'
import { ErrorState } from '../../../components/ui/error-state.tsx'
import { useFailureToast } from '../../../components/ui/failure-toast.ts'
import { Skeleton } from '../../../components/ui/skeleton.tsx'
import { Waiting } from '../../../components/ui/spinner.tsx'
import { FAILURES } from '../../../lib/error-catalogue.ts'
import { useQuestions } from '../api.ts'
import { QuestionnaireForm } from './questionnaire-form.tsx'

/** The questionnaire in its four states. `onSent` follows an answer of success. */
export function Questionnaire({ onSent }: { readonly onSent: () => void }) {
  const { data: questions, isPending, isFetching, error, errorUpdatedAt, refetch } = useQuestions()
  useFailureToast(FAILURES.questions, error ? errorUpdatedAt : 0)
  if (questions === undefined) {
    return isPending ? (
      <QuestionsSkeleton />
    ) : (
      <ErrorState
        level="h2"
        title="The questions didn't load"
        message={FAILURES.questions}
        retrying={isFetching}
        onRetry={refetch}
      />
    )
  }
  if (questions.length === 0) {
    return (
      <EmptyState art="nothing-here" title="No questions yet" action={<DashboardLink />}>
        Your programme is still writing them. Look in again soon.
      </EmptyState>
    )
  }
  return <QuestionnaireForm questions={questions} onSent={onSent} />
}

function QuestionsSkeleton() {
  return (
    <div className="grid min-h-dvh content-start gap-9">
      <Waiting>Loading questions...</Waiting>
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
