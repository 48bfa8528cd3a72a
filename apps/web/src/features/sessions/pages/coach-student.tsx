import { useParams } from 'react-router'
import { BackLink } from '../../../components/ui/back-link.tsx'
import { Card } from '../../../components/ui/card.tsx'
import { ErrorState } from '../../../components/ui/error-state.tsx'
import { PageHead } from '../../../components/ui/page-heading.tsx'
import { Skeleton } from '../../../components/ui/skeleton.tsx'
import { Waiting } from '../../../components/ui/spinner.tsx'
import { ApiError, messageOf } from '../../../lib/error-catalogue.ts'
import { useStudent } from '../api.ts'
import { StudentAnswers, StudentFacts } from '../components/student-facts.tsx'
import { StudentHistory } from '../components/student-history.tsx'
import { StudentNotes } from '../components/student-notes.tsx'

/** /coach/students/{studentId}: one student of an accepted match. */
export default function CoachStudentPage() {
  const { studentId = '' } = useParams()
  const { data, error, isFetching, refetch } = useStudent(studentId)
  const unknown = error instanceof ApiError && error.status === 404
  return (
    <>
      <BackLink to="/coach/students">Students</BackLink>
      <PageHead title="Student">
        {data && !unknown ? `${data.user.first_name} ${data.user.last_name}` : 'Student'}
      </PageHead>
      {data && !unknown ? (
        <div
          key={data.id}
          className="grid items-start gap-4 tablet:gap-6 desk:grid-cols-[minmax(0,1fr)_21.5rem]"
        >
          <div className="grid min-w-0 gap-4 tablet:gap-6">
            <StudentNotes student={data} />
            <StudentHistory student={data} />
          </div>
          <div className="grid min-w-0 gap-4 tablet:gap-6">
            <StudentFacts student={data} />
            <StudentAnswers student={data} />
          </div>
        </div>
      ) : (
        // As high as the window at least, so that what stands below does not move when the student comes.
        <Card className="grid min-h-dvh content-start">
          {error ? (
            <ErrorState
              level="h2"
              title={unknown ? 'This is no student of yours' : 'This student did not load'}
              message={
                unknown
                  ? 'The match may have ended. You see those whom you are matched with now under Students.'
                  : messageOf(error)
              }
              {...(!unknown && { retrying: isFetching, onRetry: refetch })}
            />
          ) : (
            <StudentSkeleton />
          )}
        </Card>
      )}
    </>
  )
}

function StudentSkeleton() {
  return (
    <div className="grid gap-4">
      <Waiting>Loading...</Waiting>
      <Skeleton className="h-7 w-40" />
      <Skeleton className="h-28 w-full" />
      <Skeleton className="h-28 w-full" />
    </div>
  )
}
