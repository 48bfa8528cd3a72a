import { ACCENTS, type Accent, type Look, lookBody } from '@shinequo/contract/programme/look'
import * as actions from '@shinequo/messages/web/actions'
import * as messages from '@shinequo/messages/web/programme'
import { useState } from 'react'
import toast from 'react-hot-toast'
import { Button } from '../../../components/ui/button.tsx'
import { Card, CardHead } from '../../../components/ui/card.tsx'
import { FormDialog } from '../../../components/ui/form-dialog.tsx'
import { SelectField } from '../../../components/ui/select-field.tsx'
import { TextField } from '../../../components/ui/text-field.tsx'
import { Wordmark } from '../../../components/ui/wordmark.tsx'
import { firstErrors } from '../../../lib/form-rules.ts'
import { useForm } from '../../../lib/use-form.ts'
import { OF_THE_PROGRAMME } from '../../../lib/words-of.ts'
import { useSaveLook } from '../api/admin.ts'

/** The name beside ours and the accent, with a button to change them. */
export function LookCard({ look }: { readonly look: Look }) {
  const [changing, setChanging] = useState(false)
  return (
    <Card aria-labelledby="look">
      <CardHead id="look" title={messages.look} className="mb-2!" />
      <div className="grid justify-items-start gap-3">
        <p className="text-sm text-muted [overflow-wrap:anywhere]">
          {messages.lookNow(look.name, messages.ACCENTS[look.accent])}
        </p>
        <Button kind="quiet" onClick={() => setChanging(true)}>
          {messages.changeLook}
        </Button>
      </div>
      {changing && <LookDialog key={look.version} look={look} onClose={() => setChanging(false)} />}
    </Card>
  )
}

function LookDialog({ look, onClose }: { readonly look: Look; readonly onClose: () => void }) {
  const { version } = look
  const { mutateAsync: save } = useSaveLook()
  const form = useForm({
    initial: { name: look.name, accent: look.accent as string },
    rules: (values) => firstErrors(lookBody, { ...values, version }, messages.fieldErrors),
    submit: async ({ name, accent }) => {
      await save({ name, accent: accent as Accent, version })
      toast.success(messages.lookSaved)
      onClose()
    },
  })
  const { name, accent } = form.values
  return (
    <FormDialog
      title={messages.changeLook}
      description={messages.lookLede}
      form={form}
      act={actions.save}
      onClose={onClose}
    >
      <TextField
        {...form.text('name')}
        label={messages.lookName}
        hint={messages.lookNameHint}
        autoComplete="off"
        maxLength={40}
      />
      <SelectField
        {...form.text('accent')}
        label={messages.accent}
        options={ACCENTS.map((one) => [one, messages.ACCENTS[one]] as const)}
      />
      <section aria-label={messages.preview} className="grid gap-3 rounded-box border border-line p-4">
        <p className="text-sm font-semibold">{messages.preview}</p>
        <div data-accent={accent} className="grid justify-items-start gap-2 rounded-in bg-page p-4">
          <Wordmark height={32} />
          {name.trim() !== '' && (
            <p {...OF_THE_PROGRAMME} className="text-sm font-semibold text-primary [overflow-wrap:anywhere]">
              {name}
            </p>
          )}
          <span className="inline-flex min-h-11 items-center rounded-box bg-primary px-4 font-strong text-on-primary">
            {messages.sampleButton}
          </span>
          <span className="rounded-in bg-primary-soft px-3 py-1 text-sm text-on-soft">
            {messages.sampleNote}
          </span>
        </div>
      </section>
    </FormDialog>
  )
}
