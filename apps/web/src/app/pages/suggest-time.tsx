import * as actions from '@shinequo/messages/web/actions'
import * as messages from '@shinequo/messages/web/bookings'
import { lazy, useState } from 'react'
import { Button } from '../../components/ui/button.tsx'
import { LazyPart } from '../../components/ui/lazy-part.tsx'
import { useCoachSuggestions } from '../../features/bookings/api/coach.ts'
import { TimesSuggested } from '../../features/bookings/components/times-suggested.tsx'
import { suggestionText } from '../../features/bookings/suggestion-words.ts'
import { useCoachZone } from '../../lib/account.ts'

const SuggestDialog = lazy(() => import('./suggest-dialog.tsx'))

interface SuggestTimeProps {
  readonly studentId: string
  readonly firstName: string
  /** The id of an element that names the student, for lists with several of these buttons. */
  readonly describedBy?: string
  /** Whether the programme asks the coach to do so. */
  readonly asked?: boolean
  readonly className?: string
}

/** A button to suggest times for a session to a student of the coach, and how the last suggestion stands. */
export function SuggestTime({ studentId, firstName, describedBy, asked, className = '' }: SuggestTimeProps) {
  const { data } = useCoachSuggestions()
  const [open, setOpen] = useState(false)
  const last = data?.find(({ student }) => student.id === studentId)
  const waiting = last?.state === 'waiting' ? last : undefined
  const zone = useCoachZone()
  const words = suggestionText(last, zone)
  return (
    <div className={`grid justify-items-start gap-2 ${className}`}>
      {asked && (
        <p className="text-sm font-semibold text-ink [overflow-wrap:anywhere]">
          {messages.programmeAsksFor(firstName)}
        </p>
      )}
      {waiting && <TimesSuggested {...waiting} zone={zone} />}
      {words !== null && <p className="text-sm text-muted [overflow-wrap:anywhere]">{words}</p>}
      <Button kind="soft" size="small" aria-describedby={describedBy} onClick={() => setOpen(true)}>
        {waiting === undefined ? messages.suggestATime : messages.changeTheTimes}
      </Button>
      {open && (
        <LazyPart title={actions.thisDidNotLoad}>
          <SuggestDialog
            studentId={studentId}
            firstName={firstName}
            waiting={waiting}
            onClose={() => setOpen(false)}
          />
        </LazyPart>
      )}
    </div>
  )
}
