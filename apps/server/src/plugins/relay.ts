import { createHmac } from 'node:crypto'
import type { Env } from '../env.ts'

/** Where a browser may ask for a way to another one, as WebRTC takes it. */
export interface IceServer {
  readonly urls: string[]
  readonly username?: string
  readonly credential?: string
}

/**
 * How two browsers find each other: over our relay, so that neither sees the other's network address; by what a STUN
 * server tells them of their own; or on one network only.
 */
export type Way = 'relay' | 'direct' | 'local'

/** `mayBeDirect`: past a relay too, which then helps only where nothing else does. */
export function wayOf({ turn, stunUrls }: Env, mayBeDirect: boolean): Way {
  if (turn) return mayBeDirect ? 'direct' : 'relay'
  return stunUrls.length > 0 ? 'direct' : 'local'
}

/**
 * The servers for one person, with credentials that the relay takes until `until` (epoch milliseconds): a name of the
 * form `expiry:id` under the secret that both know. `id` stands in the relay's log, so it names nobody.
 */
export function iceServers({ turn, stunUrls }: Env, id: string, until: number): IceServer[] {
  const stun = stunUrls.length > 0 ? [{ urls: [...stunUrls] }] : []
  if (!turn) return stun
  const username = `${Math.ceil(until / 1000)}:${id}`
  const credential = createHmac('sha1', turn.secret).update(username).digest('base64')
  return [...stun, { urls: [...turn.urls], username, credential }]
}
