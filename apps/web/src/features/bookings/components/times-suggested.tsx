import * as messages from '@shinequo/messages/web/bookings'
import { timesText } from '../history-words.ts'

interface TimesSuggestedProps {
  readonly times: readonly { readonly start_time: string; readonly end_time: string }[]
  readonly student: { readonly first_name: string }
  /** The coach's time zone. */
  readonly zone: string
  readonly className?: string
}

/** Times that a coach suggested and that wait for the student's answer, one in a line. */
export function TimesSuggested({ times, student, zone, className = '' }: TimesSuggestedProps) {
  return (
    <div className={`text-sm text-muted [overflow-wrap:anywhere] ${className}`}>
      <p>{messages.youSuggested}</p>
      <ul className="my-1 grid gap-0.5 tabular-nums text-ink">
        {times.map((one) => (
          <li key={one.start_time}>{timesText(one, zone)}</li>
        ))}
      </ul>
      <p>{messages.notAnswered(student.first_name)}</p>
    </div>
  )
}
