import { newDeviceMail, passwordChangedMail, resetCodeMail } from './features/accounts/jobs.ts'
import { removeDeletedPost } from './features/feed/jobs.ts'
import { matchStudent, matchWaiting } from './features/matching/jobs.ts'
import {
  type AnyMailKind,
  accountExistsMail,
  bookingMail,
  cancellationMail,
  coachApprovedMail,
  mailJob,
  matchAcceptedMail,
  matchEndedMail,
} from './features/notifications/jobs.ts'
import { invitationMail } from './features/people/jobs.ts'
import { forgetRoster, writeRoster } from './features/rosters/jobs.ts'
import { checkLink } from './features/schools/jobs.ts'
import type { AnyJob } from './plugins/jobs.ts'

/** Every kind of mail. */
const MAIL_KINDS: readonly AnyMailKind[] = [
  bookingMail,
  accountExistsMail,
  coachApprovedMail,
  cancellationMail,
  resetCodeMail,
  passwordChangedMail,
  newDeviceMail,
  invitationMail,
  matchAcceptedMail,
  matchEndedMail,
]

/** Every job of every feature: the queues that exist and the handlers that work them. */
export const JOBS: readonly AnyJob[] = [
  mailJob(MAIL_KINDS),
  matchStudent,
  matchWaiting,
  checkLink,
  removeDeletedPost,
  writeRoster,
  forgetRoster,
]
