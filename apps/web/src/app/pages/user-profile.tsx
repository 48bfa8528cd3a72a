import { lazy, Suspense, useState } from 'react'
import { Button } from '../../components/ui/button.tsx'
import { Card, CardHead } from '../../components/ui/card.tsx'
import { PageHead } from '../../components/ui/page-heading.tsx'
import { PartBoundary } from '../../components/ui/part-boundary.tsx'
import { Waiting } from '../../components/ui/spinner.tsx'
import { ThemeChoice } from '../../components/ui/theme-choice.tsx'
import { BasicInformation } from '../../features/profiles/components/basic-information.tsx'
import { PictureCard } from '../../features/profiles/components/picture-card.tsx'
import { useProfile } from '../../lib/user-state.ts'

const OwnLedger = lazy(() => import('../../features/audit/components/own-ledger.tsx'))

/**
 * /home/userProfile: what we know of a student and the picture, each to read and to change, the theme, and who
 * opened the record.
 */
export default function UserProfilePage() {
  const profile = useProfile()
  return (
    <>
      <PageHead>User Profile</PageHead>
      <div className="grid items-start gap-4 tablet:gap-6 wide:grid-cols-[19rem_minmax(0,1fr)] wide:grid-rows-[auto_1fr]">
        <PictureCard profile={profile} />
        <div className="grid min-w-0 gap-4 tablet:gap-6 wide:row-span-2">
          <BasicInformation profile={profile} />
          <WhoOpened />
        </div>
        <Card>
          <ThemeChoice />
        </Card>
      </div>
    </>
  )
}

/** The list comes when it is asked for: hardly anybody needs it on the way to their profile. */
function WhoOpened() {
  const [shown, setShown] = useState(false)
  return (
    <Card aria-labelledby="who-opened">
      <CardHead
        id="who-opened"
        title="Who opened my record"
        className="mb-1!"
        action={
          <Button
            kind="quiet"
            size="small"
            aria-expanded={shown}
            aria-label={`${shown ? 'Hide' : 'Show'} who opened my record`}
            onClick={() => setShown(!shown)}
          >
            {shown ? 'Hide' : 'Show'}
          </Button>
        }
      />
      <p className="max-w-[66ch] text-sm text-muted">
        When a coach or an administrator opens your record or acts on it, we write down who, when and why.
      </p>
      {shown && (
        <div className="mt-4 grid gap-3">
          <PartBoundary title="The list did not load">
            <Suspense fallback={<Waiting>Loading...</Waiting>}>
              <OwnLedger />
            </Suspense>
          </PartBoundary>
        </div>
      )}
    </Card>
  )
}
