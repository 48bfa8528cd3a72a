import { momentText, yourTime } from '@shinequo/messages/times'
import { type Email, renderMail } from './layout.ts'

/** A sign-in as its owner is told of it. `at` is in milliseconds. */
interface SeenDevice {
  readonly device: string
  readonly network: string
  readonly at: number
  readonly zone: string
}

/** Tells the owner of an account of a sign-in from a device that it was not signed in from before. */
export function newDevice(firstName: string, seen: SeenDevice, baseUrl: string): Email {
  const { device, network, at, zone } = seen
  return renderMail({
    subject: 'A new device is signed in to your account',
    greeting: `Hi ${firstName},`,
    before: ['Somebody signed in to your ShineQuo account from a device that we had not seen before.'],
    highlight: [
      device === '' ? 'Unknown device' : device,
      `${momentText(at, zone)}, ${yourTime(zone)}`,
      `Network ${network}`,
    ],
    after: [
      'It was you? Then there is nothing to do.',
      'It was not you? Set a new password now: that signs all devices out.',
    ],
    action: { label: 'Set a new password', url: `${baseUrl}/forget-password` },
  })
}
