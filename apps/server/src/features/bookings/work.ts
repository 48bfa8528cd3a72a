import { bookingMail } from './mail/booking.ts'
import { movedMail } from './mail/booking-moved.ts'
import { cancellationMail } from './mail/cancellation.ts'
import { objectionMail } from './mail/no-show-decided.ts'
import { noShowMail } from './mail/no-show-marked.ts'
import { reminderDayMail } from './mail/reminder-day.ts'
import { reminderHourMail } from './mail/reminder-hour.ts'
import { reminderSoonMail } from './mail/reminder-soon.ts'
import { suggestionMail } from './mail/suggestion.ts'
import { proposalMail } from './mail/times-proposed.ts'

/* What a process that works does for this noun (worker.ts). */

export const MAILS = [
  bookingMail,
  movedMail,
  cancellationMail,
  objectionMail,
  noShowMail,
  reminderDayMail,
  reminderHourMail,
  reminderSoonMail,
  suggestionMail,
  proposalMail,
]
