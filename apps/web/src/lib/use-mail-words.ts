import type { Delivery } from '@shinequo/contract/notifications'
import { type MailWords, mailWords } from './mail-words.ts'
import { ownZone } from './own-zone.ts'
import { useNow } from './use-now.ts'

/** A mail's delivery state in words, updated at the time of its next try. */
export function useMailWords(mail: Delivery): MailWords {
  const now = useNow(mail.next_try_at === null ? null : Date.parse(mail.next_try_at))
  return mailWords(mail, now, ownZone())
}
