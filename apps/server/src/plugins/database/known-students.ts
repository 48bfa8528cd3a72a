import { sql } from 'kysely'

/**
 * Whether anything shows that a student is who they say: a confirmed mailbox, which everybody has who came by an
 * invitation, or a proved school, such as by a roster. Needs `student_profiles` as `s` and its account as `a`.
 */
export const isKnown = knownBy('s', 'a')

/** `isKnown` with other aliases. */
export function knownBy(profile: string, account: string) {
  return sql<boolean>`(${sql.ref(`${account}.email_proved_at`)} is not null
    or ${sql.ref(`${profile}.proved_school`)} is not null)`
}
