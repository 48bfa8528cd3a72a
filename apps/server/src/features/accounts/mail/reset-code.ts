import { randomUUID } from 'node:crypto'
import { CODE_LETTERS, isCodeWanted, readableCode } from '@shinequo/domain/accounts/reset-code'
import * as z from 'zod/mini'
import { mailKind, mailTo } from '../../notifications/mail/mail-kind.ts'
import { makeCode } from '../mailed-codes/service.ts'

/**
 * Mails a code for a new password. Each try creates another code, valid for ten minutes from that try. Each try has its
 * own message id, so that a mail server that drops duplicates never drops the newest code. The mail is cancelled if the
 * reset was used, replaced or requested too long ago. The link to the page contains the e-mail address, and whether the
 * code is one of letters, but never the code.
 */
export const resetCodeMail = mailKind({
  name: 'reset_code',
  isAwaited: true,
  payload: z.object({ resetId: z.uuid() }),
  write: async (context, { resetId }, askedAt) => {
    if (!isCodeWanted(askedAt, context.clock.now())) return null
    const made = await makeCode(context, 'password_reset', resetId)
    if (!made) return null
    const page = `${context.env.baseUrl}/reset-password?email=${encodeURIComponent(made.email)}`
    const letters = made.code.length === CODE_LETTERS ? '&letters=1' : ''
    return mailTo(made, `reset-${randomUUID()}`, ({ accounts }) => ({
      subject: accounts.resetCodeSubject,
      before: [accounts.resetCode],
      highlight: [readableCode(made.code)],
      after: [accounts.neverPassCodeOn, accounts.resetNotAskedFor],
      action: { label: accounts.resetYourPassword, url: `${page}${letters}` },
    }))
  },
})
