import type { CoachProfile } from '@shinequo/contract/coaches'
import * as availability from '@shinequo/messages/web/availability'
import * as messages from '@shinequo/messages/web/coaches'
import { Globe, Target } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { FocusArea } from '../../../components/names/focus-area.tsx'
import { Languages } from '../../../components/names/languages.tsx'
import { Avatar } from '../../../components/ui/avatar.tsx'
import { ButtonLink } from '../../../components/ui/button.tsx'
import { Chip } from '../../../components/ui/chip.tsx'
import { ShortRating } from '../../../components/ui/short-rating.tsx'
import { fullName } from '../../../lib/coach-words.ts'

const ICON = { 'aria-hidden': true, strokeWidth: 1.75, className: 'mt-0.5 size-4.5 shrink-0' } as const

interface CoachCardProps {
  readonly coach: CoachProfile
  /** Whether the student has this coach, or has a request for them. */
  readonly standing: 'matched' | 'asked' | null
  /** A line with the next free time. */
  readonly next: ReactNode
  readonly canBook: boolean
}

/** A coach in a list of all, with links to their page and to their times. */
export function CoachCard({ coach, standing, next, canBook }: CoachCardProps) {
  const page = `/home/selectcoach/${encodeURIComponent(coach.id)}`
  const title = `coach-${coach.id}`
  return (
    <li className="flex min-w-0 flex-col rounded-box border border-line bg-surface p-5">
      <div className="mb-2.5 flex flex-wrap items-start justify-between gap-2">
        <Avatar name={fullName(coach)} url={coach.url} size={64} />
        <ShortRating rating={coach.rating} count={coach.rating_count} />
      </div>
      <div className="flex flex-wrap items-center gap-x-3">
        <h2 id={title} className="min-w-0 [overflow-wrap:anywhere]">
          <Link to={page} className="text-link inline-flex min-h-11 items-center font-strong leading-snug">
            {fullName(coach)}
          </Link>
        </h2>
        {standing !== null && (
          <Chip tone={standing === 'matched' ? 'primary' : 'amber'}>
            {standing === 'matched' ? messages.isYourCoach : messages.isAsked(coach.user.first_name)}
          </Chip>
        )}
      </div>
      <div className="mb-4 grid gap-1 text-sm leading-snug text-muted [overflow-wrap:anywhere]">
        <p className="flex items-start gap-2">
          <Target {...ICON} />
          {coach.focus_area ? <FocusArea text={coach.focus_area} /> : messages.noFocus}
        </p>
        {coach.language_preference && (
          <p className="flex items-start gap-2">
            <Globe {...ICON} />
            <span className="sr-only">{messages.languagePreferenceIs}</span>
            <Languages text={coach.language_preference} />
          </p>
        )}
      </div>
      <div className="mt-auto grid gap-3 border-t border-line pt-3">
        {next}
        {canBook && (
          <ButtonLink to={`${page}/book`} kind="soft" size="small" block aria-describedby={title}>
            {availability.seeTimesAndBook}
          </ButtonLink>
        )}
      </div>
    </li>
  )
}
