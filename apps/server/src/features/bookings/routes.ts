import {
  cancelBooking,
  createBooking,
  decideObjection,
  keepBooking,
  listBookings,
  listCancellations,
  listObjections,
  moveBooking,
  objectToNoShow,
  putCancellationAway,
  restoreBooking,
} from '@shinequo/contract/bookings'
import {
  getCoachSession,
  listCoachSessions,
  noteAttendance,
  proposeTimes,
} from '@shinequo/contract/bookings/coach-sessions'
import {
  declineSuggestion,
  listCoachSuggestions,
  listSuggestions,
  suggestTimes,
  withdrawSuggestion,
} from '@shinequo/contract/bookings/suggestions'
import type { Context } from '../../plugins/context.ts'
import { keyedRequest } from '../../plugins/database/idempotency.ts'
import type { Serve } from '../../plugins/endpoints.ts'
import { counted, openScaledLimit } from '../../plugins/limits.ts'
import * as changes from './changes/service.ts'
import * as objections from './objections/service.ts'
import * as proposals from './proposals/service.ts'
import * as service from './service.ts'
import * as suggestions from './suggestions/service.ts'

/** Booked sessions. */
export function registerBookings(serve: Serve, context: Context): void {
  serve(createBooking, async ({ actor, body, request }) => {
    const keyed = keyedRequest(actor, request, body)
    return keyed.ok ? service.book(context, actor, body, keyed.value) : keyed
  })

  serve(listBookings, ({ actor, query }) =>
    service.listBookings(context, actor, query.include === 'cancelled'),
  )

  serve(listCancellations, ({ actor }) => service.listCancellations(context, actor))

  serve(putCancellationAway, ({ actor, params }) => service.putCancellationAway(context, actor, params.id))

  serve(listCoachSessions, ({ actor, query }) => service.listCoachSessions(context, actor, query))

  serve(getCoachSession, ({ actor, params }) => service.coachSession(context, actor, params.id))

  serve(moveBooking, async ({ actor, params, body, request }) => {
    const keyed = keyedRequest(actor, request, [params.id, body])
    return keyed.ok ? changes.moveBooking(context, actor, params.id, body.time_slot, keyed.value) : keyed
  })

  // These can be repeated without end, and each is kept and mailed. A move is limited by its session and by claims.
  const changeLimit = openScaledLimit(context, { name: 'session-change', times: 100, seconds: 3600 })
  serve(
    cancelBooking,
    async ({ actor, params, body }) =>
      (await counted([changeLimit, actor.accountId])) ??
      changes.cancelBooking(context, actor, params.id, body),
  )

  serve(
    noteAttendance,
    async ({ actor, params, body }) =>
      (await counted([changeLimit, actor.accountId])) ??
      service.noteAttendance(context, actor, params.id, body.no_show),
  )

  serve(
    restoreBooking,
    async ({ actor, params }) =>
      (await counted([changeLimit, actor.accountId])) ?? changes.restoreBooking(context, actor, params.id),
  )

  serve(proposeTimes, async ({ actor, params, body }) => {
    const times = body.times.map((time) => Date.parse(time))
    const tooMany = await counted([changeLimit, actor.accountId])
    return tooMany ?? proposals.proposeTimes(context, actor, params.id, times)
  })

  serve(objectToNoShow, ({ actor, params }) => objections.objectToNoShow(context, actor, params.id))
  serve(listObjections, ({ actor, query }) => objections.listObjections(context, actor, query.cursor))
  serve(decideObjection, ({ actor, params, body }) =>
    objections.decideObjection(context, actor, params.id, body.took_place),
  )

  const suggestionLimit = suggestions.openSuggestionLimit(context)
  serve(listCoachSuggestions, ({ actor }) => suggestions.listCoachSuggestions(context, actor))
  serve(suggestTimes, ({ actor, params, body }) =>
    suggestions.suggestTimes(
      context,
      suggestionLimit,
      actor,
      params.id,
      body.times.map((time) => Date.parse(time)),
    ),
  )
  serve(withdrawSuggestion, ({ actor, params }) => suggestions.withdrawSuggestion(context, actor, params.id))
  serve(listSuggestions, ({ actor }) => suggestions.listSuggestions(context, actor))
  serve(declineSuggestion, ({ actor, params }) => suggestions.declineSuggestion(context, actor, params.id))

  serve(keepBooking, ({ actor, params }) => proposals.keepBooking(context, actor, params.id))
}
