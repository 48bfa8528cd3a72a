import * as actions from '@shinequo/messages/web/actions'
import * as calendars from '@shinequo/messages/web/calendars'
import * as lists from '@shinequo/messages/web/components'
import * as notifications from '@shinequo/messages/web/notifications'
import * as messages from '@shinequo/messages/web/profiles'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { Button } from '../../components/ui/button.tsx'
import { Card, CardHead } from '../../components/ui/card.tsx'
import { PageHead } from '../../components/ui/page-heading.tsx'
import { PartBoundary } from '../../components/ui/part-boundary.tsx'
import { Waiting } from '../../components/ui/spinner.tsx'
import { ThemeChoice } from '../../components/ui/theme-choice.tsx'
import { AddressCard } from '../../features/accounts/components/address-card.tsx'
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
const FeedAccess = lazy(() => import('../../features/calendars/components/feed-access.tsx'))
const MailChoices = lazy(() => import('../../features/notifications/components/mail-choices.tsx'))
const OwnMessages = lazy(() => import('../../features/notifications/components/own-messages.tsx'))
const OwnLedger = lazy(() => import('../../features/audit/components/own-ledger.tsx'))

/**
 * /home/userProfile: a student's data and picture, to read and to change, the theme, active sign-ins, who opened the
 * record, the data export, and deleting the account.
 */
export default function UserProfilePage() {
  const profile = useProfile()
  return (
    <>
      <PageHead>{messages.userProfile}</PageHead>
      <ProofLine profile={profile} className="mb-4 tablet:mb-6" />
      <div className="grid items-start gap-4 tablet:gap-6 wide:grid-cols-[19rem_minmax(0,1fr)] wide:grid-rows-[auto_1fr]">
        <PictureCard profile={profile} />
        <div className="grid min-w-0 gap-4 tablet:gap-6 wide:row-span-2">
          <BasicInformation profile={profile} />
          <Card aria-labelledby="your-school">
            <CardHead id="your-school" title={messages.yourSchool} />
            <SchoolProof proved={profile.proved_school ?? null} />
          </Card>
          <AddressCard email={profile.user.email} />
          <PasswordCard email={profile.user.email} owner="student" />
          <FoldedList
            id="mail-choices"
            title={notifications.mailYouGet}
            show={messages.showMailYouGet}
            hide={messages.hideMailYouGet}
            words={messages.aboutMailYouGet}
          >
            <MailChoices whose="student" />
          </FoldedList>
          <FoldedList
            id="own-mail"
            title={notifications.mailToYou}
            show={messages.showMailToYou}
            hide={messages.hideMailToYou}
            words={messages.aboutMailToYou}
          >
            <OwnMessages zone={ownZone()} />
          </FoldedList>
          <FoldedList
            id="own-calendar"
            title={calendars.sessionsInYourCalendar}
            show={messages.showYourCalendar}
            hide={messages.hideYourCalendar}
            words={messages.aboutYourCalendar}
          >
            <OwnFeed />
          </FoldedList>
          <FoldedList
            id="sign-ins"
            title={messages.whereYouAreSignedIn}
            show={messages.showSignIns}
            hide={messages.hideSignIns}
            words={messages.aboutSignIns}
          >
            <SignInList zone={ownZone()} />
            <FeedAccess zone={ownZone()} />
          </FoldedList>
          <FoldedList
            id="who-opened"
            title={messages.whoOpenedMyRecord}
            show={messages.showWhoOpened}
            hide={messages.hideWhoOpened}
            words={messages.aboutWhoOpened}
          >
            <OwnLedger />
          </FoldedList>
          <Card aria-labelledby="your-data">
            <CardHead id="your-data" title={messages.yourData} className="mb-1!" />
            <PartBoundary title={actions.thisPartDidNotLoad}>
              <Suspense fallback={<Waiting className="min-h-54 tablet:min-h-34">{actions.loading}</Waiting>}>
                <OwnData zone={ownZone()} />
              </Suspense>
            </PartBoundary>
          </Card>
          <DeleteAccount whose="student" deletesAt={profile.deletes_at} zone={ownZone()} />
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
  /** Accessible names of the button, for screen readers that announce it without the title. */
  readonly show: string
  readonly hide: string
  readonly words: string
  readonly children: ReactNode
}

/** A card whose list is loaded on request, because hardly anybody needs it. */
function FoldedList({ id, title, show, hide, words, children }: FoldedListProps) {
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
            aria-label={shown ? hide : show}
            onClick={() => setShown(!shown)}
          >
            {shown ? actions.hide : actions.show}
          </Button>
        }
      />
      <p className="max-w-[66ch] text-sm text-muted">{words}</p>
      {shown && (
        <div className="mt-4 grid gap-3">
          <PartBoundary title={lists.listDidNotLoad}>
            <Suspense fallback={<Waiting>{actions.loading}</Waiting>}>{children}</Suspense>
          </PartBoundary>
        </div>
      )}
    </Card>
  )
}
