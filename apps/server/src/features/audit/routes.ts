import { checkAudit, listAuditEntries, listOwnAuditEntries } from '@shinequo/contract/audit'
import type { Context } from '../../plugins/context.ts'
import type { Serve } from '../../plugins/endpoints.ts'
import * as check from './check/service.ts'
import * as service from './service.ts'

/** The audit: everything for administrators, and for students what concerns them. */
export function registerAudit(serve: Serve, context: Context): void {
  serve(listAuditEntries, ({ query }) => service.listEntries(context, query))
  serve(checkAudit, ({ body }) => check.checkAudit(context, body.after))
  serve(listOwnAuditEntries, ({ actor, query }) => service.listOwnEntries(context, actor, query.cursor))
}
