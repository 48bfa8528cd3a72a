import type { CancelledSession } from '@shinequo/contract/bookings'
import { dayText, proseMomentText, slotText } from '@shinequo/messages/times'
import * as actions from '@shinequo/messages/web/actions'
import * as messages from '@shinequo/messages/web/bookings'
import toast from 'react-hot-toast'
import { Avatar } from '../../../components/ui/avatar.tsx'
import { Button, ButtonLink } from '../../../components/ui/button.tsx'
import { Sentence } from '../../../components/ui/sentence.tsx'
import { useOpenTimes } from '../../../features/availability/api/student.ts'
import { nearestTimes } from '../../../features/availability/nearest-times.ts'
import { markBusy, type Time } from '../../../features/availability/open-days.ts'
import { useDismissCancellation } from '../../../features/bookings/api/student.ts'
import { messageOf } from '../../../lib/error-catalogue.ts'
import { ownZone } from '../../../lib/own-zone.ts'
import { OF_A_PERSON } from '../../../lib/words-of.ts'

/** The same number of times as in the mail. */
const SHOWN = 3

interface CancelledSessionsProps {
  readonly sessions: readonly CancelledSession[]
  readonly now: number
  /** The student's own sessions: overlapping times are not offered. */
  readonly own: readonly Time[]
}

/** Sessions that coaches cancelled: the reason, the nearest other times, and a button to dismiss the notice. */
export default function CancelledSessions({ sessions, ...rest }: CancelledSessionsProps) {
  return (
    <ul className="mx-3 mb-2 mt-1 grid gap-3 tablet:mx-6">
      {sessions.map((session) => (
        <CancelledCard key={session.id} session={session} {...rest} />
      ))}
    </ul>
  )
}

interface CancelledCardProps extends Omit<CancelledSessionsProps, 'sessions'> {
  readonly session: CancelledSession
}

function CancelledCard({ session, now, own }: CancelledCardProps) {
  const { id, mentor_profile: coach, reason } = session
  const { first_name, last_name } = coach.user
  const zone = ownZone()
  const start = Date.parse(session.start_time)
  const { data, isPending } = useOpenTimes(coach.id, now)
  // If the coach closed the hour, they are assumed to be unavailable on that day.
  const isOffered = (time: Time) => !session.hour_closed || dayText(time.start, zone) !== dayText(start, zone)
  const nearest = nearestTimes(markBusy(data ?? [], own).filter(isOffered), start, SHOWN)
  const page = `/home/selectcoach/${encodeURIComponent(coach.id)}/book`
  // The pressed button disappears with its card, so the focus moves to the page.
  const dismissal = useDismissCancellation(() =>
    document.getElementById('main')?.focus({ preventScroll: true }),
  )
  const dismiss = () => dismissal.mutateAsync(id).catch((error) => toast.error(messageOf(error)))
  return (
    <li className="grid gap-3 rounded-box bg-accent-soft p-4 tablet:p-5">
      <div className="flex items-start gap-3">
        <Avatar name={`${first_name} ${last_name}`} url={coach.url} size={48} />
        <div id={`cancelled-${id}`} className="min-w-0 flex-1">
          <h3 className="font-strong leading-snug">
            <Sentence
              parts={messages.hadToCancel(
                first_name,
                <span className="inline-block">{proseMomentText(start, zone)}</span>,
              )}
            />
          </h3>
          {reason !== '' && (
            <p {...OF_A_PERSON} className="mt-1 text-sm [overflow-wrap:anywhere]">
              {messages.quoted(reason)}
            </p>
          )}
        </div>
      </div>
      {nearest.length > 0 && <p className="text-sm">{messages.nearestTimesWith(first_name)}</p>}
      {/* The button comes with the times above it, which would push it down. */}
      <div className={isPending ? 'invisible min-h-62 tablet:min-h-20' : 'flex flex-wrap gap-2'}>
        {nearest.map((time) => (
          <ButtonLink
            key={time.start}
            to={`${page}?start=${new Date(time.start).toISOString()}`}
            kind="quiet"
            size="small"
          >
            {messages.slotLine(dayText(time.start, zone), slotText(time.start, time.end, zone))}
          </ButtonLink>
        ))}
        {data !== undefined && nearest.length === 0 && (
          <ButtonLink to={`/home/selectcoach/${encodeURIComponent(coach.id)}`} kind="quiet" size="small">
            {messages.seePageOf(first_name)}
          </ButtonLink>
        )}
        <Button
          kind="ghost"
          size="small"
          busy={dismissal.isPending}
          aria-describedby={`cancelled-${id}`}
          onClick={dismiss}
        >
          {actions.dismiss}
        </Button>
      </div>
    </li>
  )
}
