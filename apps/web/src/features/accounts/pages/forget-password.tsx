import { forgetPasswordBody } from '@shinequo/contract/accounts'
import { UNKNOWN_EMAIL } from '@shinequo/contract/errors'
import { useEffect, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { AuthColumn } from '../../../components/auth-layout/auth-column.tsx'
import { Button } from '../../../components/ui/button.tsx'
import { Note } from '../../../components/ui/note.tsx'
import { TextField } from '../../../components/ui/text-field.tsx'
import { messageOr, SIGN_IN_FAILURES } from '../../../lib/error-catalogue.ts'
import { firstErrors } from '../../../lib/form-rules.ts'
import { useForm } from '../../../lib/use-form.ts'
import { sendResetCode } from '../api/public.ts'

/** The success state stays this long before the page moves on by itself. */
const STAY_SECONDS = 5

/** /forget-password */
export default function ForgetPasswordPage() {
  const [sentTo, setSentTo] = useState<string | null>(null)
  const [sendings, setSendings] = useState(0)
  const form = useForm({
    initial: { email: '' },
    rules: (values) => firstErrors(forgetPasswordBody, values),
    draft: { name: 'forget-password' },
    submit: async ({ email }) => {
      await sendResetCode(email)
      setSentTo(email.trim())
      setSendings((count) => count + 1)
    },
  })
  const busyWords = form.busy ? 'Sending...' : null

  return (
    <AuthColumn
      title="Forgot your password?"
      subtitle="We send you a mail with a six-digit code."
      footer={
        <>
          Remember your password?{' '}
          <Link to="/login" className="text-link inline-block font-strong">
            Sign in
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
              label="Email Address"
              type="email"
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
            />
            <Button type="submit" size="large" block busy={form.busy}>
              {busyWords ?? 'Reset Password'}
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
              {busyWords ?? 'Resend'}
            </Button>
          </>
        )}
      </form>
    </AuthColumn>
  )
}

/** The server's words for an unknown address, in any case, become the product document's. */
function forgetMessage(failure: unknown): string {
  const message = messageOr(failure, SIGN_IN_FAILURES.forgetPassword)
  return message.toLowerCase() === UNKNOWN_EMAIL ? 'Please recheck the email you entered' : message
}

interface SentProps {
  readonly address: string
  /** Stops the countdown while a mail is sent again, and when that fails. */
  readonly holding: boolean
}

/** The mail is on its way: says so, counts down and moves on. A new sending starts it anew (by its key). */
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
      <Note tone="success">
        Password reset link has been sent to your email address. Please check your inbox.
      </Note>
      <p className="text-sm text-muted">
        Next: your code.{' '}
        <span className="inline-block tabular-nums">
          We go there in {seconds} {seconds === 1 ? 'second' : 'seconds'}.
        </span>
      </p>
      <Link to={address} className="text-link justify-self-start py-1 text-sm font-strong">
        Already have a code? Reset your password
      </Link>
    </>
  )
}
