import { useSearchParams } from 'react-router'
import { JoiningProgress } from '../../features/coaches/components/joining-progress.tsx'
import { OwnPageRegion } from '../../features/coaches/components/own-page-region.tsx'
import { usePrefetchStudentRequests } from '../../features/matching/api/coach.ts'
import { usePrefetchCoachDay } from '../../features/sessions/api/coach.ts'
import CoachTodayPage from './coach-today.tsx'

/**
 * /coach: the first steps until the coach is approved, afterwards the coach's day. Most coaches are, so the day loads
 * together with what says so.
 */
export default function CoachHomePage() {
  const [parameters] = useSearchParams()
  usePrefetchCoachDay(parameters.get('date'))
  usePrefetchStudentRequests()
  return (
    <OwnPageRegion>
      {(page) => (page.approved ? <CoachTodayPage /> : <JoiningProgress page={page} />)}
    </OwnPageRegion>
  )
}
