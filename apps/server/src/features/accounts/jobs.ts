import { EXPORT_KEPT_MS, EXPORTS_A_DAY } from '@shinequo/domain/accounts/data-export'
import { DAY } from '@shinequo/domain/time/zoned-day'
import * as z from 'zod/mini'
import type { Context } from '../../plugins/context.ts'
import { databaseErrorKind } from '../../plugins/database/database-error.ts'
import { keepFile, putSealed } from '../../plugins/files/files.ts'
import { FileUnavailable } from '../../plugins/files/unavailable.ts'
import { job } from '../../plugins/job.ts'
import { type Limit, openLimit } from '../../plugins/limits.ts'
import { enqueueMail } from '../notifications/service.ts'
import * as exports from './export/queries.ts'
import { dataReadyMail } from './mail/data-ready.ts'
import { dataZip } from './own-data/service.ts'

/** How often a person may request the file with their data. Failed files do not count. */
export function openExportLimit(context: Context): Limit {
  return openLimit(context, { name: 'data-export', times: EXPORTS_A_DAY, seconds: DAY / 1000 })
}

/** Creates the file with a person's data. Drops it if it was requested again meanwhile or the account is gone. */
export const makeDataExport = job({
  name: 'accounts-data-export',
  payload: z.object({ exportId: z.uuid() }),
  handle: async (context, { exportId }) => {
    const { root } = context.database
    const row = await exports.exportById(root, exportId)
    if (row?.state !== 'preparing') return
    const now = context.clock.now()
    let bytes: Buffer | null
    try {
      bytes = await dataZip(context, row.account_id, now, row.for_person ? 'staff' : 'person')
    } catch (error) {
      // Errors of the database and of the bucket are temporary, so the job is retried. Anything else would fail again.
      if (databaseErrorKind(error) || error instanceof FileUnavailable) throw error
      context.log.error(
        { err: error, export: exportId },
        'the file with the data of a person could not be made',
      )
      const accountId = await context.database.transaction((trx) => exports.failExport(trx, exportId))
      if (accountId !== undefined && !row.for_person) await openExportLimit(context).giveBack(accountId)
      return
    }
    if (!bytes) return
    const file = await putSealed(context, 'exports', exportId, bytes)
    const times = { made_at: new Date(now), expires_at: new Date(now + EXPORT_KEPT_MS) }
    const made = { ...file, size: bytes.length, ...times }
    await context.database.transaction(async (trx) => {
      if (!(await exports.storeExport(trx, exportId, made))) return
      await keepFile(trx, file)
      await enqueueMail(context, trx, dataReadyMail, [{ exportId }])
      // A minute late, since the database's clock may be ahead of ours.
      const then = new Date(made.expires_at.getTime() + 60_000)
      await context.jobs.enqueue(trx, removeDataExports, {}, then)
    })
  },
})

/** Removes expired files. */
export const removeDataExports = job({
  name: 'accounts-data-removal',
  payload: z.object({}),
  handle: async (context) => {
    const now = new Date(context.clock.now())
    await context.database.transaction((trx) => exports.removeExpired(trx, now))
  },
})
