import {
  addressChangedMail,
  addressCodeMail,
  addressLinkMail,
  addressRequestedMail,
  dataReadyMail,
  emailProofMail,
  makeDataExport,
  newDeviceMail,
  passwordChangedMail,
  removeDataExports,
  resetCodeMail,
} from './features/accounts/jobs.ts'

import { careDigest, careRequestedMail, careWaitingMail, worryMail } from './features/care/jobs.ts'
import {
  storyAnsweredMail,
  storyMessageMail,
  tellWallOpened,
  wallOpenedMail,
} from './features/community/jobs.ts'
import { removeDeletedPost } from './features/feed/jobs.ts'
import { expireRequests } from './features/matching/expiries/service.ts'
import { countRecords, matchStudent, matchWaiting, sweepQueue } from './features/matching/jobs.ts'
import {
  type AnyMailKind,
  accountDeletionMail,
  accountEditedMail,
  accountExistsMail,
  accountKeptMail,
  accountPausedMail,
  calendarAddressMail,
  coachApprovedMail,
  coachLeavingMail,
} from './features/notifications/jobs.ts'
import {
  anotherCoachMail,
  answersReminderMail,
  coachChangesMail,
  matchAcceptedMail,
  matchEndedMail,
  matchGaveWayMail,
  noteSharedMail,
} from './features/notifications/match-mail/service.ts'
import { NOTICE_MAILS } from './features/notifications/notices/service.ts'
import { mailOutboxes } from './features/notifications/outbox/service.ts'
import { REMINDER_MAILS } from './features/notifications/reminder-mail/service.ts'
import { sweepReminders } from './features/notifications/reminders/service.ts'
import {
  bookingMail,
  cancellationMail,
  movedMail,
  noShowMail,
  objectionMail,
  personLeftMail,
  proposalMail,
  suggestionMail,
} from './features/notifications/session-mail/service.ts'
import { endAccounts, invitationMail, removeOldActs } from './features/people/jobs.ts'
import { countProgramme } from './features/programme/jobs.ts'
import { removeExpired } from './features/retention/jobs.ts'
import { forgetRoster, writeRoster } from './features/rosters/jobs.ts'
import { checkLink, schoolCodeMail } from './features/schools/jobs.ts'
import { cleanTexts } from './plugins/clean-texts.ts'
import { fileRemovals } from './plugins/files/removals.ts'
import { resealFiles } from './plugins/files/resealing.ts'
import type { AnyJob } from './plugins/job.ts'
import type { Outbox } from './plugins/outbox.ts'

/** Every kind of mail. */
const MAIL_KINDS: readonly AnyMailKind[] = [
  bookingMail,
  accountExistsMail,
  accountEditedMail,
  accountPausedMail,
  coachApprovedMail,
  coachChangesMail,
  cancellationMail,
  resetCodeMail,
  passwordChangedMail,
  addressChangedMail,
  addressCodeMail,
  addressLinkMail,
  addressRequestedMail,
  newDeviceMail,
  calendarAddressMail,
  emailProofMail,
  dataReadyMail,
  schoolCodeMail,
  invitationMail,
  matchAcceptedMail,
  matchEndedMail,
  matchGaveWayMail,
  noteSharedMail,
  anotherCoachMail,
  answersReminderMail,
  movedMail,
  noShowMail,
  objectionMail,
  careRequestedMail,
  careWaitingMail,
  worryMail,
  storyMessageMail,
  storyAnsweredMail,
  wallOpenedMail,
  accountDeletionMail,
  accountKeptMail,
  coachLeavingMail,
  personLeftMail,
  ...REMINDER_MAILS,
  ...NOTICE_MAILS,
  proposalMail,
  suggestionMail,
]

/** What waits in tables of its own: all mail, and files to remove. */
export const OUTBOXES: readonly Outbox[] = [...mailOutboxes(MAIL_KINDS), fileRemovals]

/** Every job of every feature: the existing queues and their handlers. */
export const JOBS: readonly AnyJob[] = [
  matchStudent,
  matchWaiting,
  expireRequests,
  sweepQueue,
  countRecords,
  careDigest,
  checkLink,
  removeDeletedPost,
  tellWallOpened,
  writeRoster,
  forgetRoster,
  makeDataExport,
  removeDataExports,
  endAccounts,
  removeOldActs,
  removeExpired,
  sweepReminders,
  countProgramme,
  cleanTexts,
  resealFiles,
]
