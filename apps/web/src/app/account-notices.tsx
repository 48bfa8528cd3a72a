import { lazy, useDeferredValue, useState } from 'react'
import { useLocation } from 'react-router'
import { useAccountQuery } from '../lib/account.ts'
import { ownZone } from '../lib/own-zone.ts'

const DeletionBanner = lazy(() => import('../features/accounts/components/deletion-banner.tsx'))
const MailRefusedBanner = lazy(() => import('../features/accounts/components/mail-refused-banner.tsx'))

/**
 * What a coach or administrator must know on every page: that the account will be deleted, and that mail to it comes
 * back. If the device has kept the account, the answer changes the notices on the next page, because they would push
 * this one down.
 */
export function AccountNotices() {
  const { data, answers } = useAccountQuery()
  const { key } = useLocation()
  const [first] = useState({ key, account: answers === 0 ? data : undefined })
  // Deferred, so that a banner that is still loading does not hide a page that is already shown.
  const facts = useDeferredValue(key === first.key && answers <= 1 ? (first.account ?? data) : data)
  return (
    <>
      {facts?.deletes_at && (
        <DeletionBanner deletesAt={facts.deletes_at} zone={facts.time_zone ?? ownZone()} />
      )}
      {facts?.mail_refused && <MailRefusedBanner email={facts.email} isAdmin={facts.role === 'admin'} />}
    </>
  )
}
