import {
  acceptInvitation,
  endSuspension,
  getStudentRecord,
  invite,
  listInvitations,
  listPeople,
  lookAtInvitation,
  revokeInvitation,
  sendInvitationAgain,
  signOutEverywhere,
  suspendPerson,
} from '@shinequo/contract/people'
import type { Context } from '../../plugins/context.ts'
import { withDevice } from '../../plugins/device.ts'
import type { Serve } from '../../plugins/endpoints.ts'
import * as service from './service.ts'

/** Who is in the programme, and how they come in. */
export function registerPeople(serve: Serve, context: Context): void {
  serve(listPeople, ({ query }) => service.listPeople(context, query))
  serve(getStudentRecord, ({ actor, params }) =>
    service.openStudentRecord(context, actor, params.id.toLowerCase()),
  )
  serve(suspendPerson, ({ actor, params, body }) =>
    service.endSignIns(context, actor, params.id.toLowerCase(), 'suspended', body.reason),
  )
  serve(endSuspension, ({ actor, params, body }) =>
    service.endSignIns(context, actor, params.id.toLowerCase(), 'resumed', body.reason),
  )
  serve(signOutEverywhere, ({ actor, params, body }) =>
    service.endSignIns(context, actor, params.id.toLowerCase(), 'signed-out', body.reason ?? ''),
  )
  serve(invite, ({ actor, body }) => service.invite(context, actor, body))
  serve(listInvitations, ({ query }) => service.listInvitations(context, query))
  serve(sendInvitationAgain, ({ actor, params }) => service.sendInvitationAgain(context, actor, params.id))
  serve(revokeInvitation, ({ actor, params }) => service.revokeInvitation(context, actor, params.id))
  serve(lookAtInvitation, ({ body }) => service.look(context, body.token))
  serve(acceptInvitation, ({ body, request, reply }) =>
    withDevice(context.env, request, reply, (device) => service.accept(context, body, device)),
  )
}
