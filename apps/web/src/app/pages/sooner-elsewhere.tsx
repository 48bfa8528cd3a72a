import { timeText } from '@shinequo/messages/times'
import * as messages from '@shinequo/messages/web/bookings'
import { useQueries } from '@tanstack/react-query'
import { ButtonLink } from '../../components/ui/button.tsx'
import { Sentence } from '../../components/ui/sentence.tsx'
import { openTimesOf } from '../../features/availability/api/student.ts'
import { markBusy, nextDay, type Time } from '../../features/availability/components/open-days.ts'
import { useMatchRequests } from '../../features/matching/api/student.ts'
import { ownZone } from '../../lib/own-zone.ts'

interface SoonerElsewhereProps {
  readonly coachId: string
  readonly now: number
  /** The student's own sessions: overlapping times are skipped. */
  readonly own: readonly Time[]
}

/**
 * A link to the next free time of any matched coach, if another coach is free earlier than `coachId`; otherwise
 * nothing.
 */
export function SoonerElsewhere({ coachId, now, own }: SoonerElsewhereProps) {
  const matches = useMatchRequests()
  const zone = ownZone()
  const coaches = (matches.data ?? [])
    .filter(({ status }) => status === 'accepted')
    .map(({ from_user_profile }) => from_user_profile)
  const times = useQueries({
    queries: [coachId, ...coaches.map(({ id }) => id)].map((id) => openTimesOf(id, now)),
    combine: (answers) => answers.map(({ data }) => data ?? []),
  })
  const [here, ...elsewhere] = times.map(
    (offered) => markBusy(offered, own).find(({ busy, start }) => !busy && start > now)?.start,
  )
  const sooner = coaches
    .map((coach, index) => ({ coach, start: elsewhere[index] ?? Number.POSITIVE_INFINITY }))
    .filter(({ coach }) => coach.id !== coachId)
    .sort((one, other) => one.start - other.start)[0]
  if (here === undefined || sooner === undefined || sooner.start >= here) return null
  const { coach, start } = sooner
  return (
    <ButtonLink
      to={`/home/selectcoach/${encodeURIComponent(coach.id)}/book?start=${new Date(start).toISOString()}`}
      kind="quiet"
      size="small"
      block
    >
      <span>
        <Sentence
          parts={messages.soonerWith(
            coach.user.first_name,
            nextDay(start, now, zone),
            <span className="inline-block">{timeText(start, zone)}</span>,
          )}
        />
      </span>
    </ButtonLink>
  )
}
