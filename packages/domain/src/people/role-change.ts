import type { Role } from '@shinequo/contract/accounts'
import type { RoleKept } from '@shinequo/contract/people'

/** What a person has done in their role so far. Matches and sessions of any time and state count. */
export interface RoleUse {
  readonly sessions: number
  readonly matches: number
  /** Questionnaires that a student has sent, and requests for contact. */
  readonly answers: number
  /** Whether a student may have written a story. Whether they did must not show, so it is not asked. */
  readonly mayHaveWritten: boolean
  /** Other administrators who can sign in. */
  readonly otherAdministrators: number
}

/**
 * Why a person has to keep their role; null if it can change. What belongs to a role cannot move to another one, so a
 * person who has used it needs a second account instead. Answers, stories and requests for contact are one reason: which
 * of them it was would tell who wrote a story.
 */
export function roleKeptBy(role: Role, use: RoleUse): RoleKept | null {
  if (role === 'admin') return use.otherAdministrators === 0 ? 'last_administrator' : null
  if (use.sessions > 0) return 'sessions'
  if (use.matches > 0) return 'matches'
  return use.answers > 0 || use.mayHaveWritten ? 'answers' : null
}
