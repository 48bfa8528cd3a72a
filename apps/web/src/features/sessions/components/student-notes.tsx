import type { CoachNote } from '@shinequo/contract/sessions/notes'
import type { OpenedStudent } from '@shinequo/contract/sessions/students'
import * as actions from '@shinequo/messages/web/actions'
import * as messages from '@shinequo/messages/web/sessions'
import { useRef, useState } from 'react'
import toast from 'react-hot-toast'
import { useCareFirst } from '../../../components/care/use-care-first.tsx'
import { AskDialog } from '../../../components/ui/ask-dialog.tsx'
import { Button } from '../../../components/ui/button.tsx'
import { Card, CardHead } from '../../../components/ui/card.tsx'
import { Dialog } from '../../../components/ui/dialog.tsx'
import { Note } from '../../../components/ui/note.tsx'
import { messageOf } from '../../../lib/error-catalogue.ts'
import { focusAfterDialog } from '../../../lib/focus-main.ts'
import { OF_A_PERSON } from '../../../lib/words-of.ts'
import { useChangeNote, useDeleteNote } from '../api/coach.ts'
import { NoteCard } from './note-card.tsx'
import { NewNote } from './note-form.tsx'

interface StudentNotesProps {
  readonly student: OpenedStudent
  /** Hands the text of a note over to staff as a worry. */
  readonly onWorry: (text: string) => void
}

/**
 * The coach's notes about a student: the last one, a form for a new one, and the earlier ones. Sharing and deleting ask
 * for confirmation.
 */
export function StudentNotes({ student, onWorry }: StudentNotesProps) {
  const card = useRef<HTMLElement>(null)
  const change = useChangeNote(student.id)
  const [act, setAct] = useState<{ readonly kind: 'share' | 'delete'; readonly note: CoachNote }>()
  const [last, ...earlier] = student.notes
  const noteCard = (note: CoachNote) => (
    <NoteCard
      key={note.id}
      student={student}
      note={note}
      onShare={() => setAct({ kind: 'share', note })}
      onUnshare={() => unshare(note)}
      onDelete={() => setAct({ kind: 'delete', note })}
      onWorry={() => onWorry(note.text)}
    />
  )
  const unshare = ({ id, text, version }: CoachNote) =>
    change.mutate(
      { id, text, version, shared: false },
      {
        onSuccess: () => toast.success(messages.onlyYouNow),
        onError: (error) => toast.error(messageOf(error)),
      },
    )
  return (
    <Card ref={card} tabIndex={-1} aria-labelledby="notes">
      <CardHead id="notes" title={messages.yourNotes} />
      {last && (
        <ul aria-label={messages.yourNotes} className="mb-6">
          {noteCard(last)}
        </ul>
      )}
      <NewNote student={student} />
      {earlier.length > 0 && (
        <ul aria-label={messages.earlierNotes} className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-3">
          {earlier.map(noteCard)}
        </ul>
      )}
      {act?.kind === 'share' && (
        <ShareDialog student={student} note={act.note} onClose={() => setAct(undefined)} />
      )}
      {act?.kind === 'delete' && (
        <DeleteDialog
          student={student}
          note={act.note}
          onClose={() => setAct(undefined)}
          // The button that opened the dialog disappeared with its note.
          onDeleted={() => focusAfterDialog(() => card.current, { preventScroll: false })}
        />
      )}
    </Card>
  )
}

interface NoteDialogProps {
  readonly student: OpenedStudent
  readonly note: CoachNote
  readonly onClose: () => void
}

/** The text that a dialog is about. */
function Quoted({ note }: { readonly note: CoachNote }) {
  return (
    <blockquote
      {...OF_A_PERSON}
      className="whitespace-pre-wrap border-s-4 border-line-strong ps-4 [overflow-wrap:anywhere]"
    >
      {note.text}
    </blockquote>
  )
}

function ShareDialog({ student, note, onClose }: NoteDialogProps) {
  const change = useChangeNote(student.id)
  const care = useCareFirst('coach_note')
  const { first_name } = student.user
  const { id, text, version } = note
  async function share() {
    if (!(await care.first([text]))) return
    change.mutate(
      { id, text, version, shared: true },
      {
        onSuccess: () => {
          toast.success(messages.canReadNow(first_name))
          onClose()
        },
      },
    )
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={messages.shareThisNote(first_name)}
      description={messages.willSeeThisNote(first_name)}
      foot={
        <>
          <Button kind="quiet" disabled={change.isPending} onClick={onClose}>
            {actions.cancel}
          </Button>
          <Button busy={change.isPending} onClick={() => void share()}>
            {messages.shareWith(first_name)}
          </Button>
        </>
      }
    >
      {change.error && <Note tone="danger">{messageOf(change.error)}</Note>}
      <Quoted note={note} />
      {care.dialog}
    </Dialog>
  )
}

function DeleteDialog({
  student,
  note,
  onClose,
  onDeleted,
}: NoteDialogProps & { readonly onDeleted: () => void }) {
  const remove = useDeleteNote(student.id)
  return (
    <AskDialog
      title={messages.deleteThisNote}
      description={note.shared ? messages.noLongerReads(student.user.first_name) : actions.cannotBeUndone}
      act={messages.deleteNote}
      busy={remove.isPending}
      error={remove.error}
      onClose={onClose}
      onAct={() =>
        remove.mutate(note.id, {
          onSuccess: () => {
            toast.success(messages.noteDeleted)
            onClose()
            onDeleted()
          },
        })
      }
    >
      <Quoted note={note} />
    </AskDialog>
  )
}
