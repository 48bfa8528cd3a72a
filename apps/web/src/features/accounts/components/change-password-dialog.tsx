import type { Role } from '@shinequo/contract/accounts'
import { changePasswordBody } from '@shinequo/contract/own-data'
import toast from 'react-hot-toast'
import { Button } from '../../../components/ui/button.tsx'
import { Dialog } from '../../../components/ui/dialog.tsx'
import { Note } from '../../../components/ui/note.tsx'
import { PasswordField } from '../../../components/ui/password-field.tsx'
import { ApiError, messageOf } from '../../../lib/error-catalogue.ts'
import { firstErrors } from '../../../lib/form-rules.ts'
import { useForm } from '../../../lib/use-form.ts'
import { NewPasswordField } from './new-password-field.tsx'
import { withPasswordRules } from './new-password-rules.ts'
import { useChangePassword } from './password-calls.ts'

interface ChangePasswordDialogProps {
  readonly email: string
  readonly owner: Role
  readonly onClose: () => void
}

/** Changes one's own password, which takes the current one. */
export default function ChangePasswordDialog({ email, owner, onClose }: ChangePasswordDialogProps) {
  const change = useChangePassword()
  const form = useForm({
    initial: { password: '', newPassword: '', confirm: '' },
    rules: (values) =>
      withPasswordRules(firstErrors(changePasswordBody, values), owner, 'newPassword', values),
    submit: async ({ password, newPassword }) => {
      await change({ password, newPassword })
      toast.success('Your password is changed.')
      onClose()
    },
  })
  const atField = form.failure instanceof ApiError && Object.keys(form.failure.fields).length > 0
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Change your password"
      description="All other devices are signed out, and we tell you by mail."
      foot={
        <>
          <Button kind="quiet" disabled={form.busy} onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form="change-password" busy={form.busy}>
            Change password
          </Button>
        </>
      }
    >
      <form {...form.formProps} id="change-password" className="grid gap-5">
        {form.failure !== null && !atField && <Note tone="danger">{messageOf(form.failure)}</Note>}
        {/* Password managers take the name of the account from here. */}
        <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
        <PasswordField
          {...form.text('password')}
          label="Current password"
          hint="Forgotten? Sign out and choose 'Forgot Password?' to get a code by mail."
          autoComplete="current-password"
        />
        <NewPasswordField {...form.text('newPassword')} owner={owner} label="New password" />
        <PasswordField {...form.text('confirm')} label="Confirm new password" autoComplete="new-password" />
      </form>
    </Dialog>
  )
}
