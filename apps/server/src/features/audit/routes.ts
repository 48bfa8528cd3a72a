import { checkAudit, listAuditEntries, listOwnAuditEntries } from '@shinequo/contract/audit'
import type { Context } from '../../plugins/context.ts'
import type { Serve } from '../../plugins/endpoints.ts'
import * as check from './check/service.ts'
import * as service from './service.ts'

/** What the audit tells: everything to administrators, what concerns them to students. */
export function registerAudit(serve: Serve, context: Context): void {
  serve(listAuditEntries, ({ query }) => service.listEntries(context, query))
  serve(checkAudit, ({ body }) => check.checkAudit(context, body.after))
  serve(listOwnAuditEntries, ({ actor, query }) => service.listOwnEntries(context, actor, query.cursor))
}
