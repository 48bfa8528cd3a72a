import { randomUUID } from 'node:crypto'
import type { Role } from '@shinequo/contract/accounts'
import type { BodyOf } from '@shinequo/contract/endpoint'
import type { editPerson as editEndpoint } from '@shinequo/contract/people'
import { rule } from '@shinequo/contract/rules'
import { roleKeptBy } from '@shinequo/domain/people/role-change'
import { messagesOf } from '@shinequo/messages/server'
import type { Context } from '../../../plugins/context.ts'
import type { Trx } from '../../../plugins/database/tables.ts'
import { definedFields } from '../../../plugins/defined-fields.ts'
import { type Outcome, ok, type Refusal, refuse } from '../../../plugins/errors.ts'
import type { Actor } from '../../../plugins/tokens.ts'
import { accountEditedMail } from '../../accounts/mail/account-edited.ts'
import { mailResetCode } from '../../accounts/recovery/service.ts'
import * as signIns from '../../accounts/sign-ins/service.ts'
import { record } from '../../audit/service.ts'
import { availabilityChanged } from '../../availability/service.ts'
import { createJoiningCoach, removeUnusedCoach } from '../../coaches/service.ts'
import { enqueueMail } from '../../notifications/service.ts'
import { createEmptyProfile, removeUnusedProfile } from '../../profiles/service.ts'
import { mayHaveRoleChangedBy } from '../access.ts'
import * as queries from './queries.ts'

const messages = messagesOf('en').people
type Said = { message: string }

/**
 * Changes the name or the role of a person, who is notified by mail. Another role is refused to a person who has used
 * theirs, and ends all sign-ins; what was filled in for the former role is deleted. A refused try is in the audit,
 * without why.
 */
export async function edit(
  context: Context,
  actor: Actor,
  accountId: string,
  { reason, ...wanted }: BodyOf<typeof editEndpoint>,
): Promise<Outcome<Said>> {
  let ended: signIns.EndedSignIns | null = null
  let coachId: string | null = null
  const outcome = await context.database.transaction(async (trx): Promise<Outcome<Said>> => {
    const person = await queries.lockPerson(trx, accountId)
    if (!person) return refuse('not_found')
    const { first_name, last_name, role } = { ...person, ...definedFields(wanted) }
    const changed = {
      name: first_name !== person.first_name || last_name !== person.last_name,
      role: role !== person.role,
    }
    if (!changed.name && !changed.role) {
      return refuse('invalid_input', { errors: { first_name: rule('nothing_changed') } })
    }
    let studentId = person.student_id
    if (changed.role) {
      if (!mayHaveRoleChangedBy(actor, accountId)) return refuse('own_account')
      const refused = await changeRole(trx, person, role)
      if (refused) {
        await record(context, trx, actor, {
          action: 'account.role_change_refused',
          subjectType: 'account',
          subjectId: accountId,
          reason,
          details: { from: person.role, to: role },
          ...(studentId && { studentProfileId: studentId }),
        })
        return refused
      }
      ended = await signIns.endAllSignIns(context, trx, accountId, 'signed-out')
      coachId = person.coach_id
      // The former profile is gone, and a new one has no history to show its owner.
      studentId = null
    }
    if (changed.name) await queries.setName(trx, accountId, { first_name, last_name })
    await enqueueMail(context, trx, accountEditedMail, [{ accountId, editId: randomUUID(), ...changed }])
    await record(context, trx, actor, {
      action: changed.role ? 'account.role_changed' : 'account.name_changed',
      subjectType: 'account',
      subjectId: accountId,
      reason,
      details: { ...(changed.role && { from: person.role, to: role }), name: changed.name },
      ...(studentId && { studentProfileId: studentId }),
    })
    return ok({ message: messages.edited })
  })
  if (!outcome.ok) return outcome
  if (ended) signIns.signInsEnded(context, ended)
  if (coachId) availabilityChanged(context, [coachId])
  return outcome
}

async function changeRole(trx: Trx, person: queries.EditedPerson, role: Role): Promise<Refusal | undefined> {
  const why = roleKeptBy(person.role, await queries.lockRoleUse(trx, person))
  if (why) return refuse('invalid_input', { errors: { role: rule('role_kept', { why }) } })
  if (person.student_id) await removeUnusedProfile(trx, person.student_id)
  if (person.coach_id) await removeUnusedCoach(trx, person.coach_id)
  await queries.setRole(trx, person.id, role)
  if (role === 'student') await createEmptyProfile(trx, { accountId: person.id })
  if (role === 'coach') await createJoiningCoach(trx, { accountId: person.id, timeZone: undefined })
  return undefined
}

/** Mails a person a code for a new password. Their present password and sign-ins stay until they use it. */
export async function sendReset(
  context: Context,
  actor: Actor,
  accountId: string,
  reason: string,
): Promise<Outcome<Said>> {
  return context.database.transaction(async (trx): Promise<Outcome<Said>> => {
    const person = await queries.lockPerson(trx, accountId)
    if (!person) return refuse('not_found')
    await mailResetCode(context, trx, accountId)
    await record(context, trx, actor, {
      action: 'account.reset_sent',
      subjectType: 'account',
      subjectId: accountId,
      reason,
      ...(person.student_id && { studentProfileId: person.student_id }),
    })
    return ok({ message: messages.resetSent })
  })
}
