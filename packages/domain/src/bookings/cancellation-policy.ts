import type { ErrorCode } from '@shinequo/contract/errors'

/** A session as far as its cancellation goes; `end` in epoch milliseconds, not included. */
interface CancellableSession {
  readonly status: 'booked' | 'completed' | 'no_show' | 'cancelled'
  readonly end: number
}

type CancellationRefusal = Extract<ErrorCode, 'session_over'>

/**
 * Why this session cannot be cancelled now, or null: until its last instant it can, also while it runs. One that is
 * cancelled already is no refusal: asked twice, the same comes of it.
 */
export function cancellationRefusal(session: CancellableSession, now: number): CancellationRefusal | null {
  if (session.status === 'cancelled') return null
  return session.status !== 'booked' || session.end <= now ? 'session_over' : null
}
