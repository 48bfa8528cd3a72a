import type { AuditFault } from '@shinequo/contract/audit'
import * as messages from '@shinequo/messages/web/audit'

/**
 * The text for an intact audit: how many entries name a deleted person, and whether there was a copy to compare with.
 */
export function holdsText(total: number, blanked: number, hasCopy: boolean): string {
  if (total === 0) return messages.nothingToCheck
  return [
    messages.auditHolds(total),
    ...(blanked > 0 ? [messages.namesGone(blanked)] : []),
    ...(hasCopy ? [] : [messages.noCopy]),
  ].join(' ')
}

/** What to do about a fault, and what is intact nevertheless. */
export function adviceText({ kind }: AuditFault): string {
  if (kind === 'unreadable_copy') return messages.compareWithTheLog
  return kind === 'rewritten'
    ? messages.lookInABackup
    : `${messages.lookInABackup} ${messages.entriesBeforeHold}`
}
