import type { FastifyRequest } from 'fastify'
import type { Env } from '../env.ts'

/**
 * Whether a WebSocket may be opened by the page that asks for it: one of ours, at the public address or at the address
 * that the request itself came to. Browsers name the page's origin in every such request, and no page can change that. A
 * program that is no browser names none; nobody else's sign-in is in it, and it needs a ticket as well.
 */
export function isOwnOrigin(
  { baseUrl }: Pick<Env, 'baseUrl'>,
  { headers, host }: Pick<FastifyRequest, 'headers' | 'host'>,
): boolean {
  const { origin } = headers
  if (origin === undefined) return true
  if (!URL.canParse(origin)) return false
  return origin === new URL(baseUrl).origin || new URL(origin).host === host
}
