import { lookAtUnsubscribe, type UnsubscribeState, unsubscribe } from '@shinequo/contract/notifications'
import { call } from '../../../lib/api-client.ts'

/** Which mail the address in a mail turns off. */
export async function lookAt(secret: string, signal: AbortSignal): Promise<UnsubscribeState> {
  return await call(lookAtUnsubscribe, { params: { secret }, signal })
}

/** Turns it off. */
export async function unsubscribeNow(secret: string): Promise<UnsubscribeState> {
  return await call(unsubscribe, { params: { secret } })
}
