import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from './context.ts'

/**
 * The cookie with the position of the database after the browser's last change, so that no replica without that change
 * answers it.
 */
const COOKIE = 'seen'
/** A replica that could lack a change which is older than that is not used anyway. */
const COOKIE_SECONDS = 30
/** How long a response waits for the position. */
const POSITION_MS = 500
/** Instead of a position: until the cookie ends, the primary answers. */
const UNKNOWN = 'unknown'

/** What the browser has told us, which may be anything; for `Database.lagging`. */
export const seenBy = ({ cookies }: FastifyRequest): string | undefined => cookies[COOKIE]

/**
 * Lets the browser present the database's present position with its next requests. Call it after its change was
 * committed. Does nothing without a replica. Never throws.
 */
export async function markSeen({ database, env }: Context, reply: FastifyReply): Promise<void> {
  if (!database.replica()) return
  const late = sleep(POSITION_MS, UNKNOWN, { ref: false })
  const position = await Promise.race([database.position(), late]).catch(() => UNKNOWN)
  const secure = env.baseUrl.startsWith('https:')
  reply.setCookie(COOKIE, position, {
    httpOnly: true,
    sameSite: 'strict',
    secure,
    maxAge: COOKIE_SECONDS,
    path: '/api',
  })
}
