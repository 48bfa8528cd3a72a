import type { ServerMessages } from '@shinequo/messages/server'
import { type Email, renderMail } from './layout.ts'

/** A sign-in from a new device. `at` is in milliseconds. */
interface SeenDevice {
  readonly device: string
  readonly network: string
  readonly at: number
  readonly zone: string
}

/** Tells the owner of an account about a sign-in from a device that was not used before. */
export function newDevice(
  messages: ServerMessages,
  firstName: string,
  seen: SeenDevice,
  baseUrl: string,
): Email {
  const { accounts, notifications, times } = messages
  const { device, network, at, zone } = seen
  return renderMail(messages, {
    subject: accounts.newDeviceSubject,
    greeting: notifications.greeting(firstName),
    before: [accounts.newDevice],
    highlight: [
      device === '' ? accounts.unknownDevice : device,
      accounts.signedInAt(times.momentText(at, zone), times.yourTime(zone)),
      accounts.fromNetwork(network),
    ],
    after: [accounts.nothingToDoIfYou, accounts.setPasswordIfNotYou],
    action: { label: accounts.setANewPassword, url: `${baseUrl}/forget-password` },
  })
}
