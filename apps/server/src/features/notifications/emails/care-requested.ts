import { type Email, renderMail } from './layout.ts'

/** Tells an administrator that a student wants to be contacted. Who it is and what they wrote stays in the app. */
export function careRequested(firstName: string, baseUrl: string): Email {
  return renderMail({
    subject: 'Somebody asked staff to get in touch',
    greeting: `Hi ${firstName},`,
    before: [
      'A student wrote something that may mean danger, and asked the programme’s staff to read it and get in touch.',
      'Please look at it today. What to do stands beside it.',
    ],
    highlight: [],
    after: [],
    action: { label: 'See who waits', url: `${baseUrl}/admin/care` },
  })
}
