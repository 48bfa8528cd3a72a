import type { Role } from '@shinequo/contract/accounts'
import * as messages from '@shinequo/messages/web/accounts'
import * as signIn from '@shinequo/messages/web/sign-in'
import { lazy, Suspense, useState } from 'react'
import { Button } from '../../../components/ui/button.tsx'
import { Card, CardHead } from '../../../components/ui/card.tsx'
import { PartBoundary } from '../../../components/ui/part-boundary.tsx'

const ChangePasswordDialog = lazy(() => import('./change-password-dialog.tsx'))

/** Opens the dialog to change one's own password. */
export function PasswordCard({ email, owner }: { readonly email: string; readonly owner: Role }) {
  const [open, setOpen] = useState(false)
  return (
    <Card aria-labelledby="password">
      <CardHead
        id="password"
        title={signIn.password}
        className="mb-1!"
        action={
          <Button kind="quiet" size="small" aria-haspopup="dialog" onClick={() => setOpen(true)}>
            {messages.changePassword}
          </Button>
        }
      />
      <p className="max-w-[66ch] text-sm text-muted">{messages.useItNowhereElse}</p>
      {open && (
        <PartBoundary title={messages.formDidNotLoad}>
          <Suspense>
            <ChangePasswordDialog email={email} owner={owner} onClose={() => setOpen(false)} />
          </Suspense>
        </PartBoundary>
      )}
    </Card>
  )
}
