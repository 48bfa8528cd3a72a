import { Card } from '../../../components/ui/card.tsx'
import { ErrorState } from '../../../components/ui/error-state.tsx'
import { PageHead } from '../../../components/ui/page-heading.tsx'
import { Skeleton } from '../../../components/ui/skeleton.tsx'
import { Waiting } from '../../../components/ui/spinner.tsx'
import { messageOf } from '../../../lib/error-catalogue.ts'
import { useQuestionnaire } from '../api/admin.ts'
import { QuestionnaireEditor } from '../components/questionnaire-editor.tsx'
import { QuestionnaireHistory } from '../components/questionnaire-history.tsx'

/** /admin/questionnaire: what students are asked, and every version of it. */
export default function AdminQuestionnairePage() {
  const { data, error, refetch, isFetching } = useQuestionnaire()
  return (
    <>
      <PageHead lede="What students answer to find their coach. Earlier answers keep their words.">
        Questionnaire
      </PageHead>
      {data !== undefined ? (
        <>
          <QuestionnaireEditor questionnaire={data} onStale={() => void refetch()} />
          <QuestionnaireHistory />
        </>
      ) : error !== null ? (
        <Card>
          <ErrorState
            level="h2"
            title="The questions didn't load"
            message={messageOf(error)}
            retrying={isFetching}
            onRetry={() => void refetch()}
          />
        </Card>
      ) : (
        <Card className="min-h-dvh">
          <Waiting>Loading the questions...</Waiting>
          {[1, 2, 3, 4, 5, 6, 7].map((row) => (
            <Skeleton key={row} className="mt-4 h-14" />
          ))}
        </Card>
      )}
    </>
  )
}
