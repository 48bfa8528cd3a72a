import type { CoachSession } from '@shinequo/contract/bookings/coach-sessions'
import * as actions from '@shinequo/messages/web/actions'
import * as messages from '@shinequo/messages/web/bookings'
import { lazy, useState } from 'react'
import { Button } from '../../components/ui/button.tsx'
import { LazyPart } from '../../components/ui/lazy-part.tsx'
import { AttendanceButton } from '../../features/bookings/components/attendance-button.tsx'
import { UndoButton } from '../../features/bookings/components/undo-cancellation.tsx'

const CancelDialog = lazy(() => import('../../features/bookings/components/cancel-dialog.tsx'))
const HistoryDialog = lazy(() => import('../../features/bookings/components/history-dialog.tsx'))
const ProposeDialog = lazy(() => import('./propose-dialog.tsx'))

type Act = 'propose' | 'cancel' | 'history'

const ACTS: readonly (readonly [Act, string])[] = [
  ['propose', messages.suggestOtherTimes],
  ['cancel', actions.cancel],
  ['history', messages.whatChanged],
]

function isOffered(act: Act, { can, history }: CoachSession): boolean {
  return act === 'history' ? history.length > 1 : can[act]
}

interface CoachSessionActsProps {
  readonly session: CoachSession
  readonly now: number
  /** The coach's zone. */
  readonly zone: string
  /** Moves the focus after the dialog has closed, because the button that opened it disappears too. */
  readonly onCancelled: () => void
}

/** What a coach can do with a session besides joining it. Only actions that are possible now are shown. */
export function CoachSessionActs({ session, now, zone, onCancelled }: CoachSessionActsProps) {
  const [act, setAct] = useState<Act | null>(null)
  const close = () => setAct(null)
  return (
    <>
      <AttendanceButton session={session} />
      {session.can.restore && <UndoButton id={session.id} other={session.student.first_name} />}
      {ACTS.map(
        ([one, label]) =>
          isOffered(one, session) && (
            <Button
              key={one}
              kind={one === 'history' ? 'ghost' : 'quiet'}
              size="small"
              aria-describedby={`session-${session.id}`}
              onClick={() => setAct(one)}
            >
              {label}
            </Button>
          ),
      )}
      {act !== null && (
        <LazyPart title={actions.thisDidNotLoad}>
          {act === 'cancel' && (
            <CancelDialog
              session={session}
              zone={zone}
              onClose={close}
              onCancelled={() => {
                close()
                onCancelled()
              }}
            />
          )}
          {act === 'propose' && <ProposeDialog session={session} zone={zone} now={now} onClose={close} />}
          {act === 'history' && (
            <HistoryDialog
              history={session.history}
              reader="coach"
              other={session.student.first_name}
              zone={zone}
              onClose={close}
            />
          )}
        </LazyPart>
      )}
    </>
  )
}
