import { createHmac } from 'node:crypto'
import type { Env } from '../env.ts'

/** The ICE servers of a call, in the form of WebRTC. */
export interface IceServer {
  readonly urls: string[]
  readonly username?: string
  readonly credential?: string
}

/**
 * How two browsers connect: through our relay, so that neither sees the other's network address; directly, with addresses
 * from a STUN server; or only within one network.
 */
export type Way = 'relay' | 'direct' | 'local'

/** `mayBeDirect` allows direct connections even if there is a relay, which is then only a fallback. */
export function wayOf({ turn, stunUrls }: Env, mayBeDirect: boolean): Way {
  if (turn) return mayBeDirect ? 'direct' : 'relay'
  return stunUrls.length > 0 ? 'direct' : 'local'
}

/**
 * The servers for one person, with credentials that the relay takes until `until` (epoch milliseconds): a name of the
 * form `expiry:id` under the secret that both know. `id` appears in the relay's log, so it names nobody.
 */
export function iceServers({ turn, stunUrls }: Env, id: string, until: number): IceServer[] {
  const stun = stunUrls.length > 0 ? [{ urls: [...stunUrls] }] : []
  if (!turn) return stun
  const username = `${Math.ceil(until / 1000)}:${id}`
  const credential = createHmac('sha1', turn.secret).update(username).digest('base64')
  return [...stun, { urls: [...turn.urls], username, credential }]
}
