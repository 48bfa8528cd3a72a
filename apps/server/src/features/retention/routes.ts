import { countDue, getRetention, runRetention, saveRetention } from '@shinequo/contract/retention'
import type { Context } from '../../plugins/context.ts'
import type { Serve } from '../../plugins/endpoints.ts'
import * as service from './service.ts'

/** How long data is kept, and what was removed. */
export function registerRetention(serve: Serve, context: Context): void {
  serve(getRetention, () => service.overview(context))
  serve(countDue, ({ params, query }) => service.due(context, params.kind, query.days))
  serve(saveRetention, ({ actor, params, body }) => service.change(context, actor, params.kind, body))
  serve(runRetention, ({ actor }) => service.run(context, actor))
}
