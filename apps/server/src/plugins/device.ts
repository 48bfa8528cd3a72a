import { isIPv4 } from 'node:net'
import bowser from 'bowser'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Env } from '../env.ts'
import type { Outcome } from './errors.ts'
import { networkOf } from './network-address.ts'
import { newSecretToken, secretTokenHash } from './secret-token.ts'

/** Where a sign-in is used from, as its owner is shown it: no finer than a network, so that it locates nobody. */
export interface Device {
  /** In words, such as 'Firefox on Windows'; '' where nothing is known. */
  readonly name: string
  /** Of IPv4 the /24, of IPv6 the /64. */
  readonly network: string
}

/** What a browser says of itself has no limit; what names it stands at the beginning. */
const MOST_READ = 400

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
  const { browser, os } = bowser.parse(userAgent.slice(0, MOST_READ))
  return [browser.name, os.name].filter(Boolean).join(' on ')
}

/** A device at a sign-in: `hash` tells it from others, for as long as its browser keeps our cookie. */
export interface SignInDevice extends Device {
  readonly hash: string
}

const COOKIE = 'device'
/** As long as browsers keep any. */
const COOKIE_SECONDS = 400 * 24 * 3600

/**
 * Runs a sign-in with the device that it comes from. One that succeeds leaves a cookie in the browser, which no script
 * can read and which opens nothing: it only tells a known device from another one.
 */
export async function withDevice<T>(
  { baseUrl }: Pick<Env, 'baseUrl'>,
  request: FastifyRequest,
  reply: FastifyReply,
  signIn: (device: SignInDevice) => Promise<Outcome<T>>,
): Promise<Outcome<T>> {
  const token = request.cookies[COOKIE] || newSecretToken().token
  const outcome = await signIn({ ...deviceOf(request), hash: secretTokenHash(token) })
  if (outcome.ok) {
    reply.setCookie(COOKIE, token, {
      path: '/api',
      httpOnly: true,
      sameSite: 'strict',
      secure: baseUrl.startsWith('https:'),
      maxAge: COOKIE_SECONDS,
    })
  }
  return outcome
}
