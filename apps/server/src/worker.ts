import * as accounts from './features/accounts/work.ts'
import * as bookings from './features/bookings/work.ts'
import * as calendars from './features/calendars/work.ts'
import * as care from './features/care/work.ts'
import * as coaches from './features/coaches/work.ts'
import * as community from './features/community/work.ts'
import * as feed from './features/feed/work.ts'
import * as feedback from './features/feedback/work.ts'
import * as matching from './features/matching/work.ts'
import type { AnyMailKind } from './features/notifications/mail/mail-kind.ts'
import { mailOutboxes } from './features/notifications/outbox/service.ts'
import * as notifications from './features/notifications/work.ts'
import * as people from './features/people/work.ts'
import * as programme from './features/programme/work.ts'
import * as retention from './features/retention/work.ts'
import * as rosters from './features/rosters/work.ts'
import * as schools from './features/schools/work.ts'
import * as sessions from './features/sessions/work.ts'
import { cleanTexts } from './plugins/clean-texts.ts'
import { fileRemovals } from './plugins/files/removals.ts'
import { resealFiles } from './plugins/files/resealing.ts'
import type { AnyJob } from './plugins/job.ts'
import type { Outbox } from './plugins/outbox.ts'

/** What a process that works does for a noun. */
interface Work {
  readonly MAILS?: readonly AnyMailKind[]
  readonly JOBS?: readonly AnyJob[]
}

const NOUNS: readonly Work[] = [
  accounts,
  bookings,
  calendars,
  care,
  coaches,
  community,
  feed,
  feedback,
  matching,
  notifications,
  people,
  programme,
  retention,
  rosters,
  schools,
  sessions,
]

/** Every kind of mail. */
export const MAILS = NOUNS.flatMap((noun) => noun.MAILS ?? [])

/** What waits in tables of its own: all mail, and files to remove. */
export const OUTBOXES: readonly Outbox[] = [...mailOutboxes(MAILS), fileRemovals]

/** Every job of every noun: the existing queues and their handlers. */
export const JOBS: readonly AnyJob[] = [...NOUNS.flatMap((noun) => noun.JOBS ?? []), cleanTexts, resealFiles]
