import type { CoachSession } from '@shinequo/contract/bookings/coach-sessions'
import * as messages from '@shinequo/messages/web/bookings'

/** The items of a coach's day, from top to bottom; instants are epoch milliseconds, half open. */
export type DayItem =
  | { readonly kind: 'session'; readonly session: CoachSession; readonly start: number; readonly end: number }
  | { readonly kind: 'now'; readonly start: number }
  | { readonly kind: 'free'; readonly start: number; readonly end: number }

const HOUR = 3_600_000

/**
 * The sessions of a day sorted by start, and the free times of an hour or more between them. Adds `now` before the
 * first item that starts later, unless a session is running. `now` is null for any other day than today.
 */
export function dayLine(sessions: readonly CoachSession[], now: number | null): DayItem[] {
  const line: DayItem[] = []
  let free: number | null = null
  for (const session of sessions) {
    const [start, end] = [Date.parse(session.start_time), Date.parse(session.end_time)]
    if (free !== null && start - free >= HOUR) line.push({ kind: 'free', start: free, end: start })
    line.push({ kind: 'session', session, start, end })
    free = end
  }
  if (now === null) return line
  // A running session shows the current time itself.
  if (line.some((item) => item.kind === 'session' && item.start <= now && now < item.end)) return line
  const at = line.findIndex(({ start }) => start > now)
  return line.toSpliced(at === -1 ? line.length : at, 0, { kind: 'now', start: now })
}

/** 'Free for two hours'; rounded to half hours, '2.5 hours'. */
export function freeText(milliseconds: number): string {
  return messages.freeFor(Math.round((milliseconds / HOUR) * 2) / 2)
}
