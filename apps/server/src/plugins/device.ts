import { isIPv4 } from 'node:net'
import bowser from 'bowser'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Env } from '../env.ts'
import type { Outcome } from './errors.ts'
import { networkOf } from './network-address.ts'
import { newSecretToken, secretTokenHash } from './secret-token.ts'

/**
 * Where a sign-in is used from, as shown to its owner. No finer than a network, so that it does not locate a person.
 */
export interface Device {
  /** Such as 'Firefox on Windows'; '' if unknown. */
  readonly name: string
  /** The /24 of an IPv4 address, the /64 of an IPv6 address. */
  readonly network: string
}

/** A User-Agent header has no length limit. The part that names the browser comes first. */
const MAX_READ = 400

/** The device behind a request. */
export function deviceOf(request: { ip: string; headers: { 'user-agent'?: string | undefined } }): Device {
  const network = networkOf(request.ip)
  return {
    name: deviceName(request.headers['user-agent'] ?? ''),
    network: isIPv4(network) ? network.replace(/\.\d+$/, '.0/24') : network,
  }
}

function deviceName(userAgent: string): string {
  if (userAgent === '') return ''
  const { browser, os } = bowser.parse(userAgent.slice(0, MAX_READ))
  return [browser.name, os.name].filter(Boolean).join(' on ')
}

/** A device at a sign-in. `hash` identifies it for as long as the browser keeps our cookie. */
export interface SignInDevice extends Device {
  readonly hash: string
}

const COOKIE = 'device'
/** The same over https: no other subdomain and no page over http can set a cookie of this name. */
const HOST_COOKIE = '__Host-device'
/** The longest time that browsers keep a cookie. */
const COOKIE_SECONDS = 400 * 24 * 3600

/**
 * Runs a sign-in with the device that it comes from. If it succeeds, the browser gets a cookie that scripts cannot read
 * and that grants no access: it only marks the device as known.
 */
export async function withDevice<T>(
  { baseUrl }: Pick<Env, 'baseUrl'>,
  request: FastifyRequest,
  reply: FastifyReply,
  signIn: (device: SignInDevice) => Promise<Outcome<T>>,
): Promise<Outcome<T>> {
  const secure = baseUrl.startsWith('https:')
  const { [HOST_COOKIE]: hostToken, [COOKIE]: plainToken } = request.cookies
  // Browsers that signed in before the name changed have the plain one, until its 400 days are over.
  const token = (secure && hostToken) || plainToken || newSecretToken().token
  const outcome = await signIn({ ...deviceOf(request), hash: secretTokenHash(token) })
  if (outcome.ok) {
    const kept = { httpOnly: true, sameSite: 'strict', secure, maxAge: COOKIE_SECONDS } as const
    // The prefix requires the path '/'.
    if (secure) reply.setCookie(HOST_COOKIE, token, { ...kept, path: '/' })
    else reply.setCookie(COOKIE, token, { ...kept, path: '/api' })
    if (secure && plainToken !== undefined) reply.clearCookie(COOKIE, { path: '/api' })
  }
  return outcome
}
