import { randomUUID } from 'node:crypto'
import { accountExistsMail } from '../features/accounts/mail/account-exists.ts'
import { accountPausedMail } from '../features/accounts/mail/account-paused.ts'
import { enqueueMail } from '../features/notifications/service.ts'
import type { Context } from '../plugins/context.ts'
import type { Trx } from '../plugins/database/tables.ts'

/* Mail that every account may get, for tests of how mail is sent. */

/** Enqueues a mail for which somebody waits: about a sign-up with the account's address. */
export const enqueueAwaitedMail = (context: Context, trx: Trx, accountId: string): Promise<void> =>
  enqueueMail(context, trx, accountExistsMail, [{ accountId, attemptId: randomUUID() }])

/** Enqueues a mail for which nobody waits: about a pause of the account. */
export const enqueueUsualMail = (context: Context, trx: Trx, accountId: string): Promise<void> =>
  enqueueMail(context, trx, accountPausedMail, [{ accountId, pauseId: randomUUID() }])
