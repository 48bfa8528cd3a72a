import * as actions from '@shinequo/messages/web/actions'
import * as messages from '@shinequo/messages/web/bookings'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import toast from 'react-hot-toast'
import { Button } from '../../../components/ui/button.tsx'
import { messageOf } from '../../../lib/error-catalogue.ts'
import { storeDraft } from '../../../lib/form-draft.ts'
import { serverNow } from '../../../lib/server-clock.ts'
import { useSeconds } from '../../../lib/use-now.ts'
import { reloadSessions, restoreSession } from '../api/shared.ts'
import { UNDO } from '../api/student.ts'

interface Cancelled {
  readonly id: string
  /** The first name of the other person, who is notified once the cancellation can no longer be undone. */
  readonly other: string
}

/** Remembers the undo for a reload within this minute; `until` is ISO 8601. */
export function saveUndo(until: string): void {
  storeDraft(UNDO, { until })
}

async function restore(queries: QueryClient, { id, other }: Cancelled): Promise<void> {
  toast.dismiss(toastOf(id))
  try {
    await restoreSession(id)
    toast.success(messages.standsAgain(other))
  } catch (error) {
    toast.error(messageOf(error))
  }
  await reloadSessions(queries)
}

const toastOf = (id: string) => `undo ${id}`

/**
 * Shows a toast that a session is cancelled, with an undo button while that is possible; `until` is in epoch
 * milliseconds.
 */
export function offerUndo(queries: QueryClient, cancelled: Cancelled, until: number): void {
  const left = until - serverNow()
  if (left <= 0) return
  toast(<UndoToast other={cancelled.other} until={until} onUndo={() => void restore(queries, cancelled)} />, {
    id: toastOf(cancelled.id),
    duration: left,
  })
}

interface UndoToastProps {
  readonly other: string
  readonly until: number
  readonly onUndo: () => void
}

function UndoToast({ other, until, onUndo }: UndoToastProps) {
  const seconds = Math.max(0, Math.ceil((until - useSeconds()) / 1000))
  const clock = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
  return (
    <span className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
      <span>
        <b className="font-strong">{messages.isCancelled}</b>{' '}
        <span className="sr-only">{messages.hearsInAMinute(other)}</span>
        {/* Screen readers announce the text above once, without the countdown. */}
        <span aria-hidden="true" className="tabular-nums">
          {messages.hearsIn(other, clock)}
        </span>
      </span>
      <Button kind="quiet" size="small" onClick={onUndo}>
        {actions.undo}
      </Button>
    </span>
  )
}

/** The same undo button in the session's row. */
export function UndoButton({ id, other }: Cancelled) {
  const queries = useQueryClient()
  const [busy, setBusy] = useState(false)
  return (
    <Button
      kind="quiet"
      size="small"
      busy={busy}
      aria-describedby={`session-${id}`}
      onClick={async () => {
        setBusy(true)
        await restore(queries, { id, other })
        setBusy(false)
      }}
    >
      {actions.undo}
    </Button>
  )
}
