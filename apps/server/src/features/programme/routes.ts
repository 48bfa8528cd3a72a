import { getProgrammeFigures, getProgrammeSettings } from '@shinequo/contract/programme'
import type { Context } from '../../plugins/context.ts'
import type { Serve } from '../../plugins/endpoints.ts'
import * as service from './service.ts'

/** How the programme does. */
export function registerProgramme(serve: Serve, context: Context): void {
  serve(getProgrammeFigures, ({ actor, query }) => service.figures(context, actor, query.period))
  // They are saved by matching: a change may hand what waits there over to the engine.
  serve(getProgrammeSettings, () => service.settings(context))
}
