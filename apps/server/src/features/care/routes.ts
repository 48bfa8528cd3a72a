import {
  answerCareRequest,
  askForContact,
  countCareRequests,
  getCareContact,
  getCareProtocol,
  getCareSettings,
  getContactOffer,
  getCrisisLine,
  listCareRequests,
  readCareRequest,
  reopenCareRequest,
  saveCareSettings,
} from '@shinequo/contract/care'
import {
  addOwnPhrase,
  listOwnPhrases,
  listRiskPhrases,
  removeOwnPhrase,
  tryPhrase,
} from '@shinequo/contract/care/phrases'
import {
  getCareStaff,
  handOverWorry,
  listCareStaff,
  listWorries,
  saveCareStaff,
} from '@shinequo/contract/care/worries'
import type { Context } from '../../plugins/context.ts'
import type { Serve } from '../../plugins/endpoints.ts'
import * as phrases from './phrases/service.ts'
import * as service from './service.ts'
import * as settings from './settings/service.ts'
import * as staff from './staff/service.ts'
import * as worries from './worries/service.ts'

/** The crisis line, the protocol for people who read of danger, students' requests that staff get in touch, and coaches' worries. */
export function registerCare(serve: Serve, context: Context): void {
  const limits = service.openCareLimits(context)
  serve(getCrisisLine, () => settings.crisisLine(context))
  serve(getCareContact, () => settings.contact(context))
  serve(getCareProtocol, ({ actor }) => settings.protocol(context, actor))
  serve(askForContact, ({ actor, body }) => service.askForContact(context, limits, actor, body))
  serve(getContactOffer, ({ actor }) => service.contactOffer(context, actor))
  const worryLimit = worries.openWorryLimit(context)
  serve(getCareStaff, () => staff.careStaff(context))
  serve(listCareStaff, () => staff.listStaff(context))
  serve(saveCareStaff, ({ actor, body }) => staff.saveStaff(context, actor, body))
  serve(handOverWorry, ({ actor, params, body }) =>
    worries.handOverWorry(context, worryLimit, actor, params.id, body),
  )
  serve(listWorries, ({ actor, params }) => worries.listWorries(context, actor, params.id))
  serve(getCareSettings, () => settings.settings(context))
  serve(saveCareSettings, ({ actor, body }) => settings.saveSettings(context, actor, body))
  serve(listRiskPhrases, () => phrases.phrasesForBrowsers(context))
  serve(listOwnPhrases, () => phrases.listPhrases(context))
  serve(tryPhrase, ({ body }) => phrases.tryPhrase(context, body))
  serve(addOwnPhrase, ({ actor, body }) => phrases.addPhrase(context, actor, body))
  serve(removeOwnPhrase, ({ actor, params }) => phrases.removePhrase(context, actor, params.id))
  serve(listCareRequests, ({ actor, query }) => service.listRequests(context, actor, query))
  serve(countCareRequests, () => service.countRequests(context))
  serve(readCareRequest, ({ actor, params }) => service.readRequest(context, actor, params.id))
  serve(answerCareRequest, ({ actor, params, body }) =>
    service.answerRequest(context, actor, params.id, body),
  )
  serve(reopenCareRequest, ({ actor, params, body }) =>
    service.reopenRequest(context, actor, params.id, body.version),
  )
}
