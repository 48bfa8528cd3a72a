import type { Role } from '@shinequo/contract/accounts'
import type { ServerMessages } from '@shinequo/messages/server'
import { type Email, renderMail } from './layout.ts'

/** The page of each role with the card for one's own data. */
const PROFILES: Readonly<Record<Role, string>> = {
  student: '/home/userProfile',
  coach: '/coach/account',
  admin: '/admin/account',
}

interface ReadyData {
  readonly role: Role
  /** An administrator had the file made for this person: it leaves out some things. */
  readonly byStaff: boolean
  /** The person cannot sign in, and an administrator can download the file. */
  readonly isPaused: boolean
  readonly expiresAt: number
  readonly zone: string
}

/**
 * Tells somebody that the file with their data is ready. The mail contains neither the data nor a link to the file
 * itself.
 */
export function dataReady(
  messages: ServerMessages,
  firstName: string,
  ready: ReadyData,
  baseUrl: string,
): Email {
  const { accounts, notifications } = messages
  const { role, byStaff, isPaused, expiresAt, zone } = ready
  const greeting = notifications.greeting(firstName)
  const highlight = [notifications.momentInZone(expiresAt, zone)]
  if (isPaused) {
    return renderMail(messages, {
      subject: accounts.staffFileSubject,
      greeting,
      before: [accounts.staffFileWhilePaused],
      highlight,
      after: [accounts.staffFileLeavesOut, accounts.editUnexpected],
    })
  }
  return renderMail(messages, {
    subject: accounts.dataReadySubject,
    greeting,
    before: [byStaff ? accounts.dataReadyForPerson : accounts.dataReady, accounts.dataIsThereUntil],
    highlight,
    after: byStaff
      ? [accounts.staffFileLeavesOut, accounts.makeOneWithEverything]
      : [accounts.dataNotAskedFor],
    action: { label: accounts.openYourData, url: `${baseUrl}${PROFILES[role]}` },
  })
}
