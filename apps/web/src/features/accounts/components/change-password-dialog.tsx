import type { Role } from '@shinequo/contract/accounts'
import { changePasswordBody } from '@shinequo/contract/accounts/account-page'
import * as messages from '@shinequo/messages/web/accounts'
import toast from 'react-hot-toast'
import { FormDialog } from '../../../components/ui/form-dialog.tsx'
import { PasswordField } from '../../../components/ui/password-field.tsx'
import { firstErrors } from '../../../lib/form-rules.ts'
import { useForm } from '../../../lib/use-form.ts'
import { useChangePassword } from '../api/shared.ts'
import { withPasswordRules } from '../new-password-rules.ts'
import { NewPasswordField } from './new-password-field.tsx'

interface ChangePasswordDialogProps {
  readonly email: string
  readonly owner: Role
  readonly onClose: () => void
}

/** Changes one's own password; asks for the current one. */
export default function ChangePasswordDialog({ email, owner, onClose }: ChangePasswordDialogProps) {
  const { mutateAsync: change } = useChangePassword()
  const form = useForm({
    initial: { password: '', newPassword: '', confirm: '' },
    rules: (values) =>
      withPasswordRules(
        firstErrors(changePasswordBody, values, messages.fieldErrors),
        owner,
        'newPassword',
        values,
      ),
    submit: async ({ password, newPassword }) => {
      await change({ password, newPassword })
      toast.success(messages.passwordChanged)
      onClose()
    },
  })
  return (
    <FormDialog
      title={messages.changeYourPassword}
      description={messages.othersAreSignedOut}
      form={form}
      act={messages.changePassword}
      onClose={onClose}
    >
      {/* Password managers read the account name from here. */}
      <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
      <PasswordField
        {...form.text('password')}
        label={messages.currentPassword}
        hint={messages.currentForgotten}
        autoComplete="current-password"
      />
      <NewPasswordField {...form.text('newPassword')} owner={owner} label={messages.newPassword} />
      <PasswordField
        {...form.text('confirm')}
        label={messages.confirmNewPassword}
        autoComplete="new-password"
      />
    </FormDialog>
  )
}
