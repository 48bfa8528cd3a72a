import * as z from 'zod/mini'
import { recipientById } from '../../../plugins/database/recipient.ts'
import { mailKind, mailTo } from '../../notifications/mail/mail-kind.ts'
import { fullName, sessionTimes, timesOf, zoneOf } from '../../notifications/mail/session-times.ts'
import { sessionsOfTwoAfter } from './queries.ts'

/**
 * Tells a student in advance that a coach leaves on a day, or stays after all. Lists only sessions that are still
 * booked, and is not sent without any.
 */
export const coachLeavingMail = mailKind({
  name: 'coach_leaving',
  payload: z.object({
    coach: z.uuid(),
    student: z.uuid(),
    dueAt: z.number(),
    stage: z.enum(['leaves', 'stays']),
  }),
  write: async ({ database, env }, { coach: coachAccount, student: accountId, dueAt, stage }) => {
    const { root } = database
    const coach = await recipientById(root, coachAccount)
    const student = await recipientById(root, accountId)
    const due = coach?.deletion_due_at?.getTime() ?? null
    // The coach has changed their mind again; the message of that change is the one to send.
    if (!coach || !student || due !== (stage === 'leaves' ? dueAt : null)) return null
    const rows = await sessionsOfTwoAfter(root, coachAccount, accountId, new Date(dueAt))
    if (rows.length === 0) return null
    const pair = {
      recipient: { firstName: student.first_name, zone: student.time_zone },
      other: { firstName: coach.first_name, lastName: coach.last_name, zone: coach.time_zone },
    }
    const name = fullName(pair)
    return mailTo(student, `coach-${stage}-${coachAccount}-${accountId}-${dueAt}`, (messages) => {
      const { bookings, coaches, times } = messages
      const highlight = rows.flatMap((row) => sessionTimes(messages, { ...timesOf(row), ...pair }))
      if (stage === 'stays') {
        return {
          subject: coaches.staysSubject(name),
          before: [coaches.stays(name, rows.length)],
          highlight,
          action: { label: bookings.seeYourSessions, url: `${env.baseUrl}/home/dashboard` },
        }
      }
      const day = times.proseDateText(dueAt, zoneOf(pair))
      return {
        subject: coaches.leavingSubject(name),
        before: [coaches.leaving(name, day), coaches.willBeCancelled(rows.length)],
        highlight,
        after: [coaches.bookAnotherCoach],
        action: { label: coaches.findACoach, url: `${env.baseUrl}/home/findcoach` },
      }
    })
  },
})
