import { lookAtUnsubscribe, type UnsubscribeState, unsubscribe } from '@shinequo/contract/notifications'
import { call } from '../../../lib/api-client.ts'

/** What the address of a mail ends. */
export async function lookAt(secret: string, signal: AbortSignal): Promise<UnsubscribeState> {
  return await call(lookAtUnsubscribe, { params: { secret }, signal })
}

/** Ends it. */
export async function unsubscribeNow(secret: string): Promise<UnsubscribeState> {
  return await call(unsubscribe, { params: { secret } })
}
