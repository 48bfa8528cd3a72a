import * as messages from '@shinequo/messages/web/accounts'
import * as errors from '@shinequo/messages/web/errors'
import { useEffect, useState } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { AuthColumn } from '../../../components/auth-layout/auth-column.tsx'
import { Button } from '../../../components/ui/button.tsx'
import { Note } from '../../../components/ui/note.tsx'
import { PasswordField } from '../../../components/ui/password-field.tsx'
import { messageOr } from '../../../lib/error-catalogue.ts'
import { useForm } from '../../../lib/use-form.ts'
import { setNewPassword } from '../api/public.ts'
import { MailedCodeField } from '../components/mailed-code-field.tsx'
import { resetErrors } from '../reset-rules.ts'

/** Section 9: how long the success message is shown before the redirect to /login. */
const REDIRECT_MS = 3000

/** /reset-password?email=…, with `letters` from a mail whose code has letters */
export default function ResetPasswordPage() {
  const navigate = useNavigate()
  const [parameters] = useSearchParams()
  const email = parameters.get('email') ?? ''
  const [done, setDone] = useState(false)
  const form = useForm({
    initial: { otp: '', newPassword: '', confirm: '' },
    rules: resetErrors,
    submit: async (values) => {
      // The message at the top already says what is missing. Nothing is sent without an address.
      if (email === '') return
      await setNewPassword(email, values.otp, values.newPassword)
      setDone(true)
    },
  })

  useEffect(() => {
    if (!done) return
    const timer = setTimeout(() => navigate('/login'), REDIRECT_MS)
    return () => clearTimeout(timer)
  }, [done, navigate])

  return (
    <AuthColumn
      title={messages.resetTitle}
      subtitle={email === '' ? messages.enterCode : messages.enterCodeSentTo(email)}
      footer={
        <>
          {messages.noCode}{' '}
          <Link to="/forget-password" className="text-link inline-block font-strong">
            {messages.sendNewOne}
          </Link>
        </>
      }
    >
      <form {...form.formProps} className="grid gap-5">
        {email === '' && <Note tone="danger">{messages.emailNotFound}</Note>}
        {form.failure !== null && (
          <Note tone="danger">{messageOr(form.failure, errors.resetPasswordFailed)}</Note>
        )}
        {done && <Note tone="success">{messages.passwordReset}</Note>}
        <MailedCodeField
          {...form.text('otp')}
          onCode={(code) => form.set('otp', code)}
          hint={messages.sixDigits}
          letters={parameters.has('letters')}
        />
        <PasswordField
          {...form.text('newPassword')}
          label={messages.resetNewPassword}
          autoComplete="new-password"
        />
        <PasswordField
          {...form.text('confirm')}
          label={messages.resetConfirmPassword}
          autoComplete="new-password"
        />
        <Button type="submit" size="large" block busy={form.busy} disabled={done}>
          {form.busy ? messages.processing : messages.resetPassword}
        </Button>
      </form>
    </AuthColumn>
  )
}
