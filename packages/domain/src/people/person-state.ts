import type { PersonState } from '@shinequo/contract/people'

/** The facts that decide a person's state. `coach` is null for students and administrators. */
export interface PersonFacts {
  readonly suspended: boolean
  readonly coach: {
    readonly approved: boolean
    /** Nothing is left for the coach to do before an approval. */
    readonly ready: boolean
  } | null
}

/** The one state to show for a person. Being paused takes precedence over every other state. */
export function personState({ suspended, coach }: PersonFacts): PersonState {
  if (suspended) return 'suspended'
  if (coach === null || coach.approved) return 'active'
  return coach.ready ? 'waiting' : 'joining'
}
