import * as messages from '@shinequo/messages/web/accounts'
import { lazy } from 'react'
import { DialogCard } from './dialog-card.tsx'

const ChangeAddressDialog = lazy(() => import('./change-address-dialog.tsx'))

/** One's own address, and the button to the dialog that changes it. */
export function AddressCard({ email }: { readonly email: string }) {
  return (
    <DialogCard
      id="address"
      title={messages.yourAddress}
      act={messages.changeAddress}
      dialog={(onClose) => <ChangeAddressDialog onClose={onClose} />}
    >
      <p className="font-semibold [overflow-wrap:anywhere]">{email}</p>
      <p className="max-w-[66ch] text-sm text-muted">{messages.aboutYourAddress}</p>
    </DialogCard>
  )
}
