import { randomUUID } from 'node:crypto'
import type { Trx } from '../plugins/database/tables.ts'

/** Stores an export of an account's data that is ready to download, for tests: the person's own, or one by staff. */
export async function seedDataExport(
  trx: Trx,
  accountId: string,
  madeAt: number,
  for_person = false,
): Promise<void> {
  await trx
    .insertInto('data_exports')
    .values({
      id: randomUUID(),
      account_id: accountId,
      for_person,
      state: 'ready',
      asked_at: new Date(madeAt),
      made_at: new Date(madeAt),
      expires_at: new Date(madeAt + 86_400_000),
      bytes: Buffer.from('PK: the data of a person'),
    })
    .execute()
}
