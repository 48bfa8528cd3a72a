import { randomUUID } from 'node:crypto'
import { CODE_MS, isCodeWanted } from '@shinequo/domain/accounts/reset-code'
import * as z from 'zod/mini'
import type { Context } from '../../../plugins/context.ts'
import type { Limit } from '../../../plugins/limits.ts'
import { newCode, openTriesOfCode } from '../../accounts/mailed-codes/service.ts'
import { mailKind, mailTo } from '../../notifications/mail/mail-kind.ts'
import { setCode } from '../proofs/queries.ts'
import { codeToMail } from './queries.ts'

/** Counts the tries of a code, by student. */
export function openSchoolCodeTries(context: Context): Limit {
  return openTriesOfCode(context, 'school-code', CODE_MS)
}

/**
 * Mails the code that proves membership of a school to a school address. Each try creates another code and stores its
 * hash, so that the code itself is stored nowhere and only the newest is valid, for ten minutes from that try. The mail
 * is cancelled if the code was used, replaced or requested too long ago. It names nobody, since the address may belong
 * to somebody else.
 */
export const schoolCodeMail = mailKind({
  name: 'school_code',
  isAwaited: true,
  payload: z.object({ codeId: z.uuid() }),
  write: async (context, { codeId }, askedAt) => {
    const now = context.clock.now()
    if (!isCodeWanted(askedAt, now)) return null
    const wanted = await codeToMail(context.database.root, codeId)
    if (!wanted) return null
    const { code, hash: code_hash } = await newCode(false)
    const made = { code_hash, expires_at: new Date(now + CODE_MS) }
    const kept = await context.database.transaction((trx) => setCode(trx, codeId, made))
    if (!kept) return null
    await openSchoolCodeTries(context).forget(wanted.student_profile_id)
    // The id contains the account, so that a development mailbox can delete what went to another address.
    return mailTo(wanted, `school-${wanted.account_id}-${randomUUID()}`, ({ accounts, schools }) => ({
      subject: schools.codeSubject,
      before: [schools.code],
      highlight: [code],
      after: [accounts.neverPassCodeOn, schools.codeNotYours],
      action: { label: schools.enterTheCode, url: `${context.env.baseUrl}/home/userProfile#your-school` },
    }))
  },
})
