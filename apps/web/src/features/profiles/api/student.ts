import type { BodyInput } from '@shinequo/contract/endpoint'
import { type StudentProfile, updateStudentProfile, uploadProfileImage } from '@shinequo/contract/profiles'
import { call } from '../../../lib/api-client.ts'
import { useChange } from '../../../lib/use-change.ts'
import { updateUserDetails } from '../../../lib/user-state.ts'

export type ProfileChanges = BodyInput<typeof updateStudentProfile>

/** Saves what changed of the own profile and puts the server's answer in place. */
export function useSaveProfile(id: string) {
  return useChange(async (changes: ProfileChanges) => {
    // The picture has a call of its own: one that was saved meanwhile is newer than this answer.
    const { url: _own, ...facts } = await call(updateStudentProfile, { params: { id }, body: changes })
    updateUserDetails(id, facts)
  })
}

/** Sends a portrait (JPEG) under its file's own name and puts its address in place. */
export function useSavePicture({ id, user }: StudentProfile) {
  return useChange(async ({ portrait, fileName }: { portrait: Blob; fileName: string }) => {
    const body = new FormData()
    body.append('user_id', user.id)
    body.append('image', portrait, fileName)
    const { url } = await call(uploadProfileImage, { body })
    updateUserDetails(id, { url })
  })
}
