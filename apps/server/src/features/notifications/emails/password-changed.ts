import { type Email, renderMail } from './layout.ts'

/** Tells the owner of an account that its password was changed. */
export function passwordChanged(firstName: string, baseUrl: string): Email {
  return renderMail({
    subject: 'Your password was changed',
    greeting: `Hi ${firstName},`,
    before: ['Your ShineQuo account has a new password. All devices were signed out.'],
    highlight: [],
    after: [
      'It was you? Then there is nothing to do.',
      'It was not you? Set another password now, and write to your programme.',
    ],
    action: { label: 'Set another password', url: `${baseUrl}/forget-password` },
  })
}
