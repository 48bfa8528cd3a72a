import * as messages from '@shinequo/messages/web/questionnaire'
import { ConflictActs } from '../../../components/ui/conflict-acts.tsx'
import { Note } from '../../../components/ui/note.tsx'
import { isSame, type QuestionnaireDraft } from '../questionnaire-draft.ts'
import { wholeText } from '../questionnaire-words.ts'

interface ConflictProps {
  readonly newest: QuestionnaireDraft
  readonly own: QuestionnaireDraft
  readonly onKeepOwn: () => void
  readonly onTakeNewest: () => void
}

/** Somebody else saved another questionnaire meanwhile: shows both versions until one is chosen. */
export function QuestionnaireConflict({ newest, own, onKeepOwn, onTakeNewest }: ConflictProps) {
  const keys = [...new Set([...newest.questions, ...own.questions].map(({ key }) => key))]
  const textIn = ({ questions }: QuestionnaireDraft, key: string) => {
    const question = questions.find((one) => one.key === key)
    return question && wholeText(question)
  }
  const differing = keys
    .map((key) => ({ key, theirs: textIn(newest, key), mine: textIn(own, key) }))
    .filter(({ theirs, mine }) => theirs !== mine)
  return (
    <Note tone="danger" className="mb-5">
      <p className="font-semibold">
        {isSame(newest, own) ? messages.sameMeanwhile : messages.changedMeanwhile}
      </p>
      <ul className="my-2 grid gap-3 [overflow-wrap:anywhere]">
        {differing.map(({ key, theirs, mine }) => (
          <li key={key}>
            <dl className="grid gap-x-6 gap-y-1 tablet:grid-cols-2">
              <div>
                <dt className="font-semibold">{messages.newest}</dt>
                <dd>{theirs ?? messages.notAsked}</dd>
              </div>
              <div>
                <dt className="font-semibold">{messages.yours}</dt>
                <dd>{mine ?? messages.notAsked}</dd>
              </div>
            </dl>
          </li>
        ))}
        {differing.length === 0 && <li>{messages.anotherOrderBelow}</li>}
      </ul>
      <ConflictActs onTakeNewest={onTakeNewest} onKeepOwn={onKeepOwn} />
    </Note>
  )
}
