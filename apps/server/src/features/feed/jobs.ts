import { RESTORE_MS } from '@shinequo/domain/feed/publication'
import * as z from 'zod/mini'
import { job } from '../../plugins/job.ts'
import * as queries from './queries.ts'

/** Removes a post for good a day after it was deleted; one that was brought back meanwhile stays. */
export const removeDeletedPost = job({
  name: 'feed-removal',
  payload: z.object({ id: z.string() }),
  handle: async (context, { id }) => {
    const then = new Date(context.clock.now() - RESTORE_MS)
    await context.database.transaction((trx) => queries.removeDeleted(trx, id, then))
  },
})
