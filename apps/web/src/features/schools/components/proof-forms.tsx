import { confirmSchoolCodeBody, schoolProofBody } from '@shinequo/contract/schools/proofs'
import * as actions from '@shinequo/messages/web/actions'
import * as messages from '@shinequo/messages/web/schools'
import { useEffect, useState } from 'react'
import toast from 'react-hot-toast'
import { Button } from '../../../components/ui/button.tsx'
import { CodeField } from '../../../components/ui/code-field.tsx'
import { Note } from '../../../components/ui/note.tsx'
import { Sentence } from '../../../components/ui/sentence.tsx'
import { TextField } from '../../../components/ui/text-field.tsx'
import { ApiError, messageOf } from '../../../lib/error-catalogue.ts'
import { firstErrors } from '../../../lib/form-rules.ts'
import { useForm } from '../../../lib/use-form.ts'
import { useConfirmSchoolCode, useSendSchoolCode } from '../api/student.ts'

interface AddressFormProps {
  readonly profileId: string
  readonly hint: string
  readonly onSent: (email: string) => void
  readonly onCancel?: () => void
}

/** The first step: the student's address at the school. */
export function AddressForm({ profileId, hint, onSent, onCancel }: AddressFormProps) {
  const { mutateAsync: send } = useSendSchoolCode()
  const form = useForm({
    initial: { email: '' },
    rules: (values) => firstErrors(schoolProofBody, values, messages.fieldErrors),
    draft: { name: `school-address:${profileId}` },
    submit: async ({ email }) => {
      await send(email)
      onSent(email.trim())
    },
  })
  return (
    <form {...form.formProps} className="grid max-w-110 gap-4">
      <Failure failure={form.failure} fields={['email']} />
      <TextField
        {...form.text('email')}
        label={messages.schoolEmail}
        hint={hint}
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={form.busy}>
          {form.busy ? actions.sending : messages.sendCode}
        </Button>
        {onCancel && (
          <Button kind="quiet" disabled={form.busy} onClick={onCancel}>
            {actions.cancel}
          </Button>
        )}
      </div>
    </form>
  )
}

interface CodeFormProps {
  readonly email: string
  readonly profileId: string
  readonly onBack: () => void
  readonly onProved: () => void
}

/** The second step: the code from the mail, with buttons for a new code and for another address. */
export function CodeForm({ email, profileId, onBack, onProved }: CodeFormProps) {
  const { mutateAsync: confirm } = useConfirmSchoolCode(profileId)
  const form = useForm({
    initial: { otp: '' },
    rules: (values) => firstErrors(confirmSchoolCodeBody, { ...values, email }, messages.fieldErrors),
    submit: async ({ otp }) => {
      await confirm({ email, otp })
      toast.success(messages.schoolIsProved)
      onProved()
    },
  })
  return (
    <form {...form.formProps} className="grid max-w-110 gap-4">
      <p role="status" className="[overflow-wrap:anywhere]">
        <Sentence parts={messages.codeSentTo(<strong className="font-strong">{email}</strong>)} />
      </p>
      <Failure failure={form.failure} fields={['otp']} />
      <CodeField
        {...form.text('otp')}
        onCode={(code) => form.set('otp', code)}
        label={messages.code}
        hint={messages.codeHint}
        // Focused after Send, which has disappeared
        autoFocus
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={form.busy}>
          {form.busy ? messages.checking : messages.proveMySchool}
        </Button>
        <Resend email={email} />
        <Button kind="ghost" disabled={form.busy} onClick={onBack}>
          {messages.otherAddress}
        </Button>
      </div>
    </form>
  )
}

/** How long a mail may take before requesting another one makes sense. */
const RESEND_SECONDS = 30

/** Sends another code, once the previous one has had time to arrive. */
function Resend({ email }: { readonly email: string }) {
  const { mutateAsync: send } = useSendSchoolCode()
  const [left, setLeft] = useState(RESEND_SECONDS)
  const [busy, setBusy] = useState(false)
  const waits = left > 0
  useEffect(() => {
    if (!waits) return
    const timer = setInterval(() => setLeft((now) => now - 1), 1000)
    return () => clearInterval(timer)
  }, [waits])

  async function sendAgain() {
    setBusy(true)
    try {
      await send(email)
      toast.success(messages.newCodeOnItsWay)
      setLeft(RESEND_SECONDS)
    } catch (error) {
      toast.error(messageOf(error))
    } finally {
      setBusy(false)
    }
  }

  return (
    <Button kind="quiet" busy={busy} disabled={waits} onClick={() => void sendAgain()}>
      {waits ? messages.sendAgainIn(left) : messages.sendAgain}
    </Button>
  )
}

/** An error that is not about one of the form's own fields. */
function Failure({ failure, fields }: { readonly failure: unknown; readonly fields: readonly string[] }) {
  if (failure === null) return null
  const errors = failure instanceof ApiError ? failure.fields : {}
  if (fields.some((field) => errors[field] !== undefined)) return null
  return <Note tone="danger">{Object.values(errors)[0] ?? messageOf(failure)}</Note>
}
