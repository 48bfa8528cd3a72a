import { DAY, HOUR } from '../time/zoned-day.ts'

/**
 * When everything that comes of one sign-in ends, in milliseconds: 30 days after it, or 24 hours where the person did
 * not want to be remembered. Refreshing does not prolong it.
 */
export function familyEnd(signedInAt: number, remember: boolean): number {
  return signedInAt + (remember ? 30 * DAY : 24 * HOUR)
}
