import { careDigest } from './jobs.ts'
import { careRequestedMail } from './mail/care-requested.ts'
import { careWaitingMail } from './mail/care-waiting.ts'
import { worryMail } from './mail/worry-handed-over.ts'

/* What a process that works does for this noun (worker.ts). */

export const MAILS = [careRequestedMail, careWaitingMail, worryMail]

export const JOBS = [careDigest]
