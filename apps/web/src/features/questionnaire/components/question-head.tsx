import * as messages from '@shinequo/messages/web/questionnaire'
import { ChevronDown } from 'lucide-react'
import { Chip } from '../../../components/ui/chip.tsx'
import { wordingIn } from '../../../lib/wording-in.ts'
import type { DraftQuestion } from '../questionnaire-draft.ts'

interface QuestionHeadProps {
  readonly question: DraftQuestion
  /** Its position, from 1. */
  readonly place: number
  /** A line below the question. */
  readonly about: string
  readonly hasErrors: boolean
  readonly open: boolean
  /** The id of what it opens. */
  readonly controls: string
  readonly onOpen: (open: boolean) => void
}

/** The heading of a question in a list, which opens it. */
export function QuestionHead(props: QuestionHeadProps) {
  const { question, place, about, hasErrors, open, controls, onOpen } = props
  const { text, marks } = wordingIn(question.question_text.trim(), question.question_text_es.trim())
  return (
    <h2 className="min-w-0 flex-1 basis-52 text-base font-normal">
      <button
        type="button"
        aria-expanded={open}
        aria-controls={controls}
        data-question={question.key}
        onClick={() => onOpen(!open)}
        className="flex min-h-11 w-full items-center gap-2 rounded-in px-1.5 py-1 text-start hover:bg-hover"
      >
        <span className="grid min-w-0 flex-1 [overflow-wrap:anywhere]">
          <span {...(text === '' ? {} : { lang: marks.lang })} className="font-strong">
            {messages.placed(place, text || messages.newQuestion)}
          </span>
          <span className="text-sm text-muted">{about}</span>
          {hasErrors && (
            <span>
              <Chip tone="danger">{messages.toPutRight}</Chip>
            </span>
          )}
        </span>
        <ChevronDown
          aria-hidden="true"
          strokeWidth={1.75}
          className="size-5 shrink-0 text-muted"
          style={open ? { transform: 'rotate(180deg)' } : undefined}
        />
      </button>
    </h2>
  )
}
