import { lazy, useDeferredValue, useEffect } from 'react'
import { useLocation } from 'react-router'
import { ownZone } from '../lib/own-zone.ts'
import { showNewNotices, useNoticeFacts } from '../lib/user-state.ts'

const DeletionBanner = lazy(() => import('../features/accounts/components/deletion-banner.tsx'))
const MailRefusedBanner = lazy(() => import('../features/accounts/components/mail-refused-banner.tsx'))

/** What a student must know on every page: that the account will be deleted, and that mail to it comes back. */
export function ProfileNotices() {
  // Deferred, so that a banner that is still loading does not hide a page that is already shown.
  const facts = useDeferredValue(useNoticeFacts())
  const { key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the person goes to another page
  useEffect(() => showNewNotices, [key])
  return (
    <>
      {facts?.deletes_at && <DeletionBanner deletesAt={facts.deletes_at} zone={ownZone()} />}
      {facts?.mail_refused && <MailRefusedBanner email={facts.user.email} />}
    </>
  )
}
