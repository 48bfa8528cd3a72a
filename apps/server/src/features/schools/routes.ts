import { getSchoolResources, listSchoolNames, searchSchools } from '@shinequo/contract/schools'
import {
  addSchool,
  checkSchoolLink,
  joinSchool,
  listSchools,
  pageOfSchools,
  previewJoining,
  saveSchool,
  setSchoolState,
} from '@shinequo/contract/schools/admin-schools'
import {
  confirmSchool,
  confirmSchoolCode,
  countUnproved,
  sendSchoolCode,
  takeSchoolBack,
} from '@shinequo/contract/schools/proofs'
import type { Context } from '../../plugins/context.ts'
import type { Serve } from '../../plugins/endpoints.ts'
import { networkOf } from '../../plugins/network-address.ts'
import * as joining from './joining/service.ts'
import * as lookups from './lookups/service.ts'
import * as proofs from './proofs/service.ts'
import * as service from './service.ts'

/** Schools, the resources for their students, and the proofs of who studies there. */
export function registerSchools(serve: Serve, context: Context): void {
  const limits = proofs.openProofLimits(context)
  serve(listSchoolNames, () => lookups.listNames(context))
  serve(searchSchools, ({ query }) => lookups.search(context, query))
  serve(getSchoolResources, ({ actor }) => service.ownResources(context, actor))
  serve(listSchools, () => lookups.listSchools(context))
  serve(pageOfSchools, ({ query }) => lookups.page(context, query))
  serve(setSchoolState, ({ actor, params, body }) => joining.changeState(context, actor, params.value, body))
  serve(previewJoining, ({ params, query }) => joining.preview(context, params.value, query.into))
  serve(joinSchool, ({ actor, params, body }) => joining.join(context, actor, params.value, body))
  serve(addSchool, ({ actor, body }) => service.addSchool(context, actor, body))
  serve(saveSchool, ({ actor, params, body }) => service.changeSchool(context, actor, params.value, body))
  serve(checkSchoolLink, ({ params }) => service.checkSchool(context, params.value))
  serve(sendSchoolCode, ({ actor, body, request }) =>
    proofs.sendCode(context, limits, actor, body.email, networkOf(request.ip)),
  )
  serve(confirmSchoolCode, ({ actor, body, request }) =>
    proofs.confirmCode(context, limits, actor, body, networkOf(request.ip)),
  )
  serve(countUnproved, () => proofs.countUnproved(context))
  serve(confirmSchool, ({ actor, params, body }) => proofs.confirmByHand(context, actor, params.id, body))
  serve(takeSchoolBack, ({ actor, params, body }) => proofs.takeBack(context, actor, params.id, body.reason))
}
