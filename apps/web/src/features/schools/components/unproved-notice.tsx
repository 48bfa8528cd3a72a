import * as actions from '@shinequo/messages/web/actions'
import * as messages from '@shinequo/messages/web/schools'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { Button, ButtonLink } from '../../../components/ui/button.tsx'
import { Note } from '../../../components/ui/note.tsx'
import { Waiting } from '../../../components/ui/spinner.tsx'
import { useAccount } from '../../../lib/account.ts'
import { dismissUnproved, unprovedSeen } from '../../../lib/unproved-seen.ts'
import { useUnprovedCount } from '../api/admin.ts'

interface UnprovedNoticeProps {
  readonly children: ReactNode
}

/**
 * Tells administrators that wall and feed are closed to students without a proved school, and what to do. Once
 * dismissed, it reappears when their number grows. The content below waits for it, so that it does not move.
 */
export function UnprovedNotice({ children }: UnprovedNoticeProps) {
  const { id } = useAccount()
  const queries = useQueryClient()
  const { data, isPending } = useUnprovedCount()
  const [seen, setSeen] = useState(() => unprovedSeen(id))
  const students = data?.students ?? 0
  if (isPending) return <Waiting>{actions.loading}</Waiting>
  const dismiss = () => {
    dismissUnproved(id, students)
    setSeen(students)
    // What waits for the administrator leaves out dismissed students.
    void queries.invalidateQueries({ queryKey: ['needs'] })
  }
  // The content keeps its place beside the note: an open dialog in it must not start anew when the note comes or goes.
  return (
    <>
      {students > seen && (
        <Note tone="amber" className="mb-5">
          <p className="font-strong">{messages.closedTo(students)}</p>
          <p className="mt-1">{messages.howToProve}</p>
          <div className="mt-3 flex flex-wrap gap-2">
            <ButtonLink to="/admin/people?role=student" kind="quiet" size="small">
              {messages.seeTheStudents}
            </ButtonLink>
            <Button kind="ghost" size="small" onClick={dismiss}>
              {actions.dismiss}
            </Button>
          </div>
        </Note>
      )}
      {children}
    </>
  )
}
