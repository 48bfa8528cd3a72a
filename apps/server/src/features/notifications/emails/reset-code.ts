import { type Email, renderMail } from './layout.ts'

/** Brings the code for a new password. The address of the page holds the e-mail, never the code. */
export function resetCode(
  person: { readonly firstName: string; readonly email: string },
  code: string,
  baseUrl: string,
): Email {
  return renderMail({
    subject: 'Your code for a new password',
    greeting: `Hi ${person.firstName},`,
    before: ['Here is your code to set a new password. It is good for 10 minutes and for one use.'],
    highlight: [code],
    after: [
      'Never pass this code on. We do not ask for it by phone or mail.',
      'You did not ask for it? Then nothing changes: your password stays as it is, and you can delete this mail.',
    ],
    action: {
      label: 'Reset your password',
      url: `${baseUrl}/reset-password?email=${encodeURIComponent(person.email)}`,
    },
  })
}
