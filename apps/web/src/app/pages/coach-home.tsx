import { useSearchParams } from 'react-router'
import { useOwnPage } from '../../features/coaches/api/coach.ts'
import { JoiningProgress } from '../../features/coaches/components/joining-progress.tsx'
import { OwnPageRegion } from '../../features/coaches/components/own-page-region.tsx'
import { useRequestsFirst } from '../../features/matching/api/coach.ts'
import { useCoachDay, useKeptDay } from '../../features/sessions/api/coach.ts'
import { useNow } from '../../lib/use-now.ts'
import CoachTodayPage from './coach-today.tsx'
import { KeptDay } from './kept-day.tsx'

/**
 * /coach: the first steps until the coach is approved, afterwards the coach's day. Most coaches are, so the day loads
 * together with what says so. While all of it loads for the first time, the sessions of today that this device keeps.
 */
export default function CoachHomePage() {
  const [parameters] = useSearchParams()
  const date = parameters.get('date')
  const page = useOwnPage()
  const day = useCoachDay(date, page.data?.approved ?? true)
  const now = useNow()
  const kept = useKeptDay(now)
  const requestsFirst = useRequestsFirst()
  const isReady = page.data !== undefined && day.data !== undefined && requestsFirst !== undefined
  const hasFailed = page.error !== null || day.error !== null
  if (date === null && kept && !isReady && !hasFailed) return <KeptDay day={kept} now={now} />
  return (
    <OwnPageRegion>
      {(page) =>
        page.approved ? (
          <CoachTodayPage day={day} requestsFirst={requestsFirst} />
        ) : (
          <JoiningProgress page={page} />
        )
      }
    </OwnPageRegion>
  )
}
