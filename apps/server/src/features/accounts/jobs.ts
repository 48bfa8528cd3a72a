import { randomUUID } from 'node:crypto'
import { ADDRESS_LINK_MS } from '@shinequo/domain/accounts/address-link'
import { EXPORT_KEPT_MS, EXPORTS_A_DAY } from '@shinequo/domain/accounts/data-export'
import { CODE_MS, isCodeWanted } from '@shinequo/domain/accounts/reset-code'
import { DAY } from '@shinequo/domain/time/zoned-day'
import { messagesOf } from '@shinequo/messages/server'
import * as z from 'zod/mini'
import type { Context } from '../../plugins/context.ts'
import { databaseErrorKind } from '../../plugins/database/database-error.ts'
import { keepFile, putSealed } from '../../plugins/files/files.ts'
import { FileUnavailable } from '../../plugins/files/unavailable.ts'
import { job } from '../../plugins/job.ts'
import { type Limit, openLimit } from '../../plugins/limits.ts'
import { newSecretToken } from '../../plugins/secret-token.ts'
import { addressChanged } from '../notifications/emails/address-changed.ts'
import { addressCode } from '../notifications/emails/address-code.ts'
import { addressLink } from '../notifications/emails/address-link.ts'
import { addressRequested } from '../notifications/emails/address-requested.ts'
import { confirmEmail } from '../notifications/emails/confirm-email.ts'
import { dataReady } from '../notifications/emails/data-ready.ts'
import { newDevice } from '../notifications/emails/new-device.ts'
import { passwordChanged } from '../notifications/emails/password-changed.ts'
import { resetCode } from '../notifications/emails/reset-code.ts'
import { mailKind } from '../notifications/jobs.ts'
import { enqueueMail } from '../notifications/service.ts'
import { addressCodeToMail, formerAddress, setAddressCode } from './address/queries.ts'
import * as exports from './export/queries.ts'
import { makeCode, newCode, openTriesOfCode } from './mailed-codes/service.ts'
import { dataZip } from './own-data/service.ts'
import * as queries from './queries.ts'
import { giveToken, ownerOfRequest } from './requested-address/queries.ts'
import { signInToMail } from './sign-ins/queries.ts'

/**
 * Mails a code for a new password. Each try creates another code, valid for ten minutes from that try. Each try has its
 * own message id, so that a mail server that drops duplicates never drops the newest code. The mail is cancelled if the
 * reset was used, replaced or requested too long ago.
 */
export const resetCodeMail = mailKind({
  name: 'reset_code',
  isAwaited: true,
  payload: z.object({ resetId: z.uuid() }),
  write: async (context, { resetId }, askedAt) => {
    if (!isCodeWanted(askedAt, context.clock.now())) return null
    const made = await makeCode(context, 'password_reset', resetId)
    if (!made) return null
    const { account_id: accountId, email, first_name: firstName, locale, code } = made
    const mail = resetCode(messagesOf(locale), { firstName, email }, code, context.env.baseUrl)
    return { accountId, to: email, ...mail, messageId: `reset-${randomUUID()}` }
  },
})

/**
 * Mails a code and a link that prove the mailbox, like `resetCodeMail`. Valid for a day. The mail is cancelled once
 * another is requested or the mailbox is proved.
 */
export const emailProofMail = mailKind({
  name: 'email_proof',
  isAwaited: true,
  payload: z.object({ proofId: z.uuid() }),
  write: async (context, { proofId }) => {
    const made = await makeCode(context, 'email_proof', proofId)
    if (!made) return null
    const { account_id: accountId, email, first_name: firstName, locale, code } = made
    const mail = confirmEmail(messagesOf(locale), { firstName, email }, code, context.env.baseUrl)
    return { accountId, to: email, ...mail, messageId: `proof-${randomUUID()}` }
  },
})

/** Notifies an account's owner that the password was changed. `changeId` distinguishes one change from the next. */
export const passwordChangedMail = mailKind({
  name: 'password_changed',
  payload: z.object({ accountId: z.uuid(), changeId: z.uuid() }),
  write: async (context, { accountId, changeId }) => {
    const owner = await queries.accountById(context.database.root, accountId)
    if (!owner) return null
    const { email: to, locale } = owner
    const mail = passwordChanged(messagesOf(locale), owner.first_name, context.env.baseUrl)
    return { accountId, to, ...mail, messageId: `password-changed-${changeId}` }
  },
})

/** Notifies a mailbox that the account with its address uses another one now, without saying which. */
export const addressChangedMail = mailKind({
  name: 'address_changed',
  payload: z.object({
    accountId: z.uuid(),
    formerId: z.uuid(),
    /** Changed by the owner, not by the programme. */
    byOwner: z._default(z.boolean(), false),
  }),
  write: async (context, { formerId, byOwner }) => {
    const former = await formerAddress(context.database.root, formerId)
    if (!former) return null
    const { account_id: accountId, first_name: firstName, email: to, locale } = former
    const mail = addressChanged(messagesOf(locale), firstName, byOwner)
    return { accountId, to, ...mail, messageId: `address-changed-${formerId}` }
  },
})

/**
 * Mails the link with which a mailbox confirms that an account may use it. As with an invitation, each try creates
 * another token, stores its hash, and is valid for seven days from that try. The mail is cancelled once the request was
 * replaced, answered or withdrawn.
 */
export const addressLinkMail = mailKind({
  name: 'address_link',
  isAwaited: true,
  payload: z.object({ requestId: z.uuid() }),
  write: async (context, { requestId }) => {
    const { token, hash: token_hash } = newSecretToken()
    const expires_at = new Date(context.clock.now() + ADDRESS_LINK_MS)
    const wanted = await giveToken(context.database.root, requestId, { token_hash, expires_at })
    if (!wanted) return null
    const { account_id: accountId, email: to, locale } = wanted
    const url = `${context.env.baseUrl}/new-address/${token}`
    const mail = addressLink(messagesOf(locale), ADDRESS_LINK_MS / DAY, url)
    // Contains the account, as for `addressCodeMail`.
    return { accountId, to, ...mail, messageId: `address-${accountId}-${randomUUID()}` }
  },
})

/** Notifies the present mailbox that another address was requested, without saying which. */
export const addressRequestedMail = mailKind({
  name: 'address_requested',
  payload: z.object({ accountId: z.uuid(), requestId: z.uuid() }),
  write: async (context, { requestId }) => {
    const owner = await ownerOfRequest(context.database.root, requestId)
    if (!owner) return null
    const { account_id: accountId, first_name: firstName, email: to, locale } = owner
    const mail = addressRequested(messagesOf(locale), firstName)
    return { accountId, to, ...mail, messageId: `address-requested-${requestId}` }
  },
})

/** Notifies an account's owner of a sign-in from an unknown device. */
export const newDeviceMail = mailKind({
  name: 'new_device',
  payload: z.object({ signInId: z.uuid() }),
  write: async (context, { signInId }) => {
    const row = await signInToMail(context.database.root, signInId)
    if (!row) return null
    const { account_id: accountId, email: to, locale, device, network, created_at, time_zone: zone } = row
    const seen = { device, network, at: created_at.getTime(), zone: zone ?? 'UTC' }
    const mail = newDevice(messagesOf(locale), row.first_name, seen, context.env.baseUrl)
    return { accountId, to, ...mail, messageId: `new-device-${signInId}` }
  },
})

/** How often a person may request the file with their data. Failed files do not count. */
export function openExportLimit(context: Context): Limit {
  return openLimit(context, { name: 'data-export', times: EXPORTS_A_DAY, seconds: DAY / 1000 })
}

const exportPayload = z.object({ exportId: z.uuid() })

/** Creates the file with a person's data. Drops it if it was requested again meanwhile or the account is gone. */
export const makeDataExport = job({
  name: 'accounts-data-export',
  payload: exportPayload,
  handle: async (context, { exportId }) => {
    const { root } = context.database
    const row = await exports.exportById(root, exportId)
    if (row?.state !== 'preparing') return
    const now = context.clock.now()
    let bytes: Buffer | null
    try {
      bytes = await dataZip(context, row.account_id, now, row.for_person ? 'staff' : 'person')
    } catch (error) {
      // Errors of the database and of the bucket are temporary, so the job is retried. Anything else would fail again.
      if (databaseErrorKind(error) || error instanceof FileUnavailable) throw error
      context.log.error(
        { err: error, export: exportId },
        'the file with the data of a person could not be made',
      )
      const accountId = await context.database.transaction((trx) => exports.failExport(trx, exportId))
      if (accountId !== undefined && !row.for_person) await openExportLimit(context).giveBack(accountId)
      return
    }
    if (!bytes) return
    const file = await putSealed(context, 'exports', exportId, bytes)
    const times = { made_at: new Date(now), expires_at: new Date(now + EXPORT_KEPT_MS) }
    const made = { ...file, size: bytes.length, ...times }
    await context.database.transaction(async (trx) => {
      if (!(await exports.storeExport(trx, exportId, made))) return
      await keepFile(trx, file)
      await enqueueMail(context, trx, dataReadyMail, [{ exportId }])
      // A minute late, since the database's clock may be ahead of ours.
      const then = new Date(made.expires_at.getTime() + 60_000)
      await context.jobs.enqueue(trx, removeDataExports, {}, then)
    })
  },
})

/** Removes expired files. */
export const removeDataExports = job({
  name: 'accounts-data-removal',
  payload: z.object({}),
  handle: async (context) => {
    const now = new Date(context.clock.now())
    await context.database.transaction((trx) => exports.removeExpired(trx, now))
  },
})

/**
 * Notifies a person that a file with their data is ready. Skipped if the file has expired, and if they cannot sign in
 * to get their own; of one that staff had made they are always told.
 */
export const dataReadyMail = mailKind({
  name: 'data_ready',
  payload: exportPayload,
  write: async (context, { exportId }) => {
    const { root } = context.database
    const row = await exports.exportById(root, exportId)
    const owner = row && (await exports.ownerOf(root, row.account_id))
    const expiresAt = row?.expires_at?.getTime() ?? 0
    if (!row || !owner || expiresAt <= context.clock.now()) return null
    const isPaused = owner.suspended_at !== null
    if (isPaused && !row.for_person) return null
    const { id: accountId, email: to, locale, first_name, role, time_zone: zone } = owner
    const ready = { role, byStaff: row.for_person, isPaused, expiresAt, zone: zone ?? 'UTC' }
    const mail = dataReady(messagesOf(locale), first_name, ready, context.env.baseUrl)
    return { accountId, to, ...mail, messageId: `data-ready-${exportId}` }
  },
})

/** Counts the tries of a code for another address, by account. */
export function openAddressCodeTries(context: Context): Limit {
  return openTriesOfCode(context, 'own-address-code', CODE_MS)
}

/**
 * Mails a code to the address that a person wants instead of theirs. As with `resetCodeMail`, each try creates another
 * code, and only the newest is valid.
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
    const { account_id: accountId, email: to, locale } = wanted
    await openAddressCodeTries(context).forget(accountId)
    const mail = addressCode(messagesOf(locale), code)
    // Contains the account, so that a development mailbox can delete what went to another address.
    return { accountId, to, ...mail, messageId: `address-${accountId}-${randomUUID()}` }
  },
})
