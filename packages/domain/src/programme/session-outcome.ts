/** What became of a session: it is still to come, was held, was missed by the student, or was called off. */
export type SessionOutcome = 'ahead' | 'held' | 'no_show' | 'cancelled'

/**
 * The outcome at `now` (epoch milliseconds) of a session that ends at `endsAt`. One that nobody called off and nobody
 * marked as missed counts as held from the instant of its end on.
 */
export function sessionOutcome(
  session: { readonly status: 'booked' | 'completed' | 'no_show' | 'cancelled'; readonly endsAt: number },
  now: number,
): SessionOutcome {
  if (session.status === 'cancelled' || session.status === 'no_show') return session.status
  return session.status === 'completed' || session.endsAt <= now ? 'held' : 'ahead'
}
