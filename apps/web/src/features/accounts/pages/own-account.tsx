import { Card, CardHead } from '../../../components/ui/card.tsx'
import { PageHead } from '../../../components/ui/page-heading.tsx'
import { ThemeChoice } from '../../../components/ui/theme-choice.tsx'
import { useAccount } from '../../../lib/account.ts'
import SignInList from '../components/sign-in-list.tsx'

/** /coach/account and /admin/account: who is signed in, and where. */
export default function OwnAccountPage() {
  const { first_name, last_name, email } = useAccount()
  return (
    <>
      <PageHead>Your account</PageHead>
      <div className="grid items-start gap-4 tablet:gap-6 wide:grid-cols-[19rem_minmax(0,1fr)]">
        <div className="grid gap-4 tablet:gap-6">
          <Card>
            <p className="font-strong [overflow-wrap:anywhere]">{`${first_name} ${last_name}`}</p>
            <p className="text-sm text-muted [overflow-wrap:anywhere]">{email}</p>
          </Card>
          <Card>
            <ThemeChoice />
          </Card>
        </div>
        <Card aria-labelledby="sign-ins">
          <CardHead id="sign-ins" title="Where you are signed in" className="mb-1!" />
          <SignInList />
        </Card>
      </div>
    </>
  )
}
