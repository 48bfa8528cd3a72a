import { type Email, renderMail } from './layout.ts'

/**
 * Tells a student that a coach whom we asked did not answer in time, without a fault of anybody, and what we do now:
 * `isAsked`, somebody else has the request already.
 */
export function anotherCoach(firstName: string, isAsked: boolean, baseUrl: string): Email {
  return renderMail({
    subject: isAsked ? 'We are asking another coach' : 'We are still looking for your coach',
    greeting: `Hi ${firstName},`,
    before: [
      'We asked a coach for you, and have no answer yet. This happens, and it says nothing about you.',
    ],
    highlight: [],
    after: [
      isAsked
        ? 'So that you need not wait any longer, we are asking another coach who fits the answers you gave.'
        : 'So that you need not wait for it, we are looking for another coach who fits the answers you gave.',
      'You need not do anything. We will write to you when you are matched.',
    ],
    action: { label: 'See how it stands', url: `${baseUrl}/home/dashboard` },
  })
}
