import * as messages from '@shinequo/messages/web/feedback'
import * as navigation from '@shinequo/messages/web/navigation'
import { BackLink } from '../../../components/ui/back-link.tsx'
import { PageHead } from '../../../components/ui/page-heading.tsx'
import { useProgrammeAnswers } from '../api/admin.ts'
import { WrittenAnswers } from '../components/written-answers.tsx'

/** /admin/feedback: what students wrote about sessions with all coaches. */
export default function AdminAnswersPage() {
  const query = useProgrammeAnswers()
  return (
    <>
      <BackLink to="/admin">{navigation.programme}</BackLink>
      <PageHead lede={messages.answersToProgramme}>{messages.whatStudentsWrote}</PageHead>
      <WrittenAnswers query={query} />
    </>
  )
}
