import * as messages from '@shinequo/messages/web/accounts'
import * as actions from '@shinequo/messages/web/actions'
import * as signIn from '@shinequo/messages/web/sign-in'
import { Link, useNavigate } from 'react-router'
import { AuthColumn } from '../../../components/auth-layout/auth-column.tsx'
import { Button } from '../../../components/ui/button.tsx'
import { Note } from '../../../components/ui/note.tsx'
import { TextField } from '../../../components/ui/text-field.tsx'
import { messageOf } from '../../../lib/error-catalogue.ts'
import { storeDraft } from '../../../lib/form-draft.ts'
import { useForm } from '../../../lib/use-form.ts'
import { createAccount } from '../api/public.ts'
import { AccountFields } from '../components/account-fields.tsx'
import { signUpErrors } from '../sign-up-rules.ts'

/** /register and /signup */
export default function RegisterPage() {
  const navigate = useNavigate()
  const form = useForm({
    initial: { email: '', first_name: '', last_name: '', password: '', confirm: '', terms: false },
    rules: signUpErrors,
    draft: { name: 'register', except: ['password', 'confirm', 'terms'] },
    submit: async (values) => {
      const mustVerify = await createAccount(values)
      storeDraft('login', { email: values.email.trim() })
      navigate('/login', { state: { created: true, verify: mustVerify ? values.email.trim() : null } })
    },
  })

  return (
    <AuthColumn
      title={messages.registerTitle}
      subtitle={messages.registerSubtitle}
      footer={
        <>
          {messages.alreadyHaveAccount}{' '}
          <Link to="/" className="text-link inline-block font-strong">
            {actions.signIn}
          </Link>
        </>
      }
    >
      <form {...form.formProps} className="grid gap-5">
        {form.failure !== null && <Note tone="danger">{messageOf(form.failure)}</Note>}
        <TextField
          {...form.text('email')}
          label={signIn.email}
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
        <AccountFields owner="student" form={form} />
        <Button type="submit" size="large" block busy={form.busy}>
          {form.busy ? messages.creatingAccount : messages.createAccount}
        </Button>
      </form>
    </AuthColumn>
  )
}
