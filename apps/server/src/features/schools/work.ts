import { checkLink } from './jobs.ts'
import { schoolCodeMail } from './mail/school-code.ts'

/* What a process that works does for this noun (worker.ts). */

export const MAILS = [schoolCodeMail]

export const JOBS = [checkLink]
