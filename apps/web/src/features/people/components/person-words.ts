import type { Role } from '@shinequo/contract/accounts'
import type { PersonState } from '@shinequo/contract/people'
import type { StudentRecord } from '@shinequo/contract/people/student-record'

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

export const MATCH_WORDS: Readonly<Record<StudentRecord['matches'][number]['status'], string>> = {
  pending: 'Asked for',
  accepted: 'Matched',
  declined: 'Declined',
  ended: 'Ended',
}

export const OUTCOME_WORDS: Readonly<Record<StudentRecord['sessions'][number]['outcome'], string>> = {
  held: 'Held',
  ahead: 'To come',
  no_show: 'Missed',
  cancelled: 'Cancelled',
}
