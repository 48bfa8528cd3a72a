import { decideRequest, listMatchRequests, listStudentRequests } from '@shinequo/contract/matching'
import type { Context } from '../../plugins/context.ts'
import type { Serve } from '../../plugins/endpoints.ts'
import * as service from './service.ts'

export function registerMatching(serve: Serve, context: Context): void {
  serve(listMatchRequests, ({ actor, query }) => service.ownMatches(context, actor, query.status))
  serve(listStudentRequests, ({ actor }) => service.listRequests(context, actor))
  serve(decideRequest, ({ actor, params, body }) => service.decide(context, actor, params.id, body.decision))
}
