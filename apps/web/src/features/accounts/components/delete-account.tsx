import type { Role } from '@shinequo/contract/accounts'
import { proseDateText } from '@shinequo/messages/times'
import * as messages from '@shinequo/messages/web/accounts'
import * as actions from '@shinequo/messages/web/actions'
import { lazy, useState } from 'react'
import { Button } from '../../../components/ui/button.tsx'
import { Card, CardHead } from '../../../components/ui/card.tsx'
import { LazyPart } from '../../../components/ui/lazy-part.tsx'

const DeleteAccountDialog = lazy(() => import('./delete-account-dialog.tsx'))

interface DeleteAccountProps {
  readonly whose: Role
  /** When the account is deleted; null if deletion was not requested. */
  readonly deletesAt: string | null
  /** The IANA zone of the displayed times. */
  readonly zone: string
}

/** Deletes the account: what it means, or when it will happen. */
export default function DeleteAccount({ whose, deletesAt, zone }: DeleteAccountProps) {
  const [open, setOpen] = useState(false)
  return (
    <Card aria-labelledby="delete-account">
      <CardHead id="delete-account" title={messages.deleteMyAccount} className="mb-1!" />
      {deletesAt ? (
        <p className="max-w-[66ch] text-sm text-muted">
          {messages.willBeDeleted(proseDateText(Date.parse(deletesAt), zone))}
        </p>
      ) : (
        <>
          <p className="max-w-[66ch] text-sm text-muted">{messages.sevenDays}</p>
          <Button kind="danger" className="mt-4" aria-haspopup="dialog" onClick={() => setOpen(true)}>
            {messages.deleteMyAccount}
          </Button>
        </>
      )}
      {open && (
        <LazyPart title={actions.thisDidNotLoad}>
          <DeleteAccountDialog whose={whose} zone={zone} onClose={() => setOpen(false)} />
        </LazyPart>
      )}
    </Card>
  )
}
