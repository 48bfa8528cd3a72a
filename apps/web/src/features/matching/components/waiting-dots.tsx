import * as messages from '@shinequo/messages/web/matching'
import { ageWords } from '../../../lib/age-words.ts'

const DAY = 86_400_000
const WEEK = 7
/** A student who has waited more than this many days has waited too long. */
const LONG = 3

/** How long something has waited, in milliseconds: one dot per day begun, up to a week, and a text. */
export function WaitingDots({ age }: { readonly age: number }) {
  const days = Math.min(WEEK, Math.max(1, Math.ceil(age / DAY)))
  const tone = days > LONG ? 'bg-warning' : 'bg-primary'
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
      <span aria-hidden="true" className="flex gap-1">
        {Array.from({ length: WEEK }, (_, day) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the dots are the days of a week, in order
          <span key={day} className={`size-2 rounded-full ${day < days ? tone : 'bg-line'}`} />
        ))}
      </span>
      <span className={days > LONG ? 'font-semibold text-warning' : 'text-muted'}>
        {messages.waits(ageWords(age))}
      </span>
    </p>
  )
}
