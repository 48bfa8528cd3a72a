import type { CoachProfile } from '@shinequo/contract/coaches'
import * as messages from '@shinequo/messages/web/coaches'
import { Globe, Target } from 'lucide-react'
import { FocusArea } from '../../../components/names/focus-area.tsx'
import { Languages } from '../../../components/names/languages.tsx'
import { Avatar } from '../../../components/ui/avatar.tsx'
import { fullName } from '../../../lib/coach-words.ts'

const ICON = { 'aria-hidden': true, strokeWidth: 1.75, className: 'size-4.5 shrink-0' } as const

/** The coach of the session: photo, name, focus area, language. */
export function CoachSummary({ coach }: { readonly coach: CoachProfile }) {
  return (
    <div className="mb-6 flex items-center gap-4">
      <Avatar name={fullName(coach)} url={coach.url} size={64} />
      <div className="min-w-0">
        <p className="text-lg font-strong tracking-snug">{fullName(coach)}</p>
        <p className="flex flex-wrap gap-x-4 gap-y-0.5 text-sm text-muted">
          <span className="flex items-center gap-2">
            <Target {...ICON} />
            {coach.focus_area ? <FocusArea text={coach.focus_area} /> : messages.noFocus}
          </span>
          {coach.language_preference && (
            <span className="flex items-center gap-2">
              <Globe {...ICON} />
              <span className="sr-only">{messages.languagePreferenceIs}</span>
              <Languages text={coach.language_preference} />
            </span>
          )}
        </p>
      </div>
    </div>
  )
}
