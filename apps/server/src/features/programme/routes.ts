import {
  exportProgramme,
  getProgrammeFigures,
  getProgrammeSettings,
  listCoachLoads,
} from '@shinequo/contract/programme'
import type { Context } from '../../plugins/context.ts'
import { csvAnswer } from '../../plugins/csv.ts'
import type { Serve } from '../../plugins/endpoints.ts'
import { ok } from '../../plugins/errors.ts'
import * as service from './service.ts'

/** How the programme does. */
export function registerProgramme(serve: Serve, context: Context): void {
  serve(getProgrammeFigures, ({ actor, query }) => service.figures(context, actor, query.period))
  serve(listCoachLoads, ({ actor, query }) => service.coachLoads(context, actor, query.cursor))
  // They are saved by matching: a change may hand what waits there over to the engine.
  serve(getProgrammeSettings, () => service.settings(context))
  serve(exportProgramme, async ({ actor, query: { table, period }, reply }) => {
    const outcome = await service.exportTable(context, actor, table, period)
    return outcome.ok ? ok(csvAnswer(reply, `programme-${table}-${period}.csv`, outcome.value)) : outcome
  })
}
