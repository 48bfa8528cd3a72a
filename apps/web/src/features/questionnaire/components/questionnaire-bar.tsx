import * as actions from '@shinequo/messages/web/actions'
import * as messages from '@shinequo/messages/web/questionnaire'
import { Redo2, Undo2 } from 'lucide-react'
import { EditBar } from '../../../components/ui/action-bar.tsx'
import { Button } from '../../../components/ui/button.tsx'
import { IconButton } from '../../../components/ui/icon-button.tsx'
import type { QuestionnaireEdit } from '../use-questionnaire-editor.ts'

const ICON = { 'aria-hidden': true, strokeWidth: 1.75, className: 'size-5 rtl:-scale-x-100' } as const

/** Undo, redo, the state of the draft, and Save: always visible. */
export function QuestionnaireBar({ editor }: { readonly editor: QuestionnaireEdit }) {
  const { edit, state, step } = editor
  return (
    <EditBar>
      <IconButton
        data-undo
        label={actions.undo}
        disabled={edit.undo === null}
        onClick={() => step(edit.undo)}
      >
        <Undo2 {...ICON} />
      </IconButton>
      <IconButton label={actions.redo} disabled={edit.redo === null} onClick={() => step(edit.redo)}>
        <Redo2 {...ICON} />
      </IconButton>
      <p role="status" className="order-first w-full text-sm text-muted tablet:order-none tablet:w-auto">
        {state.said ?? (edit.dirty ? messages.notSavedYet : messages.allSaved)}
      </p>
      {edit.dirty && (
        <Button kind="ghost" size="small" onClick={() => step(edit.discard)}>
          {actions.discard}
        </Button>
      )}
      <Button
        className="ms-auto"
        busy={editor.busy}
        disabled={!edit.dirty || edit.conflict}
        onClick={editor.save}
      >
        {messages.saveQuestions}
      </Button>
    </EditBar>
  )
}
