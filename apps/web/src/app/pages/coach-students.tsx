import { yourTime } from '@shinequo/messages/times'
import * as navigation from '@shinequo/messages/web/navigation'
import * as messages from '@shinequo/messages/web/sessions'
import { Note } from '../../components/ui/note.tsx'
import { PageHead } from '../../components/ui/page-heading.tsx'
import { useStudentRequests } from '../../features/matching/api/coach.ts'
import { StudentRequests } from '../../features/matching/components/student-requests.tsx'
import { useCoachNotices, useSeen } from '../../features/notifications/api/coach.ts'
import { StudentList } from '../../features/sessions/components/student-list.tsx'
import { useCoachZone } from '../../lib/account.ts'
import { useNow } from '../../lib/use-now.ts'

/** /coach/students: students who wait for the coach's answer, everybody matched with the coach, and who booked without a match. */
export default function CoachStudentsPage() {
  const now = useNow()
  const gaveWay = useCoachNotices().data?.gave_way ?? []
  useSeen('requests', useStudentRequests('always').isSuccess)
  return (
    <>
      <PageHead lede={messages.studentsLede(yourTime(useCoachZone()))}>{navigation.students}</PageHead>
      {gaveWay.length > 0 && (
        <Note tone="info" className="mb-4 tablet:mb-6">
          {messages.gaveWay(gaveWay)}
        </Note>
      )}
      <StudentRequests now={now} className="mb-4 tablet:mb-6" />
      <StudentList now={now} />
    </>
  )
}
