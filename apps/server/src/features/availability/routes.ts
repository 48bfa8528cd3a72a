import { claimSlot, getAvailability } from '@shinequo/contract/availability'
import type { Context } from '../../plugins/context.ts'
import { keyedRequest } from '../../plugins/database/idempotency.ts'
import type { Serve } from '../../plugins/endpoints.ts'
import { ok } from '../../plugins/errors.ts'
import * as service from './service.ts'

/** Open slots and claims. */
export function registerAvailability(serve: Serve, context: Context): void {
  serve(getAvailability, async ({ query, request, reply }) => {
    const { mentor_id, from_date, to_date } = query
    const outcome = await service.availabilityOf(context, mentor_id, from_date, to_date)
    if (!outcome.ok) return outcome
    return ok(outcome.value.bytesFor(request.headers['accept-encoding'], reply))
  })

  serve(claimSlot, async ({ actor, body, request }) => {
    const keyed = keyedRequest(actor, request, body)
    // The contract takes a list of exactly one.
    return keyed.ok ? service.claimSlot(context, actor, body[0]!, keyed.value) : keyed
  })
}
