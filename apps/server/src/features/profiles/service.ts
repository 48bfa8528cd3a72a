import { randomUUID } from 'node:crypto'
import type { Trx } from '../../plugins/database/tables.ts'
import { insertEmptyProfile } from './queries.ts'

/** Makes the profile of a new student account, with nothing filled in and not completed. Returns its id. */
export async function createEmptyProfile(trx: Trx, { accountId }: { accountId: string }): Promise<string> {
  const id = randomUUID()
  await insertEmptyProfile(trx, id, accountId)
  return id
}
