import { type CareSettings, careSettingsBody } from '@shinequo/contract/care'
import * as actions from '@shinequo/messages/web/actions'
import * as messages from '@shinequo/messages/web/care'
import { useState } from 'react'
import toast from 'react-hot-toast'
import { ProtocolText } from '../../../components/care/protocol.tsx'
import { Button } from '../../../components/ui/button.tsx'
import { Card, CardHead } from '../../../components/ui/card.tsx'
import { Checkbox } from '../../../components/ui/checkbox.tsx'
import { Note } from '../../../components/ui/note.tsx'
import { TextField } from '../../../components/ui/text-field.tsx'
import { TextareaField } from '../../../components/ui/textarea-field.tsx'
import { useAccount } from '../../../lib/account.ts'
import { callWords } from '../../../lib/crisis-line.ts'
import { messageOf } from '../../../lib/error-catalogue.ts'
import { isAtFields } from '../../../lib/field-failure.ts'
import { dropDraft } from '../../../lib/form-draft.ts'
import { firstErrors } from '../../../lib/form-rules.ts'
import { useForm } from '../../../lib/use-form.ts'
import { useUnsavedGuard } from '../../../lib/use-unsaved-guard.ts'
import { useSaveCareSettings } from '../api/admin.ts'

/** What takes the focus once the form begins again. */
export const FORM_CARD = 'care-form'

interface SettingsFormProps {
  /** The latest settings from the server. */
  readonly settings: CareSettings
  /** Called after saving or discarding; the form then restarts from the current settings. */
  readonly onDone: () => void
}

/**
 * The crisis line and the protocol, with a preview. Input is kept until it is saved or discarded; if somebody else has
 * saved meanwhile, a notice says so.
 */
export function SettingsForm({ settings, onDone }: SettingsFormProps) {
  const save = useSaveCareSettings()
  const account = useAccount()
  const { version, ...initial } = settings
  const [begun] = useState(version)
  const draft = `care-settings:${account.id}:${begun}`
  const form = useForm({
    initial,
    rules: (values) => firstErrors(careSettingsBody, { ...values, version }, messages.fieldErrors),
    draft: { name: draft },
    submit: async (values) => {
      await save.mutateAsync({ ...values, version })
      toast.success(messages.saved)
      onDone()
    },
  })
  const dirty = JSON.stringify(form.values) !== JSON.stringify(initial)
  useUnsavedGuard(dirty)
  const overtaken = version !== begun
  const atField = isAtFields(form.failure)
  return (
    <div className="grid items-start gap-6 wide:grid-cols-2">
      <Card id={FORM_CARD} tabIndex={-1} aria-labelledby="care-settings">
        <CardHead id="care-settings" title={messages.lineAndProtocol} />
        <form {...form.formProps} className="grid gap-5">
          {overtaken && <Note tone="amber">{messages.lineChanged(settings.number)}</Note>}
          {form.failure !== null && !atField && !overtaken && (
            <Note tone="danger">{messageOf(form.failure)}</Note>
          )}
          <TextField
            {...form.text('number')}
            label={messages.crisisLine}
            hint={messages.crisisLineHint}
            inputMode="tel"
            autoComplete="off"
            maxLength={20}
          />
          <Checkbox {...form.check('takes_texts')} label={messages.takesTexts} />
          <TextField
            {...form.text('chat_url')}
            label={messages.chatPage}
            hint={messages.chatPageHint}
            inputMode="url"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
          />
          <TextField
            {...form.text('asking_for_spanish')}
            label={messages.askingForSpanish}
            hint={messages.askingForSpanishHint}
            autoComplete="off"
            maxLength={60}
          />
          <TextField
            {...form.text('spanish_chat_url')}
            label={messages.spanishChatPage}
            hint={messages.spanishChatPageHint}
            inputMode="url"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
          />
          <TextField
            {...form.text('emergency_number')}
            label={messages.emergencyNumber}
            hint={messages.emergencyNumberHint}
            inputMode="tel"
            autoComplete="off"
            maxLength={20}
          />
          <TextField
            {...form.text('contact_email')}
            label={messages.contactEmail}
            hint={messages.contactEmailHint}
            inputMode="email"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
          />
          <TextField
            {...form.text('hours')}
            label={messages.staffHours}
            hint={messages.staffHoursHint}
            autoComplete="off"
            maxLength={200}
          />
          <TextareaField
            {...form.text('protocol')}
            label={messages.protocol}
            hint={messages.protocolHint}
            rows={16}
            maxLength={10_000}
          />
          <TextareaField
            {...form.text('protocol_es')}
            label={messages.protocolInSpanish}
            hint={messages.protocolInSpanishHint}
            rows={16}
            maxLength={10_000}
          />
          <div className="flex flex-wrap gap-3">
            <Button type="submit" busy={form.busy}>
              {actions.save}
            </Button>
            {dirty && (
              <Button
                kind="quiet"
                disabled={form.busy}
                onClick={() => {
                  dropDraft(draft)
                  onDone()
                }}
              >
                {messages.takeChangesBack}
              </Button>
            )}
          </div>
        </form>
      </Card>
      <Card aria-labelledby="care-preview">
        <CardHead id="care-preview" title={messages.howItLooks} />
        <div className="grid gap-4">
          <p className="rounded-in bg-sunken px-3 py-2 text-sm">
            {messages.inCrisis} <b className="font-strong">{callWords(form.values)}</b>
          </p>
          <ProtocolText protocol={form.values.protocol} protocol_es={form.values.protocol_es} />
        </div>
      </Card>
    </div>
  )
}
