import { CHOSEN_KINDS, type NotificationChoices } from '@shinequo/contract/notifications'
import { useState } from 'react'
import { Checkbox } from '../../../components/ui/checkbox.tsx'
import { ErrorState } from '../../../components/ui/error-state.tsx'
import { Note } from '../../../components/ui/note.tsx'
import { Skeleton } from '../../../components/ui/skeleton.tsx'
import { Waiting } from '../../../components/ui/spinner.tsx'
import { messageOf } from '../../../lib/error-catalogue.ts'
import { useMailChoices, useSaveMailChoices } from '../api/shared.ts'
import { CHOICE_WORDS } from './choice-words.ts'

interface MailChoicesProps {
  readonly whose: 'student' | 'coach'
}

/** Which mail a person gets of what may be left off; each tick is kept at once. */
export default function MailChoices({ whose }: MailChoicesProps) {
  const choices = useMailChoices()
  const save = useSaveMailChoices()
  // Shown from the press until it is kept; refused, the tick goes back. The mutation itself tells of its begin too late:
  // the box would show its old state in between.
  const [ticked, setTicked] = useState<NotificationChoices>()
  if (choices.error) {
    return (
      <ErrorState
        title="Your choices did not load"
        message={messageOf(choices.error)}
        retrying={choices.isFetching}
        onRetry={() => void choices.refetch()}
      />
    )
  }
  if (!choices.data) {
    return (
      <>
        <Waiting>Loading...</Waiting>
        <Skeleton className="mt-2 h-22 w-full" />
      </>
    )
  }
  const shown = ticked ?? choices.data
  function keep(wanted: NotificationChoices): void {
    setTicked(wanted)
    save.mutate(wanted, { onSettled: () => setTicked(undefined) })
  }
  const kinds = CHOSEN_KINDS.filter((kind) => whose === 'student' || kind !== 'feedback_asked')
  return (
    <div className="grid gap-3">
      <p className="max-w-[66ch] text-sm text-muted">
        We always tell you of sessions that are booked, moved or cancelled, and remind you ten minutes before
        one. The rest is yours to choose.
      </p>
      {save.error && <Note tone="danger">{messageOf(save.error)}</Note>}
      <fieldset>
        <legend className="sr-only">Mail you get</legend>
        {kinds.map((kind) => (
          <Checkbox
            key={kind}
            name={kind}
            label={CHOICE_WORDS[kind]}
            checked={shown[kind]}
            onChange={(event) => keep({ ...shown, [kind]: event.target.checked })}
          />
        ))}
      </fieldset>
    </div>
  )
}
