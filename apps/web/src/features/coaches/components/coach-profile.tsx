import type { CoachProfile } from '@shinequo/contract/coaches'
import * as messages from '@shinequo/messages/web/coaches'
import { Clock, Globe, Lock, type LucideIcon, MapPin, Target } from 'lucide-react'
import { lazy, type ReactNode, Suspense } from 'react'
import { FocusArea } from '../../../components/names/focus-area.tsx'
import { Languages } from '../../../components/names/languages.tsx'
import { Avatar } from '../../../components/ui/avatar.tsx'
import { Card } from '../../../components/ui/card.tsx'
import { PartBoundary } from '../../../components/ui/part-boundary.tsx'
import { RatingStars } from '../../../components/ui/rating-stars.tsx'
import { fullName } from '../../../lib/coach-words.ts'
import { stateName } from '../../../lib/state-name.ts'
import { OF_A_PERSON } from '../../../lib/words-of.ts'

const CoachBio = lazy(() => import('./coach-bio.tsx'))

/** The head of a coach's page: photo, full name, stars, focus area and location. */
export function CoachHead({ coach }: { readonly coach: CoachProfile }) {
  const state = stateName(coach.state)
  const place = coach.city && state ? messages.cityAndState(coach.city, state) : coach.city || state
  return (
    <Card className="flex flex-col gap-4 tablet:flex-row tablet:items-center tablet:gap-7">
      <Avatar name={fullName(coach)} url={coach.url} size={132} alt={messages.pictureOf(fullName(coach))} />
      <div className="grid min-w-0 gap-2">
        <h2 className="text-xl font-bold tracking-snug [overflow-wrap:anywhere]">{fullName(coach)}</h2>
        <div className="flex min-h-6 flex-wrap items-center gap-x-2 text-sm">
          <RatingStars rating={coach.rating} />
          {coach.rating_count > 0 && (
            <span className="text-muted">{messages.fromReviews(coach.rating_count)}</span>
          )}
        </div>
        <p className="flex flex-wrap gap-x-5 gap-y-1 text-sm text-muted">
          <Detail Icon={Target}>
            {coach.focus_area ? <FocusArea text={coach.focus_area} /> : messages.noFocus}
          </Detail>
          {place && <Detail Icon={MapPin}>{place}</Detail>}
        </p>
      </div>
    </Card>
  )
}

/** 'About Amara' and the coach's text. */
export function CoachAbout({ coach }: { readonly coach: CoachProfile }) {
  return (
    <Card>
      <h2 className="mb-3 text-xl font-bold tracking-snug">{messages.about(coach.user.first_name)}</h2>
      {coach.description.trim() === '' ? (
        <p className="text-muted">{messages.noBio}</p>
      ) : (
        <PartBoundary title={messages.wordsDidNotLoad(coach.user.first_name)}>
          <Suspense fallback={<BioSkeleton html={coach.description} />}>
            <CoachBio html={coach.description} />
          </Suspense>
        </PartBoundary>
      )}
    </Card>
  )
}

interface CoachWelcomeProps {
  readonly coach: CoachProfile
  readonly welcome: string
  /** For those who are not students: who reads it. */
  readonly note?: string
}

/** 'A word from Amara': what a coach wrote to welcome a newly matched student. Nothing if they wrote nothing. */
export function CoachWelcome({ coach, welcome, note }: CoachWelcomeProps) {
  if (!welcome) return null
  return (
    <Card aria-labelledby="coach-welcome" className="border-s-4 border-s-accent">
      <h2 id="coach-welcome" className="text-xl font-bold tracking-snug [overflow-wrap:anywhere]">
        {messages.wordFrom(coach.user.first_name)}
      </h2>
      {note && <p className="mt-1 text-sm text-muted">{note}</p>}
      <p {...OF_A_PERSON} className="mt-3 max-w-[70ch] whitespace-pre-wrap [overflow-wrap:anywhere]">
        {welcome}
      </p>
    </Card>
  )
}

/** The language, length and confidentiality of a session with this coach. */
export function CoachFacts({ coach }: { readonly coach: CoachProfile }) {
  return (
    <dl className="grid gap-4 border-t border-line pt-5 text-sm">
      {coach.language_preference && (
        <Fact Icon={Globe} name={messages.languagePreference}>
          <Languages text={coach.language_preference} />
        </Fact>
      )}
      <Fact Icon={Clock} name={messages.session}>
        {messages.thirtyMinutesOnline}
      </Fact>
      <Fact Icon={Lock} name={messages.betweenYou}>
        {messages.confidential}
      </Fact>
    </dl>
  )
}

function Detail({ Icon, children }: { readonly Icon: LucideIcon; readonly children: ReactNode }) {
  return (
    <span className="flex items-center gap-2">
      <Icon aria-hidden="true" strokeWidth={1.75} className="size-4.5 shrink-0" />
      {children}
    </span>
  )
}

interface FactProps {
  readonly Icon: LucideIcon
  readonly name: string
  readonly children: ReactNode
}

function Fact({ Icon, name, children }: FactProps) {
  return (
    <div className="relative ps-8">
      <dt className="text-muted">
        <Icon
          aria-hidden="true"
          strokeWidth={1.75}
          className="absolute start-0 top-0.5 size-5 text-primary"
        />
        {name}
      </dt>
      <dd className="font-strong">{children}</dd>
    </div>
  )
}

/** Grey lines as long as the text, so that nothing moves when it loads. */
function BioSkeleton({ html }: { readonly html: string }) {
  const blocks = html.split(/<\/(?:p|li)>|<br\s*\/?>/).map((block) => block.replace(/<[^>]*>/g, '').trim())
  return (
    <div aria-hidden="true" className="grid max-w-[70ch] gap-3">
      {blocks.filter(Boolean).map((words) => (
        <p key={words}>
          <span className="rounded-in bg-line box-decoration-clone text-transparent">{words}</span>
        </p>
      ))}
    </div>
  )
}
