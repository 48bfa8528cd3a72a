import * as actions from '@shinequo/messages/web/actions'
import * as messages from '@shinequo/messages/web/questionnaire'
import { type ReactNode, useId } from 'react'
import { Button } from '../../../components/ui/button.tsx'
import { Checkbox } from '../../../components/ui/checkbox.tsx'
import { SelectField } from '../../../components/ui/select-field.tsx'
import { TextareaField } from '../../../components/ui/textarea-field.tsx'
import type { DraftQuestion } from '../questionnaire-draft.ts'
import { kindText } from '../questionnaire-words.ts'
import { ChoicesEditor } from './choices-editor.tsx'
import { QuestionHead } from './question-head.tsx'
import { RowActs } from './row-acts.tsx'

interface QuestionEditorProps {
  readonly question: DraftQuestion
  /** Its position, from 1, and the number of questions. */
  readonly place: number
  readonly of: number
  readonly handle: ReactNode
  readonly open: boolean
  /** The keys of what has new English and old Spanish. */
  readonly outdated: ReadonlySet<string>
  /** The field's error, if any. */
  readonly errorOf: (field: string) => string | undefined
  readonly hasErrors: boolean
  readonly onOpen: (open: boolean) => void
  /** `mark` names the field being typed in, if any. */
  readonly onChange: (question: DraftQuestion, mark?: string) => void
  readonly onMove: (by: 1 | -1) => void
  readonly onRemove: () => void
  /** Called with a description when a choice was removed. */
  readonly onRemoved: (words: string) => void
}

/** A question as a row that opens for editing in place. */
export function QuestionEditor(props: QuestionEditorProps) {
  const { question, place, of, handle, open, hasErrors, onOpen, onMove, onRemove } = props
  const id = useId()
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-1 px-1 py-2 tablet:flex-nowrap tablet:px-3">
        {handle}
        <QuestionHead
          question={question}
          place={place}
          about={kindText(question)}
          hasErrors={hasErrors}
          open={open}
          controls={`${id}-fields`}
          onOpen={onOpen}
        />
        <div className="ms-auto">
          <RowActs
            what="question"
            place={place}
            first={place === 1}
            last={place === of}
            onMove={onMove}
            onRemove={onRemove}
          />
        </div>
      </div>
      {open && <Fields {...props} id={`${id}-fields`} />}
    </>
  )
}

const KINDS = [
  ['multiple_choice', messages.ANSWERED_WITH.multiple_choice],
  ['text', messages.ANSWERED_WITH.text],
] as const

function Fields({
  id,
  question,
  outdated,
  errorOf,
  onChange,
  onOpen,
  onRemoved,
}: QuestionEditorProps & { id: string }) {
  const { key, question_text, question_type, counts, choices } = question
  const withChoices = question_type === 'multiple_choice'
  return (
    <div id={id} className="grid gap-5 px-4 pb-5 pt-1 tablet:px-6">
      <TextareaField
        label={messages.question}
        rows={2}
        value={question_text}
        hint={outdated.has(key) ? messages.spanishOfBefore : undefined}
        error={errorOf('question_text') ?? errorOf('id')}
        onChange={({ target }) => onChange({ ...question, question_text: target.value }, `text of ${key}`)}
      />
      <SelectField
        label={messages.answeredWith}
        className="tablet:max-w-90"
        options={KINDS}
        value={question_type}
        hint={messages.tilesOrList}
        onChange={({ target }) =>
          onChange({ ...question, question_type: target.value as DraftQuestion['question_type'] })
        }
      />
      {!withChoices && (
        <Checkbox
          label={messages.wordsCount}
          checked={counts}
          error={errorOf('counts')}
          onChange={({ target }) => onChange({ ...question, counts: target.checked })}
        />
      )}
      {withChoices && (
        <ChoicesEditor
          choices={choices}
          outdated={outdated}
          onChange={(next, mark) => onChange({ ...question, choices: next }, mark)}
          onRemoved={onRemoved}
          errorOf={errorOf}
        />
      )}
      <div>
        <Button kind="ghost" size="small" onClick={() => onOpen(false)}>
          {actions.close}
        </Button>
      </div>
    </div>
  )
}
