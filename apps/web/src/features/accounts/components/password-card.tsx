import type { Role } from '@shinequo/contract/accounts'
import * as messages from '@shinequo/messages/web/accounts'
import * as signIn from '@shinequo/messages/web/sign-in'
import { lazy } from 'react'
import { DialogCard } from './dialog-card.tsx'

const ChangePasswordDialog = lazy(() => import('./change-password-dialog.tsx'))

/** Opens the dialog to change one's own password. */
export function PasswordCard({ email, owner }: { readonly email: string; readonly owner: Role }) {
  return (
    <DialogCard
      id="password"
      title={signIn.password}
      act={messages.changePassword}
      dialog={(onClose) => <ChangePasswordDialog email={email} owner={owner} onClose={onClose} />}
    >
      <p className="max-w-[66ch] text-sm text-muted">{messages.useItNowhereElse}</p>
    </DialogCard>
  )
}
