import type { CoachProfile } from '@shinequo/contract/coaches'
import * as messages from '@shinequo/messages/web/coaches'

/** Section 2: what stands where a coach has given nothing. */
export const NO_FOCUS = messages.noFocus
export const NO_BIO = messages.noBio

export function fullName({ user }: Pick<CoachProfile, 'user'>): string {
  return `${user.first_name} ${user.last_name}`
}
