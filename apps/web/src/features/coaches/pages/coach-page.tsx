import type { CoachProfile } from '@shinequo/contract/coaches'
import type { OwnCoachProfile } from '@shinequo/contract/coaches/own-page'
import * as messages from '@shinequo/messages/web/coaches'
import * as feedback from '@shinequo/messages/web/feedback'
import * as navigation from '@shinequo/messages/web/navigation'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { Avatar } from '../../../components/ui/avatar.tsx'
import { BackLink } from '../../../components/ui/back-link.tsx'
import { Button, ButtonLink } from '../../../components/ui/button.tsx'
import { Card, CardHead } from '../../../components/ui/card.tsx'
import { PageHead } from '../../../components/ui/page-heading.tsx'
import { PictureForm } from '../../../components/ui/picture-form.tsx'
import { fullName } from '../../../lib/coach-words.ts'
import { useSaveOwnPicture } from '../api/coach.ts'
import { AboutForm } from '../components/about-form.tsx'
import { ChangesAsked } from '../components/changes-asked.tsx'
import { CoachAbout, CoachFacts, CoachHead, CoachWelcome } from '../components/coach-profile.tsx'
import { OwnPageRegion } from '../components/own-page-region.tsx'
import { PlaceForm } from '../components/place-form.tsx'

/** /coach/profile: what students see of a coach, as forms and as a preview. */
export default function CoachPage() {
  return (
    <OwnPageRegion>
      {(page) => (
        <>
          {!page.approved && <BackLink to="/coach">{messages.firstSteps}</BackLink>}
          <div className="flex flex-wrap items-start justify-between gap-x-6">
            <PageHead lede={messages.yourPageLede}>{navigation.yourPage}</PageHead>
            {page.approved && (
              <ButtonLink to="/coach/feedback" kind="quiet" size="small" className="mb-5 tablet:mb-6">
                {feedback.whatStudentsWrote}
              </ButtonLink>
            )}
          </div>
          <div className="grid items-start gap-4 tablet:gap-6 desk:grid-cols-[minmax(0,1fr)_minmax(0,24rem)]">
            <div className="grid min-w-0 gap-4 tablet:gap-6">
              <ChangesAsked page={page} />
              <PictureCard profile={page.profile} />
              <Section id="about" title={messages.STEPS.description}>
                <AboutForm page={page} />
              </Section>
              <Section id="place" title={messages.languagesAndZone}>
                <PlaceForm page={page} />
              </Section>
            </div>
            <Preview page={page} />
          </div>
        </>
      )}
    </OwnPageRegion>
  )
}

interface SectionProps {
  readonly id: string
  readonly title: string
  readonly children: ReactNode
}

/** A part of the page that a first step links to. When linked, it scrolls into view and its heading is focused. */
function Section({ id, title, children }: SectionProps) {
  const { hash, key } = useLocation()
  const heading = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each arrival
  useEffect(() => {
    if (hash !== `#${id}`) return
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView({ block: 'start' })
  }, [hash, key])
  return (
    <Card aria-labelledby={`${id}-title`} id={id}>
      <div ref={heading} tabIndex={-1} className="scroll-mt-6 outline-none">
        <CardHead id={`${id}-title`} title={title} />
      </div>
      {children}
    </Card>
  )
}

function PictureCard({ profile }: { readonly profile: CoachProfile }) {
  const { mutateAsync: savePicture } = useSaveOwnPicture()
  const [editing, setEditing] = useState(false)
  const [moved, setMoved] = useState(false)
  const [preview, setPreview] = useState<string | null>(null)
  return (
    <Section id="picture" title={messages.STEPS.picture}>
      <div className="flex flex-wrap items-center gap-5">
        <Avatar
          name={fullName(profile)}
          url={preview ?? profile.url}
          size={96}
          alt={preview === null ? messages.yourPicture : messages.yourNewPicture}
        />
        {editing ? (
          <div className="min-w-0 flex-1 basis-60">
            <PictureForm
              save={savePicture}
              onPreview={setPreview}
              onDone={() => {
                setMoved(true)
                setEditing(false)
              }}
            />
          </div>
        ) : (
          // Focused after Save Picture or Cancel, which have disappeared
          <Button kind="quiet" autoFocus={moved} onClick={() => setEditing(true)}>
            {profile.url === null ? messages.addPicture : messages.changePicture}
          </Button>
        )}
      </div>
    </Section>
  )
}

/** The saved page, rendered by the components of the students' page. */
function Preview({ page }: { readonly page: OwnCoachProfile }) {
  return (
    <section aria-labelledby="preview" className="grid min-w-0 gap-4">
      <h2 id="preview" className="text-sm font-semibold text-muted">
        {messages.whatStudentsSee}
      </h2>
      <CoachHead coach={page.profile} />
      <CoachWelcome coach={page.profile} welcome={page.welcome} note={messages.welcomeIsFor} />
      <CoachAbout coach={page.profile} />
      <Card className="[&>dl]:border-0 [&>dl]:pt-0">
        <CoachFacts coach={page.profile} />
      </Card>
    </section>
  )
}
