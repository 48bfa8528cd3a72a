import type { RoomRole } from '@shinequo/contract/events'
import type { Actor } from '../../plugins/tokens.ts'

/** As what somebody enters the room of a session; null: they have nothing to do with it. */
export function roomRole(
  { role, profileId }: Actor,
  session: { student_profile_id: string; coach_id: string },
): RoomRole | null {
  if (role === 'student') return profileId === session.student_profile_id ? 'student' : null
  return role === 'coach' && profileId === session.coach_id ? 'coach' : null
}
