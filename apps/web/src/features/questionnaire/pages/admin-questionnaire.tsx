import * as messages from '@shinequo/messages/web/questionnaire'
import { Card } from '../../../components/ui/card.tsx'
import { ErrorState } from '../../../components/ui/error-state.tsx'
import { PageHead } from '../../../components/ui/page-heading.tsx'
import { Skeleton } from '../../../components/ui/skeleton.tsx'
import { Waiting } from '../../../components/ui/spinner.tsx'
import { messageOf } from '../../../lib/error-catalogue.ts'
import { useQuestionnaire } from '../api/admin.ts'
import { QuestionnaireEditor } from '../components/questionnaire-editor.tsx'
import { QuestionnaireHistory } from '../components/questionnaire-history.tsx'

/** /admin/questionnaire: the questions, and every version of them. */
export default function AdminQuestionnairePage() {
  const { data, error, refetch, isFetching } = useQuestionnaire()
  return (
    <>
      <PageHead lede={messages.aboutQuestionnaire}>{messages.questionnaire}</PageHead>
      {data !== undefined ? (
        <>
          <QuestionnaireEditor questionnaire={data} onStale={() => void refetch()} />
          <QuestionnaireHistory />
        </>
      ) : error !== null ? (
        <Card>
          <ErrorState
            level="h2"
            title={messages.questionsFailed}
            message={messageOf(error)}
            retrying={isFetching}
            onRetry={() => void refetch()}
          />
        </Card>
      ) : (
        <Card className="min-h-dvh">
          <Waiting>{messages.loadingTheQuestions}</Waiting>
          {[1, 2, 3, 4, 5, 6, 7].map((row) => (
            <Skeleton key={row} className="mt-4 h-14" />
          ))}
        </Card>
      )}
    </>
  )
}
