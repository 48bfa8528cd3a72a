import * as messages from '@shinequo/messages/web/community'
import { Bell } from 'lucide-react'
import toast from 'react-hot-toast'
import { Button } from '../../../components/ui/button.tsx'
import { messageOf } from '../../../lib/error-catalogue.ts'
import { useAwaitWall } from '../api/student.ts'

/** Lets a student of a school without a wall ask for one email when it opens, or take that back. */
export function WallWait({ awaited }: { readonly awaited: boolean }) {
  const change = useAwaitWall()
  return (
    <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-3 rounded-box bg-primary-soft px-5 py-4 tablet:px-6">
      <Bell
        aria-hidden="true"
        strokeWidth={1.75}
        className="size-5 shrink-0 text-primary max-tablet:hidden"
      />
      <p role="status" className="min-w-0 flex-[1_1_14rem] text-sm">
        {awaited ? messages.willEmailOnce : messages.canEmailOnce}
      </p>
      <Button
        kind="quiet"
        size="small"
        busy={change.isPending}
        className="max-tablet:w-full tablet:min-w-36"
        onClick={() => change.mutate(!awaited, { onError: (error) => toast.error(messageOf(error)) })}
      >
        {awaited ? messages.doNotNotifyMe : messages.notifyMe}
      </Button>
    </div>
  )
}
