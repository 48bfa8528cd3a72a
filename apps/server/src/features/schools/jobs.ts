import { allowsFraming } from '@shinequo/domain/schools/framing'
import * as z from 'zod/mini'
import type { Context } from '../../plugins/context.ts'
import { job } from '../../plugins/job.ts'
import * as queries from './queries.ts'

/** Checks a link, see `lookAt`. Running it twice checks twice. */
export const checkLink = job({
  name: 'schools-link-check',
  payload: z.object({ url: z.string() }),
  handle: async (context, { url }) => {
    await lookAt(context, url)
  },
})

/**
 * Checks whether the page of a link may be shown in a frame of ours, and stores the result. A page that cannot be
 * reached or responds with an error says nothing about frames. Takes up to the five seconds of `outbound`.
 */
export async function lookAt(context: Context, url: string): Promise<queries.FoundRow> {
  const found = await look(context, url)
  const row = { found, checked_at: new Date(context.clock.now()) }
  await queries.storeCheck(context.database.root, url, row)
  return row
}

async function look({ outbound, env }: Context, url: string): Promise<queries.FoundRow['found']> {
  const head = await outbound.headersOf(url).catch(() => null)
  // A site that is down, refuses the request or redirects badly is not our error, and retrying at once does not help.
  if (head === null || head.status < 200 || head.status > 299) return 'unreachable'
  const framing = {
    contentSecurityPolicy: head.headers['content-security-policy'] as string | undefined,
    xFrameOptions: head.headers['x-frame-options'] as string | undefined,
  }
  return allowsFraming(framing, head.url, env.baseUrl) ? 'allowed' : 'refused'
}
