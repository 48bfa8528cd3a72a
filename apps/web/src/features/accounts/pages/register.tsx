import { Link, useNavigate } from 'react-router'
import { AuthColumn } from '../../../components/auth-layout/auth-column.tsx'
import { PrivacyLink, TermsLink } from '../../../components/auth-layout/legal-links.tsx'
import { Button } from '../../../components/ui/button.tsx'
import { Checkbox } from '../../../components/ui/checkbox.tsx'
import { Note } from '../../../components/ui/note.tsx'
import { PasswordField } from '../../../components/ui/password-field.tsx'
import { TextField } from '../../../components/ui/text-field.tsx'
import { messageOf } from '../../../lib/error-catalogue.ts'
import { useForm } from '../../../lib/use-form.ts'
import { createAccount } from '../api.ts'
import { NewPasswordField } from '../components/new-password-field.tsx'
import { signUpErrors } from '../components/sign-up-rules.ts'

/** /register and /signup */
export default function RegisterPage() {
  const navigate = useNavigate()
  const form = useForm({
    initial: { email: '', first_name: '', last_name: '', password: '', confirm: '', terms: false },
    rules: signUpErrors,
    draft: { name: 'register', except: ['password', 'confirm', 'terms'] },
    submit: async (values) => {
      await createAccount(values)
      navigate('/login', { state: { created: true } })
    },
  })

  return (
    <AuthColumn
      title="Create an account"
      subtitle="Start your wellness journey. It takes about a minute."
      footer={
        <>
          Already have an account?{' '}
          <Link to="/" className="text-link inline-block font-strong">
            Sign in
          </Link>
        </>
      }
    >
      <form {...form.formProps} className="grid gap-5">
        {form.failure !== null && <Note tone="danger">{messageOf(form.failure)}</Note>}
        <TextField
          {...form.text('email')}
          label="Email"
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
        <div className="grid gap-x-4 gap-y-5 tablet:grid-cols-2">
          <TextField {...form.text('first_name')} label="First name" autoComplete="given-name" />
          <TextField {...form.text('last_name')} label="Last name" autoComplete="family-name" />
        </div>
        <NewPasswordField {...form.text('password')} />
        <PasswordField {...form.text('confirm')} label="Confirm password" autoComplete="new-password" />
        <Checkbox
          {...form.check('terms')}
          required
          label={
            <>
              I agree to the <TermsLink /> and the <PrivacyLink />.
            </>
          }
        />
        <Button type="submit" size="large" block busy={form.busy}>
          {form.busy ? 'Creating account...' : 'Create account'}
        </Button>
      </form>
    </AuthColumn>
  )
}
