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

/** What a page may ask the browser for: no camera, no microphone and no screen. */
const NO_DEVICES = 'camera=(), microphone=(), display-capture=()'

/**
 * What the document of a room has in place of the others' headers: it alone may have camera, microphone and screen. It
 * names our WebSocket, since older browsers do not take 'self' for it and no call is without; live pages do without it
 * there. It frames nothing and nothing may frame it.
 */
export function roomHeaders({ baseUrl }: Env): Record<string, string> {
  const socket = new URL(baseUrl).origin.replace(/^http/, 'ws')
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "manifest-src 'self'",
    `connect-src 'self' ${socket}`,
    "media-src 'self' blob:",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(baseUrl.startsWith('https:') ? ['upgrade-insecure-requests'] : []),
  ]
  return {
    'content-security-policy': policy.join(';'),
    'permissions-policy':
      'camera=(self), microphone=(self), display-capture=(self), fullscreen=(self), picture-in-picture=(self)',
  }
}

/**
 * The content security policy and the usual headers on every page. style-src needs 'unsafe-inline': the toasts and
 * Radix write style elements. HSTS and upgrade-insecure-requests only where the public address is https.
 */
export async function registerPageHeaders(app: FastifyInstance, env: Env): Promise<void> {
  const https = env.baseUrl.startsWith('https:')
  app.addHook('onRequest', (_request, reply, done) => {
    reply.header('permissions-policy', NO_DEVICES)
    done()
  })
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
