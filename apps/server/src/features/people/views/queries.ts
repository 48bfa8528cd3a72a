import { sql as raw } from 'kysely'
import type { Sql, Trx } from '../../../plugins/database/tables.ts'
import type { ViewConditions } from '../tables.ts'

export type ViewRow = Awaited<ReturnType<typeof viewsOf>>[number]

/** What an administrator names and finds again. */
export interface ViewToStore {
  readonly name: string
  /** The name without capitals. */
  readonly key: string
  readonly search: string
  readonly query: ViewConditions
}

/** An administrator's views by name, with what of them no longer holds. */
export async function viewsOf(sql: Sql, accountId: string) {
  return sql
    .selectFrom('people_views as v')
    .leftJoin('schools as s', (join) => join.on(raw<boolean>`s.value = v.query->>'school'`))
    .leftJoin('coaches as c', (join) => join.on(raw<boolean>`c.id = (v.query->>'coach')::uuid`))
    .leftJoin('accounts as a', 'a.id', 'c.account_id')
    .select([
      'v.id',
      'v.name',
      'v.key',
      'v.search',
      'v.query',
      raw<boolean>`s.joined_to is not null`.as('school_gone'),
      raw<boolean>`(v.query->>'coach' is not null and (a.id is null or a.erased_at is not null))`.as(
        'coach_gone',
      ),
    ])
    .where('v.account_id', '=', accountId)
    .orderBy('v.key')
    .execute()
}

/** Makes changes of an administrator's views wait for each other until the transaction ends. */
export async function lockViews(trx: Trx, accountId: string): Promise<void> {
  await raw`select from accounts where id = ${accountId}::uuid for no key update`.execute(trx)
}

export async function insertView(trx: Trx, id: string, accountId: string, view: ViewToStore): Promise<void> {
  await trx
    .insertInto('people_views')
    .values({ ...view, id, account_id: accountId, query: JSON.stringify(view.query) })
    .execute()
}

/** Changes one of an administrator's views; returns false if they have no such view. */
export async function changeView(
  trx: Trx,
  id: string,
  accountId: string,
  { query, ...change }: Partial<ViewToStore>,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('people_views')
    .set({ ...change, ...(query && { query: JSON.stringify(query) }) })
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function deleteView(trx: Trx, id: string, accountId: string): Promise<void> {
  await trx.deleteFrom('people_views').where('id', '=', id).where('account_id', '=', accountId).execute()
}
