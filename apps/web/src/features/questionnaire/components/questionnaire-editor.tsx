import { type EditableQuestionnaire, MAX_QUESTIONS } from '@shinequo/contract/questionnaire'
import * as messages from '@shinequo/messages/web/questionnaire'
import { Eye, Plus } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../components/ui/button.tsx'
import { Card } from '../../../components/ui/card.tsx'
import { EmptyState } from '../../../components/ui/empty-state.tsx'
import { Note } from '../../../components/ui/note.tsx'
import { isWrong } from '../editor-state.ts'
import { hasSpanishPages } from '../spanish-wordings.ts'
import { useDragOrder } from '../use-drag-order.ts'
import { type QuestionnaireEdit, useQuestionnaireEditor } from '../use-questionnaire-editor.ts'
import { QuestionEditor } from './question-editor.tsx'
import { QuestionnaireBar } from './questionnaire-bar.tsx'
import { QuestionnaireConflict } from './questionnaire-conflict.tsx'
import { QuestionnairePreview } from './questionnaire-preview.tsx'
import { DragHandle } from './row-acts.tsx'
import { SpanishEditor } from './spanish-editor.tsx'
import { WordingLanguage } from './wording-language.tsx'

interface QuestionnaireEditorProps {
  readonly questionnaire: EditableQuestionnaire
  /** Somebody has saved a newer version. */
  readonly onStale: () => void
}

/** The questions being edited: one draft, saved as a whole. */
export function QuestionnaireEditor({ questionnaire, onStale }: QuestionnaireEditorProps) {
  const editor = useQuestionnaireEditor(questionnaire, onStale)
  const { edit } = editor
  const { failure, language } = editor.state
  const [previewing, setPreviewing] = useState(false)
  const { length } = edit.draft.questions
  const full = length >= MAX_QUESTIONS
  return (
    <div ref={editor.page}>
      {edit.conflict && (
        <QuestionnaireConflict
          newest={editor.saved}
          own={edit.draft}
          onKeepOwn={edit.keepOwn}
          onTakeNewest={edit.discard}
        />
      )}
      {failure !== null && (
        <Note tone="danger" className="mb-5">
          {messages.nothingTypedIsLost(failure)}
        </Note>
      )}
      <WordingLanguages editor={editor} />
      <Card flush aria-label={messages.questions}>
        {length === 0 ? (
          <EmptyState art="nothing-here" title={messages.noQuestions}>
            {messages.askOneAtLeast}
          </EmptyState>
        ) : language === 'en' ? (
          <Questions editor={editor} />
        ) : (
          <SpanishQuestions editor={editor} />
        )}
        <div className="flex flex-wrap items-center gap-3 border-t border-line p-4 tablet:px-6">
          {language === 'en' && (
            <Button kind="quiet" disabled={full} onClick={editor.add}>
              <Plus aria-hidden="true" strokeWidth={1.75} className="size-4.5" />
              {messages.addQuestion}
            </Button>
          )}
          <Button kind="ghost" disabled={length === 0} onClick={() => setPreviewing(true)}>
            <Eye aria-hidden="true" strokeWidth={1.75} className="size-4.5" />
            {messages.preview}
          </Button>
          {full && language === 'en' && (
            <p className="text-sm text-muted">{messages.roomForQuestions(MAX_QUESTIONS)}</p>
          )}
        </div>
      </Card>
      {previewing && (
        <QuestionnairePreview draft={edit.draft} language={language} onClose={() => setPreviewing(false)} />
      )}
      <QuestionnaireBar editor={editor} />
    </div>
  )
}

function Questions({ editor }: { readonly editor: QuestionnaireEdit }) {
  const { open, errors } = editor.state
  const { questions } = editor.edit.draft
  const drag = useDragOrder<HTMLOListElement>(editor.move)
  return (
    <ol ref={drag.list} className="divide-y divide-line">
      {questions.map((question, at) => (
        <li key={question.key} style={drag.look(at)}>
          <QuestionEditor
            question={question}
            place={at + 1}
            of={questions.length}
            handle={<DragHandle {...drag.handle(at)} />}
            open={open.has(question.key)}
            outdated={editor.outdated}
            hasErrors={isWrong(errors, question.key)}
            errorOf={(field) => errors[`${question.key}/${field}`]}
            onOpen={(shown) => editor.show(question.key, shown)}
            onChange={(next, mark) => editor.replace(at, next, mark)}
            onMove={(by) => editor.move(at, at + by)}
            onRemove={() => editor.remove(at)}
            onRemoved={editor.sayRemoved}
          />
        </li>
      ))}
    </ol>
  )
}

/** The language that is edited, and what there is to say about the Spanish. */
function WordingLanguages({ editor }: { readonly editor: QuestionnaireEdit }) {
  const { missing, state } = editor
  const offered = hasSpanishPages()
  return (
    <div className="mb-4 flex flex-wrap items-center gap-x-5 gap-y-2">
      <WordingLanguage legend={messages.wordingIn} value={state.language} onChange={editor.turn} />
      <div className="flex min-w-0 flex-1 basis-64 flex-wrap items-center gap-x-3 text-sm text-muted">
        {state.language === 'es-US' && <p>{offered ? messages.spanishOptional : messages.spanishIsOff}</p>}
        {offered && missing.count > 0 && (
          <>
            <p>{messages.withoutSpanish(missing.count)}</p>
            <Button kind="ghost" size="small" className="-ms-3.5" onClick={editor.goToMissing}>
              {messages.goToFirst}
            </Button>
          </>
        )}
      </div>
    </div>
  )
}

function SpanishQuestions({ editor }: { readonly editor: QuestionnaireEdit }) {
  const { open, errors } = editor.state
  return (
    <ol className="divide-y divide-line">
      {editor.edit.draft.questions.map((question, at) => (
        <li key={question.key}>
          <SpanishEditor
            question={question}
            place={at + 1}
            open={open.has(question.key)}
            outdated={editor.outdated}
            hasErrors={isWrong(errors, question.key)}
            errorOf={(field) => errors[`${question.key}/${field}`]}
            onOpen={(shown) => editor.show(question.key, shown)}
            onChange={(next, mark) => editor.replace(at, next, mark)}
          />
        </li>
      ))}
    </ol>
  )
}
