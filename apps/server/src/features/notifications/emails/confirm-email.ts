import { type Email, renderMail } from './layout.ts'

/** Brings the code, and the link with it, that show whose mailbox this is. */
export function confirmEmail(
  person: { readonly firstName: string; readonly email: string },
  code: string,
  baseUrl: string,
): Email {
  const { firstName, email } = person
  return renderMail({
    subject: 'Confirm your email address',
    greeting: `Hi ${firstName},`,
    before: [
      'Someone, most likely you or your programme, gave this address to a ShineQuo account. Please confirm that it is yours: press the button below, or type this code. It is good for 24 hours.',
    ],
    highlight: [code],
    after: [
      'You have no account and do not want one? Then do not confirm it: delete this mail, and nobody can claim to be you here.',
    ],
    action: {
      label: 'Confirm your email address',
      url: `${baseUrl}/verify-email?email=${encodeURIComponent(email)}&code=${code}`,
    },
  })
}
