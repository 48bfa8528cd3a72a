import { type CoachNote, newNoteBody, noteBody } from '@shinequo/contract/sessions/notes'
import type { OpenedStudent } from '@shinequo/contract/sessions/students'
import * as actions from '@shinequo/messages/web/actions'
import * as messages from '@shinequo/messages/web/sessions'
import toast from 'react-hot-toast'
import { useCareFirst } from '../../../components/care/use-care-first.tsx'
import { Button } from '../../../components/ui/button.tsx'
import { Note } from '../../../components/ui/note.tsx'
import { SelectField } from '../../../components/ui/select-field.tsx'
import { TextareaField } from '../../../components/ui/textarea-field.tsx'
import { useAccount, useCoachZone } from '../../../lib/account.ts'
import { ApiError, messageOf } from '../../../lib/error-catalogue.ts'
import { dropDraft, readDraft } from '../../../lib/form-draft.ts'
import { firstErrors } from '../../../lib/form-rules.ts'
import { useForm } from '../../../lib/use-form.ts'
import { OF_A_PERSON } from '../../../lib/words-of.ts'
import { useAddNote, useChangeNote } from '../api/coach.ts'
import { timeWords } from '../session-words.ts'

/** Writes a new private note. What is typed is kept until it is saved. */
export function NewNote({ student }: { readonly student: OpenedStudent }) {
  const add = useAddNote(student.id)
  const zone = useCoachZone()
  const account = useAccount()
  const bodyOf = ({ text, booking }: { text: string; booking: string }) => ({
    text,
    booking: booking || null,
  })
  const care = useCareFirst('coach_note')
  const form = useForm({
    initial: { text: '', booking: '' },
    rules: (values) => firstErrors(newNoteBody, bodyOf(values), messages.fieldErrors),
    draft: { name: `note:${account.id}:${student.id}` },
    before: ({ text }) => care.first([text]),
    submit: async (values) => {
      await add.mutateAsync(bodyOf(values))
      form.set('text', '')
      toast.success(messages.noteSavedForYou)
    },
  })
  return (
    <form {...form.formProps} className="grid gap-4">
      {form.failure !== null && <Note tone="danger">{messageOf(form.failure)}</Note>}
      <TextareaField
        {...form.text('text')}
        label={messages.newNote}
        hint={messages.onlyYouUnlessShared}
        maxLength={4000}
      />
      {student.history.length > 0 && (
        <SelectField
          {...form.text('booking')}
          label={messages.noteIsAbout}
          options={[
            ['', messages.noSession],
            ...student.history.map((session) => [session.id, timeWords(session, zone)] as const),
          ]}
        />
      )}
      <div>
        <Button type="submit" busy={form.busy}>
          {messages.saveNote}
        </Button>
      </div>
      {care.dialog}
    </form>
  )
}

const draftOf = (note: CoachNote) => `note:${note.id}`

/** Whether a draft of this note was neither saved nor cancelled before a reload. */
export function hasNoteDraft(note: CoachNote): boolean {
  return Object.keys(readDraft(draftOf(note))).length > 0
}

interface NoteFormProps {
  readonly studentId: string
  readonly note: CoachNote
  readonly onDone: () => void
}

/** Edits a note in place. A change that was made elsewhere in the meantime is shown next to what was typed. */
export function NoteForm({ studentId, note, onDone }: NoteFormProps) {
  const change = useChangeNote(studentId)
  const { id, shared, version } = note
  const care = useCareFirst('coach_note')
  const form = useForm({
    initial: { text: note.text },
    rules: (values) => firstErrors(noteBody, { ...values, shared, version }, messages.fieldErrors),
    draft: { name: draftOf(note) },
    before: ({ text }) => care.first([text]),
    submit: async ({ text }) => {
      await change.mutateAsync({ id, text, shared, version })
      toast.success(messages.noteSaved)
      onDone()
    },
  })
  const conflict = form.failure instanceof ApiError && form.failure.code === 'version_conflict'
  return (
    <form {...form.formProps} className="grid gap-3">
      {conflict && (
        <Note tone="amber">
          <p>{messages.changedElsewhere}</p>
          <p {...OF_A_PERSON} className="my-2 whitespace-pre-wrap [overflow-wrap:anywhere]">
            {note.text}
          </p>
          <p>{actions.saveOnceMore}</p>
        </Note>
      )}
      {form.failure !== null && !conflict && <Note tone="danger">{messageOf(form.failure)}</Note>}
      <TextareaField
        {...form.text('text')}
        label={messages.note}
        maxLength={4000}
        // Focused after Edit, whose button has disappeared
        autoFocus
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="small" busy={form.busy}>
          {actions.save}
        </Button>
        <Button
          kind="quiet"
          size="small"
          disabled={form.busy}
          onClick={() => {
            dropDraft(draftOf(note))
            onDone()
          }}
        >
          {actions.cancel}
        </Button>
      </div>
      {care.dialog}
    </form>
  )
}
