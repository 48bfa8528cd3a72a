import * as messages from '@shinequo/messages/web/accounts'
import * as address from '@shinequo/messages/web/accounts-address'
import type { ReactNode } from 'react'
import { Card, CardHead } from '../../../components/ui/card.tsx'
import { PageHead } from '../../../components/ui/page-heading.tsx'
import { ThemeChoice } from '../../../components/ui/theme-choice.tsx'
import { useAccount } from '../../../lib/account.ts'
import { ownZone } from '../../../lib/own-zone.ts'
import { useSignIns } from '../api/shared.ts'
import { AddressCard } from '../components/address-card.tsx'
import DeleteAccount from '../components/delete-account.tsx'
import OwnData from '../components/own-data.tsx'
import { PasswordCard } from '../components/password-card.tsx'
import SignInList from '../components/sign-in-list.tsx'

/**
 * /admin/account and, with more content, /coach/account: the account, its sign-ins, the data kept about the person, and
 * deleting the account.
 */
export default function OwnAccountPage({
  zone = ownZone(),
  alsoSignedIn,
  children,
}: {
  /** The IANA zone of the displayed times. */
  readonly zone?: string
  /** What else opens the account, below its sign-ins. */
  readonly alsoSignedIn?: ReactNode
  readonly children?: ReactNode
}) {
  const { first_name, last_name, email, role, deletes_at } = useAccount()
  // The list's length is not known in advance, so the content below is shown after it has loaded, and does not move.
  const { isPending } = useSignIns()
  return (
    <>
      <PageHead>{messages.yourAccount}</PageHead>
      <div className="grid items-start gap-4 tablet:gap-6 wide:grid-cols-[19rem_minmax(0,1fr)]">
        <div className="grid gap-4 tablet:gap-6">
          <Card>
            <p className="font-strong [overflow-wrap:anywhere]">{`${first_name} ${last_name}`}</p>
            {role === 'admin' && (
              <>
                <p className="text-sm text-muted [overflow-wrap:anywhere]">{email}</p>
                <p className="mt-2 text-sm text-muted">{address.staysWhileAdministrator}</p>
              </>
            )}
          </Card>
          {role !== 'admin' && <AddressCard email={email} />}
          <PasswordCard email={email} owner={role} />
          <Card>
            <ThemeChoice />
          </Card>
        </div>
        <div className="grid min-w-0 gap-4 tablet:gap-6">
          <Card aria-labelledby="sign-ins">
            <CardHead id="sign-ins" title={messages.whereSignedIn} className="mb-1!" />
            <div className="grid gap-3">
              <SignInList zone={zone} />
              {alsoSignedIn}
            </div>
          </Card>
          {!isPending && (
            <>
              {children}
              <Card aria-labelledby="your-data">
                <CardHead id="your-data" title={messages.yourData} className="mb-1!" />
                <OwnData zone={zone} />
              </Card>
              <DeleteAccount whose={role} deletesAt={deletes_at} zone={zone} />
            </>
          )}
        </div>
      </div>
    </>
  )
}
