import type { RoomRole } from '@shinequo/contract/events'
import type { Actor } from '../../plugins/tokens.ts'

/** The role in which an actor may enter the room of a session; null if the session is not theirs. */
export function roomRole(
  { role, profileId }: Actor,
  session: { student_profile_id: string; coach_id: string },
): RoomRole | null {
  if (role === 'student') return profileId === session.student_profile_id ? 'student' : null
  return role === 'coach' && profileId === session.coach_id ? 'coach' : null
}
