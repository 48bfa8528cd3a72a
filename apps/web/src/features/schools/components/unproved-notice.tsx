import * as actions from '@shinequo/messages/web/actions'
import * as messages from '@shinequo/messages/web/schools'
import { type ReactNode, useState } from 'react'
import { Button, ButtonLink } from '../../../components/ui/button.tsx'
import { Note } from '../../../components/ui/note.tsx'
import { Waiting } from '../../../components/ui/spinner.tsx'
import { useAccount } from '../../../lib/account.ts'
import { useUnprovedCount } from '../api/admin.ts'

/** The storage key of the number of students for which the notice was dismissed. */
const keyOf = (accountId: string) => `unprovedSeen:${accountId}`

interface UnprovedNoticeProps {
  readonly withWay?: boolean
  readonly children: ReactNode
}

/**
 * Tells administrators that wall and feed are closed to students without a proved school, and what to do. Once
 * dismissed, it reappears when their number grows. The content below waits for it, so that it does not move.
 */
export function UnprovedNotice({ withWay = false, children }: UnprovedNoticeProps) {
  const { id } = useAccount()
  const { data, isPending } = useUnprovedCount()
  const [seen, setSeen] = useState(() => Number(localStorage.getItem(keyOf(id)) ?? 0))
  const students = data?.students ?? 0
  if (isPending) return <Waiting>{actions.loading}</Waiting>
  if (students <= seen) return children
  const dismiss = () => {
    localStorage.setItem(keyOf(id), String(students))
    setSeen(students)
  }
  return (
    <>
      <Note tone="amber" className="mb-5">
        <p className="font-strong">{messages.closedTo(students)}</p>
        <p className="mt-1">{messages.howToProve}</p>
        <div className="mt-3 flex flex-wrap gap-2">
          {withWay && (
            <ButtonLink to="/admin/schools" kind="quiet" size="small">
              {messages.seeTheSchools}
            </ButtonLink>
          )}
          <ButtonLink to="/admin/people?role=student" kind="quiet" size="small">
            {messages.seeTheStudents}
          </ButtonLink>
          <Button kind="ghost" size="small" onClick={dismiss}>
            {actions.dismiss}
          </Button>
        </div>
      </Note>
      {children}
    </>
  )
}
