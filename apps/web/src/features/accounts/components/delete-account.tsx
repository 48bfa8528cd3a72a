import type { Role } from '@shinequo/contract/accounts'
import { datedDayText } from '@shinequo/messages/times'
import { lazy, Suspense, useState } from 'react'
import { Button } from '../../../components/ui/button.tsx'
import { Card, CardHead } from '../../../components/ui/card.tsx'
import { PartBoundary } from '../../../components/ui/part-boundary.tsx'
import { ownZone } from '../../../lib/own-zone.ts'

const DeleteAccountDialog = lazy(() => import('./delete-account-dialog.tsx'))

interface DeleteAccountProps {
  readonly whose: Role
  /** When it is deleted; null: nobody has asked for it. */
  readonly deletesAt: string | null
}

/** The way out: what it means to leave, or when it will be. */
export default function DeleteAccount({ whose, deletesAt }: DeleteAccountProps) {
  const [open, setOpen] = useState(false)
  return (
    <Card aria-labelledby="delete-account">
      <CardHead id="delete-account" title="Delete my account" className="mb-1!" />
      {deletesAt ? (
        <Told deletesAt={deletesAt} />
      ) : (
        <>
          <p className="max-w-[66ch] text-sm text-muted">
            You have seven days to change your mind. Then your name, address and all that you wrote are gone
            for good.
          </p>
          <Button kind="danger" className="mt-4" aria-haspopup="dialog" onClick={() => setOpen(true)}>
            Delete my account
          </Button>
        </>
      )}
      {open && (
        <PartBoundary title="This did not load">
          <Suspense fallback={null}>
            <DeleteAccountDialog whose={whose} onClose={() => setOpen(false)} />
          </Suspense>
        </PartBoundary>
      )}
    </Card>
  )
}

function Told({ deletesAt }: { readonly deletesAt: string }) {
  return (
    <p className="max-w-[66ch] text-sm text-muted">
      It will be deleted on {datedDayText(Date.parse(deletesAt), ownZone())}. To keep it, press ‘Keep my
      account’ at the top of any page.
    </p>
  )
}
