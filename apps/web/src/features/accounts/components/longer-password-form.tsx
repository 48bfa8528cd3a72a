import { changePasswordBody } from '@shinequo/contract/accounts/account-page'
import * as messages from '@shinequo/messages/web/accounts'
import * as actions from '@shinequo/messages/web/actions'
import { AuthColumn } from '../../../components/auth-layout/auth-column.tsx'
import { Button } from '../../../components/ui/button.tsx'
import { Note } from '../../../components/ui/note.tsx'
import { PasswordField } from '../../../components/ui/password-field.tsx'
import { Sentence } from '../../../components/ui/sentence.tsx'
import { messageOf } from '../../../lib/error-catalogue.ts'
import { firstErrors } from '../../../lib/form-rules.ts'
import type { Credentials } from '../../../lib/sign-in.ts'
import { useForm } from '../../../lib/use-form.ts'
import { signInWithNewPassword } from '../api/public.ts'
import { withPasswordRules } from '../new-password-rules.ts'
import { NewPasswordField } from './new-password-field.tsx'

interface LongerPasswordFormProps {
  /** What was just typed to sign in; not stored anywhere else. */
  readonly credentials: Credentials
  readonly owner: 'coach' | 'admin'
  readonly onDone: () => void
  readonly onBack: () => void
}

/** A step of signing in for people whose password is too short by today's rules. */
export function LongerPasswordForm({ credentials, owner, onDone, onBack }: LongerPasswordFormProps) {
  const form = useForm({
    initial: { newPassword: '', confirm: '' },
    rules: (values) => {
      const body = { password: credentials.password, newPassword: values.newPassword }
      return withPasswordRules(
        firstErrors(changePasswordBody, body, messages.fieldErrors),
        owner,
        'newPassword',
        values,
      )
    },
    submit: async ({ newPassword }) => {
      await signInWithNewPassword(credentials, owner, newPassword)
      onDone()
    },
  })
  return (
    <AuthColumn
      takesFocus
      title={messages.longerPasswordTitle}
      subtitle={
        <Sentence
          parts={messages.longerPasswordNeeded(
            <span className="[overflow-wrap:anywhere]">{credentials.email}</span>,
          )}
        />
      }
      footer={
        <button
          type="button"
          className="text-link inline-flex min-h-8 items-center font-strong max-wide:min-h-11"
          onClick={onBack}
        >
          {messages.backToSignIn}
        </button>
      }
    >
      <form {...form.formProps} className="grid gap-5">
        {form.failure !== null && <Note tone="danger">{messageOf(form.failure)}</Note>}
        {/* Password managers read the account name from here. */}
        <input type="hidden" name="username" autoComplete="username" value={credentials.email} readOnly />
        <NewPasswordField {...form.text('newPassword')} owner={owner} label={messages.newPassword} />
        <PasswordField
          {...form.text('confirm')}
          label={messages.confirmNewPassword}
          autoComplete="new-password"
        />
        <Button type="submit" size="large" block busy={form.busy}>
          {form.busy ? actions.saving : messages.saveAndSignIn}
        </Button>
      </form>
    </AuthColumn>
  )
}
