import {
  cancelSession,
  createBooking,
  getCoachSession,
  listBookings,
  listCancellations,
  listCoachSessions,
  noteAttendance,
  putCancellationAway,
} from '@shinequo/contract/bookings'
import type { Context } from '../../plugins/context.ts'
import { keyedRequest } from '../../plugins/database/idempotency.ts'
import type { Serve } from '../../plugins/endpoints.ts'
import * as service from './service.ts'

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

  serve(noteAttendance, ({ actor, params, body }) =>
    service.noteAttendance(context, actor, params.id, body.no_show),
  )

  serve(cancelSession, ({ actor, params, body }) =>
    service.cancelAsCoach(context, actor, params.id, body.reason),
  )
}
