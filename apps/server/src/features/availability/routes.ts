import { claimSlot, getAvailability, releaseClaim, renewClaim } from '@shinequo/contract/availability'
import {
  addTimeOff,
  explainTime,
  getHours,
  previewHours,
  removeTimeOff,
  saveHours,
} from '@shinequo/contract/availability/hours'
import type { Context } from '../../plugins/context.ts'
import { keyedRequest } from '../../plugins/database/idempotency.ts'
import type { Serve } from '../../plugins/endpoints.ts'
import { ok } from '../../plugins/errors.ts'
import { counted, openScaledLimit } from '../../plugins/limits.ts'
import * as claims from './claims/service.ts'
import * as hours from './hours/service.ts'
import * as openTimes from './open-times/service.ts'
import { paintedSchedule } from './presenter.ts'

/** Open slots and claims, and the hours that coaches set. */
export function registerAvailability(serve: Serve, context: Context): void {
  serve(getAvailability, async ({ query, request, reply }) => {
    const { mentor_id, from_date, to_date } = query
    const outcome = await openTimes.availabilityOf(context, mentor_id, from_date, to_date)
    if (!outcome.ok) return outcome
    return ok(outcome.value.bytesFor(request.headers['accept-encoding'], reply))
  })

  serve(claimSlot, async ({ actor, body, request }) => {
    const keyed = keyedRequest(actor, request, body)
    // The contract takes a list of exactly one.
    return keyed.ok ? claims.claimSlot(context, actor, body[0]!, keyed.value) : keyed
  })

  serve(releaseClaim, ({ actor, params }) => claims.releaseClaim(context, actor, params.id))
  serve(renewClaim, ({ actor, params }) => claims.renewClaim(context, actor, params.id))

  serve(getHours, ({ actor }) => hours.hours(context, actor))
  serve(saveHours, ({ actor, body: { version, ...draft } }) =>
    hours.saveHours(context, actor, version, paintedSchedule(draft)),
  )
  serve(previewHours, ({ actor, body: { from_date, to_date, draft } }) =>
    hours.previewHours(context, actor, from_date, to_date, draft && paintedSchedule(draft)),
  )
  serve(explainTime, ({ actor, body: { start_time, draft } }) =>
    hours.explainTime(context, actor, Date.parse(start_time), draft && paintedSchedule(draft)),
  )
  const timeOffLimit = openScaledLimit(context, { name: 'time-off', times: 100, seconds: 3600 })
  serve(addTimeOff, async ({ actor, body: { start_time, end_time, first_date, last_date } }) => {
    const tooMany = await counted([timeOffLimit, actor.accountId])
    if (tooMany) return tooMany
    return hours.addTimeOff(context, actor, {
      start: start_time === undefined ? undefined : Date.parse(start_time),
      end: end_time === undefined ? undefined : Date.parse(end_time),
      firstDate: first_date,
      lastDate: last_date,
    })
  })
  serve(removeTimeOff, ({ actor, params }) => hours.removeTimeOff(context, actor, params.id))
}
