import { type PhraseTrial, phraseBody } from '@shinequo/contract/care/phrases'
import * as messages from '@shinequo/messages/web/care-phrases'
import { useRef, useState } from 'react'
import toast from 'react-hot-toast'
import { Button } from '../../../components/ui/button.tsx'
import { Card, CardHead } from '../../../components/ui/card.tsx'
import { Note } from '../../../components/ui/note.tsx'
import { SelectField } from '../../../components/ui/select-field.tsx'
import { TextField } from '../../../components/ui/text-field.tsx'
import { messageOf } from '../../../lib/error-catalogue.ts'
import { isAtFields } from '../../../lib/field-failure.ts'
import { focusAfterDialog } from '../../../lib/focus-main.ts'
import { firstErrors } from '../../../lib/form-rules.ts'
import { useForm } from '../../../lib/use-form.ts'
import { useAddPhrase, useTryPhrase } from '../api/admin.ts'
import { PhraseTrialResult } from './phrase-trial.tsx'

const LEVELS = Object.entries(messages.LEVELS)
const EMPTY = { text: '', level: 'clear' }

interface Tried {
  readonly text: string
  readonly level: 'clear' | 'maybe'
  readonly trial: PhraseTrial
}

/** A phrase is tried on the invented texts first, and added then. */
export function PhraseForm() {
  const [tried, setTried] = useState<Tried>()
  const [turn, setTurn] = useState(0)
  const card = useRef<HTMLElement>(null)
  const again = () => {
    setTried(undefined)
    setTurn(turn + 1)
    // The pressed button is gone.
    focusAfterDialog(() => card.current?.querySelector('input') ?? null, { preventScroll: false })
  }
  return (
    <Card ref={card} aria-labelledby="care-phrases">
      <CardHead id="care-phrases" title={messages.title} className="mb-1!" />
      <p className="mb-4 max-w-[66ch] text-sm text-muted">{messages.lede}</p>
      <TryForm key={turn} onTried={setTried} />
      {tried && <Result key={`${tried.level} ${tried.text}`} tried={tried} onDone={again} />}
    </Card>
  )
}

function TryForm({ onTried }: { readonly onTried: (tried: Tried | undefined) => void }) {
  const attempt = useTryPhrase()
  const form = useForm({
    initial: EMPTY,
    rules: (values) => firstErrors(phraseBody, values, messages.fieldErrors),
    submit: async (values) => {
      onTried(undefined)
      const wanted = phraseBody.parse(values)
      onTried({ ...wanted, trial: await attempt.mutateAsync(wanted) })
    },
  })
  const atField = isAtFields(form.failure)
  return (
    <form {...form.formProps} className="grid max-w-[66ch] gap-4">
      {form.failure !== null && !atField && <Note tone="danger">{messageOf(form.failure)}</Note>}
      <TextField
        {...form.text('text')}
        label={messages.phrase}
        hint={messages.phraseHint}
        autoComplete="off"
        maxLength={60}
      />
      <SelectField {...form.text('level')} label={messages.level} options={LEVELS} />
      <div>
        <Button type="submit" kind="quiet" busy={form.busy}>
          {messages.tryIt}
        </Button>
      </div>
    </form>
  )
}

function Result({ tried, onDone }: { readonly tried: Tried; readonly onDone: () => void }) {
  const { text, level, trial } = tried
  const add = useAddPhrase()
  return (
    <section aria-labelledby="care-trial" className="mt-6 grid gap-4 border-t border-line pt-5">
      <h3 id="care-trial" className="font-strong [overflow-wrap:anywhere]">
        {messages.trialOf(text)}
      </h3>
      <PhraseTrialResult trial={trial} />
      {add.error && <Note tone="danger">{messageOf(add.error)}</Note>}
      <div className="flex flex-wrap gap-3">
        {!trial.too_common && (
          <Button
            busy={add.isPending}
            onClick={() =>
              add.mutate(
                { text, level },
                {
                  onSuccess: () => {
                    toast.success(messages.added(text))
                    onDone()
                  },
                },
              )
            }
          >
            {messages.add}
          </Button>
        )}
        <Button kind="quiet" onClick={onDone}>
          {messages.notNow}
        </Button>
      </div>
    </section>
  )
}
