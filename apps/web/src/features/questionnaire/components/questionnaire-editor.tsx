import { type EditableQuestionnaire, MOST_QUESTIONS } from '@shinequo/contract/questionnaire'
import { Eye, Plus, Redo2, Undo2 } from 'lucide-react'
import { useEffect, useMemo, useRef, useState } from 'react'
import toast from 'react-hot-toast'
import { ActionBar } from '../../../components/ui/action-bar.tsx'
import { Button } from '../../../components/ui/button.tsx'
import { Card } from '../../../components/ui/card.tsx'
import { EmptyState } from '../../../components/ui/empty-state.tsx'
import { IconButton } from '../../../components/ui/icon-button.tsx'
import { Note } from '../../../components/ui/note.tsx'
import { useAccount } from '../../../lib/account.ts'
import { ApiError, messageOf } from '../../../lib/error-catalogue.ts'
import type { FieldErrors } from '../../../lib/form-rules.ts'
import { useVersionedDraft } from '../../../lib/use-versioned-draft.ts'
import { useSaveQuestionnaire } from '../api/admin.ts'
import { QuestionEditor } from './question-editor.tsx'
import { QuestionnaireConflict } from './questionnaire-conflict.tsx'
import {
  type DraftQuestion,
  draftOf,
  errorsByKey,
  fitted,
  isDraft,
  isSame,
  moved,
  newQuestion,
} from './questionnaire-draft.ts'
import { QuestionnairePreview } from './questionnaire-preview.tsx'
import { DragHandle } from './row-acts.tsx'
import { useDragOrder } from './use-drag-order.ts'

interface QuestionnaireEditorProps {
  readonly questionnaire: EditableQuestionnaire
  /** Somebody saved a newer version. */
  readonly onStale: () => void
}

/** The questions as they are being edited: one draft, saved at once. */
export function QuestionnaireEditor({ questionnaire, onStale }: QuestionnaireEditorProps) {
  const { id: person } = useAccount()
  const saved = useMemo(() => draftOf(questionnaire), [questionnaire])
  const edit = useVersionedDraft({
    name: `questionnaire:${person}`,
    saved,
    version: questionnaire.version,
    isSame,
    isDraft,
    fitted: (draft) => fitted(draft, questionnaire),
  })
  const { questions } = edit.draft
  const { mutateAsync: saveDraft } = useSaveQuestionnaire()
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set())
  const [errors, setErrors] = useState<FieldErrors>({})
  const [failure, setFailure] = useState<string | null>(null)
  const [said, setSaid] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const [previewing, setPreviewing] = useState(false)
  const page = useRef<HTMLDivElement>(null)
  /** What takes the focus once the page has changed. */
  const focusDue = useRef<string>(undefined)
  const drag = useDragOrder<HTMLOListElement>(move)

  useEffect(() => {
    if (focusDue.current === undefined) return
    page.current?.querySelector<HTMLElement>(focusDue.current)?.focus()
    focusDue.current = undefined
  })

  function change(next: readonly DraftQuestion[], mark: string | null = null, words: string | null = null) {
    setSaid(words)
    edit.change({ questions: next }, mark)
  }

  function show(key: string, shown: boolean) {
    const next = new Set(open)
    if (shown) next.add(key)
    else next.delete(key)
    setOpen(next)
    if (!shown) focusDue.current = `[data-question="${key}"]`
  }

  function move(from: number, to: number) {
    change(moved(questions, from, to), null, `Question ${from + 1} is now question ${to + 1}.`)
  }

  /** Whoever removed something finds Undo under the next key that is pressed. */
  function sayRemoved(what: string) {
    setSaid(`${what} is removed. Undo brings it back.`)
    focusDue.current = '[aria-label="Undo"]'
  }

  function add() {
    const question = newQuestion()
    change([...questions, question])
    setOpen(new Set(open).add(question.key))
    focusDue.current = 'ol > li:last-child textarea'
  }

  function changeQuestion(at: number, question: DraftQuestion, mark?: string) {
    const left = Object.entries(errors).filter(([field]) => !field.startsWith(`${question.key}/`))
    setErrors(Object.fromEntries(left))
    if (left.length === 0) setFailure(null)
    change(questions.with(at, question), mark)
  }

  function refused(error: ApiError) {
    const found = errorsByKey(error.fields, edit.draft)
    setErrors(found)
    setFailure(found.questions ?? 'Please look at the marked questions.')
    setOpen(new Set([...open, ...questions.map(({ key }) => key).filter((key) => isWrong(found, key))]))
    focusDue.current = '[aria-invalid="true"]'
  }

  /** Undo, redo, discard. */
  function step(act: (() => void) | null) {
    setSaid(null)
    act?.()
  }

  async function save() {
    setBusy(true)
    setFailure(null)
    setErrors({})
    setSaid(null)
    try {
      await saveDraft({ draft: edit.draft, version: edit.version, saved: questionnaire })
      edit.forget()
      toast.success('Questions saved. Students see them from now on.')
    } catch (error) {
      // The newest questions then stand beside the draft, in a note of their own.
      if (error instanceof ApiError && error.code === 'version_conflict') onStale()
      else if (error instanceof ApiError && Object.keys(error.fields).length > 0) refused(error)
      else setFailure(messageOf(error))
    } finally {
      setBusy(false)
    }
  }

  const full = questions.length >= MOST_QUESTIONS
  return (
    <div ref={page}>
      {edit.conflict && (
        <QuestionnaireConflict
          newest={saved}
          own={edit.draft}
          onKeepOwn={edit.keepOwn}
          onTakeNewest={edit.discard}
        />
      )}
      {failure !== null && (
        <Note tone="danger" className="mb-5">
          {failure} Nothing you typed is lost.
        </Note>
      )}
      <Card flush aria-label="Questions">
        {questions.length === 0 ? (
          <EmptyState art="nothing-here" title="No questions">
            Students are asked at least one. Add it, or undo what you removed.
          </EmptyState>
        ) : (
          <ol ref={drag.list} className="divide-y divide-line">
            {questions.map((question, at) => (
              <li key={question.key} style={drag.look(at)}>
                <QuestionEditor
                  question={question}
                  place={at + 1}
                  of={questions.length}
                  handle={<DragHandle {...drag.handle(at)} />}
                  open={open.has(question.key)}
                  hasErrors={isWrong(errors, question.key)}
                  errorOf={(field) => errors[`${question.key}/${field}`]}
                  onOpen={(shown) => show(question.key, shown)}
                  onChange={(next, mark) => changeQuestion(at, next, mark)}
                  onMove={(by) => move(at, at + by)}
                  onRemove={() => {
                    change(questions.toSpliced(at, 1))
                    sayRemoved(`Question ${at + 1}`)
                  }}
                  onRemoved={sayRemoved}
                />
              </li>
            ))}
          </ol>
        )}
        <div className="flex flex-wrap items-center gap-3 border-t border-line p-4 tablet:px-6">
          <Button kind="quiet" disabled={full} onClick={add}>
            <Plus aria-hidden="true" strokeWidth={1.75} className="size-4.5" />
            Add a question
          </Button>
          <Button kind="ghost" disabled={questions.length === 0} onClick={() => setPreviewing(true)}>
            <Eye aria-hidden="true" strokeWidth={1.75} className="size-4.5" />
            Preview
          </Button>
          {full && <p className="text-sm text-muted">{`There is room for ${MOST_QUESTIONS} questions.`}</p>}
        </div>
      </Card>
      {previewing && <QuestionnairePreview draft={edit.draft} onClose={() => setPreviewing(false)} />}
      <ActionBar className="sticky bottom-0 z-20 mt-6 flex flex-wrap items-center gap-2 rounded-box tablet:border tablet:border-line tablet:bg-raised tablet:p-3 tablet:shadow-float">
        <IconButton label="Undo" disabled={edit.undo === null} onClick={() => step(edit.undo)}>
          <Undo2 aria-hidden="true" strokeWidth={1.75} className="size-5" />
        </IconButton>
        <IconButton label="Redo" disabled={edit.redo === null} onClick={() => step(edit.redo)}>
          <Redo2 aria-hidden="true" strokeWidth={1.75} className="size-5" />
        </IconButton>
        <p role="status" className="order-first w-full text-sm text-muted tablet:order-none tablet:w-auto">
          {said ?? (edit.dirty ? 'Not saved yet' : 'All saved')}
        </p>
        {edit.dirty && (
          <Button kind="ghost" size="small" onClick={() => step(edit.discard)}>
            Discard
          </Button>
        )}
        <Button className="ml-auto" busy={busy} disabled={!edit.dirty || edit.conflict} onClick={save}>
          Save questions
        </Button>
      </ActionBar>
    </div>
  )
}

/** Whether any field of the question is wrong. */
function isWrong(errors: FieldErrors, key: string): boolean {
  return Object.keys(errors).some((field) => field.startsWith(`${key}/`))
}
