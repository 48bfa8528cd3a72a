import type { Locale } from '@shinequo/contract/locales'
import type { Question } from '@shinequo/contract/questionnaire'
import * as actions from '@shinequo/messages/web/actions'
import * as messages from '@shinequo/messages/web/questionnaire'
import { type ReactNode, useRef } from 'react'
import { useCareFirst } from '../../../components/care/use-care-first.tsx'
import { ActionBar } from '../../../components/ui/action-bar.tsx'
import { Button } from '../../../components/ui/button.tsx'
import { ChoiceTiles } from '../../../components/ui/choice-tiles.tsx'
import { Note } from '../../../components/ui/note.tsx'
import { SelectField } from '../../../components/ui/select-field.tsx'
import { TextareaField } from '../../../components/ui/textarea-field.tsx'
import { messageOf } from '../../../lib/error-catalogue.ts'
import { useForm } from '../../../lib/use-form.ts'
import { wordingIn } from '../../../lib/wording-in.ts'
import {
  answersOf,
  errorsByQuestion,
  isAnswered,
  isTiles,
  missingAnswers,
  type Values,
} from '../answer-rules.ts'
import type { Answers } from '../api/student.ts'
import { type Review, useReview } from '../use-review.ts'

interface QuestionnaireFormProps {
  readonly questions: readonly Question[]
  /** The language of the questions and choices; if left out, that of the page. */
  readonly language?: Locale
  /** The initial answers by question; empty if left out. */
  readonly present?: Values
  /** The name under which the input survives a reload; if left out, it does not. */
  readonly draft?: string
  /** Shown before the questions. */
  readonly lead?: ReactNode
  /**
   * Renders what is shown instead of the questions before valid answers are sent; if left out, they are sent
   * immediately.
   */
  readonly review?: ((review: Review) => ReactNode) | undefined
  readonly send: (answers: Answers) => Promise<void>
  /** The link or button labelled `messages.cancelAndReturn`. */
  readonly cancel: ReactNode
}

/** The questions with their answers. The input survives a failure, and questions that change. */
export function QuestionnaireForm(props: QuestionnaireFormProps) {
  const { questions, language, present = {}, draft, lead, send, cancel } = props
  const care = useCareFirst('answers')
  const submit = useRef<HTMLDivElement>(null)
  const form = useForm({
    initial: Object.fromEntries(questions.map(({ id }) => [id, present[id] ?? ''])),
    rules: (values) => missingAnswers(questions, values),
    ...(draft !== undefined && { draft: { name: draft } }),
    before: async (values) =>
      (await care.first(questions.filter(isText).map(({ id }) => values[id] ?? ''))) &&
      review.first(answersOf(questions, values)),
    submit: async (values) => {
      try {
        await send(answersOf(questions, values))
      } catch (error) {
        review.end()
        throw errorsByQuestion(error, questions)
      }
    },
  })
  const review = useReview(props.review, form.busy, () =>
    // After the questions are visible again.
    requestAnimationFrame(() => submit.current?.querySelector('button')?.focus()),
  )
  const answered = questions.filter((question) => isAnswered(question, form.values[question.id])).length

  const questionsForm = (
    <form {...form.formProps} hidden={review.shown !== undefined}>
      {lead}
      <div className="mb-8 grid grid-cols-[minmax(0,1fr)] gap-9">
        <Progress answered={answered} of={questions.length} />
        {questions.map((question) => (
          <QuestionField
            key={question.id}
            question={question}
            language={language}
            value={form.values[question.id] ?? ''}
            error={form.errors[question.id]}
            onChange={(value) => form.set(question.id, value)}
          />
        ))}
        {form.failure !== null && <Note tone="danger">{messageOf(form.failure)}</Note>}
      </div>
      <ActionBar className="grid gap-x-5 tablet:flex tablet:items-center">
        <div ref={submit} className="contents">
          <Button type="submit" size="large" busy={form.busy} className="tablet:min-w-40">
            {actions.submit}
          </Button>
        </div>
        {cancel}
      </ActionBar>
      {care.dialog}
    </form>
  )
  return (
    <>
      {questionsForm}
      {review.shown}
    </>
  )
}

const isText = ({ question_type }: Question) => question_type === 'text'

function Progress({ answered, of }: { readonly answered: number; readonly of: number }) {
  return (
    <div className="-mb-2">
      <p className="mb-2 text-sm text-muted" role="status">
        {messages.answered(answered, of)}
      </p>
      <div aria-hidden="true" className="h-1.5 overflow-hidden rounded-full bg-line">
        <div
          className="h-full origin-left rounded-full bg-primary rtl:origin-right transition-transform duration-200"
          style={{ transform: `scaleX(${answered / of})` }}
        />
      </div>
    </div>
  )
}

interface QuestionFieldProps {
  readonly question: Question
  readonly language: Locale | undefined
  readonly value: string
  readonly error: string | undefined
  readonly onChange: (value: string) => void
}

const LABEL = 'mb-1.5 block text-lg font-strong leading-snug tracking-snug'

function QuestionField({ question, language, value, error, onChange }: QuestionFieldProps) {
  const { id, question_type: type } = question
  const { text, marks } = wordingIn(question.question_text, question.question_text_es, language)
  const choices = question.choices.map(({ id, choice_text, choice_text_es }) => ({
    id,
    ...wordingIn(choice_text, choice_text_es, language),
  }))
  const label = (
    // The text has its own direction, but is aligned to the side where lines of the page begin, as legends are.
    <span className={LABEL}>
      <span {...marks}>{text}</span>
    </span>
  )
  const changed = (event: { target: { value: string } }) => onChange(event.target.value)
  if (type === 'text') {
    return <TextareaField name={id} label={label} rows={4} value={value} error={error} onChange={changed} />
  }
  if (isTiles(question)) {
    return (
      <ChoiceTiles
        name={id}
        legend={<span {...marks}>{text}</span>}
        choices={choices.map((choice) => ({
          value: choice.id,
          label: <span {...choice.marks}>{choice.text}</span>,
        }))}
        value={value}
        error={error}
        onChange={onChange}
      />
    )
  }
  return (
    <SelectField
      // Only the languages, not the direction: the chevron is on the side where lines of the page end.
      lang={choices.find((choice) => choice.id === value)?.marks.lang}
      name={id}
      label={label}
      placeholder={messages.selectAnOption}
      options={choices.map((choice) => [choice.id, choice.text, choice.marks.lang] as const)}
      value={isAnswered(question, value) ? value : ''}
      error={error}
      onChange={changed}
    />
  )
}
