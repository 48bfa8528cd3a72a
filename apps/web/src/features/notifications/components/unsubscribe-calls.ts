import { type LeftOff, lookAtUnsubscribe, unsubscribe } from '@shinequo/contract/notifications'
import { call } from '../../../lib/api-client.ts'

/** What the address of a mail ends. */
export async function lookAt(secret: string, signal: AbortSignal): Promise<LeftOff> {
  return await call(lookAtUnsubscribe, { params: { secret }, signal })
}

/** Ends it. */
export async function leaveOff(secret: string): Promise<LeftOff> {
  return await call(unsubscribe, { params: { secret } })
}
