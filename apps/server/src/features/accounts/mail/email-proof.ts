import { randomUUID } from 'node:crypto'
import { readableCode } from '@shinequo/domain/accounts/reset-code'
import * as z from 'zod/mini'
import { mailKind, mailTo } from '../../notifications/mail/mail-kind.ts'
import { makeCode } from '../mailed-codes/service.ts'

/**
 * Mails a code, and a link that contains it, which prove the mailbox; like `resetCodeMail`. Valid for a day. The mail is
 * cancelled once another is requested or the mailbox is proved.
 */
export const emailProofMail = mailKind({
  name: 'email_proof',
  isAwaited: true,
  payload: z.object({ proofId: z.uuid() }),
  write: async (context, { proofId }) => {
    const made = await makeCode(context, 'email_proof', proofId)
    if (!made) return null
    const page = `${context.env.baseUrl}/verify-email?email=${encodeURIComponent(made.email)}`
    return mailTo(made, `proof-${randomUUID()}`, ({ accounts }) => ({
      subject: accounts.confirmEmail,
      before: [accounts.addressWasGiven],
      highlight: [readableCode(made.code)],
      after: [accounts.doNotConfirm],
      action: { label: accounts.confirmEmail, url: `${page}&code=${made.code}` },
    }))
  },
})
