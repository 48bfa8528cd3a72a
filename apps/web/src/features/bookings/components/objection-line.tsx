import type { CoachSession } from '@shinequo/contract/bookings/coach-sessions'
import * as messages from '@shinequo/messages/web/bookings-objections'

/** What the student said about the coach's mark and what was decided. Renders nothing without an objection. */
export function ObjectionLine({
  session: { no_show: mark, student, can },
  className = '',
}: {
  readonly session: CoachSession
  readonly className?: string
}) {
  if (mark === null || mark.state === 'marked') return null
  return (
    <p className={`text-sm [overflow-wrap:anywhere] ${className}`}>
      {wordsOf(mark, student.first_name, can.undo_no_show)}
    </p>
  )
}

function wordsOf(
  { state, decided_by }: NonNullable<CoachSession['no_show']>,
  student: string,
  canUndo: boolean,
): string {
  if (state === 'objected') {
    return canUndo ? messages.studentSaidAndYouCanUndo(student) : messages.studentSaid(student)
  }
  if (decided_by === 'coach') return messages.youTookBack(student)
  return state === 'kept' ? messages.decidedMissed(student) : messages.decidedHeld(student)
}
