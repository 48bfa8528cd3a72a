import { calendarAddressMail } from './mail/calendar-address.ts'

/* What a process that works does for this noun (worker.ts). */

export const MAILS = [calendarAddressMail]
