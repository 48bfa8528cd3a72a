import {
  changePersonAddress,
  deletePerson,
  editPerson,
  endSuspension,
  exportPeople,
  keepPerson,
  listPeople,
  PEOPLE_COLUMNS,
  sendAddressLinkAgain,
  sendPersonReset,
  signOutEverywhere,
  suspendPerson,
  withdrawAddress,
} from '@shinequo/contract/people'
import {
  changeBulkAct,
  getBulkAct,
  listBulkTargets,
  planBulkAct,
  runBulkAct,
  undoBulkAct,
} from '@shinequo/contract/people/bulk-acts'
import { downloadPersonExport, exportPersonData, getPersonExport } from '@shinequo/contract/people/exports'
import {
  listInvitationWords,
  previewInvitation,
  saveInvitationWords,
} from '@shinequo/contract/people/invitation-words'
import {
  acceptInvitation,
  exportInvitations,
  INVITATION_COLUMNS,
  invite,
  listInvitations,
  lookAtInvitation,
  revokeInvitation,
  sendInvitationAgain,
} from '@shinequo/contract/people/invitations'
import { getStudentRecord } from '@shinequo/contract/people/student-record'
import {
  listPeopleViews,
  removePeopleView,
  renamePeopleView,
  savePeopleView,
} from '@shinequo/contract/people/views'
import type { Context } from '../../plugins/context.ts'
import { csvStream } from '../../plugins/csv.ts'
import { withDevice } from '../../plugins/device.ts'
import type { Serve } from '../../plugins/endpoints.ts'
import { ok } from '../../plugins/errors.ts'
import { openLimit } from '../../plugins/limits.ts'
import { zipAnswer } from '../../plugins/zip.ts'
import * as dataExports from '../accounts/export/service.ts'
import { openLinkLimits } from '../accounts/requested-address/service.ts'
import * as addressRequests from './address-requests/service.ts'
import * as bulkActs from './bulk-acts/service.ts'
import * as edits from './edits/service.ts'
import * as invitations from './invitations/service.ts'
import * as service from './service.ts'
import * as views from './views/service.ts'
import * as words from './words/service.ts'

/** The people of the programme, and their invitations. */
export function registerPeople(serve: Serve, context: Context): void {
  serve(listPeople, ({ actor, query, lagging }) => service.listPeople(context, actor, query, lagging))
  serve(exportPeople, async ({ actor, query, reply }) => {
    const parts = await service.exportPeople(context, actor, query)
    return parts.ok ? ok(csvStream(reply, 'people.csv', PEOPLE_COLUMNS, parts.value)) : parts
  })
  serve(getStudentRecord, ({ actor, params }) => service.openStudentRecord(context, actor, params.id))
  const linkLimits = openLinkLimits(context)
  serve(changePersonAddress, ({ actor, params, body }) =>
    addressRequests.requestAddress(context, linkLimits, actor, params.id, body),
  )
  serve(sendAddressLinkAgain, ({ actor, params }) =>
    addressRequests.sendLinkAgain(context, linkLimits, actor, params.id),
  )
  serve(withdrawAddress, ({ actor, params, body }) =>
    addressRequests.withdrawAddress(context, actor, params.id, body.reason),
  )
  serve(editPerson, ({ actor, params, body }) => edits.edit(context, actor, params.id, body))
  serve(sendPersonReset, ({ actor, params, body }) => edits.sendReset(context, actor, params.id, body.reason))
  serve(suspendPerson, ({ actor, params, body }) =>
    service.endSignIns(context, actor, params.id, 'suspended', body.reason),
  )
  serve(endSuspension, ({ actor, params, body }) =>
    service.endSignIns(context, actor, params.id, 'resumed', body.reason),
  )
  serve(signOutEverywhere, ({ actor, params, body }) =>
    service.endSignIns(context, actor, params.id, 'signed-out', body.reason ?? ''),
  )
  serve(exportPersonData, ({ actor, params, body }) =>
    dataExports.startExportOfPerson(context, actor, params.id, body.reason),
  )
  serve(getPersonExport, ({ params }) => dataExports.exportOfPerson(context, params.id))
  serve(downloadPersonExport, async ({ actor, params, reply }) => {
    const file = await dataExports.downloadExportOfPerson(context, actor, params.id)
    return file.ok ? ok(zipAnswer(reply, file.value.name, file.value.bytes)) : file
  })
  serve(deletePerson, ({ actor, params, body }) =>
    service.deletePerson(context, actor, params.id, body.reason),
  )
  serve(keepPerson, ({ actor, params, body }) => service.keepPerson(context, actor, params.id, body.reason))
  const bulkLimit = openLimit(context, { name: 'bulk-act', times: 60, seconds: 3600 })
  serve(planBulkAct, ({ actor, body }) => bulkActs.plan(context, bulkLimit, actor, body))
  serve(getBulkAct, ({ actor, params }) => bulkActs.found(context, actor, params.id))
  serve(changeBulkAct, ({ actor, params, body }) => bulkActs.changeNote(context, actor, params.id, body.note))
  serve(listBulkTargets, ({ actor, params, query }) => bulkActs.listTargets(context, actor, params.id, query))
  serve(runBulkAct, ({ actor, params }) => bulkActs.run(context, actor, params.id))
  serve(undoBulkAct, ({ actor, params }) => bulkActs.undo(context, actor, params.id))
  serve(invite, ({ actor, body }) => invitations.invite(context, actor, body))
  serve(listInvitations, ({ actor, query }) => invitations.listInvitations(context, actor, query))
  serve(exportInvitations, async ({ actor, query, reply }) => {
    const parts = await invitations.exportInvitations(context, actor, query)
    return parts.ok ? ok(csvStream(reply, 'invitations.csv', INVITATION_COLUMNS, parts.value)) : parts
  })
  serve(sendInvitationAgain, ({ actor, params }) =>
    invitations.sendInvitationAgain(context, actor, params.id),
  )
  serve(revokeInvitation, ({ actor, params }) => invitations.revokeInvitation(context, actor, params.id))
  serve(listPeopleViews, ({ actor }) => views.listViews(context, actor))
  serve(savePeopleView, ({ actor, body }) => views.saveView(context, actor, body))
  serve(renamePeopleView, ({ actor, params, body }) => views.renameView(context, actor, params.id, body.name))
  serve(removePeopleView, ({ actor, params }) => views.removeView(context, actor, params.id))
  serve(listInvitationWords, () => words.listWords(context))
  serve(saveInvitationWords, ({ actor, body }) => words.saveWords(context, actor, body))
  serve(previewInvitation, ({ actor, body }) => words.preview(context, actor, body))
  serve(lookAtInvitation, ({ body }) => invitations.look(context, body.token))
  serve(acceptInvitation, ({ body, request, reply }) =>
    withDevice(context.env, request, reply, ({ device }) => invitations.accept(context, body, device)),
  )
}
