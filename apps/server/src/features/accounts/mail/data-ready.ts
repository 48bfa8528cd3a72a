import type { Role } from '@shinequo/contract/accounts'
import * as z from 'zod/mini'
import { mailKind, mailTo } from '../../notifications/mail/mail-kind.ts'
import { exportToMail } from './queries.ts'

/** The page of each role with the card for one's own data. */
const PROFILES: Readonly<Record<Role, string>> = {
  student: '/home/userProfile/privacy#your-data',
  coach: '/coach/account',
  admin: '/admin/account',
}

/**
 * Tells a person that a file with their data is ready. The mail contains neither the data nor a link to the file itself.
 * Not sent if the file has expired, and if they cannot sign in to get their own; of one that staff had made, which
 * leaves out some things, they are always told.
 */
export const dataReadyMail = mailKind({
  name: 'data_ready',
  payload: z.object({ exportId: z.uuid() }),
  write: async ({ database, env, clock }, { exportId }) => {
    const file = await exportToMail(database.root, exportId)
    const expiresAt = file?.expires_at?.getTime() ?? 0
    if (!file || expiresAt <= clock.now()) return null
    const { role, for_person: byStaff, time_zone } = file
    const isPaused = file.suspended_at !== null
    if (isPaused && !byStaff) return null
    return mailTo(file, `data-ready-${exportId}`, ({ accounts, notifications }) => {
      const highlight = [notifications.momentInZone(expiresAt, time_zone ?? 'UTC')]
      if (isPaused) {
        return {
          subject: accounts.staffFileSubject,
          before: [accounts.staffFileWhilePaused],
          highlight,
          after: [accounts.staffFileLeavesOut, accounts.editUnexpected],
        }
      }
      return {
        subject: accounts.dataReadySubject,
        before: [byStaff ? accounts.dataReadyForPerson : accounts.dataReady, accounts.dataIsThereUntil],
        highlight,
        after: byStaff
          ? [accounts.staffFileLeavesOut, accounts.makeOneWithEverything]
          : [accounts.dataNotAskedFor],
        action: { label: accounts.openYourData, url: `${env.baseUrl}${PROFILES[role]}` },
      }
    })
  },
})
