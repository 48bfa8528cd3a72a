import * as z from 'zod/mini'
import { recipientById } from '../../../plugins/database/recipient.ts'
import { mailKind, mailTo } from '../../notifications/mail/mail-kind.ts'

/** Tells an account's owner that a secret address of their calendar was made, at `madeAt` (epoch milliseconds). */
export const calendarAddressMail = mailKind({
  name: 'calendar_address',
  payload: z.object({ accountId: z.uuid(), madeAt: z.number() }),
  write: async ({ database, env }, { accountId, madeAt }) => {
    const owner = await recipientById(database.root, accountId)
    if (!owner) return null
    const zone = owner.time_zone ?? 'UTC'
    return mailTo(owner, `calendar-address-${accountId}-${madeAt}`, ({ accounts, calendars, times }) => ({
      subject: calendars.addressMadeSubject,
      before: [calendars.addressMade],
      highlight: [calendars.addressMadeAt(times.momentText(madeAt, zone), times.yourTime(zone))],
      after: [accounts.nothingToDoIfYou, calendars.endAddressIfNotYou],
      action: { label: accounts.setANewPassword, url: `${env.baseUrl}/forget-password` },
    }))
  },
})
