import { type Email, renderMail } from './layout.ts'
import type { EndedMatchMail } from './match-ended.ts'
import { sessionTimes } from './session-times.ts'

/**
 * Tells a coach that a match of theirs has ended, and what stays. The same words whoever ended it, the student or the
 * programme, so that nobody reads out of them who it was.
 */
export function matchEndedForCoach(
  { recipient, other, sessions }: Omit<EndedMatchMail, 'replaced'>,
  baseUrl: string,
): Email {
  const student = `${other.firstName} ${other.lastName}`
  const stays = sessions.length === 1 ? 'This session stays booked' : 'These sessions stay booked'
  return renderMail({
    subject: `${student} is no longer matched with you`,
    greeting: `Hi ${recipient.firstName},`,
    before: [
      `Your coaching of ${other.firstName} has ended, and ${other.firstName} knows. You need not do anything.`,
      ...(sessions.length > 0 ? [`${stays}; you can cancel on your page of sessions:`] : []),
    ],
    highlight: sessions.flatMap((session) => sessionTimes({ ...session, recipient, other })),
    after: [`What you shared with ${other.firstName} stays theirs to read. Your place is free again.`],
    action: { label: 'See your students', url: `${baseUrl}/coach/students` },
  })
}
