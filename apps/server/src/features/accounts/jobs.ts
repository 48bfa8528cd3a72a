import { randomInt, randomUUID } from 'node:crypto'
import { CODE_MS, CODE_TRIES, codeText, isCodeWanted } from '@shinequo/domain/accounts/reset-code'
import * as z from 'zod/mini'
import type { Context } from '../../plugins/context.ts'
import { type Limit, openLimit } from '../../plugins/limits.ts'
import { hashPatiently } from '../../plugins/passwords.ts'
import { newDevice } from '../notifications/emails/new-device.ts'
import { passwordChanged } from '../notifications/emails/password-changed.ts'
import { resetCode } from '../notifications/emails/reset-code.ts'
import { mailKind } from '../notifications/jobs.ts'
import * as queries from './queries.ts'
import { signInToMail } from './sign-ins/queries.ts'

/**
 * Counts the tries of a code by the address it was mailed to. A window is as long as a code lives and begins after its
 * code was made, so no code outlives its count.
 */
export function openCodeTries(context: Context): Limit {
  return openLimit(context, { name: 'code', times: CODE_TRIES, seconds: CODE_MS / 1000 })
}

/**
 * Brings a code for a new password. Each try makes another code and keeps its hash, so that the code itself is stored
 * nowhere and only the newest is good, for ten minutes from that try on; each has a message id of its own, so that a
 * receiver that drops repeats never drops the newest code. A reset that was used, replaced or asked for too long ago is
 * no longer wanted.
 */
export const resetCodeMail = mailKind({
  name: 'reset_code',
  payload: z.object({ resetId: z.uuid() }),
  write: async (context, { resetId }, askedAt) => {
    const now = context.clock.now()
    if (!isCodeWanted(askedAt, now)) return null
    const reset = await queries.resetToMail(context.database.root, resetId)
    if (!reset) return null
    const code = codeText(randomInt(1_000_000))
    const code_hash = await hashPatiently(code)
    const expires_at = new Date(now + CODE_MS)
    const kept = await context.database.transaction((trx) =>
      queries.setCode(trx, resetId, { code_hash, expires_at }),
    )
    if (!kept) return null
    await openCodeTries(context).forget(reset.email)
    return {
      accountId: reset.account_id,
      to: reset.email,
      ...resetCode({ firstName: reset.first_name, email: reset.email }, code, context.env.baseUrl),
      messageId: `reset-${randomUUID()}`,
    }
  },
})

/** Tells an account's owner that its password was changed. `changeId` tells one change from the next. */
export const passwordChangedMail = mailKind({
  name: 'password_changed',
  payload: z.object({ accountId: z.uuid(), changeId: z.uuid() }),
  write: async (context, { accountId, changeId }) => {
    const owner = await queries.accountById(context.database.root, accountId)
    if (!owner) return null
    const mail = passwordChanged(owner.first_name, context.env.baseUrl)
    return { accountId, to: owner.email, ...mail, messageId: `password-changed-${changeId}` }
  },
})

/** Tells an account's owner of a sign-in from a device that was not known. */
export const newDeviceMail = mailKind({
  name: 'new_device',
  payload: z.object({ signInId: z.uuid() }),
  write: async (context, { signInId }) => {
    const row = await signInToMail(context.database.root, signInId)
    if (!row) return null
    const { account_id: accountId, email: to, device, network, created_at, time_zone: zone } = row
    const seen = { device, network, at: created_at.getTime(), zone: zone ?? 'UTC' }
    const mail = newDevice(row.first_name, seen, context.env.baseUrl)
    return { accountId, to, ...mail, messageId: `new-device-${signInId}` }
  },
})
