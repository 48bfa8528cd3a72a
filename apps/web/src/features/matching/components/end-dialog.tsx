import { type EndedMatch, endingBody } from '@shinequo/contract/matching/endings'
import { dayText, slotText } from '@shinequo/messages/times'
import * as actions from '@shinequo/messages/web/actions'
import * as messages from '@shinequo/messages/web/matching'
import { useState } from 'react'
import { Button } from '../../../components/ui/button.tsx'
import { Dialog } from '../../../components/ui/dialog.tsx'
import { Note } from '../../../components/ui/note.tsx'
import { TextareaField } from '../../../components/ui/textarea-field.tsx'
import { messageOf } from '../../../lib/error-catalogue.ts'
import { firstErrors } from '../../../lib/form-rules.ts'
import { ownZone } from '../../../lib/own-zone.ts'
import { useForm } from '../../../lib/use-form.ts'

interface EndDialogProps {
  /** The question, and what is lost and what stays. */
  readonly title: string
  readonly description: string
  /** The label of the button. */
  readonly act: string
  /** The student's first name. */
  readonly student: string
  readonly end: (reason: string) => Promise<EndedMatch>
  readonly onClose: () => void
  /** Called after the match has ended and the user has seen what stays. */
  readonly onEnded: () => void
}

/** Asks for confirmation and a reason before a match ends, then names the sessions that stay booked. */
export function EndDialog({ title, description, act, student, end, onClose, onEnded }: EndDialogProps) {
  const [ended, setEnded] = useState<EndedMatch>()
  const form = useForm({
    initial: { reason: '' },
    rules: (values) => firstErrors(endingBody, values, messages.fieldErrors),
    submit: async ({ reason }) => {
      const done = await end(reason)
      if (done.sessions.length === 0) onEnded()
      else setEnded(done)
    },
  })
  if (ended) return <WhatStays sessions={ended.sessions} student={student} onClose={onEnded} />
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={title}
      description={description}
      foot={
        <>
          <Button kind="quiet" disabled={form.busy} onClick={onClose}>
            {actions.cancel}
          </Button>
          <Button type="submit" form="end-match" kind="danger" busy={form.busy}>
            {act}
          </Button>
        </>
      }
    >
      <form {...form.formProps} id="end-match" className="grid gap-5">
        {form.failure !== null && <Note tone="danger">{messageOf(form.failure)}</Note>}
        <TextareaField
          {...form.text('reason')}
          label={messages.reason}
          hint={messages.keptInAudit(student)}
          rows={3}
        />
      </form>
    </Dialog>
  )
}

interface WhatStaysProps {
  readonly sessions: EndedMatch['sessions']
  readonly student: string
  readonly onClose: () => void
}

function WhatStays({ sessions, student, onClose }: WhatStaysProps) {
  const zone = ownZone()
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={messages.sessionsStay(sessions.length)}
      description={messages.studentIsTold(student)}
      foot={<Button onClick={onClose}>{actions.done}</Button>}
    >
      <ul aria-label={messages.sessionsThatStay} className="divide-y divide-line">
        {sessions.map(({ id, start_time, end_time }) => (
          <li key={id} className="py-3 font-strong tabular-nums first:pt-0 last:pb-0">
            {messages.sessionTime(
              dayText(Date.parse(start_time), zone),
              slotText(Date.parse(start_time), Date.parse(end_time), zone),
            )}
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
