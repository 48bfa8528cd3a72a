/** What the server replies to a search of the audit log. */
import type { AuditRules } from '@shinequo/contract/audit'
import type { FieldSentences } from '@shinequo/contract/rules'

/** Errors at fields. */
export const fieldErrors = {
  from_whole: 'El inicio tiene que ser un número entero',
  days_reversed: 'El último día es anterior al primero',
} satisfies FieldSentences<keyof AuditRules>
