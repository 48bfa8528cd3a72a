import type { BookingStatus } from '@shinequo/contract/bookings'
import type { Session, SessionState } from '@shinequo/domain/sessions/session-state'
import { type RawBuilder, sql as raw } from 'kysely'

/** Converts a row of bookings to a session for the domain's rules. */
export function sessionOf(row: {
  readonly status: BookingStatus
  readonly starts_at: Date
  readonly ends_at: Date
}): Session {
  return { status: row.status, start: row.starts_at.getTime(), end: row.ends_at.getTime() }
}

type Condition = (row: RawBuilder<unknown>, now: Date) => RawBuilder<boolean>

/** Each condition starts with the status, so that partial indexes on it can be used. */
const CONDITIONS: Readonly<Record<SessionState | 'ahead', Condition>> = {
  upcoming: (row, now) => raw`(${row}.status = 'booked' and ${row}.starts_at > ${now})`,
  running: (row, now) =>
    raw`(${row}.status = 'booked' and ${row}.starts_at <= ${now} and ${row}.ends_at > ${now})`,
  ahead: (row, now) => raw`(${row}.status = 'booked' and ${row}.ends_at > ${now})`,
  held: (row, now) =>
    raw`(${row}.status = 'completed' or (${row}.status = 'booked' and ${row}.ends_at <= ${now}))`,
  missed: (row) => raw`(${row}.status = 'no_show')`,
  cancelled: (row) => raw`(${row}.status = 'cancelled')`,
}

/**
 * Whether the session in `row`, a table or alias of bookings, is in this state at `now`: the domain's `sessionState` in
 * SQL. `ahead` means upcoming or running.
 */
export function sessionIs(state: SessionState | 'ahead', now: Date, row = 'b'): RawBuilder<boolean> {
  return CONDITIONS[state](raw.ref(row), now)
}
