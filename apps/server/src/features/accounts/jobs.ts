import { randomInt } from 'node:crypto'
import { CODE_MS, codeText, isLiveCode } from '@shinequo/domain/accounts/reset-code'
import * as z from 'zod/mini'
import { job } from '../../plugins/jobs.ts'
import { hashSecret } from '../../plugins/passwords.ts'
import { mailResetCode } from '../notifications/service.ts'
import * as queries from './queries.ts'

/**
 * Makes the code of a reset, keeps its hash and mails it, so that the code itself is stored nowhere. A run that is
 * repeated makes another code, and only the newest is good. A reset that is gone or too old sends nothing.
 */
export const resetCodeMail = job({
  name: 'accounts-reset-code',
  payload: z.object({ resetId: z.uuid() }),
  handle: async (context, { resetId }) => {
    const reset = await queries.resetToMail(context.database.root, resetId)
    const now = context.clock.now()
    if (!reset || !isLiveCode(reset.expires_at.getTime(), now)) return
    const code = codeText(randomInt(1_000_000))
    const code_hash = await hashSecret(code)
    const expires_at = new Date(now + CODE_MS)
    const kept = await context.database.transaction((trx) =>
      queries.setCode(trx, resetId, { code_hash, expires_at }),
    )
    if (kept) await mailResetCode(context, { firstName: reset.first_name, email: reset.email }, code)
  },
})
