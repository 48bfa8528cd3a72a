import { resendProofBody, verifyEmailBody } from '@shinequo/contract/accounts/own-account'
import * as messages from '@shinequo/messages/web/accounts'
import * as actions from '@shinequo/messages/web/actions'
import * as components from '@shinequo/messages/web/components'
import * as signIn from '@shinequo/messages/web/sign-in'
import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { AuthColumn } from '../../../components/auth-layout/auth-column.tsx'
import { Button, ButtonLink } from '../../../components/ui/button.tsx'
import { Note } from '../../../components/ui/note.tsx'
import { Sentence } from '../../../components/ui/sentence.tsx'
import { TextField } from '../../../components/ui/text-field.tsx'
import { codeSigns, isWholeCode } from '../../../lib/code-digits.ts'
import { ApiError, messageOf } from '../../../lib/error-catalogue.ts'
import { firstErrors } from '../../../lib/form-rules.ts'
import { accessToken } from '../../../lib/token-store.ts'
import { useForm } from '../../../lib/use-form.ts'
import { confirmAddress, sendProof } from '../api/public.ts'
import { MailedCodeField } from '../components/mailed-code-field.tsx'

/** /verify-email?email=…&code=…: the page that the link in the mail opens. */
export default function VerifyEmailPage() {
  const [parameters] = useSearchParams()
  // Keyed by the parameters, so that no state of one link is shown for another.
  return <VerifyEmail key={parameters.toString()} parameters={parameters} />
}

function VerifyEmail({ parameters }: { readonly parameters: URLSearchParams }) {
  const given = parameters.get('email') ?? ''
  // If the link was cut off, the person types the address.
  const known =
    firstErrors(resendProofBody, { email: given }, messages.fieldErrors).email === undefined ? given : ''
  const mailed = codeSigns(parameters.get('code') ?? '')
  const [done, setDone] = useState(false)
  const form = useForm({
    initial: { email: given, otp: mailed },
    rules: (values) => firstErrors(verifyEmailBody, values, messages.fieldErrors),
    // On a button press, not when the page opens: mail scanners open links.
    submit: async ({ email, otp }) => {
      await confirmAddress(email, otp)
      setDone(true)
    },
  })
  const isAtCode = form.failure instanceof ApiError && form.failure.fields.otp !== undefined
  if (done) return <Confirmed email={form.values.email.trim()} />
  return (
    <AuthColumn title={messages.confirmYourEmail} subtitle={subtitle(known, mailed)}>
      <form {...form.formProps} className="grid gap-5">
        {form.failure !== null && !isAtCode && <Note tone="danger">{messageOf(form.failure)}</Note>}
        {known === '' && (
          <TextField
            {...form.text('email')}
            label={signIn.email}
            type="email"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
          />
        )}
        <MailedCodeField
          {...form.text('otp')}
          onCode={(code) => form.set('otp', code)}
          hint={messages.sixDigitsForADay}
          letters={/^[A-Z]/.test(mailed)}
        />
        <Button type="submit" size="large" block busy={form.busy}>
          {form.busy ? messages.confirming : messages.confirm}
        </Button>
      </form>
      <SendAgain email={form.values.email.trim()} />
    </AuthColumn>
  )
}

function subtitle(email: string, code: string) {
  if (email === '') return messages.enterAddressAndCode
  const address = <span className="[overflow-wrap:anywhere]">{email}</span>
  const parts = isWholeCode(code)
    ? messages.onePressConfirms(address)
    : messages.enterCodeThatWeSentTo(address)
  return <Sentence parts={parts} />
}

/** Requests a new code if it is wrong, expired or never arrived. */
function SendAgain({ email }: { readonly email: string }) {
  const [state, setState] = useState<'idle' | 'busy' | 'sent'>('idle')
  const [failure, setFailure] = useState<string | null>(null)
  async function send() {
    const wrong = firstErrors(resendProofBody, { email }, messages.fieldErrors)
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
          <Sentence
            parts={messages.newMailIfUnconfirmed(<span className="[overflow-wrap:anywhere]">{email}</span>)}
          />
        </Note>
      )}
      <p className="text-sm text-muted">{messages.noMailOrCodeTooOld}</p>
      <Button
        kind="quiet"
        size="small"
        className="justify-self-start"
        busy={state === 'busy'}
        onClick={() => void send()}
      >
        {messages.sendNewCode}
      </Button>
    </div>
  )
}

function Confirmed({ email }: { readonly email: string }) {
  const way = useRef<HTMLDivElement>(null)
  // The pressed button has disappeared, so the next step is focused.
  useEffect(() => way.current?.querySelector('a')?.focus(), [])
  const isSignedIn = accessToken() !== null
  return (
    <AuthColumn title={messages.confirmYourEmail}>
      <div ref={way} className="grid gap-5">
        <Note tone="success">
          <Sentence
            parts={messages.emailConfirmed(<span className="[overflow-wrap:anywhere]">{email}</span>)}
          />
        </Note>
        <ButtonLink to={isSignedIn ? '/home/dashboard' : '/login'} size="large" block>
          {isSignedIn ? components.goToDashboard : actions.signIn}
        </ButtonLink>
      </div>
    </AuthColumn>
  )
}
