import { lazy, type ReactNode, Suspense, useState } from 'react'
import { Button } from '../../components/ui/button.tsx'
import { Card, CardHead } from '../../components/ui/card.tsx'
import { PageHead } from '../../components/ui/page-heading.tsx'
import { PartBoundary } from '../../components/ui/part-boundary.tsx'
import { Waiting } from '../../components/ui/spinner.tsx'
import { ThemeChoice } from '../../components/ui/theme-choice.tsx'
import { BasicInformation } from '../../features/profiles/components/basic-information.tsx'
import { PictureCard } from '../../features/profiles/components/picture-card.tsx'
import { useProfile } from '../../lib/user-state.ts'

const SignInList = lazy(() => import('../../features/accounts/components/sign-in-list.tsx'))
const OwnLedger = lazy(() => import('../../features/audit/components/own-ledger.tsx'))

/**
 * /home/userProfile: what we know of a student and the picture, each to read and to change, the theme, where the
 * student is signed in, and who opened the record.
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
          <FoldedList
            id="sign-ins"
            title="Where you are signed in"
            what="where you are signed in"
            words="The browsers and devices that are signed in to your account."
          >
            <SignInList />
          </FoldedList>
          <FoldedList
            id="who-opened"
            title="Who opened my record"
            what="who opened my record"
            words="When a coach or an administrator opens your record or acts on it, we write down who, when and why."
          >
            <OwnLedger />
          </FoldedList>
        </div>
        <Card>
          <ThemeChoice />
        </Card>
      </div>
    </>
  )
}

interface FoldedListProps {
  readonly id: string
  readonly title: string
  /** What the list is, after 'Show' and 'Hide'. */
  readonly what: string
  readonly words: string
  readonly children: ReactNode
}

/** A card whose list comes when it is asked for: hardly anybody needs it on the way to their profile. */
function FoldedList({ id, title, what, words, children }: FoldedListProps) {
  const [shown, setShown] = useState(false)
  return (
    <Card aria-labelledby={id}>
      <CardHead
        id={id}
        title={title}
        className="mb-1!"
        action={
          <Button
            kind="quiet"
            size="small"
            aria-expanded={shown}
            aria-label={`${shown ? 'Hide' : 'Show'} ${what}`}
            onClick={() => setShown(!shown)}
          >
            {shown ? 'Hide' : 'Show'}
          </Button>
        }
      />
      <p className="max-w-[66ch] text-sm text-muted">{words}</p>
      {shown && (
        <div className="mt-4 grid gap-3">
          <PartBoundary title="The list did not load">
            <Suspense fallback={<Waiting>Loading...</Waiting>}>{children}</Suspense>
          </PartBoundary>
        </div>
      )}
    </Card>
  )
}
