import type { Delivery } from '@shinequo/contract/notifications'
import { type MailWords, mailWords } from './mail-words.ts'
import { ownZone } from './own-zone.ts'
import { useNow } from './use-now.ts'

/** How far a mail has come, in words that change when the time of its next try comes. */
export function useMailWords(mail: Delivery): MailWords {
  const now = useNow(mail.next_try_at === null ? null : Date.parse(mail.next_try_at))
  return mailWords(mail, now, ownZone())
}
