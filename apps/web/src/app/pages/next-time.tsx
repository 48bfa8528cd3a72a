import type { WrapUp } from '@shinequo/contract/sessions/wrap-up'
import { dayText, timeText } from '@shinequo/messages/times'
import * as actions from '@shinequo/messages/web/actions'
import * as bookings from '@shinequo/messages/web/bookings'
import * as messages from '@shinequo/messages/web/sessions-wrap-up'
import { lazy, useRef, useState } from 'react'
import { Button } from '../../components/ui/button.tsx'
import { LazyPart } from '../../components/ui/lazy-part.tsx'
import { Note } from '../../components/ui/note.tsx'
import { StateLine } from '../../components/ui/state-line.tsx'
import { useSuggestTimes } from '../../features/bookings/api/coach.ts'
import { TimesSuggested } from '../../features/bookings/components/times-suggested.tsx'
import { timesText } from '../../features/bookings/history-words.ts'
import { messageOf } from '../../lib/error-catalogue.ts'

const SuggestDialog = lazy(() => import('./suggest-dialog.tsx'))

interface NextTimeProps {
  readonly wrapUp: WrapUp
  /** The coach's zone. */
  readonly zone: string
}

/**
 * When coach and student meet next: the session that is booked, what the coach has suggested, or open times that one
 * press suggests.
 */
export function NextTime({ wrapUp: { student, next, suggestion, times, ...rest }, zone }: NextTimeProps) {
  const [choosing, setChoosing] = useState(false)
  const suggest = useSuggestTimes(student.id)
  const part = useRef<HTMLDivElement>(null)
  const waiting = suggestion?.state === 'waiting' ? suggestion : undefined
  if (next === null && !rest.can_suggest) return null
  // The pressed button is gone then.
  const press = (start: string) =>
    suggest.mutate([Date.parse(start)], { onSuccess: () => part.current?.focus() })
  const words = ({ start_time }: { start_time: string }) => {
    const start = Date.parse(start_time)
    return bookings.startLine(dayText(start, zone), timeText(start, zone))
  }
  const [first, ...others] = times
  return (
    <div ref={part} tabIndex={-1} className="grid gap-3 border-t border-line pt-4 [overflow-wrap:anywhere]">
      {next !== null ? (
        <StateLine tone="fine">{messages.nextIsBooked(timesText(next, zone))}</StateLine>
      ) : waiting ? (
        <>
          <TimesSuggested {...waiting} zone={zone} />
          <div>
            <Button kind="quiet" size="small" onClick={() => setChoosing(true)}>
              {bookings.changeTheTimes}
            </Button>
          </div>
        </>
      ) : (
        <>
          <h3 className="font-strong">{rest.same_time ? messages.sameTimeNextWeek : messages.whenNext}</h3>
          {suggest.error !== null && <Note tone="danger">{messageOf(suggest.error)}</Note>}
          {first === undefined ? (
            <p className="text-sm text-muted">{bookings.noOtherOpenTime}</p>
          ) : (
            <>
              <div className="flex flex-wrap gap-2">
                <Button kind="soft" busy={suggest.isPending} onClick={() => press(first.start_time)}>
                  {messages.suggestTime(words(first))}
                </Button>
                {others.map((time) => (
                  <Button
                    key={time.start_time}
                    kind="quiet"
                    disabled={suggest.isPending}
                    aria-label={messages.suggestTime(words(time))}
                    onClick={() => press(time.start_time)}
                  >
                    {words(time)}
                  </Button>
                ))}
                <Button kind="ghost" disabled={suggest.isPending} onClick={() => setChoosing(true)}>
                  {messages.otherTimes}
                </Button>
              </div>
              <p className="text-xs text-muted">{messages.notReserved(student.first_name)}</p>
            </>
          )}
        </>
      )}
      {choosing && (
        <LazyPart title={actions.thisDidNotLoad}>
          <SuggestDialog
            studentId={student.id}
            firstName={student.first_name}
            waiting={waiting}
            onClose={() => setChoosing(false)}
          />
        </LazyPart>
      )}
    </div>
  )
}
