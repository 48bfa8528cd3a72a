import type { BodyInput } from '@shinequo/contract/endpoint'
import { type StudentProfile, updateStudentProfile } from '@shinequo/contract/profiles'
import { call } from '../../lib/api-client.ts'
import { updateUserDetails } from '../../lib/user-state.ts'

/** Saves what changed of the own profile, puts the server's answer in place and answers it. */
export async function saveProfile(
  id: string,
  changes: BodyInput<typeof updateStudentProfile>,
): Promise<StudentProfile> {
  const profile = await call(updateStudentProfile, { params: { id }, body: changes })
  updateUserDetails(profile)
  return profile
}
