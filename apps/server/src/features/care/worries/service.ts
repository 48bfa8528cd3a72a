import { randomUUID } from 'node:crypto'
import type { handOverWorry as handOverWorryEndpoint, Worry } from '@shinequo/contract/care/worries'
import type { BodyOf } from '@shinequo/contract/endpoint'
import { rule } from '@shinequo/contract/rules'
import { coachAccess } from '@shinequo/domain/sessions/student-access'
import { needsChanged } from '../../../plugins/change-notifier.ts'
import type { Context } from '../../../plugins/context.ts'
import { bondOf } from '../../../plugins/database/coach-bond.ts'
import type { Sql } from '../../../plugins/database/tables.ts'
import { type Outcome, ok, refuse } from '../../../plugins/errors.ts'
import { type Counted, counted, giveBack, type Limit, openLimit, tried } from '../../../plugins/limits.ts'
import type { Actor } from '../../../plugins/tokens.ts'
import { record } from '../../audit/service.ts'
import { enqueueMail } from '../../notifications/service.ts'
import { worryMail } from '../mail/worry-handed-over.ts'
import { presentWorry } from '../presenter.ts'
import { staffToName } from '../staff/service.ts'
import * as queries from './queries.ts'

/** A coach hands over ten worries a day at most. */
export function openWorryLimit(context: Context): Limit {
  return openLimit(context, { name: 'worry', times: 10, seconds: 24 * 60 * 60 })
}

/** Whether the student is one of the coach's now. */
async function isStudentOf(
  { clock }: Context,
  sql: Sql,
  coachId: string,
  studentId: string,
): Promise<boolean> {
  const now = clock.now()
  return coachAccess(await bondOf(sql, coachId, studentId, new Date(now)), now) !== null
}

/**
 * Hands a worry about one of the coach's students over to named staff, who are told by mail. The student reads in
 * their record that it happened. The same worry again changes nothing while it is open.
 */
export async function handOverWorry(
  context: Context,
  limit: Limit,
  coach: Actor,
  student_profile_id: string,
  { text, staff }: BodyOf<typeof handOverWorryEndpoint>,
): Promise<Outcome<Worry>> {
  const coach_id = coach.profileId
  if (!(await isStudentOf(context, context.database.root, coach_id, student_profile_id)))
    return refuse('not_found')
  // The same worry again costs nothing.
  const isNew = !(await queries.sameWorry(context.database.root, { coach_id, student_profile_id, text }))
  const counts: readonly Counted[] = isNew ? [[limit, coach_id]] : []
  const tooMany = await counted(...counts)
  if (tooMany) return tooMany
  const outcome = await tried(counts, () => storeWorry(context, coach, student_profile_id, { text, staff }))
  // Otherwise refused tries would use up the coach's day.
  if (!outcome.ok) await giveBack(...counts)
  return outcome
}

async function storeWorry(
  context: Context,
  coach: Actor,
  student_profile_id: string,
  { text, staff }: BodyOf<typeof handOverWorryEndpoint>,
): Promise<Outcome<Worry>> {
  const coach_id = coach.profileId
  return context.database.transaction(async (trx): Promise<Outcome<Worry>> => {
    // Match and sessions may have ended by now. Until the lock is released, the same worry is not stored twice.
    await queries.lockPair(trx, coach_id, student_profile_id)
    if (!(await isStudentOf(context, trx, coach_id, student_profile_id))) return refuse('not_found')
    const known = new Set((await staffToName(trx)).map(({ account_id }) => account_id))
    const named = [...new Set(staff)]
    if (named.some((id) => !known.has(id)))
      return refuse('invalid_input', { errors: { staff: rule('staff_unchosen') } })
    const pair = { coach_id, student_profile_id }
    const id = (await queries.sameWorry(trx, { ...pair, text })) ?? randomUUID()
    const before = await queries.worriesOf(trx, coach_id, student_profile_id)
    if (before.every((worry) => worry.id !== id)) {
      const created_at = new Date(context.clock.now())
      await queries.insertWorry(trx, { ...pair, id, text, created_at }, named)
      needsChanged(context)
      const mails = named.map((accountId) => ({ requestId: id, accountId }))
      await enqueueMail(context, trx, worryMail, mails)
      await record(context, trx, coach, {
        action: 'care.worry_handed_over',
        subjectType: 'care_request',
        subjectId: id,
        studentProfileId: student_profile_id,
        details: { staff: named },
      })
    }
    const worries = await queries.worriesOf(trx, coach_id, student_profile_id)
    const worry = worries.find((one) => one.id === id)
    return worry ? ok(presentWorry(worry)) : refuse('not_found')
  })
}

/** The worries about a student that the coach handed over. Only about the coach's own students. */
export async function listWorries(
  context: Context,
  coach: Actor,
  studentId: string,
): Promise<Outcome<Worry[]>> {
  const { root } = context.database
  if (!(await isStudentOf(context, root, coach.profileId, studentId))) return refuse('not_found')
  return ok((await queries.worriesOf(root, coach.profileId, studentId)).map(presentWorry))
}
