import { DAY } from '../time/zoned-day.ts'

/** How long the link is valid that confirms an address which an administrator asked for. */
export const ADDRESS_LINK_MS = 7 * DAY

/** Whether such a link is valid at `now`. It expires at `expiresAt`, which is excluded. Instants in milliseconds. */
export function isAddressLinkValid(expiresAt: number, now: number): boolean {
  return now < expiresAt
}
