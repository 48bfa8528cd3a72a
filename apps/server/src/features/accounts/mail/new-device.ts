import * as z from 'zod/mini'
import { mailKind, mailTo } from '../../notifications/mail/mail-kind.ts'
import { signInToMail } from './queries.ts'

/** Tells an account's owner about a sign-in from a device that was not used before. */
export const newDeviceMail = mailKind({
  name: 'new_device',
  payload: z.object({ signInId: z.uuid() }),
  write: async ({ database, env }, { signInId }) => {
    const seen = await signInToMail(database.root, signInId)
    if (!seen) return null
    const { device, network, created_at, time_zone } = seen
    const zone = time_zone ?? 'UTC'
    return mailTo(seen, `new-device-${signInId}`, ({ accounts, times }) => ({
      subject: accounts.newDeviceSubject,
      before: [accounts.newDevice],
      highlight: [
        device === '' ? accounts.unknownDevice : device,
        accounts.signedInAt(times.momentText(created_at.getTime(), zone), times.yourTime(zone)),
        accounts.fromNetwork(network),
      ],
      after: [accounts.nothingToDoIfYou, accounts.setPasswordIfNotYou],
      action: { label: accounts.setANewPassword, url: `${env.baseUrl}/forget-password` },
    }))
  },
})
