import { MAX_CHOICES } from '@shinequo/contract/questionnaire'
import * as messages from '@shinequo/messages/web/questionnaire'
import { Plus } from 'lucide-react'
import { useId, useRef } from 'react'
import { Button } from '../../../components/ui/button.tsx'
import { controlProps, FieldError } from '../../../components/ui/field.tsx'
import { Select } from '../../../components/ui/select-field.tsx'
import { CODE_GROUPS, isSuggested, worded } from '../choice-codes.ts'
import { type DraftChoice, moved, newChoice } from '../questionnaire-draft.ts'
import { useDragOrder } from '../use-drag-order.ts'
import { DragHandle, RowActs } from './row-acts.tsx'

const NONE = 'none'
const UNMAPPED = [[NONE, messages.doesNotCount]] as const

interface ChoicesEditorProps {
  readonly choices: readonly DraftChoice[]
  /** The keys of what has new English and old Spanish. */
  readonly outdated: ReadonlySet<string>
  /** `mark` names the field being typed in, if any. */
  readonly onChange: (choices: readonly DraftChoice[], mark?: string) => void
  readonly onRemoved: (words: string) => void
  readonly errorOf: (field: string) => string | undefined
}

/** The choices of a question: to edit, map, add, remove and reorder. Enter adds the next one. */
export function ChoicesEditor({ choices, outdated, onChange, onRemoved, errorOf }: ChoicesEditorProps) {
  const id = useId()
  const fresh = useRef<string>(undefined)
  const move = (from: number, to: number) => onChange(moved(choices, from, to))
  const drag = useDragOrder<HTMLOListElement>(move)
  const full = choices.length >= MAX_CHOICES

  function add(at: number) {
    if (full) return
    const choice = newChoice()
    fresh.current = choice.key
    onChange(choices.toSpliced(at, 0, choice))
  }

  return (
    <fieldset className="grid min-w-0 gap-2" aria-describedby={`${id}-hint ${id}-error`}>
      <legend className="mb-1.5 text-sm font-semibold">{messages.choices}</legend>
      <p id={`${id}-hint`} className="-mt-1.5 mb-1.5 text-xs text-muted">
        {messages.readsNoWords}
      </p>
      <ol ref={drag.list} className="grid gap-2">
        {choices.map((choice, at) => {
          const { key, choice_text, code } = choice
          const suggested = isSuggested(choice)
          const hint = outdated.has(key) ? messages.spanishOfBefore : undefined
          const error = errorOf(key)
          return (
            <li key={key} style={drag.look(at)} className="grid gap-1.5">
              <div className="flex flex-wrap items-center gap-x-1 tablet:flex-nowrap">
                <DragHandle {...drag.handle(at)} />
                <input
                  {...controlProps(`${id}-${key}`, hint, error)}
                  ref={(input) => {
                    if (fresh.current !== key || !input) return
                    fresh.current = undefined
                    input.focus()
                  }}
                  type="text"
                  dir="auto"
                  aria-label={messages.choice(at + 1)}
                  className="control min-w-0 flex-1 basis-52"
                  value={choice_text}
                  onChange={({ target }) =>
                    onChange(choices.with(at, worded(choice, target.value)), `text of ${key}`)
                  }
                  onKeyDown={(event) => {
                    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
                    event.preventDefault()
                    add(at + 1)
                  }}
                />
                <span aria-hidden="true" className="shrink-0 px-1 text-xs text-muted">
                  {messages.countsAs}
                </span>
                <Select
                  aria-label={messages.whatChoiceCountsAs(at + 1)}
                  aria-describedby={suggested ? `${id}-${key}-suggested` : undefined}
                  className="block min-w-0 flex-1 basis-32 tablet:max-w-60"
                  options={UNMAPPED}
                  groups={CODE_GROUPS}
                  value={code ?? NONE}
                  onChange={({ target }) =>
                    onChange(
                      choices.with(at, { ...choice, code: target.value === NONE ? null : target.value }),
                    )
                  }
                />
                <div className="ms-auto">
                  <RowActs
                    what="choice"
                    place={at + 1}
                    first={at === 0}
                    last={at === choices.length - 1}
                    onMove={(by) => move(at, at + by)}
                    onRemove={() => {
                      onChange(choices.toSpliced(at, 1))
                      onRemoved(messages.choiceRemoved(choice_text))
                    }}
                  />
                </div>
              </div>
              <p
                id={`${id}-${key}-suggested`}
                aria-live="polite"
                className="ms-11 text-xs text-muted empty:hidden"
              >
                {suggested && messages.wordsSuggest}
              </p>
              <p
                id={`${id}-${key}-hint`}
                aria-live="polite"
                className="ms-11 text-xs text-muted empty:hidden"
              >
                {hint}
              </p>
              <FieldError id={`${id}-${key}-error`} message={error} />
            </li>
          )
        })}
      </ol>
      <FieldError id={`${id}-error`} message={errorOf('choices')} />
      <div className="flex flex-wrap items-center gap-3">
        <Button kind="quiet" size="small" disabled={full} onClick={() => add(choices.length)}>
          <Plus aria-hidden="true" strokeWidth={1.75} className="size-4.5" />
          {messages.addChoice}
        </Button>
        {full && <span className="text-sm text-muted">{messages.roomForChoices(MAX_CHOICES)}</span>}
      </div>
    </fieldset>
  )
}
