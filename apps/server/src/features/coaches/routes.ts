import { listMentors } from '@shinequo/contract/coaches'
import type { Context } from '../../plugins/context.ts'
import type { Serve } from '../../plugins/endpoints.ts'
import * as service from './service.ts'

export function registerCoaches(serve: Serve, context: Context): void {
  serve(listMentors, () => service.listMentors(context))
}
