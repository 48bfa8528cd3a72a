import { loginBody } from '@shinequo/contract/accounts'
import * as errors from '@shinequo/messages/web/errors'
import * as messages from '@shinequo/messages/web/sign-in'
import { type ReactNode, useEffect } from 'react'
import { Link } from 'react-router'
import { Button } from '../../../components/ui/button.tsx'
import { Checkbox } from '../../../components/ui/checkbox.tsx'
import { Note } from '../../../components/ui/note.tsx'
import { PasswordField } from '../../../components/ui/password-field.tsx'
import { TextField } from '../../../components/ui/text-field.tsx'
import { messageOf } from '../../../lib/error-catalogue.ts'
import { firstErrors, onlyFirst } from '../../../lib/form-rules.ts'
import { ownZone } from '../../../lib/own-zone.ts'
import type { Credentials } from '../../../lib/sign-in.ts'
import { useForm } from '../../../lib/use-form.ts'

interface LoginFormProps {
  /** Shown above the form until something fails. */
  readonly welcome?: ReactNode
  readonly onSubmit: (credentials: Credentials) => Promise<void>
}

/** The form of every login page. */
export function LoginForm({ welcome, onSubmit }: LoginFormProps) {
  const form = useForm({
    initial: { email: '', password: '', remember: false },
    rules: (values) => onlyFirst(firstErrors(loginBody, values, messages.fieldErrors)),
    // One draft for all doors, so that whoever took the wrong one need not type the address again.
    draft: { name: 'login', except: ['password'] },
    submit: onSubmit,
  })
  // The first lookup of the zone takes a slow phone a tenth of a second. Done early, so that nobody waits for it on
  // submit.
  useEffect(() => {
    const idle = setTimeout(ownZone, 1500)
    return () => clearTimeout(idle)
  }, [])
  return (
    <form {...form.formProps} className="grid gap-5">
      {form.failure !== null && <Note tone="danger">{messageOf(form.failure) || errors.loginFailed}</Note>}
      {form.failure === null && welcome !== undefined && <Note tone="success">{welcome}</Note>}
      <TextField
        {...form.text('email')}
        label={messages.email}
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <PasswordField {...form.text('password')} label={messages.password} autoComplete="current-password" />
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <Checkbox {...form.check('remember')} label={messages.rememberMe} />
        <Link
          to="/forget-password"
          className="inline-flex min-h-8 items-center text-sm font-semibold text-primary no-underline hover:underline max-wide:min-h-11"
        >
          {messages.forgotPassword}
        </Link>
      </div>
      <Button type="submit" size="large" block busy={form.busy}>
        {form.busy ? messages.signingIn : messages.login}
      </Button>
    </form>
  )
}
