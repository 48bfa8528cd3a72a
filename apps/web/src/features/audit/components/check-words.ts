import type { AuditFault } from '@shinequo/contract/audit'
import * as messages from '@shinequo/messages/web/audit'

/** That every entry holds, how many name somebody who is gone, and whether there was a copy to compare with. */
export function holdsText(total: number, blanked: number, hasCopy: boolean): string {
  if (total === 0) return messages.nothingToCheck
  return [
    messages.auditHolds(total),
    ...(blanked > 0 ? [messages.namesGone(blanked)] : []),
    ...(hasCopy ? [] : [messages.noCopy]),
  ].join(' ')
}

/** What to do about it, and what holds nevertheless. */
export function adviceText({ kind }: AuditFault): string {
  if (kind === 'unreadable_copy') return messages.compareWithTheLog
  return kind === 'rewritten'
    ? messages.lookInABackup
    : `${messages.lookInABackup} ${messages.entriesBeforeHold}`
}
