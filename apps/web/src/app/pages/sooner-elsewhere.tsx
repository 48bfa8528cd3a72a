import type { MatchRequest } from '@shinequo/contract/matching'
import { timeText } from '@shinequo/messages/times'
import * as messages from '@shinequo/messages/web/bookings'
import { useQueries } from '@tanstack/react-query'
import { ButtonLink } from '../../components/ui/button.tsx'
import { Sentence } from '../../components/ui/sentence.tsx'
import { Skeleton } from '../../components/ui/skeleton.tsx'
import { openTimesOf } from '../../features/availability/api/student.ts'
import { markBusy, nextDay, type Time } from '../../features/availability/open-days.ts'
import { ownZone } from '../../lib/own-zone.ts'

interface SoonerElsewhereProps {
  readonly coachId: string
  /** The student's match requests; undefined until they are loaded. */
  readonly matches: readonly MatchRequest[] | undefined
  readonly now: number
  /** The student's own sessions: overlapping times are skipped. */
  readonly own: readonly Time[]
}

/**
 * A link to the next free time of any matched coach, if another coach is free earlier than `coachId`; else an empty
 * space. Nothing for students without another coach. It has the same height while it loads, with the link and without
 * it: the times below it never move.
 */
export function SoonerElsewhere({ coachId, matches, now, own }: SoonerElsewhereProps) {
  const zone = ownZone()
  const others = (matches ?? [])
    .filter(({ status }) => status === 'accepted')
    .map(({ from_user_profile }) => from_user_profile)
    .filter(({ id }) => id !== coachId)
  const times = useQueries({
    queries: [coachId, ...others.map(({ id }) => id)].map((id) => openTimesOf(id, now)),
    combine: (answers) => ({
      pending: answers.some(({ isPending }) => isPending),
      offered: answers.map(({ data }) => data ?? []),
    }),
  })
  const [here, ...elsewhere] = times.offered.map(
    (offered) =>
      markBusy(offered, own).find(({ busy, start }) => !busy && start > now)?.start ??
      Number.POSITIVE_INFINITY,
  )
  const sooner = others
    .map((coach, index) => ({ coach, start: elsewhere[index] ?? Number.POSITIVE_INFINITY }))
    .sort((one, other) => one.start - other.start)[0]
  if (here === undefined || sooner === undefined) return null
  if (times.pending) return <Skeleton className="h-9 max-wide:h-11 pointer-coarse:h-11" />
  // As high as the link: what stands below does not move.
  if (sooner.start >= here) return <div className="min-h-9 max-wide:min-h-11 pointer-coarse:min-h-11" />
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
