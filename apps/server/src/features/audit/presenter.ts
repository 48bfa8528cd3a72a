import type { AuditEntry, AuditedThing, listOwnAuditEntries } from '@shinequo/contract/audit'
import type { ReplyOf } from '@shinequo/contract/endpoint'
import { SCHOOLS, schoolName } from '@shinequo/contract/schools'
import { subjectKey } from '@shinequo/domain/audit/subject-key'
import type { EntryRow, NamedPerson } from './queries.ts'
import type { ThingRow } from './subjects/queries.ts'

/** The people named in entries, by their ids of account, profile and coach. */
export type PeopleById = ReadonlyMap<string, NamedPerson>

/** The things that entries are about, by type and id. */
export type ThingsByKey = ReadonlyMap<string, ThingRow>

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

const named = ({ name }: NamedPerson) => name.trim()

/** What an entry is about: a person by their own ids, another thing by the people and the words that it has today. */
function presentThing(
  { subject_type: type, subject_id: id }: EntryRow,
  people: PeopleById,
  things: ThingsByKey,
): AuditedThing | null {
  if (id === null) return null
  const person = people.get(id)
  const thing = things.get(subjectKey(type, id))
  const listed = type === 'school' && Object.hasOwn(SCHOOLS, id) ? schoolName(id) : ''
  if (!person && !thing && listed === '') return null
  const student = people.get((person ? person.student_id : thing?.student_profile_id) ?? '')
  const coach = people.get((person ? person.coach_id : thing?.coach_id) ?? '')
  return {
    student: student ? { account_id: student.account_id, name: named(student) } : null,
    coach: coach?.coach_id ? { id: coach.coach_id, name: named(coach) } : null,
    starts_at: thing?.starts_at?.toISOString() ?? null,
    title: thing?.title ?? listed,
    school: thing?.school ?? '',
  }
}

/** An entry for administrators. */
export function presentEntry(row: EntryRow, people: PeopleById, things: ThingsByKey): AuditEntry {
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
      about: presentThing(row, people, things),
      ...(row.hidden && { hidden: row.hidden }),
    },
    student: student ? { account_id: student.account_id, name: student.name } : null,
    reason: row.reason ?? '',
    bulk_act: row.bulk_act,
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

/** An entry as a row of a file, in the order of AUDIT_COLUMNS. */
export function presentEntryRow({ at, actor, action, subject, student, reason }: AuditEntry) {
  const { type, name, about } = subject
  const [studentName, coachName] = [about?.student?.name ?? '', about?.coach?.name ?? '']
  return [
    at,
    actor.role,
    actor.name,
    action,
    type,
    name || (about?.title ?? '') || (type === 'list' || type === 'programme' ? subject.id : ''),
    studentName,
    coachName,
    about?.starts_at ?? '',
    student?.name ?? '',
    reason,
  ]
}
