import { getAccount, resendProof, verifyEmail } from '@shinequo/contract/own-data'
import { call } from '../../../lib/api-client.ts'
import { updateUserDetails } from '../../../lib/user-state.ts'

// Beside api.ts, which the sign-in page loads too.

/** Confirms an address with the code that was mailed to it. */
export async function confirmAddress(email: string, otp: string): Promise<void> {
  await call(verifyEmail, { body: { email, otp } })
}

/** Has another mail with a code sent; for pages without a query cache too. */
export async function sendProof(email: string): Promise<void> {
  await call(resendProof, { body: { email } })
}

/** Notes in the profile that its address has been confirmed meanwhile, if it has. */
export async function lookForProof(profileId: string): Promise<void> {
  const { email_proved } = await call(getAccount, {})
  if (email_proved) updateUserDetails(profileId, { email_proved })
}
