import * as messages from '@shinequo/messages/web/feedback'
import * as navigation from '@shinequo/messages/web/navigation'
import { BackLink } from '../../../components/ui/back-link.tsx'
import { PageHead } from '../../../components/ui/page-heading.tsx'
import { useCoachAnswers } from '../api/coach.ts'
import { WrittenAnswers } from '../components/written-answers.tsx'

/** /coach/feedback: what students wrote about sessions with the coach. */
export default function CoachAnswersPage() {
  const query = useCoachAnswers()
  return (
    <>
      <BackLink to="/coach/profile">{navigation.yourPage}</BackLink>
      <PageHead lede={messages.answersToYou}>{messages.whatStudentsWrote}</PageHead>
      <WrittenAnswers query={query} />
    </>
  )
}
