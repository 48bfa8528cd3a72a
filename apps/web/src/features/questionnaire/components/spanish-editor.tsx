import * as actions from '@shinequo/messages/web/actions'
import * as messages from '@shinequo/messages/web/questionnaire'
import { type ReactNode, useId } from 'react'
import { Button } from '../../../components/ui/button.tsx'
import { type ControlProps, controlProps, FieldError } from '../../../components/ui/field.tsx'
import { OF_THE_PROGRAMME } from '../../../lib/words-of.ts'
import { asSent, type DraftQuestion } from '../questionnaire-draft.ts'
import { isMissing, missingIn } from '../spanish-wordings.ts'
import { QuestionHead } from './question-head.tsx'

interface SpanishEditorProps {
  readonly question: DraftQuestion
  /** Its position, from 1. */
  readonly place: number
  readonly open: boolean
  /** The keys of what has new English and old Spanish. */
  readonly outdated: ReadonlySet<string>
  readonly errorOf: (field: string) => string | undefined
  readonly hasErrors: boolean
  readonly onOpen: (open: boolean) => void
  /** `mark` names the field being typed in. */
  readonly onChange: (question: DraftQuestion, mark: string) => void
}

/** A question as a row that opens to write it and its choices in Spanish, beside the English. */
export function SpanishEditor(props: SpanishEditorProps) {
  const { question, place, open, hasErrors, onOpen } = props
  const id = useId()
  const missing = missingIn(question)
  return (
    <>
      <div className="px-2 py-2 tablet:px-4">
        <QuestionHead
          question={question}
          place={place}
          about={missing === 0 ? messages.allInSpanish : messages.missingInSpanish(missing)}
          hasErrors={hasErrors}
          open={open}
          controls={`${id}-fields`}
          onOpen={onOpen}
        />
      </div>
      {open && <Fields {...props} id={`${id}-fields`} />}
    </>
  )
}

function Fields({
  id,
  question,
  outdated,
  errorOf,
  onOpen,
  onChange,
}: SpanishEditorProps & { readonly id: string }) {
  const { key, question_text, question_text_es } = question
  const { choices } = asSent(question)
  return (
    <div id={id} className="grid gap-4 px-4 pb-5 pt-1 tablet:px-6">
      <Wording
        english={question_text.trim() || messages.questionWithoutWords}
        spanish={question_text_es}
        outdated={outdated.has(key)}
        error={errorOf('question_text_es')}
      >
        {(control) => (
          <textarea
            {...control}
            rows={2}
            className="control block resize-y py-3!"
            onChange={({ target }) =>
              onChange({ ...question, question_text_es: target.value }, `Spanish of ${key}`)
            }
          />
        )}
      </Wording>
      {choices.length > 0 && (
        <fieldset className="grid min-w-0 gap-3">
          <legend className="mb-2 text-sm font-semibold">{messages.choices}</legend>
          {choices.map((choice, at) => (
            <Wording
              key={choice.key}
              english={choice.choice_text.trim() || messages.choiceWithoutWords}
              spanish={choice.choice_text_es}
              outdated={outdated.has(choice.key)}
              error={errorOf(`${choice.key}/es`)}
            >
              {(control) => (
                <input
                  {...control}
                  type="text"
                  className="control"
                  onChange={({ target }) =>
                    onChange(
                      { ...question, choices: choices.with(at, { ...choice, choice_text_es: target.value }) },
                      `Spanish of ${choice.key}`,
                    )
                  }
                />
              )}
            </Wording>
          ))}
        </fieldset>
      )}
      <div>
        <Button kind="ghost" size="small" onClick={() => onOpen(false)}>
          {actions.close}
        </Button>
      </div>
    </div>
  )
}

/** What a control for Spanish needs. */
interface SpanishControl extends ControlProps {
  readonly lang: 'es-US'
  readonly value: string
  /** Set while it is empty: where 'Go to the first one' leads. */
  readonly 'data-no-spanish': true | undefined
}

interface WordingProps {
  readonly english: string
  readonly spanish: string
  readonly outdated: boolean
  readonly error: string | undefined
  readonly children: (control: SpanishControl) => ReactNode
}

/** The English as the label of the control for the Spanish: next to it, on phones above it. */
function Wording({ english, spanish, outdated, error, children }: WordingProps) {
  const id = useId()
  const hint = outdated ? messages.spanishOfBefore : undefined
  return (
    <div className="grid min-w-0 gap-x-5 gap-y-1 tablet:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] tablet:items-center">
      <label {...OF_THE_PROGRAMME} htmlFor={id} className="text-sm leading-snug [overflow-wrap:anywhere]">
        {english}
      </label>
      {children({
        ...controlProps(id, hint, error),
        lang: 'es-US',
        value: spanish,
        'data-no-spanish': isMissing(spanish) || undefined,
      })}
      <div className="tablet:col-start-2">
        <p id={`${id}-hint`} aria-live="polite" className="text-xs text-muted empty:hidden">
          {hint}
        </p>
        <FieldError id={`${id}-error`} message={error} />
      </div>
    </div>
  )
}
