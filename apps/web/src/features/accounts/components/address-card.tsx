import * as messages from '@shinequo/messages/web/accounts'
import { lazy, Suspense, useState } from 'react'
import { Button } from '../../../components/ui/button.tsx'
import { Card, CardHead } from '../../../components/ui/card.tsx'
import { PartBoundary } from '../../../components/ui/part-boundary.tsx'

const ChangeAddressDialog = lazy(() => import('./change-address-dialog.tsx'))

/** One's own address, and the button to the dialog that changes it. */
export function AddressCard({ email }: { readonly email: string }) {
  const [open, setOpen] = useState(false)
  return (
    <Card aria-labelledby="address">
      <CardHead
        id="address"
        title={messages.yourAddress}
        className="mb-1!"
        action={
          <Button kind="quiet" size="small" aria-haspopup="dialog" onClick={() => setOpen(true)}>
            {messages.changeAddress}
          </Button>
        }
      />
      <p className="font-semibold [overflow-wrap:anywhere]">{email}</p>
      <p className="max-w-[66ch] text-sm text-muted">{messages.aboutYourAddress}</p>
      {open && (
        <PartBoundary title={messages.formDidNotLoad}>
          <Suspense>
            <ChangeAddressDialog onClose={() => setOpen(false)} />
          </Suspense>
        </PartBoundary>
      )}
    </Card>
  )
}
