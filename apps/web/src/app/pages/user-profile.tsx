import { lazy, type ReactNode, Suspense, useState } from 'react'
import { Button } from '../../components/ui/button.tsx'
import { Card, CardHead } from '../../components/ui/card.tsx'
import { PageHead } from '../../components/ui/page-heading.tsx'
import { PartBoundary } from '../../components/ui/part-boundary.tsx'
import { Waiting } from '../../components/ui/spinner.tsx'
import { ThemeChoice } from '../../components/ui/theme-choice.tsx'
import DeleteAccount from '../../features/accounts/components/delete-account.tsx'
import { PasswordCard } from '../../features/accounts/components/password-card.tsx'
import { ProofLine } from '../../features/accounts/components/proof-line.tsx'
import { BasicInformation } from '../../features/profiles/components/basic-information.tsx'
import { PictureCard } from '../../features/profiles/components/picture-card.tsx'
import { SchoolProof } from '../../features/schools/components/school-proof.tsx'
import { ownZone } from '../../lib/own-zone.ts'
import { useProfile } from '../../lib/user-state.ts'

const OwnData = lazy(() => import('../../features/accounts/components/own-data.tsx'))
const SignInList = lazy(() => import('../../features/accounts/components/sign-in-list.tsx'))
const OwnFeed = lazy(() => import('../../features/calendars/components/calendar-feed.tsx'))
const MailChoices = lazy(() => import('../../features/notifications/components/mail-choices.tsx'))
const OwnMessages = lazy(() => import('../../features/notifications/components/own-messages.tsx'))
const OwnLedger = lazy(() => import('../../features/audit/components/own-ledger.tsx'))

/**
 * /home/userProfile: what we know of a student and the picture, each to read and to change, the theme, where the
 * student is signed in, who opened the record, all of it as a file, and the way out.
 */
export default function UserProfilePage() {
  const profile = useProfile()
  return (
    <>
      <PageHead>User Profile</PageHead>
      <ProofLine profile={profile} className="mb-4 tablet:mb-6" />
      <div className="grid items-start gap-4 tablet:gap-6 wide:grid-cols-[19rem_minmax(0,1fr)] wide:grid-rows-[auto_1fr]">
        <PictureCard profile={profile} />
        <div className="grid min-w-0 gap-4 tablet:gap-6 wide:row-span-2">
          <BasicInformation profile={profile} />
          <Card aria-labelledby="your-school">
            <CardHead id="your-school" title="Your school" />
            <SchoolProof proved={profile.proved_school ?? null} />
          </Card>
          <PasswordCard email={profile.user.email} owner="student" />
          <FoldedList
            id="mail-choices"
            title="Mail you get"
            what="mail you get"
            words="Which reminders we send you."
          >
            <MailChoices whose="student" />
          </FoldedList>
          <FoldedList
            id="own-mail"
            title="Mail to you"
            what="mail to you"
            words="What we mailed you, what is planned, and whether it went out."
          >
            <OwnMessages zone={ownZone()} />
          </FoldedList>
          <FoldedList
            id="own-calendar"
            title="Sessions in your calendar"
            what="sessions in your calendar"
            words="Let your own calendar follow your sessions."
          >
            <OwnFeed />
          </FoldedList>
          <FoldedList
            id="sign-ins"
            title="Where you are signed in"
            what="where you are signed in"
            words="The browsers and devices that are signed in to your account."
          >
            <SignInList zone={ownZone()} />
          </FoldedList>
          <FoldedList
            id="who-opened"
            title="Who opened my record"
            what="who opened my record"
            words="When a coach or an administrator opens your record or acts on it, we write down who, when and why."
          >
            <OwnLedger />
          </FoldedList>
          <Card aria-labelledby="your-data">
            <CardHead id="your-data" title="Your data" className="mb-1!" />
            <PartBoundary title="This part did not load">
              <Suspense fallback={<Waiting className="min-h-54 tablet:min-h-34">Loading...</Waiting>}>
                <OwnData />
              </Suspense>
            </PartBoundary>
          </Card>
          <DeleteAccount whose="student" deletesAt={profile.deletes_at} />
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
