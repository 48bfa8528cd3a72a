import { DAY, HOUR } from '../time/zoned-day.ts'

/**
 * When the tokens of one sign-in expire, in milliseconds: 30 days after it, or 24 hours if the person did not want to
 * be remembered. Refreshing does not prolong it.
 */
export function familyEnd(signedInAt: number, remember: boolean): number {
  return signedInAt + (remember ? 30 * DAY : 24 * HOUR)
}
