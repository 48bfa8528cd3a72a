import { loginBody } from '@shinequo/contract/accounts'
import { Link, useLocation, useNavigate } from 'react-router'
import { AuthColumn } from '../../../components/auth-layout/auth-column.tsx'
import { Button } from '../../../components/ui/button.tsx'
import { Checkbox } from '../../../components/ui/checkbox.tsx'
import { Note } from '../../../components/ui/note.tsx'
import { PasswordField } from '../../../components/ui/password-field.tsx'
import { TextField } from '../../../components/ui/text-field.tsx'
import { FAILURES, messageOf } from '../../../lib/error-catalogue.ts'
import { firstErrors, onlyFirst } from '../../../lib/form-rules.ts'
import { useForm } from '../../../lib/use-form.ts'
import { failUserState } from '../../../lib/user-state.ts'
import { signIn } from '../api.ts'

/** /login */
export default function LoginPage() {
  const navigate = useNavigate()
  const { state } = useLocation()
  const form = useForm({
    initial: { email: '', password: '', remember: false },
    rules: (values) => onlyFirst(firstErrors(loginBody, values)),
    draft: { name: 'login', except: ['password'] },
    submit: async (values) => {
      try {
        const next = await signIn(values)
        if (next !== null) navigate(next)
      } catch (error) {
        failUserState(messageOf(error))
        throw error
      }
    },
  })

  return (
    <AuthColumn
      title="Welcome back!"
      subtitle="Sign in to your account"
      footer={
        <>
          New here?{' '}
          <Link to="/register" className="text-link inline-block font-strong">
            Create an account.
          </Link>
        </>
      }
    >
      <form {...form.formProps} className="grid gap-5">
        {form.failure !== null && <Note tone="danger">{messageOf(form.failure) || FAILURES.login}</Note>}
        {form.failure === null && state?.created === true && (
          <Note tone="success">Your account is ready. Sign in to begin.</Note>
        )}
        <TextField
          {...form.text('email')}
          label="Email"
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
        <PasswordField {...form.text('password')} label="Password" autoComplete="current-password" />
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          <Checkbox {...form.check('remember')} label="Remember Me" />
          <Link
            to="/forget-password"
            className="inline-flex min-h-8 items-center text-sm font-semibold text-primary no-underline hover:underline max-wide:min-h-11"
          >
            Forgot Password?
          </Link>
        </div>
        <Button type="submit" size="large" block busy={form.busy}>
          {form.busy ? 'Signing in...' : 'Login'}
        </Button>
      </form>
    </AuthColumn>
  )
}
