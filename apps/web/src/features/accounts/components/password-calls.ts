import { changePasswordAtLogin } from '@shinequo/contract/accounts'
import { changePassword } from '@shinequo/contract/own-data'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../../../lib/api-client.ts'
import { ownZone } from '../../../lib/own-zone.ts'
import { storeTokens } from '../../../lib/token-store.ts'
import { useWrite } from '../../../lib/use-write.ts'
import type { Credentials } from '../api.ts'
import { SIGN_INS } from './sign-in-calls.ts'

// Beside api.ts, which /login loads too.

/** Signs in with a new password in place of the present one; nobody else is signed in here by then. */
export async function signInWithNewPassword(
  credentials: Credentials,
  type: 'coach' | 'admin',
  newPassword: string,
): Promise<void> {
  const body = { ...credentials, type, newPassword, time_zone: ownZone() }
  storeTokens(await call(changePasswordAtLogin, { body }))
}

/** Changes the own password. All other sign-ins end. */
export function useChangePassword() {
  const queries = useQueryClient()
  return useWrite(async (body: { password: string; newPassword: string }) => {
    await call(changePassword, { body })
    await queries.invalidateQueries({ queryKey: SIGN_INS })
  })
}
