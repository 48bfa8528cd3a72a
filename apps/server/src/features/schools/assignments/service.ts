import type { BulkCode } from '@shinequo/contract/people/bulk-acts'
import { rule } from '@shinequo/contract/rules'
import {
  assigned,
  type FormerSchool,
  isStillAssigned,
  schoolLeftOut,
} from '@shinequo/domain/schools/assigned-school'
import { needsChanged } from '../../../plugins/change-notifier.ts'
import type { Context } from '../../../plugins/context.ts'
import type { Sql } from '../../../plugins/database/tables.ts'
import { type Outcome, ok, refuse } from '../../../plugins/errors.ts'
import type { Actor } from '../../../plugins/tokens.ts'
import { record } from '../../audit/service.ts'
import { findSchool } from '../lookups/service.ts'
import * as queries from './queries.ts'

/** The value of a school that staff may assign, or a refusal at its field: nobody new gets a closed one. */
export async function schoolToAssign(sql: Sql, asked: string): Promise<Outcome<string>> {
  const found = await findSchool(sql, asked)
  // 'other' is no school that anybody could prove.
  const wrong = !found || found.value === 'other' ? 'school_unlisted' : 'school_closed'
  return found?.state === 'open' && found.value !== 'other'
    ? ok(found.value)
    : refuse('invalid_input', { errors: { school: rule(wrong) } })
}

/** Which of these accounts would not be assigned a school, and why. */
export async function notToAssign(
  sql: Sql,
  accountIds: readonly string[],
  school: string,
): Promise<(accountId: string) => BulkCode | null> {
  const rows = await queries.schoolsOfStudents(sql, accountIds)
  const students = new Map(rows.map((row) => [row.account_id, row.school]))
  return (id) => schoolLeftOut(students.get(id), school)
}

/**
 * Puts a school into the profile of the student with this account and verifies it by staff, with an audit entry that the
 * student can read. Returns what they had before.
 */
export async function assign(
  context: Context,
  actor: Actor,
  accountId: string,
  { school: asked, reason }: { readonly school: string; readonly reason: string },
): Promise<Outcome<FormerSchool>> {
  return context.database.transaction(async (trx): Promise<Outcome<FormerSchool>> => {
    const found = await schoolToAssign(trx, asked)
    if (!found.ok) return found
    const school = found.value
    const student = await queries.lockSchoolOfStudent(trx, accountId)
    if (!student) return refuse('not_found')
    const former = student.school
    if (schoolLeftOut(former, school) !== null) return refuse('version_conflict')
    const at = new Date(context.clock.now()).toISOString()
    await queries.setSchool(trx, student.id, assigned(former, school, at))
    await record(context, trx, actor, {
      action: 'student.school_assigned',
      subjectType: 'student',
      subjectId: student.id,
      studentProfileId: student.id,
      reason,
      details: { school, before: former.proved_school },
    })
    needsChanged(context)
    return ok(former)
  })
}

/** Gives a student back what they had before a school was assigned, unless something has changed since. */
export async function takeAssignmentBack(
  context: Context,
  actor: Actor,
  accountId: string,
  { school, former, reason }: { school: string; former: FormerSchool; reason: string },
): Promise<Outcome<true>> {
  return context.database.transaction(async (trx): Promise<Outcome<true>> => {
    const student = await queries.lockSchoolOfStudent(trx, accountId)
    if (!student) return refuse('not_found')
    if (!isStillAssigned(student.school, school, former)) return refuse('version_conflict')
    await queries.setSchool(trx, student.id, former)
    await record(context, trx, actor, {
      action: 'student.school_set_back',
      subjectType: 'student',
      subjectId: student.id,
      studentProfileId: student.id,
      reason,
      details: { school: former.proved_school, before: school },
    })
    needsChanged(context)
    return ok(true)
  })
}
