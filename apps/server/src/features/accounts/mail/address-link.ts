import { randomUUID } from 'node:crypto'
import { ADDRESS_LINK_MS } from '@shinequo/domain/accounts/address-link'
import { DAY } from '@shinequo/domain/time/zoned-day'
import * as z from 'zod/mini'
import { newSecretToken } from '../../../plugins/secret-token.ts'
import { mailKind, mailTo } from '../../notifications/mail/mail-kind.ts'
import { giveToken } from '../requested-address/queries.ts'

/**
 * Mails the link with which a mailbox confirms that an account may use it. As with an invitation, each try creates
 * another token, stores its hash, and is valid for seven days from that try. The mail is cancelled once the request was
 * replaced, answered or withdrawn. Somebody else may read the mailbox, so the mail names nobody.
 */
export const addressLinkMail = mailKind({
  name: 'address_link',
  isAwaited: true,
  payload: z.object({ requestId: z.uuid() }),
  write: async ({ database, env, clock }, { requestId }) => {
    const { token, hash: token_hash } = newSecretToken()
    const expires_at = new Date(clock.now() + ADDRESS_LINK_MS)
    const wanted = await giveToken(database.root, requestId, { token_hash, expires_at })
    if (!wanted) return null
    // The id contains the account, as for `addressCodeMail`.
    return mailTo(wanted, `address-${wanted.account_id}-${randomUUID()}`, ({ accounts }) => ({
      subject: accounts.addressLinkSubject,
      before: [accounts.addressLink],
      after: [accounts.addressLinkGoodFor(ADDRESS_LINK_MS / DAY), accounts.addressLinkNotYours],
      action: { label: accounts.openAddressLink, url: `${env.baseUrl}/new-address/${token}` },
    }))
  },
})
