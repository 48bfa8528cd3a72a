import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { describeOnPostgres, openTestDatabase } from '../testing/engines.ts'
import { notifyRooms, ROOMS_CHANGED } from './room-notifications.ts'

describeOnPostgres('telling rooms of a change', () => {
  it('leaves it to the COMMIT of the change to wait for the disk and a standby', async () => {
    const database = await openTestDatabase('postgres')
    try {
      const { rows } = await database.transaction(async (trx) => {
        await sql`set local synchronous_commit = 'remote_write'`.execute(trx)
        await notifyRooms(trx, ROOMS_CHANGED, [randomUUID()])
        return sql`select current_setting('synchronous_commit') as waits_for`.execute(trx)
      })
      expect(rows).toEqual([{ waits_for: 'remote_write' }])
    } finally {
      await database.close()
    }
  })
})
