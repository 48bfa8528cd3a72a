import type { BodyInput } from '@shinequo/contract/endpoint'
import { type StudentProfile, updateStudentProfile, uploadProfileImage } from '@shinequo/contract/profiles'
import { call } from '../../lib/api-client.ts'
import { updateUserDetails } from '../../lib/user-state.ts'

/** Saves what changed of the own profile and puts the server's answer in place. */
export async function saveProfile(
  id: string,
  changes: BodyInput<typeof updateStudentProfile>,
): Promise<void> {
  // The picture has a call of its own: one that was saved meanwhile is newer than this answer.
  const { url: _own, ...facts } = await call(updateStudentProfile, { params: { id }, body: changes })
  updateUserDetails(id, facts)
}

/** Sends a portrait (JPEG) under its file's own name and puts its address in place. */
export async function savePicture(profile: StudentProfile, portrait: Blob, fileName: string): Promise<void> {
  const body = new FormData()
  body.append('user_id', profile.user.id)
  body.append('image', portrait, fileName)
  const { url } = await call(uploadProfileImage, { body })
  updateUserDetails(profile.id, { url })
}
