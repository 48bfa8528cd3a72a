import type { CoachProfile } from '@shinequo/contract/coaches'

export function fullName({ user }: Pick<CoachProfile, 'user'>): string {
  return `${user.first_name} ${user.last_name}`
}
