import type { AuditEntry, listOwnAuditEntries } from '@shinequo/contract/audit'
import type { ReplyOf } from '@shinequo/contract/endpoint'
import type { EntryRow, NamedPerson } from './queries.ts'

/** The people named in entries, by their ids of account, profile and coach. */
export type PeopleById = ReadonlyMap<string, NamedPerson>

/** People by each of their ids. */
export function byEachId(people: readonly NamedPerson[]): PeopleById {
  return new Map(
    people.flatMap((person) =>
      [person.account_id, person.student_id, person.coach_id].flatMap((id) =>
        id === null ? [] : [[id, person] as const],
      ),
    ),
  )
}

/** The role and name of the actor. */
function presentActor(row: EntryRow, people: PeopleById): AuditEntry['actor'] {
  return { role: row.actor_role, name: people.get(row.actor_account_id ?? '')?.name.trim() ?? '' }
}

/** An entry for administrators. */
export function presentEntry(row: EntryRow, people: PeopleById): AuditEntry {
  const student = people.get(row.student_profile_id ?? '')
  return {
    id: row.id,
    at: row.at.toISOString(),
    actor: presentActor(row, people),
    action: row.action,
    subject: {
      type: row.subject_type,
      id: row.subject_id ?? '',
      name: people.get(row.subject_id ?? '')?.name.trim() ?? row.subject_email ?? '',
    },
    student: student ? { account_id: student.account_id, name: student.name } : null,
    reason: row.reason ?? '',
  }
}

/** An entry for the student whose record it is about. */
export function presentOwnEntry(
  row: EntryRow,
  people: PeopleById,
): ReplyOf<typeof listOwnAuditEntries>['entries'][number] {
  return {
    id: row.id,
    at: row.at.toISOString(),
    actor: presentActor(row, people),
    action: row.action,
    reason: row.reason ?? '',
  }
}
