import type { CoachNote } from '@shinequo/contract/sessions/notes'
import type { OpenedStudent } from '@shinequo/contract/sessions/students'
import { datedDayText } from '@shinequo/messages/times'
import * as actions from '@shinequo/messages/web/actions'
import * as messages from '@shinequo/messages/web/sessions'
import { Eye, Lock } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../components/ui/button.tsx'
import { useCoachZone } from '../../../lib/account.ts'
import { OF_A_PERSON } from '../../../lib/words-of.ts'
import { proseTimeWords } from '../session-words.ts'
import { hasNoteDraft, NoteForm } from './note-form.tsx'

interface NoteCardProps {
  readonly student: OpenedStudent
  readonly note: CoachNote
  readonly onShare: () => void
  readonly onUnshare: () => void
  readonly onDelete: () => void
  /** Hands the note over to staff as a worry. */
  readonly onWorry: () => void
}

/** One note of a coach. Words, an icon, background and border show who can read it. */
export function NoteCard({ student, note, onShare, onUnshare, onDelete, onWorry }: NoteCardProps) {
  const [editing, setEditing] = useState(() => hasNoteDraft(note))
  const [moved, setMoved] = useState(false)
  const { first_name } = student.user
  const zone = useCoachZone()
  const about = student.history.find(({ id }) => id === note.booking)
  const written = datedDayText(Date.parse(note.created_at), zone)
  const words = `note-${note.id}`
  const Mark = note.shared ? Eye : Lock
  return (
    <li
      className={`rounded-box border p-4 ${note.shared ? 'border-transparent bg-info-soft' : 'border-dashed border-line-strong bg-surface'}`}
    >
      <p className="mb-2 flex flex-wrap items-center gap-x-2 gap-y-1 text-sm">
        <Mark aria-hidden="true" strokeWidth={1.75} className="size-4.5" />
        <span className="font-strong">
          {note.shared ? messages.canReadThis(first_name) : messages.onlyYou}
        </span>
        <span className="text-muted">
          {about ? messages.writtenAbout(written, proseTimeWords(about, zone)) : written}
        </span>
      </p>
      {editing ? (
        <NoteForm
          studentId={student.id}
          note={note}
          onDone={() => {
            setMoved(true)
            setEditing(false)
          }}
        />
      ) : (
        <>
          <p
            {...OF_A_PERSON}
            id={words}
            className="max-w-[70ch] whitespace-pre-wrap [overflow-wrap:anywhere]"
          >
            {note.text}
          </p>
          <div className="mt-3 flex flex-wrap gap-2">
            <Button
              kind="quiet"
              size="small"
              aria-describedby={words}
              // Focused after Save or Cancel, which have disappeared
              autoFocus={moved}
              onClick={() => setEditing(true)}
            >
              {actions.edit}
            </Button>
            <Button
              kind="quiet"
              size="small"
              className="[overflow-wrap:anywhere]"
              aria-describedby={words}
              onClick={note.shared ? onUnshare : onShare}
            >
              {note.shared ? messages.stopSharing : messages.shareWith(first_name)}
            </Button>
            <Button kind="quiet" size="small" aria-describedby={words} onClick={onWorry}>
              {messages.handOver}
            </Button>
            <Button kind="danger" size="small" aria-describedby={words} onClick={onDelete}>
              {actions.deleteIt}
            </Button>
          </div>
        </>
      )}
    </li>
  )
}
