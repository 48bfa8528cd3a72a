import type { WrittenAnswer } from '@shinequo/contract/feedback'
import * as messages from '@shinequo/messages/web/feedback'
import { Card } from '../../../components/ui/card.tsx'
import { CardPart } from '../../../components/ui/card-part.tsx'
import { EmptyState } from '../../../components/ui/empty-state.tsx'
import { OF_A_PERSON } from '../../../lib/words-of.ts'

const QUESTIONS = {
  experience: messages.howDidItFeel,
  feedback: messages.whatWillYouTake,
  impact: messages.whatHasChanged,
}
const FIELDS = ['experience', 'feedback', 'impact'] as const

interface WrittenAnswersProps {
  readonly query: Parameters<typeof CardPart<WrittenAnswer[]>>[0]['query']
}

/** What students wrote with their stars: nobody is named, and the order says nothing. */
export function WrittenAnswers({ query }: WrittenAnswersProps) {
  return (
    <Card>
      <CardPart query={query} failure={messages.answersDidNotLoad} level="h2">
        {(answers) =>
          answers.length === 0 ? (
            <EmptyState art="nothing-here" title={messages.noAnswersYet}>
              {messages.whenAnswersShow}
            </EmptyState>
          ) : (
            <ul aria-label={messages.whatStudentsWrote}>
              {answers.map((answer) => (
                <li key={answer.id} className="border-t border-line py-4 first:border-0 first:pt-0 last:pb-0">
                  <dl className="grid max-w-[66ch] gap-3">
                    {FIELDS.filter((field) => answer[field] !== '').map((field) => (
                      <div key={field}>
                        <dt className="text-sm text-muted">{QUESTIONS[field]}</dt>
                        <dd {...OF_A_PERSON} className="whitespace-pre-line [overflow-wrap:anywhere]">
                          {answer[field]}
                        </dd>
                      </div>
                    ))}
                  </dl>
                </li>
              ))}
            </ul>
          )
        }
      </CardPart>
    </Card>
  )
}
