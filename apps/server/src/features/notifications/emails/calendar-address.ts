import type { ServerMessages } from '@shinequo/messages/server'
import { type Email, renderMail } from './layout.ts'

/** Tells the owner of an account that a secret address of their calendar was made. `at` is in milliseconds. */
export function calendarAddress(
  messages: ServerMessages,
  { firstName, at, zone }: { readonly firstName: string; readonly at: number; readonly zone: string },
  baseUrl: string,
): Email {
  const { accounts, calendars, notifications, times } = messages
  return renderMail(messages, {
    subject: calendars.addressMadeSubject,
    greeting: notifications.greeting(firstName),
    before: [calendars.addressMade],
    highlight: [calendars.addressMadeAt(times.momentText(at, zone), times.yourTime(zone))],
    after: [accounts.nothingToDoIfYou, calendars.endAddressIfNotYou],
    action: { label: accounts.setANewPassword, url: `${baseUrl}/forget-password` },
  })
}
