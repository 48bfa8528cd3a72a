import type { BodyInput } from '@shinequo/contract/endpoint'
import { type StudentProfile, updateStudentProfile, uploadProfileImage } from '@shinequo/contract/profiles'
import { call } from '../../../lib/api-client.ts'
import { useChange } from '../../../lib/use-change.ts'
import { updateUserDetails } from '../../../lib/user-state.ts'

export type ProfileChanges = BodyInput<typeof updateStudentProfile>

/** Saves changes of one's own profile and updates the state with the server's reply. */
export function useSaveProfile(id: string) {
  return useChange(async (changes: ProfileChanges) => {
    // Without the picture, which has its own call: one that was saved in the meantime would be newer than this reply.
    const { url: _own, ...facts } = await call(updateStudentProfile, { params: { id }, body: changes })
    updateUserDetails(id, facts)
  })
}

/** Uploads a portrait (JPEG) under the name of its file and updates the state with its address. */
export function useSavePicture({ id, user }: StudentProfile) {
  return useChange(async ({ portrait, fileName }: { portrait: Blob; fileName: string }) => {
    const body = new FormData()
    body.append('user_id', user.id)
    body.append('image', portrait, fileName)
    const { url } = await call(uploadProfileImage, { body })
    updateUserDetails(id, { url })
  })
}
