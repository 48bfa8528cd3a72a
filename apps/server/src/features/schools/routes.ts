import { checkSchoolLink, getSchoolResources, listSchools, saveSchool } from '@shinequo/contract/schools'
import type { Context } from '../../plugins/context.ts'
import type { Serve } from '../../plugins/endpoints.ts'
import * as service from './service.ts'

export function registerSchools(serve: Serve, context: Context): void {
  serve(getSchoolResources, ({ actor }) => service.ownResources(context, actor))
  serve(listSchools, () => service.listSchools(context))
  serve(saveSchool, ({ actor, params, body }) => service.changeSchool(context, actor, params.value, body))
  serve(checkSchoolLink, ({ params }) => service.checkSchool(context, params.value))
}
