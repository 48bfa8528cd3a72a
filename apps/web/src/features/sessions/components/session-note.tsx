import type { WrapUp } from '@shinequo/contract/sessions/wrap-up'
import * as actions from '@shinequo/messages/web/actions'
import * as notes from '@shinequo/messages/web/sessions'
import * as messages from '@shinequo/messages/web/sessions-wrap-up'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { CareFlag } from '../../../components/care/care-flag.tsx'
import { useCareFirst } from '../../../components/care/use-care-first.tsx'
import { Button } from '../../../components/ui/button.tsx'
import { Checkbox } from '../../../components/ui/checkbox.tsx'
import { Note } from '../../../components/ui/note.tsx'
import { StateLine } from '../../../components/ui/state-line.tsx'
import { TextareaField } from '../../../components/ui/textarea-field.tsx'
import { useAccount } from '../../../lib/account.ts'
import { messageOf } from '../../../lib/error-catalogue.ts'
import { hasDraft } from '../../../lib/form-draft.ts'
import { riskLevel } from '../../../lib/risk-level.ts'
import { useSettled } from '../../../lib/use-settled.ts'
import { useUnsavedGuard } from '../../../lib/use-unsaved-guard.ts'
import { OF_A_PERSON } from '../../../lib/words-of.ts'
import { useNoteCalls } from '../api/coach.ts'
import { NoteKeeper } from '../note-keeper.ts'

const draftOf = (coach: string, booking: string) => `wrap-up:${coach}:${booking}`

/** Whether words of a note about this session are left that the server does not have yet. */
export function useHasNoteDraft(booking: string): boolean {
  return hasDraft(draftOf(useAccount().id, booking))
}

interface SessionNoteProps {
  readonly booking: string
  readonly wrapUp: WrapUp
  /** Receives what saves at once, and resolves to whether everything is saved. */
  readonly saver: { current: () => Promise<boolean> }
}

/** The coach's note about a session, which is saved as it is typed; private, or shared with the student. */
export function SessionNote({ booking, wrapUp: { student, note }, saver }: SessionNoteProps) {
  const { id } = useAccount()
  const calls = useNoteCalls(booking, student.id)
  const [keeper] = useState(() => new NoteKeeper(draftOf(id, booking), note, calls))
  const kept = useSyncExternalStore(keeper.subscribe, keeper.getSnapshot)
  const care = useCareFirst('coach_note')
  const settled = useSettled(kept.text)
  useEffect(() => keeper.start(), [keeper])
  useEffect(() => keeper.hear(note), [keeper, note])
  useEffect(() => {
    saver.current = () => keeper.save()
  }, [saver, keeper])
  const isLeft = kept.state !== 'saved' && kept.state !== 'saving'
  useUnsavedGuard(isLeft)

  async function share(shared: boolean) {
    if (!shared || (await care.first([kept.text]))) keeper.share(shared)
  }

  return (
    <div className="grid gap-2">
      <TextareaField
        label={messages.yourNote}
        maxLength={4000}
        value={kept.text}
        onChange={(event) => keeper.type(event.target.value)}
        onBlur={keeper.flush}
      />
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <Checkbox
          label={notes.shareWith(student.first_name)}
          className="min-w-0 [overflow-wrap:anywhere]"
          checked={kept.shared}
          onChange={(event) => void share(event.target.checked)}
        />
        <p className="text-sm text-muted [overflow-wrap:anywhere]">
          {kept.shared ? messages.studentReadsToo(student.first_name) : messages.onlyYouRead}
        </p>
      </div>
      <div className="min-h-6">
        {!isLeft && (
          <p className="text-sm text-muted" data-note-state={kept.state}>
            {kept.state === 'saving'
              ? actions.saving
              : kept.isThere
                ? messages.saved
                : messages.savedAsYouType}
          </p>
        )}
        <div role="status">
          {kept.state === 'unreached' && <StateLine tone="waiting">{messages.notSavedYet}</StateLine>}
        </div>
        {kept.state === 'refused' && <Note tone="danger">{messageOf(kept.error)}</Note>}
        {kept.state === 'changed' && kept.theirs && (
          <Note tone="amber">
            <p>{notes.changedElsewhere}</p>
            <p {...OF_A_PERSON} className="my-2 whitespace-pre-wrap [overflow-wrap:anywhere]">
              {kept.theirs.text}
            </p>
            <div className="flex flex-wrap gap-2">
              <Button kind="quiet" size="small" onClick={keeper.keepMine}>
                {messages.keepMine}
              </Button>
              <Button kind="quiet" size="small" onClick={keeper.keepTheirs}>
                {messages.useTheOther}
              </Button>
            </div>
          </Note>
        )}
      </div>
      {riskLevel(settled) === 'clear' && <CareFlag about={messages.theNote} />}
      {care.dialog}
    </div>
  )
}
