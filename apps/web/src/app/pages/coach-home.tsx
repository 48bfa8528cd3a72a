import { useSearchParams } from 'react-router'
import { useOwnPage } from '../../features/coaches/api/coach.ts'
import { JoiningProgress } from '../../features/coaches/components/joining-progress.tsx'
import { OwnPageRegion } from '../../features/coaches/components/own-page-region.tsx'
import { usePrefetchStudentRequests } from '../../features/matching/api/coach.ts'
import { useCoachDay } from '../../features/sessions/api/coach.ts'
import CoachTodayPage from './coach-today.tsx'

/**
 * /coach: the first steps until the coach is approved, afterwards the coach's day. Most coaches are, so the day loads
 * together with what says so.
 */
export default function CoachHomePage() {
  const [parameters] = useSearchParams()
  const day = useCoachDay(parameters.get('date'), useOwnPage().data?.approved ?? true)
  usePrefetchStudentRequests()
  return (
    <OwnPageRegion>
      {(page) => (page.approved ? <CoachTodayPage day={day} /> : <JoiningProgress page={page} />)}
    </OwnPageRegion>
  )
}
