import type { CoachProfile } from '@shinequo/contract/coaches'

/** Section 2: what stands where a coach has given nothing. */
export const NO_FOCUS = 'Specialization not provided'
export const NO_BIO = 'No bio available for this coach.'

export function fullName({ user }: Pick<CoachProfile, 'user'>): string {
  return `${user.first_name} ${user.last_name}`
}
