import type { Role } from '@shinequo/contract/accounts'
import { lazy, Suspense, useState } from 'react'
import { Button } from '../../../components/ui/button.tsx'
import { Card, CardHead } from '../../../components/ui/card.tsx'
import { PartBoundary } from '../../../components/ui/part-boundary.tsx'

const ChangePasswordDialog = lazy(() => import('./change-password-dialog.tsx'))

/** The way to another password, for whoever is signed in. */
export function PasswordCard({ email, owner }: { readonly email: string; readonly owner: Role }) {
  const [open, setOpen] = useState(false)
  return (
    <Card aria-labelledby="password">
      <CardHead
        id="password"
        title="Password"
        className="mb-1!"
        action={
          <Button kind="quiet" size="small" aria-haspopup="dialog" onClick={() => setOpen(true)}>
            Change password
          </Button>
        }
      />
      <p className="max-w-[66ch] text-sm text-muted">Use one that you use nowhere else.</p>
      {open && (
        <PartBoundary title="The form did not load">
          <Suspense>
            <ChangePasswordDialog email={email} owner={owner} onClose={() => setOpen(false)} />
          </Suspense>
        </PartBoundary>
      )}
    </Card>
  )
}
