import { resetCodeMail } from './features/accounts/jobs.ts'
import { removeDeletedPost } from './features/feed/jobs.ts'
import { matchStudent, matchWaiting } from './features/matching/jobs.ts'
import {
  accountExistsMail,
  bookingMail,
  cancellationMail,
  coachApprovedMail,
  matchAcceptedMail,
  matchEndedMail,
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
  matchEndedMail,
  matchStudent,
  matchWaiting,
  checkLink,
  removeDeletedPost,
  writeRoster,
  forgetRoster,
]
