import { makeDataExport, removeDataExports } from './jobs.ts'
import { accountDeletionMail } from './mail/account-deletion.ts'
import { accountEditedMail } from './mail/account-edited.ts'
import { accountExistsMail } from './mail/account-exists.ts'
import { accountKeptMail } from './mail/account-kept.ts'
import { accountPausedMail } from './mail/account-paused.ts'
import { addressChangedMail } from './mail/address-changed.ts'
import { addressCodeMail } from './mail/address-code.ts'
import { addressLinkMail } from './mail/address-link.ts'
import { addressRequestedMail } from './mail/address-requested.ts'
import { coachLeavingMail } from './mail/coach-leaving.ts'
import { dataReadyMail } from './mail/data-ready.ts'
import { emailProofMail } from './mail/email-proof.ts'
import { newDeviceMail } from './mail/new-device.ts'
import { passwordChangedMail } from './mail/password-changed.ts'
import { personLeftMail } from './mail/person-left.ts'
import { resetCodeMail } from './mail/reset-code.ts'

/* What a process that works does for this noun (worker.ts). */

export const MAILS = [
  addressChangedMail,
  addressCodeMail,
  addressLinkMail,
  addressRequestedMail,
  accountDeletionMail,
  accountEditedMail,
  accountExistsMail,
  accountKeptMail,
  accountPausedMail,
  coachLeavingMail,
  dataReadyMail,
  emailProofMail,
  newDeviceMail,
  passwordChangedMail,
  personLeftMail,
  resetCodeMail,
]

export const JOBS = [makeDataExport, removeDataExports]
