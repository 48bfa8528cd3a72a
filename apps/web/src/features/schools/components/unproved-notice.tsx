import { type ReactNode, useState } from 'react'
import { Button, ButtonLink } from '../../../components/ui/button.tsx'
import { Note } from '../../../components/ui/note.tsx'
import { Waiting } from '../../../components/ui/spinner.tsx'
import { useAccount } from '../../../lib/account.ts'
import { useUnprovedCount } from '../api/admin.ts'

/** What this browser keeps: for how many students somebody has dismissed the notice. */
const keyOf = (accountId: string) => `unprovedSeen:${accountId}`

interface UnprovedNoticeProps {
  readonly withWay?: boolean
  readonly children: ReactNode
}

/**
 * Tells administrators that wall and feed are closed to students whose school is not proved, and what to do. Once dismissed,
 * it comes back when there are more of them. What stands below waits for it, and so does not move.
 */
export function UnprovedNotice({ withWay = false, children }: UnprovedNoticeProps) {
  const { id } = useAccount()
  const { data, isPending } = useUnprovedCount()
  const [seen, setSeen] = useState(() => Number(localStorage.getItem(keyOf(id)) ?? 0))
  const students = data?.students ?? 0
  if (isPending) return <Waiting>Loading...</Waiting>
  if (students <= seen) return children
  const dismiss = () => {
    localStorage.setItem(keyOf(id), String(students))
    setSeen(students)
  }
  return (
    <>
      <Note tone="amber" className="mb-5">
        <p className="font-strong">
          {students === 1
            ? 'Wall and College Feed are closed to one student, whose school is not proved.'
            : `Wall and College Feed are closed to ${students} students, whose schools are not proved.`}
        </p>
        <p className="mt-1">
          Add the mail domains of your schools: students then prove theirs by a code to their school address.
          Where a school has none, confirm a student’s school on the student’s record. Students who come by a
          roster that names their school are proved at once.
        </p>
        <div className="mt-3 flex flex-wrap gap-2">
          {withWay && (
            <ButtonLink to="/admin/schools" kind="quiet" size="small">
              See the schools
            </ButtonLink>
          )}
          <ButtonLink to="/admin/people?role=student" kind="quiet" size="small">
            See the students
          </ButtonLink>
          <Button kind="ghost" size="small" onClick={dismiss}>
            Put away
          </Button>
        </div>
      </Note>
      {children}
    </>
  )
}
