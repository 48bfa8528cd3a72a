import { resetCodeMail } from './features/accounts/jobs.ts'
import { matchStudent } from './features/matching/jobs.ts'
import {
  accountExistsMail,
  bookingMail,
  cancellationMail,
  coachApprovedMail,
  matchAcceptedMail,
} from './features/notifications/jobs.ts'
import { invitationMail } from './features/people/jobs.ts'
import { forgetRoster, writeRoster } from './features/rosters/jobs.ts'
import { checkLink } from './features/schools/jobs.ts'
import type { AnyJob } from './plugins/jobs.ts'

/** Every job of every feature: the queues that exist and the handlers that work them. */
export const JOBS: readonly AnyJob[] = [
  bookingMail,
  accountExistsMail,
  coachApprovedMail,
  cancellationMail,
  resetCodeMail,
  invitationMail,
  matchAcceptedMail,
  matchStudent,
  checkLink,
  writeRoster,
  forgetRoster,
]
