import * as coaches from '@shinequo/messages/web/coaches'
import * as messages from '@shinequo/messages/web/matching'
import { Link } from 'react-router'
import { DashboardLink } from '../../components/ui/dashboard-link.tsx'
import { PageHeading } from '../../components/ui/page-heading.tsx'
import { Shine } from '../../components/ui/shine.tsx'
import { NextTime } from '../../features/availability/components/next-time.tsx'
import { useBookings } from '../../features/bookings/api/student.ts'
import { takenTimes } from '../../features/bookings/session-lists.ts'
import { useMatchesSoon, useWaiting } from '../../features/matching/api/student.ts'
import { MatchedCoaches } from '../../features/matching/components/matched-coaches.tsx'
import { durationWords } from '../../features/matching/waiting-words.ts'
import { useNow } from '../../lib/use-now.ts'

/** /home/requestrecieved */
export default function RequestReceivedPage() {
  const matches = useMatchesSoon()
  const now = useNow()
  const bookings = useBookings()
  const hasCoach = matches.data?.some(({ status }) => status === 'accepted') ?? false
  const own = takenTimes(bookings.data ?? [], now)
  return (
    <div className="grid min-h-dvh grid-cols-[minmax(0,1fr)] content-start justify-items-center gap-3 pb-8 text-center">
      <span className="grid size-44 place-items-center rounded-full bg-[radial-gradient(circle,var(--art-ring-1)_0_54%,var(--art-sky)_54.5%)] tablet:size-60">
        <Shine mood="thinking" size={144} className="max-tablet:size-28" />
      </span>
      <PageHeading className="tablet:text-4xl">{messages.requestReceived}</PageHeading>
      <p className="max-w-[44ch] text-muted">{messages.workingOnMatching}</p>
      <p className="font-strong">{messages.holdTight}</p>
      <DashboardLink size="large" className="mt-3" />
      {/* Below the button, so that it moves nothing when it loads. */}
      <p role="status" className="mt-2 max-w-[44ch] font-strong">
        {hasCoach && messages.alreadyMatched}
      </p>
      {hasCoach && (
        <MatchedCoaches
          toBook
          nextTime={(coach) => <NextTime coachId={coach.id} now={now} own={own} />}
          className="w-full max-w-220 text-start"
        />
      )}
      {matches.data !== undefined && !hasCoach && <WhileYouWait />}
    </div>
  )
}

/** About how long a student waits, and what they can do meanwhile. */
function WhileYouWait() {
  const { data } = useWaiting()
  return (
    <>
      {data?.waits && data.days !== null && (
        <p className="text-sm text-muted">{messages.howLongItTakes(durationWords(data.days))}</p>
      )}
      <Link to="/home/coaches" className="text-link inline-flex min-h-11 items-center font-medium">
        {coaches.seeAllCoaches}
      </Link>
    </>
  )
}
