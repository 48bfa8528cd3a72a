import type { FastifyInstance } from 'fastify'
import type { Context } from './context.ts'

const FORWARDED = /^(x-forwarded-|forwarded$)/

/**
 * Logs a warning once if there is a proxy in front while TRUST_PROXY is off: then all visitors appear with the proxy's
 * address and share the rate limits per address.
 */
export function warnOfProxy(app: FastifyInstance, { env, log }: Pick<Context, 'env' | 'log'>): void {
  if (env.trustProxy) return
  let warned = false
  app.addHook('onRequest', (request, _reply, done) => {
    if (!warned && Object.keys(request.headers).some((name) => FORWARDED.test(name))) {
      warned = true
      log.warn(
        'requests come through a proxy, and TRUST_PROXY is off: set it to the address of the proxy, or limits count all visitors as one',
      )
    }
    done()
  })
}
