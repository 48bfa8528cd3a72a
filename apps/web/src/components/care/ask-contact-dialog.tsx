import * as actions from '@shinequo/messages/web/actions'
import * as messages from '@shinequo/messages/web/ask-contact'
import * as crisis from '@shinequo/messages/web/crisis'
import { useRef, useState } from 'react'
import { askedWords } from '../../lib/asked-words.ts'
import { askedErrors, type ContactOffer, useAskForContact, useContactOffer } from '../../lib/care.ts'
import { messageOf } from '../../lib/error-catalogue.ts'
import { useForm } from '../../lib/use-form.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { ErrorState } from '../ui/error-state.tsx'
import { FormDialog } from '../ui/form-dialog.tsx'
import { Note } from '../ui/note.tsx'
import { Waiting } from '../ui/spinner.tsx'
import { TextareaField } from '../ui/textarea-field.tsx'
import { NoEmergencyService, StaffHours } from './staff-there.tsx'

/** A student asks staff to get in touch, or reads that this is already so. */
export default function AskContactDialog({ onClose }: { readonly onClose: () => void }) {
  const { data, error, isFetching, refetch } = useContactOffer()
  const [lineNotSent, setLineNotSent] = useState(false)
  if (data?.asked_at) {
    return <Asked at={data.asked_at} hours={data.hours} lineNotSent={lineNotSent} onClose={onClose} />
  }
  if (data) return <AskForm offer={data} onLineNotSent={() => setLineNotSent(true)} onClose={onClose} />
  return (
    <Dialog open onOpenChange={onClose} title={crisis.askForContact}>
      {error === null ? (
        <Waiting>{actions.loading}</Waiting>
      ) : (
        <ErrorState
          level="h3"
          title={crisis.offerDidNotLoad}
          message={messageOf(error)}
          retrying={isFetching}
          onRetry={refetch}
        />
      )}
      <NoEmergencyService />
    </Dialog>
  )
}

interface AskFormProps {
  readonly offer: ContactOffer
  /** Called if a request waited already, so that the line of this one was dropped. */
  readonly onLineNotSent: () => void
  readonly onClose: () => void
}

function AskForm({ offer, onLineNotSent, onClose }: AskFormProps) {
  const ask = useAskForContact()
  const form = useForm({
    initial: { text: '' },
    rules: (values) => askedErrors(values, messages.fieldErrors),
    submit: async ({ text }) => {
      const { already } = await ask.mutateAsync({ place: 'asked', text })
      if (already && text.trim() !== '') onLineNotSent()
    },
  })
  return (
    <FormDialog
      title={crisis.askForContact}
      description={messages.whatHappens}
      form={form}
      act={messages.ask}
      failureText={(error) => messages.notAsked(messageOf(error))}
      onClose={onClose}
    >
      <div className="grid gap-1 text-sm [overflow-wrap:anywhere]">
        <p>{messages.whoThatIs(offer.staff)}</p>
        <StaffHours hours={offer.hours} />
        <p className="text-muted">{messages.youSeeWhoOpened}</p>
      </div>
      <TextareaField {...form.text('text')} label={messages.yourLine} optional maxLength={500} rows={2} />
      <NoEmergencyService />
    </FormDialog>
  )
}

interface AskedProps {
  readonly at: string
  readonly hours: string
  readonly lineNotSent: boolean
  readonly onClose: () => void
}

/** What happens next; focused, because it replaces the form. */
function Asked({ at, hours, lineNotSent, onClose }: AskedProps) {
  const words = useRef<HTMLDivElement>(null)
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={messages.youAsked}
      first={words}
      foot={<Button onClick={onClose}>{actions.done}</Button>}
    >
      <div ref={words} tabIndex={-1} className="grid gap-2">
        <p className="font-strong">{askedWords(at)}</p>
        <p className="text-sm">{messages.whatComesNext}</p>
        <StaffHours hours={hours} />
        {lineNotSent && <Note tone="amber">{messages.lineNotSent}</Note>}
      </div>
      <NoEmergencyService />
    </Dialog>
  )
}
