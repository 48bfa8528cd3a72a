import { type Email, renderMail } from './layout.ts'

/** Tells a coach that students see them from now on. */
export function coachApproved(firstName: string, baseUrl: string): Email {
  return renderMail({
    subject: 'Students can find you now',
    greeting: `Hi ${firstName},`,
    before: ['Your page is approved. From now on students see you and can book the hours you set.'],
    highlight: [],
    after: ['Each booking comes to you by mail. You can change your hours whenever you like.'],
    action: { label: 'See your day', url: `${baseUrl}/coach` },
  })
}
