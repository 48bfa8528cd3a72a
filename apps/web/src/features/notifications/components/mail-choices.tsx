import { CHOSEN_KINDS_OF, type NotificationChoices } from '@shinequo/contract/notifications'
import * as actions from '@shinequo/messages/web/actions'
import * as messages from '@shinequo/messages/web/notifications'
import { useState } from 'react'
import { Checkbox } from '../../../components/ui/checkbox.tsx'
import { ErrorState } from '../../../components/ui/error-state.tsx'
import { Note } from '../../../components/ui/note.tsx'
import { Waiting } from '../../../components/ui/spinner.tsx'
import { messageOf } from '../../../lib/error-catalogue.ts'
import { useMailChoices, useSaveMailChoices } from '../api/shared.ts'

interface MailChoicesProps {
  readonly whose: 'student' | 'coach'
}

/** The optional mail that a person gets. Each change is saved at once. */
export default function MailChoices({ whose }: MailChoicesProps) {
  const choices = useMailChoices()
  const save = useSaveMailChoices()
  // The value shown from the click until it is saved; reset if saving fails. The mutation's own pending state comes too
  // late: the box would show its old value in between.
  const [ticked, setTicked] = useState<NotificationChoices>()
  if (choices.error) {
    return (
      <ErrorState
        title={messages.choicesDidNotLoad}
        message={messageOf(choices.error)}
        retrying={choices.isFetching}
        onRetry={() => void choices.refetch()}
      />
    )
  }
  const shown = ticked ?? choices.data
  function keep(wanted: NotificationChoices): void {
    setTicked(wanted)
    save.mutate(wanted, { onSettled: () => setTicked((latest) => (latest === wanted ? undefined : latest)) })
  }
  return (
    <div className="grid gap-3">
      <p className="max-w-[66ch] text-sm text-muted">{messages.alwaysAndYours}</p>
      {save.error && <Note tone="danger">{messageOf(save.error)}</Note>}
      {/* The boxes keep their place while it is not known which are ticked. */}
      <div className="relative">
        {!shown && <Waiting className="absolute top-2">{actions.loading}</Waiting>}
        <fieldset className={shown ? '' : 'invisible'}>
          <legend className="sr-only">{messages.mailYouGet}</legend>
          {CHOSEN_KINDS_OF[whose].map((kind) => (
            <Checkbox
              key={kind}
              name={kind}
              label={messages.CHOICES[kind]}
              checked={shown?.[kind] ?? false}
              onChange={(event) => shown && keep({ ...shown, [kind]: event.target.checked })}
            />
          ))}
        </fieldset>
      </div>
    </div>
  )
}
