import { getAccount } from '@shinequo/contract/accounts/own-account'
import { call } from '../../../lib/api-client.ts'
import { updateUserDetails } from '../../../lib/user-state.ts'

/** Updates the profile if its address has been confirmed in the meantime. */
export async function lookForProof(profileId: string): Promise<void> {
  const { email_proved } = await call(getAccount, {})
  if (email_proved) updateUserDetails(profileId, { email_proved })
}
