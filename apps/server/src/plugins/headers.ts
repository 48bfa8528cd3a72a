import helmet from '@fastify/helmet'
import { SERVER_TIME } from '@shinequo/contract/endpoint'
import type { FastifyInstance } from 'fastify'
import type { Env } from '../env.ts'
import type { Clock } from './clock.ts'

/** For responses with data: they must not be executed, framed, sniffed or cached. */
const API_HEADERS = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  // Personal data: neither a shared cache nor the next person at this computer may see it.
  'cache-control': 'no-store',
}

/** Sets these headers and the server's time on every response under /api. A route may override them. */
export function registerApiHeaders(api: FastifyInstance, clock: Clock): void {
  api.addHook('onRequest', (_request, reply, done) => {
    reply.headers(API_HEADERS).header(SERVER_TIME, String(clock.now()))
    done()
  })
}

/** Browser features that pages may use: no camera, microphone or screen capture. */
const NO_DEVICES = 'camera=(), microphone=(), display-capture=()'

/**
 * The headers of the room's document, which alone may use camera, microphone and screen capture. The policy names our
 * WebSocket: older browsers do not accept 'self' for it, and a call cannot work without it. The document embeds no frames
 * and must not be framed.
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
    // A school's page is shown in a frame, which a cross-origin isolated page could not load.
    crossOriginEmbedderPolicy: false,
  })
}
