import type { CoachSession } from '@shinequo/contract/bookings/coach-sessions'
import * as actions from '@shinequo/messages/web/actions'
import * as messages from '@shinequo/messages/web/sessions-wrap-up'
import { type ReactNode, useRef, useState } from 'react'
import { Button } from '../../components/ui/button.tsx'
import { ErrorState } from '../../components/ui/error-state.tsx'
import { Skeleton } from '../../components/ui/skeleton.tsx'
import { Waiting } from '../../components/ui/spinner.tsx'
import { WhoCame } from '../../features/bookings/components/who-came.tsx'
import { useWrapUp } from '../../features/sessions/api/coach.ts'
import { SessionNote } from '../../features/sessions/components/session-note.tsx'
import { messageOf } from '../../lib/error-catalogue.ts'
import { NextTime } from './next-time.tsx'

interface WrapUpProps {
  readonly session: CoachSession
  /** The coach's zone. */
  readonly zone: string
  /** Called by Done, once everything that was typed is saved. */
  readonly onDone: () => void
  /** What can be noted of who came, where it stands nowhere else on the page. */
  readonly attendance?: ReactNode
}

/**
 * The minute after a session: who came, a note that is saved as it is typed, and a time for the next session, which one
 * press suggests.
 */
export function WrapUp({ session, zone, onDone, attendance }: WrapUpProps) {
  const { data, error, isFetching, refetch } = useWrapUp(session.id)
  const saver = useRef(async () => true)
  const [leaving, setLeaving] = useState(false)

  async function done() {
    setLeaving(true)
    const isSaved = await saver.current()
    setLeaving(false)
    // Otherwise the note says why not.
    if (isSaved) onDone()
  }

  return (
    <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <WhoCame session={session} zone={zone} />
        {attendance}
      </div>
      {data === undefined && error === null && (
        <>
          <Waiting>{actions.loading}</Waiting>
          <Skeleton className="h-48" />
          <Skeleton className="h-28" />
        </>
      )}
      {data === undefined && error !== null && (
        <ErrorState
          title={messages.didNotLoad}
          message={messageOf(error)}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {data !== undefined && (
        <>
          {data.can_write ? (
            <SessionNote booking={session.id} wrapUp={data} saver={saver} />
          ) : (
            <p className="text-sm text-muted">{messages.noLongerYours(data.student.first_name)}</p>
          )}
          <NextTime wrapUp={data} zone={zone} />
          <div>
            <Button busy={leaving} onClick={() => void done()}>
              {actions.done}
            </Button>
          </div>
        </>
      )}
    </div>
  )
}
