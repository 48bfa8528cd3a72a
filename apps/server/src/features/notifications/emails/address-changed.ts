import { type Email, renderMail } from './layout.ts'

/** Tells whoever has the former mailbox of an account. Somebody else may read it by now, so it names no new address. */
export function addressChanged(firstName: string): Email {
  return renderMail({
    subject: 'Your address was changed',
    greeting: `Hi ${firstName},`,
    before: [
      'Your ShineQuo account has another email address now: your programme has changed it. You sign in with the new one, your password is as it was, and all devices were signed out. Mail no longer comes here.',
    ],
    highlight: [],
    after: [
      'You asked for it? Then there is nothing to do.',
      'You did not? Write to your programme now: they can change it back.',
    ],
  })
}
