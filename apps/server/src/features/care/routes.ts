import {
  answerCareRequest,
  askForContact,
  countCareRequests,
  getCareContact,
  getCareProtocol,
  getCareSettings,
  getCrisisLine,
  listCareRequests,
  readCareRequest,
  reopenCareRequest,
  saveCareSettings,
} from '@shinequo/contract/care'
import type { Context } from '../../plugins/context.ts'
import type { Serve } from '../../plugins/endpoints.ts'
import * as service from './service.ts'
import * as settings from './settings/service.ts'

/** The crisis line, the protocol for people who read of danger, and students' requests that staff get in touch. */
export function registerCare(serve: Serve, context: Context): void {
  const limits = service.openCareLimits(context)
  serve(getCrisisLine, () => settings.crisisLine(context))
  serve(getCareContact, () => settings.contact(context))
  serve(getCareProtocol, ({ actor }) => settings.protocol(context, actor))
  serve(askForContact, ({ actor, body }) => service.askForContact(context, limits, actor, body))
  serve(getCareSettings, () => settings.settings(context))
  serve(saveCareSettings, ({ actor, body }) => settings.saveSettings(context, actor, body))
  serve(listCareRequests, ({ query }) => service.listRequests(context, query))
  serve(countCareRequests, () => service.countRequests(context))
  serve(readCareRequest, ({ actor, params }) => service.readRequest(context, actor, params.id))
  serve(answerCareRequest, ({ actor, params, body }) =>
    service.answerRequest(context, actor, params.id, body),
  )
  serve(reopenCareRequest, ({ actor, params, body }) =>
    service.reopenRequest(context, actor, params.id, body.version),
  )
}
