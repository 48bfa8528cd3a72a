import { coachApprovedMail } from './mail/coach-approved.ts'
import { coachChangesMail } from './mail/coach-changes-asked.ts'

/* What a process that works does for this noun (worker.ts). */

export const MAILS = [coachApprovedMail, coachChangesMail]
