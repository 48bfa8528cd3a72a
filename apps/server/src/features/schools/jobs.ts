import { allowsFraming } from '@shinequo/domain/schools/framing'
import * as z from 'zod/mini'
import type { Context } from '../../plugins/context.ts'
import { job } from '../../plugins/jobs.ts'
import * as queries from './queries.ts'

/** Looks at a link, see `lookAt`. Run twice, it looks twice. */
export const checkLink = job({
  name: 'schools-link-check',
  payload: z.object({ url: z.string() }),
  handle: async (context, { url }) => {
    await lookAt(context, url)
  },
})

/**
 * Looks whether the page at a link lets itself be shown in a frame of ours, and keeps what was found. A page that
 * cannot be reached, or answers with an error, says nothing about frames. Takes up to the five seconds of `outbound`.
 */
export async function lookAt(context: Context, url: string): Promise<queries.FoundRow> {
  const found = await look(context, url)
  const row = { found, checked_at: new Date(context.clock.now()) }
  await queries.keepCheck(context.database.root, url, row)
  return row
}

async function look({ outbound, env }: Context, url: string): Promise<queries.FoundRow['found']> {
  const head = await outbound.headersOf(url).catch(() => null)
  // A site that is down, refuses us or leads astray is nobody's fault here, and nothing to try again at once.
  if (head === null || head.status < 200 || head.status > 299) return 'unreachable'
  const framing = {
    contentSecurityPolicy: head.headers['content-security-policy'] as string | undefined,
    xFrameOptions: head.headers['x-frame-options'] as string | undefined,
  }
  return allowsFraming(framing, head.url, env.baseUrl) ? 'allowed' : 'refused'
}
