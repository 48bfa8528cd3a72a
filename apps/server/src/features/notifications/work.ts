import { coachAsksMail } from './mail/coach-asks.ts'
import { coachCareMail } from './mail/coach-care.ts'
import { coachRatingsMail } from './mail/coach-ratings.ts'
import { coachRequestsMail } from './mail/coach-requests.ts'
import { sweepReminders } from './reminders/service.ts'

/* What a process that works does for this noun (worker.ts). */

export const MAILS = [coachAsksMail, coachCareMail, coachRatingsMail, coachRequestsMail]

export const JOBS = [sweepReminders]
