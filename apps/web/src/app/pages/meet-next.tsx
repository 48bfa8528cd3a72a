import type { OpenedStudent } from '@shinequo/contract/sessions/students'
import { isJoinable, sessionPhase } from '@shinequo/domain/sessions/session-phase'
import { yourTime } from '@shinequo/messages/times'
import * as messages from '@shinequo/messages/web/bookings'
import { ButtonLink } from '../../components/ui/button.tsx'
import { Card, CardHead } from '../../components/ui/card.tsx'
import { Chip } from '../../components/ui/chip.tsx'
import { JoinLink } from '../../features/bookings/components/join-link.tsx'
import { startsText, untilText } from '../../features/bookings/session-lists.ts'
import { timeWords } from '../../features/sessions/session-words.ts'
import { useCoachZone } from '../../lib/account.ts'
import { useNow } from '../../lib/use-now.ts'
import { SuggestTime } from './suggest-time.tsx'

type Session = OpenedStudent['history'][number]

/** When coach and student meet next: the session that runs or comes, with the way into it, and a way to suggest times. */
export function MeetNext({ student }: { readonly student: OpenedStudent }) {
  const { id, user, history, can_suggest, asked } = student
  const now = useNow()
  const zone = useCoachZone()
  const next = history.findLast((session) => isAhead(session, now))
  if (!next && !can_suggest) return null
  return (
    <Card aria-labelledby="meet-next">
      <CardHead
        id="meet-next"
        title={messages.meetNext}
        className="mb-2!"
        action={next && <p className="text-sm text-muted first-letter:uppercase">{yourTime(zone)}</p>}
      />
      {next && <Next session={next} now={now} zone={zone} />}
      {can_suggest && (
        <>
          {!next && !asked && (
            <p className="mb-3 text-sm text-muted">{messages.inviteStudent(user.first_name)}</p>
          )}
          <SuggestTime studentId={id} firstName={user.first_name} asked={asked} />
        </>
      )}
    </Card>
  )
}

interface NextProps {
  readonly session: Session
  readonly now: number
  readonly zone: string
}

function Next({ session, now, zone }: NextProps) {
  const { id, url } = session
  const times = timesOf(session)
  const joins = isJoinable({ ...times, url }, now)
  return (
    <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-3 rounded-box bg-primary-soft p-4">
      <p id={`session-${id}`} className="flex min-w-0 flex-1 basis-56 flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-strong tabular-nums">{timeWords(session, zone)}</span>
        <Chip>{joins ? startsText(times.start, now) : untilText(times.start, now, zone)}</Chip>
      </p>
      <div className="flex flex-wrap gap-2">
        {joins && url !== null && <JoinLink bookingId={id} url={url} size="small" />}
        <ButtonLink to={`/coach/sessions/${id}`} kind="ghost" size="small" aria-describedby={`session-${id}`}>
          {messages.details}
        </ButtonLink>
      </div>
    </div>
  )
}

const timesOf = ({ start_time, end_time }: Session) => ({
  start: Date.parse(start_time),
  end: Date.parse(end_time),
})

/** Whether a session still takes place: a missed one does not, even before its end. */
function isAhead(session: Session, now: number): boolean {
  return session.status === 'booked' && sessionPhase(timesOf(session), now) === 'upcoming'
}
