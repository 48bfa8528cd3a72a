import { acceptInvitation, lookAtInvitation } from '@shinequo/contract/people/invitations'
import { call } from '../../../lib/api-client.ts'
import { pageLanguage } from '../../../lib/language.ts'
import { ownZone } from '../../../lib/own-zone.ts'
import { beginSignIn, forgetPerson } from '../../../lib/sign-in.ts'

/** Who the invitation of a link is for. */
export async function lookAt(token: string, signal: AbortSignal) {
  return await call(lookAtInvitation, { body: { token }, signal })
}

/** Accepts an invitation and signs in to its new account, replacing any sign-in in this browser. */
export async function accept(
  token: string,
  values: { first_name: string; last_name: string; password: string },
): Promise<void> {
  const { first_name, last_name, password } = values
  forgetPerson()
  beginSignIn(
    await call(acceptInvitation, {
      body: { token, first_name, last_name, password, time_zone: ownZone(), locale: pageLanguage },
    }),
  )
}
