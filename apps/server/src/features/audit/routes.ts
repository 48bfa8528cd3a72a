import {
  AUDIT_COLUMNS,
  checkAudit,
  exportAudit,
  listAuditEntries,
  listOwnAuditEntries,
} from '@shinequo/contract/audit'
import type { Context } from '../../plugins/context.ts'
import { csvStream } from '../../plugins/csv.ts'
import type { Serve } from '../../plugins/endpoints.ts'
import { ok } from '../../plugins/errors.ts'
import * as check from './check/service.ts'
import * as service from './service.ts'

/** The audit: everything for administrators, and for students what concerns them. */
export function registerAudit(serve: Serve, context: Context): void {
  serve(listAuditEntries, ({ actor, query, lagging }) => service.listEntries(actor, query, lagging))
  serve(exportAudit, async ({ actor, query, reply }) => {
    const parts = await service.exportEntries(context, actor, query)
    return parts.ok ? ok(csvStream(reply, 'audit.csv', AUDIT_COLUMNS, parts.value)) : parts
  })
  serve(checkAudit, ({ body }) => check.checkAudit(context, body.after))
  serve(listOwnAuditEntries, ({ actor, query, lagging }) =>
    service.listOwnEntries(actor, query.cursor, lagging),
  )
}
