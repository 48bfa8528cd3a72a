import type { Locale } from '@shinequo/contract/locales'
import type { EditableQuestionnaire } from '@shinequo/contract/questionnaire'
import * as messages from '@shinequo/messages/web/questionnaire'
import { useLayoutEffect, useMemo, useReducer, useRef, useState } from 'react'
import toast from 'react-hot-toast'
import { useAccount } from '../../lib/account.ts'
import { ApiError, messageOf } from '../../lib/error-catalogue.ts'
import { isAtFields } from '../../lib/field-failure.ts'
import { useVersionedDraft } from '../../lib/use-versioned-draft.ts'
import { useSaveQuestionnaire } from './api/admin.ts'
import { editorState, INITIAL_STATE } from './editor-state.ts'
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
import { missingOf, outdatedOf } from './spanish-wordings.ts'

/** The draft of the questions and its actions. Calls `onStale` if somebody has saved a newer version. */
export function useQuestionnaireEditor(questionnaire: EditableQuestionnaire, onStale: () => void) {
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
  const [state, dispatch] = useReducer(editorState, INITIAL_STATE)
  const [busy, setBusy] = useState(false)
  const { page, focusNext } = useNextFocus()
  const missing = missingOf(edit.draft)
  const say = (words: string | null) => dispatch({ type: 'said', words })

  function change(next: readonly DraftQuestion[], mark?: string) {
    edit.change({ questions: next }, mark)
  }

  /** Announces a removal and moves the focus to Undo. */
  function sayRemoved(words: string) {
    say(words)
    focusNext('[data-undo]')
  }

  function fail(error: unknown) {
    // The newest questions are then shown next to the draft, in their own note.
    if (error instanceof ApiError && error.code === 'version_conflict') return onStale()
    if (!isAtFields(error)) return dispatch({ type: 'failed', message: messageOf(error) })
    dispatch({ type: 'refused', errors: errorsByKey(error.fields, edit.draft) })
    focusNext('[aria-invalid="true"]')
  }

  return {
    saved,
    edit,
    state,
    busy,
    /** How many wordings have no Spanish, and where the first is. */
    missing,
    /** The keys of what has new English and old Spanish. */
    outdated: outdatedOf(saved, edit.draft),
    turn: (language: Locale) => dispatch({ type: 'turned', language }),
    /** Opens the first wording without Spanish. */
    goToMissing() {
      if (missing.first === undefined) return
      dispatch({ type: 'turned', language: 'es-US' })
      dispatch({ type: 'opened', key: missing.first })
      focusNext('[data-no-spanish]')
    },
    /** The ref for the element that contains the editor. */
    page,
    sayRemoved,
    show(key: string, shown: boolean) {
      dispatch({ type: shown ? 'opened' : 'closed', key })
      if (!shown) focusNext(`[data-question="${key}"]`)
    },
    move(from: number, to: number) {
      change(moved(questions, from, to))
      say(messages.questionMoved(from + 1, to + 1))
    },
    add() {
      const question = newQuestion()
      change([...questions, question])
      dispatch({ type: 'added', key: question.key })
      focusNext('ol > li:last-child textarea')
    },
    /** `mark` names the field being typed in, if any. */
    replace(at: number, question: DraftQuestion, mark?: string) {
      change(questions.with(at, question), mark)
      dispatch({ type: 'edited', key: question.key })
    },
    remove(at: number) {
      change(questions.toSpliced(at, 1))
      sayRemoved(messages.questionRemoved(at + 1))
    },
    /** Undo, redo or discard. */
    step(act: (() => void) | null) {
      say(null)
      act?.()
    },
    async save() {
      setBusy(true)
      dispatch({ type: 'sent' })
      try {
        await saveDraft({ draft: edit.draft, version: edit.version, saved: questionnaire })
        edit.forget()
        toast.success(messages.questionsSaved)
      } catch (error) {
        fail(error)
      } finally {
        setBusy(false)
      }
    },
  }
}

/** `focusNext` focuses the element that matches a selector in `page`, in the next commit. */
function useNextFocus() {
  const page = useRef<HTMLDivElement>(null)
  const due = useRef<string>(undefined)
  useLayoutEffect(() => {
    if (due.current === undefined) return
    page.current?.querySelector<HTMLElement>(due.current)?.focus()
    due.current = undefined
  })
  return {
    page,
    focusNext(selector: string) {
      due.current = selector
    },
  }
}

export type QuestionnaireEdit = ReturnType<typeof useQuestionnaireEditor>
