import { randomUUID } from 'node:crypto'
import { CODE_MS, isCodeWanted } from '@shinequo/domain/accounts/reset-code'
import { allowsFraming } from '@shinequo/domain/schools/framing'
import { messagesOf } from '@shinequo/messages/server'
import * as z from 'zod/mini'
import type { Context } from '../../plugins/context.ts'
import { job } from '../../plugins/job.ts'
import type { Limit } from '../../plugins/limits.ts'
import { newCode, openTriesOfCode } from '../accounts/mailed-codes/service.ts'
import { schoolCode } from '../notifications/emails/school-code.ts'
import { mailKind } from '../notifications/jobs.ts'
import * as proofs from './proofs/queries.ts'
import * as queries from './queries.ts'

/** Checks a link, see `lookAt`. Running it twice checks twice. */
export const checkLink = job({
  name: 'schools-link-check',
  payload: z.object({ url: z.string() }),
  handle: async (context, { url }) => {
    await lookAt(context, url)
  },
})

/**
 * Checks whether the page of a link may be shown in a frame of ours, and stores the result. A page that cannot be
 * reached or responds with an error says nothing about frames. Takes up to the five seconds of `outbound`.
 */
export async function lookAt(context: Context, url: string): Promise<queries.FoundRow> {
  const found = await look(context, url)
  const row = { found, checked_at: new Date(context.clock.now()) }
  await queries.storeCheck(context.database.root, url, row)
  return row
}

async function look({ outbound, env }: Context, url: string): Promise<queries.FoundRow['found']> {
  const head = await outbound.headersOf(url).catch(() => null)
  // A site that is down, refuses the request or redirects badly is not our error, and retrying at once does not help.
  if (head === null || head.status < 200 || head.status > 299) return 'unreachable'
  const framing = {
    contentSecurityPolicy: head.headers['content-security-policy'] as string | undefined,
    xFrameOptions: head.headers['x-frame-options'] as string | undefined,
  }
  return allowsFraming(framing, head.url, env.baseUrl) ? 'allowed' : 'refused'
}

/** Counts the tries of a code, by student. */
export function openSchoolCodeTries(context: Context): Limit {
  return openTriesOfCode(context, 'school-code', CODE_MS)
}

/**
 * Mails a code to a school address. Each try creates another code and stores its hash, so that the code itself is
 * stored nowhere and only the newest is valid, for ten minutes from that try. The mail is cancelled if the code was
 * used, replaced or requested too long ago.
 */
export const schoolCodeMail = mailKind({
  name: 'school_code',
  isAwaited: true,
  payload: z.object({ codeId: z.uuid() }),
  write: async (context, { codeId }, askedAt) => {
    const now = context.clock.now()
    if (!isCodeWanted(askedAt, now)) return null
    const wanted = await proofs.codeToMail(context.database.root, codeId)
    if (!wanted) return null
    const { code, hash: code_hash } = await newCode(false)
    const made = { code_hash, expires_at: new Date(now + CODE_MS) }
    const kept = await context.database.transaction((trx) => proofs.setCode(trx, codeId, made))
    if (!kept) return null
    await openSchoolCodeTries(context).forget(wanted.student_profile_id)
    return {
      accountId: wanted.account_id,
      to: wanted.email,
      ...schoolCode(messagesOf(wanted.locale), code, context.env.baseUrl),
      // Contains the account, so that a development mailbox can delete what went to another address.
      messageId: `school-${wanted.account_id}-${randomUUID()}`,
    }
  },
})
