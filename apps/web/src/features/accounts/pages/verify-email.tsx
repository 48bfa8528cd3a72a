import { resendProofBody, verifyEmailBody } from '@shinequo/contract/accounts/own-account'
import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { AuthColumn } from '../../../components/auth-layout/auth-column.tsx'
import { Button, ButtonLink } from '../../../components/ui/button.tsx'
import { Note } from '../../../components/ui/note.tsx'
import { TextField } from '../../../components/ui/text-field.tsx'
import { ApiError, messageOf } from '../../../lib/error-catalogue.ts'
import { firstErrors } from '../../../lib/form-rules.ts'
import { accessToken } from '../../../lib/token-store.ts'
import { useForm } from '../../../lib/use-form.ts'
import { confirmAddress, sendProof } from '../api/public.ts'
import { codeDigits } from '../components/reset-rules.ts'

const TITLE = 'Confirm your email address'

/** /verify-email?email=…&code=…: what the link of the mail leads to. */
export default function VerifyEmailPage() {
  const [parameters] = useSearchParams()
  // Another link is another page: nothing of the first may stand on the second.
  return <VerifyEmail key={parameters.toString()} parameters={parameters} />
}

function VerifyEmail({ parameters }: { readonly parameters: URLSearchParams }) {
  const given = parameters.get('email') ?? ''
  // A link that was cut short leaves the address to be typed.
  const known = firstErrors(resendProofBody, { email: given }).email === undefined ? given : ''
  const mailed = codeDigits(parameters.get('code') ?? '')
  const [done, setDone] = useState(false)
  const form = useForm({
    initial: { email: given, otp: mailed },
    rules: (values) => firstErrors(verifyEmailBody, values),
    // A press, and not the opening of the page: programs that look through mail open its links.
    submit: async ({ email, otp }) => {
      await confirmAddress(email, otp)
      setDone(true)
    },
  })
  const isAtCode = form.failure instanceof ApiError && form.failure.fields.otp !== undefined
  if (done) return <Confirmed email={form.values.email.trim()} />
  return (
    <AuthColumn title={TITLE} subtitle={subtitle(known, mailed)}>
      <form {...form.formProps} className="grid gap-5">
        {form.failure !== null && !isAtCode && <Note tone="danger">{messageOf(form.failure)}</Note>}
        {known === '' && (
          <TextField
            {...form.text('email')}
            label="Email"
            type="email"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
          />
        )}
        <TextField
          {...form.text('otp')}
          onChange={(event) => form.set('otp', codeDigits(event.target.value))}
          label="Verification Code"
          inputMode="numeric"
          autoComplete="one-time-code"
          hint="Six digits, from the newest mail. They are good for 24 hours."
        />
        <Button type="submit" size="large" block busy={form.busy}>
          {form.busy ? 'Confirming...' : 'Confirm'}
        </Button>
      </form>
      <SendAgain email={form.values.email.trim()} />
    </AuthColumn>
  )
}

function subtitle(email: string, code: string) {
  if (email === '') return 'Enter the address that you signed up with, and the code from the mail.'
  const address = <span className="[overflow-wrap:anywhere]">{email}</span>
  return code.length === 6 ? (
    <>You created an account with {address}? One press, and we know that the address is yours.</>
  ) : (
    <>Enter the code that we sent to {address}.</>
  )
}

/** The way out when the code is wrong, too old or never came. */
function SendAgain({ email }: { readonly email: string }) {
  const [state, setState] = useState<'idle' | 'busy' | 'sent'>('idle')
  const [failure, setFailure] = useState<string | null>(null)
  async function send() {
    const wrong = firstErrors(resendProofBody, { email })
    setFailure(wrong.email ?? null)
    if (wrong.email) return
    setState('busy')
    try {
      await sendProof(email)
      setState('sent')
    } catch (error) {
      setFailure(messageOf(error))
      setState('idle')
    }
  }
  return (
    <div className="mt-6 grid gap-3">
      {failure !== null && <Note tone="danger">{failure}</Note>}
      {state === 'sent' && failure === null && (
        <Note tone="success">
          If <span className="[overflow-wrap:anywhere]">{email}</span> still has to be confirmed, a new mail
          is on its way. Use the newest one, and look under spam too.
        </Note>
      )}
      <p className="text-sm text-muted">No mail, or the code is too old?</p>
      <Button
        kind="quiet"
        size="small"
        className="justify-self-start"
        busy={state === 'busy'}
        onClick={() => void send()}
      >
        Send a new code
      </Button>
    </div>
  )
}

function Confirmed({ email }: { readonly email: string }) {
  const way = useRef<HTMLDivElement>(null)
  // The button that was pressed is gone: the next step takes its focus.
  useEffect(() => way.current?.querySelector('a')?.focus(), [])
  const isSignedIn = accessToken() !== null
  return (
    <AuthColumn title={TITLE}>
      <div ref={way} className="grid gap-5">
        <Note tone="success">
          Thank you: <span className="[overflow-wrap:anywhere]">{email}</span> is confirmed.
        </Note>
        <ButtonLink to={isSignedIn ? '/home/dashboard' : '/login'} size="large" block>
          {isSignedIn ? 'Open your dashboard' : 'Sign in'}
        </ButtonLink>
      </div>
    </AuthColumn>
  )
}
