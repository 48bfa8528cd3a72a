import { forgetPasswordBody } from '@shinequo/contract/accounts/passwords'
import * as messages from '@shinequo/messages/web/accounts'
import * as actions from '@shinequo/messages/web/actions'
import * as errors from '@shinequo/messages/web/errors'
import { useEffect, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { AuthColumn } from '../../../components/auth-layout/auth-column.tsx'
import { Button } from '../../../components/ui/button.tsx'
import { Note } from '../../../components/ui/note.tsx'
import { TextField } from '../../../components/ui/text-field.tsx'
import { ApiError, messageOr } from '../../../lib/error-catalogue.ts'
import { firstErrors } from '../../../lib/form-rules.ts'
import { useForm } from '../../../lib/use-form.ts'
import { sendResetCode } from '../api/public.ts'

/** How long the success message is shown before the page continues automatically. */
const STAY_SECONDS = 5

/** /forget-password */
export default function ForgetPasswordPage() {
  const [sentTo, setSentTo] = useState<string | null>(null)
  const [sendings, setSendings] = useState(0)
  const form = useForm({
    initial: { email: '' },
    rules: (values) => firstErrors(forgetPasswordBody, values, messages.fieldErrors),
    draft: { name: 'forget-password' },
    submit: async ({ email }) => {
      await sendResetCode(email)
      setSentTo(email.trim())
      setSendings((count) => count + 1)
    },
  })
  const busyWords = form.busy ? actions.sending : null

  return (
    <AuthColumn
      title={messages.forgotTitle}
      subtitle={messages.forgotSubtitle}
      footer={
        <>
          {messages.rememberPassword}{' '}
          <Link to="/login" className="text-link inline-block font-strong">
            {actions.signIn}
          </Link>
        </>
      }
    >
      <form {...form.formProps} className="grid gap-5">
        {form.failure !== null && <Note tone="danger">{forgetMessage(form.failure)}</Note>}
        {sentTo === null ? (
          <>
            <TextField
              {...form.text('email')}
              label={messages.emailAddress}
              type="email"
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
            />
            <Button type="submit" size="large" block busy={form.busy}>
              {busyWords ?? messages.resetPassword}
            </Button>
          </>
        ) : (
          <>
            <Sent
              key={sendings}
              address={`/reset-password?email=${encodeURIComponent(sentTo)}`}
              holding={form.busy || form.failure !== null}
            />
            <Button type="submit" kind="quiet" size="large" block busy={form.busy}>
              {busyWords ?? messages.resend}
            </Button>
          </>
        )}
      </form>
    </AuthColumn>
  )
}

/** An unknown address, by its code or by the document's sentence in any case, gets the document's words of the page. */
function forgetMessage(failure: unknown): string {
  const message = messageOr(failure, errors.forgetPasswordFailed)
  const isUnknown = failure instanceof ApiError && failure.code === 'unknown_email'
  return isUnknown || message.toLowerCase() === errors.unknownEmail.toLowerCase()
    ? messages.recheckEmail
    : message
}

interface SentProps {
  readonly address: string
  /** Stops the countdown while the mail is being sent again, and if that fails. */
  readonly holding: boolean
}

/** Says that the mail was sent, counts down and continues. Sending again restarts it, because its key changes. */
function Sent({ address, holding }: SentProps) {
  const navigate = useNavigate()
  const [seconds, setSeconds] = useState(STAY_SECONDS)

  useEffect(() => {
    if (holding) return
    if (seconds === 0) {
      navigate(address)
      return
    }
    const timer = setTimeout(() => setSeconds(seconds - 1), 1000)
    return () => clearTimeout(timer)
  }, [seconds, holding, address, navigate])

  return (
    <>
      <Note tone="success">{messages.resetSent}</Note>
      <p className="text-sm text-muted">
        {messages.nextYourCode}{' '}
        <span className="inline-block tabular-nums">{messages.weGoThere(seconds)}</span>
      </p>
      <Link to={address} className="text-link justify-self-start py-1 text-sm font-strong">
        {messages.alreadyHaveCode}
      </Link>
    </>
  )
}
