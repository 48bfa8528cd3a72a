import { randomUUID } from 'node:crypto'
import { CODE_MS, isCodeWanted } from '@shinequo/domain/accounts/reset-code'
import * as z from 'zod/mini'
import type { Context } from '../../../plugins/context.ts'
import type { Limit } from '../../../plugins/limits.ts'
import { mailKind, mailTo } from '../../notifications/mail/mail-kind.ts'
import { setAddressCode } from '../address/queries.ts'
import { newCode, openTriesOfCode } from '../mailed-codes/service.ts'
import { addressCodeToMail } from './queries.ts'

/** Counts the tries of a code for another address, by account. */
export function openAddressCodeTries(context: Context): Limit {
  return openTriesOfCode(context, 'own-address-code', CODE_MS)
}

/**
 * Mails a code to the address that a person wants instead of theirs. As with `resetCodeMail`, each try creates another
 * code, and only the newest is valid. It names nobody, since the address may belong to somebody else.
 */
export const addressCodeMail = mailKind({
  name: 'address_code',
  isAwaited: true,
  payload: z.object({ codeId: z.uuid() }),
  write: async (context, { codeId }, askedAt) => {
    const now = context.clock.now()
    if (!isCodeWanted(askedAt, now)) return null
    const wanted = await addressCodeToMail(context.database.root, codeId)
    if (!wanted) return null
    const { code, hash: code_hash } = await newCode(false)
    const made = { code_hash, expires_at: new Date(now + CODE_MS) }
    if (!(await context.database.transaction((trx) => setAddressCode(trx, codeId, made)))) return null
    await openAddressCodeTries(context).forget(wanted.account_id)
    // The id contains the account, so that a development mailbox can delete what went to another address.
    return mailTo(wanted, `address-${wanted.account_id}-${randomUUID()}`, ({ accounts }) => ({
      subject: accounts.addressCodeSubject,
      before: [accounts.addressCode],
      highlight: [code],
      after: [accounts.neverPassCodeOn, accounts.addressCodeNotYours],
    }))
  },
})
