import { expireRequests } from './expiries/service.ts'
import { countRecords, matchStudent, matchWaiting, sweepQueue } from './jobs.ts'
import { anotherCoachMail } from './mail/another-coach.ts'
import { answersReminderMail } from './mail/answers-reminder.ts'
import { matchAcceptedMail } from './mail/match-accepted.ts'
import { matchEndedMail } from './mail/match-ended.ts'
import { matchGaveWayMail } from './mail/match-gave-way.ts'

/* What a process that works does for this noun (worker.ts). */

export const MAILS = [
  anotherCoachMail,
  answersReminderMail,
  matchAcceptedMail,
  matchEndedMail,
  matchGaveWayMail,
]

export const JOBS = [matchStudent, matchWaiting, expireRequests, sweepQueue, countRecords]
