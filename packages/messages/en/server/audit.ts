/** What the server replies to a search of the audit log. */
import type { AuditRules } from '@shinequo/contract/audit'
import type { FieldSentences } from '@shinequo/contract/rules'

/** Errors at fields. */
export const fieldErrors = {
  from_whole: 'From must be a whole number',
  days_reversed: 'The last day is before the first',
} satisfies FieldSentences<keyof AuditRules>
