import type { FastifyInstance } from 'fastify'
import type { Context } from './context.ts'
import { refuse, sendRefusal } from './errors.ts'

/** RFC 9116 wants a date that is less than a year ahead, so that nobody trusts a forgotten file. */
const GOOD_FOR_MS = 180 * 86_400_000

/** Serves where to report security holes (RFC 9116); not found if no contact is known. */
export function registerSecurityContact(
  app: FastifyInstance,
  { env, clock }: Pick<Context, 'env' | 'clock'>,
): void {
  const path = '/.well-known/security.txt'
  app.get(path, async (_request, reply) => {
    if (env.securityContact === undefined) return sendRefusal(reply, refuse('not_found'))
    const lines = [
      `Contact: ${env.securityContact}`,
      `Expires: ${new Date(clock.now() + GOOD_FOR_MS).toISOString()}`,
      'Preferred-Languages: en, es',
      // A web address in this file must be encrypted.
      ...(env.baseUrl.startsWith('https:') ? [`Canonical: ${env.baseUrl}${path}`] : []),
    ]
    return reply
      .header('content-type', 'text/plain; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(`${lines.join('\n')}\n`)
  })
}
