import { MINUTE } from '../time/zoned-day.ts'

/** How many requests for contact an hour cause a mail of their own: all of students with a proved mailbox together. */
export const MAILS_AN_HOUR = 20
/** The same for accounts without a proved mailbox, which anybody can make. They never use up the mails of the others. */
export const UNPROVED_MAILS_AN_HOUR = 5
/** How often one mail at most tells about all who wait, once there are more. */
export const DIGEST_MS = 5 * MINUTE

/** When the mail about all who wait is due that a request at `now` belongs to: at the next full five minutes. */
export function digestDueAt(now: number): number {
  return (Math.floor(now / DIGEST_MS) + 1) * DIGEST_MS
}
