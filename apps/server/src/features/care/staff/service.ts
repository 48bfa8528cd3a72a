import type { CareMember, CareStaff, getCareStaff, saveCareStaff } from '@shinequo/contract/care/worries'
import type { BodyOf, ReplyOf } from '@shinequo/contract/endpoint'
import { rule } from '@shinequo/contract/rules'
import type { Context } from '../../../plugins/context.ts'
import type { Sql } from '../../../plugins/database/tables.ts'
import { type Outcome, ok, refuse } from '../../../plugins/errors.ts'
import type { Actor } from '../../../plugins/tokens.ts'
import { record } from '../../audit/service.ts'
import { settingsRow } from '../settings/queries.ts'
import * as queries from './queries.ts'

/** The administrators whom coaches can name: those who were chosen, or all while nobody is. */
export async function staffToName(sql: Sql): Promise<CareStaff[]> {
  const members = await queries.members(sql)
  const chosen = members.some(({ takes }) => takes) ? members.filter(({ takes }) => takes) : members
  return chosen.map(({ account_id, name }) => ({ account_id, name }))
}

/** The names of the administrators who were chosen; empty while nobody is. */
export async function namesOfChosen(sql: Sql): Promise<string[]> {
  return (await queries.members(sql)).filter(({ takes }) => takes).map(({ name }) => name)
}

/** The staff and their hours, for coaches. */
export async function careStaff({ database }: Context): Promise<Outcome<ReplyOf<typeof getCareStaff>>> {
  const { hours } = await settingsRow(database.root)
  return ok({ staff: await staffToName(database.root), hours })
}

/** The administrators, and who of them was chosen. */
export async function listStaff({ database }: Context): Promise<Outcome<CareMember[]>> {
  return ok(await queries.members(database.root))
}

/** Chooses the administrators whom coaches can name. Recorded in the audit. */
export async function saveStaff(
  context: Context,
  actor: Actor,
  { accounts }: BodyOf<typeof saveCareStaff>,
): Promise<Outcome<CareMember[]>> {
  return context.database.transaction(async (trx): Promise<Outcome<CareMember[]>> => {
    const known = new Set((await queries.members(trx)).map(({ account_id }) => account_id))
    const wanted = [...new Set(accounts)]
    if (wanted.some((id) => !known.has(id)))
      return refuse('invalid_input', { errors: { accounts: rule('staff_unchosen') } })
    await queries.replaceStaff(trx, wanted)
    await record(context, trx, actor, {
      action: 'care.staff_chosen',
      subjectType: 'programme',
      subjectId: 'care',
      details: { accounts: wanted },
    })
    return ok(await queries.members(trx))
  })
}
