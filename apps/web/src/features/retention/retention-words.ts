import type { RetentionKind, RetentionRun } from '@shinequo/contract/retention'
import * as messages from '@shinequo/messages/web/retention'
import { isPastCounting } from '../../lib/counted.ts'

/** The kinds in display order: the most personal data first. */
export const KINDS = Object.keys(messages.KINDS) as RetentionKind[]

/** '3 messages', '1 message', or 'more than 1,000 messages' if counting stopped there. */
export function rowsText(kind: RetentionKind, count: number): string {
  return isPastCounting(count) ? messages.rowsPastCounting(kind) : messages.rows(kind, count)
}

/** What a run removed, largest number first: '12 messages, 1 code'; '' if nothing was removed. */
export function removedText({ removed }: RetentionRun): string {
  const found = KINDS.flatMap((kind) => {
    const count = removed[kind] ?? 0
    return count > 0 ? [{ kind, count }] : []
  })
  return messages.removed(
    found
      .toSorted((one, other) => other.count - one.count)
      .map(({ kind, count }) => messages.rows(kind, count)),
  )
}
