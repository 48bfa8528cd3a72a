import { type Email, renderMail } from './layout.ts'

/** Tells the owner of an address that somebody tried to sign up with it, where the page may not say so. */
export function accountExists(firstName: string, baseUrl: string): Email {
  return renderMail({
    subject: 'You already have a ShineQuo account',
    greeting: `Hi ${firstName},`,
    before: [
      'Someone, most likely you, tried to create an account with this address. You already have one, so no other was made.',
    ],
    highlight: [],
    after: [
      `You can sign in as always. Forgot your password? Set a new one: ${baseUrl}/forget-password`,
      'It was not you? Then nothing changes, and you can delete this mail.',
    ],
    action: { label: 'Sign in', url: `${baseUrl}/login` },
  })
}
