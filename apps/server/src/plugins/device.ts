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

/** An unauthenticated caller: the network that limits count by, and the device that a sign-in shows. */
export interface Caller {
  readonly address: string
  readonly device: SignInDevice
}

const COOKIE = 'device'
/** The same over https: no other subdomain and no page over http can set a cookie of this name. */
const HOST_COOKIE = '__Host-device'
/** The longest time that browsers keep a cookie. */
const COOKIE_SECONDS = 400 * 24 * 3600

/** The caller of a request, whose device is a new one unless the browser has our cookie. */
export function callerOf(request: FastifyRequest): Caller {
  return callerWith(request, cookieOf(request))
}

/** Browsers that signed in before the name changed have the plain one, until its 400 days are over. */
const cookieOf = ({ cookies }: FastifyRequest) =>
  cookies[HOST_COOKIE] || cookies[COOKIE] || newSecretToken().token

function callerWith(request: FastifyRequest, token: string): Caller {
  const device = { ...deviceOf(request), hash: secretTokenHash(token) }
  return { address: networkOf(request.ip), device }
}

/**
 * Runs a sign-in, or what else makes a device known, with the device that it comes from. If it succeeds, the browser
 * gets a cookie that scripts cannot read and that grants no access: it only marks the device as known.
 */
export async function withDevice<T>(
  { baseUrl }: Pick<Env, 'baseUrl'>,
  request: FastifyRequest,
  reply: FastifyReply,
  signIn: (caller: Caller) => Promise<Outcome<T>>,
): Promise<Outcome<T>> {
  const secure = baseUrl.startsWith('https:')
  const token = cookieOf(request)
  const outcome = await signIn(callerWith(request, token))
  if (outcome.ok) {
    const kept = { httpOnly: true, sameSite: 'strict', secure, maxAge: COOKIE_SECONDS } as const
    // The prefix requires the path '/'.
    if (secure) reply.setCookie(HOST_COOKIE, token, { ...kept, path: '/' })
    else reply.setCookie(COOKIE, token, { ...kept, path: '/api' })
    if (secure && request.cookies[COOKIE] !== undefined) reply.clearCookie(COOKIE, { path: '/api' })
  }
  return outcome
}
