import { feedbackAskedMail } from './mail/feedback-asked.ts'

/* What a process that works does for this noun (worker.ts). */

export const MAILS = [feedbackAskedMail]
