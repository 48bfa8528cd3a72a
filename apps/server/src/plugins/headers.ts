import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'
import type { Env } from '../env.ts'

/** For answers that are data: nothing may run or frame them, guess their type, or keep them. */
const API_HEADERS = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  // People's own data: no shared cache and no later person at the same computer may keep it.
  'cache-control': 'no-store',
}

/** Fixed headers on every answer under /api; a route may set its own in their place. */
export function registerApiHeaders(api: FastifyInstance): void {
  api.addHook('onRequest', (_request, reply, done) => {
    reply.headers(API_HEADERS)
    done()
  })
}

/**
 * The content security policy and the usual headers on every page. style-src needs 'unsafe-inline': the toasts and
 * Radix write style elements. HSTS and upgrade-insecure-requests only where the public address is https.
 */
export async function registerPageHeaders(app: FastifyInstance, env: Env): Promise<void> {
  const https = env.baseUrl.startsWith('https:')
  await app.register(helmet, {
    global: true,
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        frameSrc: ['https:'],
        connectSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        ...(https && { upgradeInsecureRequests: [] }),
      },
    },
    strictTransportSecurity: https ? { maxAge: 31_536_000 } : false,
    referrerPolicy: { policy: 'same-origin' },
    frameguard: { action: 'deny' },
    // A school's page is shown in a frame, which an isolated page could not load.
    crossOriginEmbedderPolicy: false,
  })
}
