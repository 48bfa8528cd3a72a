import { endAccounts, removeOldActs, settleStudents } from './jobs.ts'
import { invitationMail } from './mail/invitation.ts'

/* What a process that works does for this noun (worker.ts). */

export const MAILS = [invitationMail]

export const JOBS = [endAccounts, removeOldActs, settleStudents]
