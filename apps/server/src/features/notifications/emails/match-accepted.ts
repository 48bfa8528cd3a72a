import { type Email, renderMail } from './layout.ts'

export interface AcceptedMatch {
  readonly studentFirst: string
  readonly coachFirst: string
  readonly coachLast: string
  readonly coachId: string
}

/** Tells a student that somebody is their coach now. */
export function matchAccepted(match: AcceptedMatch, baseUrl: string): Email {
  const { studentFirst, coachFirst, coachLast, coachId } = match
  return renderMail({
    subject: 'You have a coach',
    greeting: `Hi ${studentFirst},`,
    before: [`${coachFirst} ${coachLast} is your coach now.`],
    highlight: [],
    after: ['Take your time. When you like, choose half an hour that suits you and meet.'],
    action: { label: `See ${coachFirst}'s page`, url: `${baseUrl}/home/selectcoach/${coachId}` },
  })
}
