import type { Role } from '@shinequo/contract/accounts'
import type { PersonState } from '@shinequo/contract/people'

export const ROLE_WORDS: Readonly<Record<Role, string>> = {
  student: 'Student',
  coach: 'Coach',
  admin: 'Administrator',
}

export const STATE_WORDS: Readonly<Record<PersonState, string>> = {
  active: 'Active',
  waiting: 'Waiting for approval',
  joining: 'Joining',
  suspended: 'Paused',
}

/** 'Nov 20, 2026' of an instant on the wire, in the reader's own zone. */
export function dateText(instant: string): string {
  return new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', year: 'numeric' }).format(
    Date.parse(instant),
  )
}
