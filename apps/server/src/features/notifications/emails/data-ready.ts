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
  /** An administrator requested the file for this person. */
  readonly forPerson: boolean
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
  const { role, forPerson, expiresAt, zone } = ready
  return renderMail(messages, {
    subject: accounts.dataReadySubject,
    greeting: notifications.greeting(firstName),
    before: [forPerson ? accounts.dataReadyForPerson : accounts.dataReady, accounts.dataIsThereUntil],
    highlight: [notifications.momentInZone(expiresAt, zone)],
    after: forPerson ? [] : [accounts.dataNotAskedFor],
    action: { label: accounts.openYourData, url: `${baseUrl}${PROFILES[role]}` },
  })
}
