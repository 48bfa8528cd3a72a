import type { Role } from '@shinequo/contract/accounts'
import { momentText, yourTime } from '@shinequo/messages/times'
import { type Email, renderMail } from './layout.ts'

/** Where each side has the card with one's own data. */
const PROFILES: Readonly<Record<Role, string>> = {
  student: '/home/userProfile',
  coach: '/coach/account',
  admin: '/admin/account',
}

interface ReadyData {
  readonly role: Role
  /** An administrator asked for it. */
  readonly forPerson: boolean
  readonly expiresAt: number
  readonly zone: string
}

/** Tells somebody that the file with their data is ready. It holds neither the data nor a link to the file itself. */
export function dataReady(firstName: string, ready: ReadyData, baseUrl: string): Email {
  const { role, forPerson, expiresAt, zone } = ready
  return renderMail({
    subject: 'Your data is ready',
    greeting: `Hi ${firstName},`,
    before: [
      forPerson
        ? 'Your programme had a file made for you, with everything that ShineQuo keeps about you.'
        : 'The file that you asked for is ready, with everything that ShineQuo keeps about you.',
      'Sign in and press Download in your profile, under Your data. The file is there until:',
    ],
    highlight: [`${momentText(expiresAt, zone)} · ${yourTime(zone)}`],
    after: [
      ...(forPerson ? [] : ['You did not ask for it? Choose a new password, and write to your programme.']),
    ],
    action: { label: 'Open your profile', url: `${baseUrl}${PROFILES[role]}` },
  })
}
