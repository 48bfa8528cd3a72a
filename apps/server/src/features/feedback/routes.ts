import { giveFeedback } from '@shinequo/contract/feedback'
import type { Context } from '../../plugins/context.ts'
import type { Serve } from '../../plugins/endpoints.ts'
import * as service from './service.ts'

export function registerFeedback(serve: Serve, context: Context): void {
  serve(giveFeedback, ({ actor, params, body }) => service.giveFeedback(context, actor, params.id, body))
}
