import { randomUUID } from 'node:crypto'
import type { ViewConditions } from '../features/people/tables.ts'
import type { Trx } from '../plugins/database/tables.ts'

export interface ViewSeed {
  /** The id if left out. */
  readonly name?: string
  readonly search?: string
  readonly query?: Partial<ViewConditions>
}

/** Stores a view of the list of people that an administrator saved. Returns its id. */
export async function seedView(
  trx: Trx,
  account_id: string,
  { name: given, search = '', query }: ViewSeed = {},
): Promise<string> {
  const id = randomUUID()
  const name = given ?? id
  const conditions = { sort: 'name', order: 'asc', ...query }
  await trx
    .insertInto('people_views')
    .values({ id, account_id, name, key: name.toLowerCase(), search, query: JSON.stringify(conditions) })
    .execute()
  return id
}
