import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'
import type { Env } from '../env.ts'

/**
 * The content security policy and the usual headers on every answer. style-src needs 'unsafe-inline': the toasts and
 * Radix write style elements. HSTS and upgrade-insecure-requests only where the public address is https.
 */
export async function registerHeaders(app: FastifyInstance, env: Env): Promise<void> {
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
    // A school's page is shown in a frame, which an isolated page could not load.
    crossOriginEmbedderPolicy: false,
  })
}
