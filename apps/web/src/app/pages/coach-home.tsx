import { JoiningProgress } from '../../features/coaches/components/joining-progress.tsx'
import { OwnPageRegion } from '../../features/coaches/components/own-page-region.tsx'
import CoachTodayPage from './coach-today.tsx'

/** /coach: the first steps until the coach is approved, afterwards the coach's day. */
export default function CoachHomePage() {
  return (
    <OwnPageRegion>
      {(page) => (page.approved ? <CoachTodayPage /> : <JoiningProgress page={page} />)}
    </OwnPageRegion>
  )
}
