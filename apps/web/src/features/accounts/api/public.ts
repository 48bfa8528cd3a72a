import { resendProof, verifyEmail } from '@shinequo/contract/accounts/own-account'
import { changePasswordAtLogin, forgetPassword, resetPassword } from '@shinequo/contract/accounts/passwords'
import {
  confirmRequestedAddress,
  declineRequestedAddress,
  lookAtRequestedAddress,
} from '@shinequo/contract/accounts/requested-address'
import { signUp } from '@shinequo/contract/accounts/sign-up'
import { call } from '../../../lib/api-client.ts'
import { chosenLanguage, pageLanguage } from '../../../lib/language.ts'
import { ownZone } from '../../../lib/own-zone.ts'
import { beginSignIn, type Credentials, forgetPerson } from '../../../lib/sign-in.ts'
import { dropLastProfile } from '../../../lib/token-store.ts'

export interface NewAccount {
  readonly email: string
  readonly first_name: string
  readonly last_name: string
  readonly password: string
}

/**
 * Creates a student account. Returns whether the student must open the mail before signing in. First deletes stored
 * tokens, because a new person is at the computer.
 */
export async function createAccount(account: NewAccount): Promise<boolean> {
  forgetPerson()
  const { must_verify_email } = await call(signUp, {
    body: {
      email: account.email,
      username: account.email.trim().toLowerCase(),
      first_name: account.first_name,
      last_name: account.last_name,
      password: account.password,
      is_student: true,
      is_mentor: false,
      time_zone: ownZone(),
      locale: pageLanguage,
    },
  })
  return must_verify_email
}

/** Requests a mail with a code for a new password. */
export async function sendResetCode(email: string): Promise<void> {
  await call(forgetPassword, { body: { email } })
}

/** Sets a new password with the code. */
export async function setNewPassword(email: string, otp: string, newPassword: string): Promise<void> {
  await call(resetPassword, { body: { email, otp, newPassword } })
}

/** Signs in and replaces the current password with a new one. Nobody else is signed in here by then. */
export async function signInWithNewPassword(
  credentials: Credentials,
  type: 'coach' | 'admin',
  newPassword: string,
): Promise<void> {
  const body = { ...credentials, type, newPassword, time_zone: ownZone(), locale: chosenLanguage() }
  beginSignIn(await call(changePasswordAtLogin, { body }))
}

/** Confirms an e-mail address with the code that was mailed to it. A profile kept on this device may say otherwise. */
export async function confirmAddress(email: string, otp: string): Promise<void> {
  await call(verifyEmail, { body: { email, otp } })
  dropLastProfile()
}

/** Requests another mail with a code. */
export async function sendProof(email: string): Promise<void> {
  await call(resendProof, { body: { email } })
}

/** Whose account wants the mailbox of a link. */
export async function lookAtAddress(token: string, signal: AbortSignal) {
  return await call(lookAtRequestedAddress, { body: { token }, signal })
}

/** Gives the mailbox of a link to the account, or says that it is not this person's. */
export async function answerAddress(token: string, answer: 'use' | 'decline'): Promise<void> {
  await call(answer === 'use' ? confirmRequestedAddress : declineRequestedAddress, { body: { token } })
}
