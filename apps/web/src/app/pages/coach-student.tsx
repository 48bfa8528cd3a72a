import type { OpenedStudent } from '@shinequo/contract/sessions/students'
import { proseDayText, timeText } from '@shinequo/messages/times'
import * as actions from '@shinequo/messages/web/actions'
import * as worries from '@shinequo/messages/web/care-worries'
import { whatStudentWrote } from '@shinequo/messages/web/matching'
import * as navigation from '@shinequo/messages/web/navigation'
import * as messages from '@shinequo/messages/web/sessions'
import { Ellipsis, HeartHandshake, UserMinus } from 'lucide-react'
import { lazy, useState } from 'react'
import toast from 'react-hot-toast'
import { useNavigate, useParams } from 'react-router'
import { CareFlag } from '../../components/care/care-flag.tsx'
import { BackLink } from '../../components/ui/back-link.tsx'
import { Card } from '../../components/ui/card.tsx'
import { ErrorState } from '../../components/ui/error-state.tsx'
import { IconButton } from '../../components/ui/icon-button.tsx'
import { LazyPart } from '../../components/ui/lazy-part.tsx'
import { Menu, MenuItem } from '../../components/ui/menu.tsx'
import { Note } from '../../components/ui/note.tsx'
import { PageHead } from '../../components/ui/page-heading.tsx'
import { Skeleton } from '../../components/ui/skeleton.tsx'
import { Waiting } from '../../components/ui/spinner.tsx'
import { WorryCard } from '../../features/care/components/worry-card.tsx'
import { useEndCoaching } from '../../features/matching/api/coach.ts'
import { EndDialog } from '../../features/matching/components/end-dialog.tsx'
import { useWordsRead } from '../../features/notifications/api/coach.ts'
import { useStudent } from '../../features/sessions/api/coach.ts'
import { HandedOverNotes } from '../../features/sessions/components/handed-over-notes.tsx'
import { StudentAnswers, StudentFacts } from '../../features/sessions/components/student-facts.tsx'
import { StudentHistory } from '../../features/sessions/components/student-history.tsx'
import { StudentNotes } from '../../features/sessions/components/student-notes.tsx'
import { useCoachZone } from '../../lib/account.ts'
import { ApiError, messageOf } from '../../lib/error-catalogue.ts'
import { MeetNext } from './meet-next.tsx'

const WorryDialog = lazy(() => import('../../features/care/components/worry-dialog.tsx'))

/** /coach/students/{studentId}: one of the coach's students, matched or booked without a match. */
export default function CoachStudentPage() {
  const { studentId = '' } = useParams()
  const { data, error, isFetching, refetch } = useStudent(studentId)
  useWordsRead(studentId, data?.at)
  // The text of the worry that is being handed over.
  const [worry, setWorry] = useState<string | null>(null)
  const unknown = error instanceof ApiError && error.status === 404
  return (
    <>
      <BackLink to="/coach/students">{navigation.students}</BackLink>
      <div className="flex items-start justify-between gap-3 *:min-w-0 [overflow-wrap:anywhere]">
        <PageHead title={messages.student}>
          {data && !unknown ? `${data.user.first_name} ${data.user.last_name}` : messages.student}
        </PageHead>
        {data && !unknown && <Acts student={data} onWorry={() => setWorry('')} />}
      </div>
      {data?.needs_care && !unknown && (
        <CareFlag
          about={whatStudentWrote(data.user.first_name)}
          words={wordsAt(data)}
          className="mb-4 tablet:mb-6"
        />
      )}
      {data && !unknown && <NotMatched student={data} />}
      {data && !unknown ? (
        <div
          key={data.id}
          className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 [overflow-wrap:anywhere] tablet:gap-6 desk:grid-cols-[minmax(0,1fr)_21.5rem]"
        >
          <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4 tablet:gap-6">
            <MeetNext student={data} />
            <StudentNotes student={data} onWorry={setWorry} />
            <StudentAnswers student={data} />
            <HandedOverNotes student={data} />
            <StudentHistory student={data} />
          </div>
          <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4 tablet:gap-6">
            <StudentFacts student={data} />
            <WorryCard student={data.id} firstName={data.user.first_name} onWorry={() => setWorry('')} />
          </div>
          {worry !== null && (
            <LazyPart title={actions.thisDidNotLoad}>
              <WorryDialog
                student={data.id}
                firstName={data.user.first_name}
                text={worry}
                onClose={() => setWorry(null)}
              />
            </LazyPart>
          )}
        </div>
      ) : (
        // At least as tall as the window, so that the content below does not move when the student loads.
        <Card className="grid min-h-dvh content-start">
          {error ? (
            <ErrorState
              level="h2"
              title={unknown ? messages.notYourStudent : messages.studentDidNotLoad}
              message={unknown ? messages.matchMayHaveEnded : messageOf(error)}
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

/** The id of the part of the page that has the student's words of danger. */
function wordsAt({ answers, facts_need_care }: OpenedStudent): string {
  if (answers.some(({ needs_care }) => needs_care)) return 'answers'
  return facts_need_care ? 'about-student' : 'history'
}

/** Says that the student booked without a match, and until when the page is open. */
function NotMatched({ student: { open_until, user } }: { readonly student: OpenedStudent }) {
  const zone = useCoachZone()
  if (open_until === null) return null
  const until = Date.parse(open_until)
  return (
    <Note tone="info" className="mb-4 tablet:mb-6">
      <b className="block font-strong">{messages.bookedNotMatched}</b>
      {messages.openUntil(user.first_name, proseDayText(until, zone), timeText(until, zone))}
    </Note>
  )
}

/** What a coach can do with a student. */
function Acts({ student, onWorry }: { readonly student: OpenedStudent; readonly onWorry: () => void }) {
  const { first_name, last_name } = student.user
  const [asking, setAsking] = useState(false)
  const end = useEndCoaching(student.id)
  const navigate = useNavigate()
  return (
    <div className="flex shrink-0 items-center gap-2">
      <Menu
        trigger={(menu) => (
          <IconButton {...menu} label={messages.moreActs}>
            <Ellipsis aria-hidden="true" strokeWidth={1.75} className="size-5.5" />
          </IconButton>
        )}
      >
        <MenuItem icon={<HeartHandshake aria-hidden="true" />} onSelect={onWorry}>
          {worries.worriedAbout(first_name)}
        </MenuItem>
        {student.matched_at !== null && (
          <MenuItem icon={<UserMinus aria-hidden="true" />} onSelect={() => setAsking(true)}>
            {messages.endCoaching}
          </MenuItem>
        )}
      </Menu>
      {asking && (
        <EndDialog
          title={messages.endCoachingOf(`${first_name} ${last_name}`)}
          description={messages.whatAnEndMeans(first_name)}
          act={messages.endCoaching}
          student={first_name}
          end={(reason) => end.mutateAsync(reason)}
          onClose={() => setAsking(false)}
          onEnded={() => {
            toast.success(messages.noLongerYours(first_name))
            void navigate('/coach/students')
          }}
        />
      )}
    </div>
  )
}

function StudentSkeleton() {
  return (
    <div className="grid gap-4">
      <Waiting>{actions.loading}</Waiting>
      <Skeleton className="h-7 w-40" />
      <Skeleton className="h-28 w-full" />
      <Skeleton className="h-28 w-full" />
    </div>
  )
}
