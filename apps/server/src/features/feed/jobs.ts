import { RESTORE_MS } from '@shinequo/domain/feed/publication'
import * as z from 'zod/mini'
import { job } from '../../plugins/job.ts'
import * as queries from './queries.ts'

/** Permanently removes a post a day after it was deleted, unless it was restored meanwhile. */
export const removeDeletedPost = job({
  name: 'feed-removal',
  payload: z.object({ id: z.string() }),
  handle: async (context, { id }) => {
    const then = new Date(context.clock.now() - RESTORE_MS)
    await context.database.transaction((trx) => queries.removeDeleted(trx, id, then))
  },
})
