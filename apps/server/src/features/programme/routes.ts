import { exportProgramme, getProgrammeFigures, listCoachLoads } from '@shinequo/contract/programme'
import { getLook, saveLook } from '@shinequo/contract/programme/look'
import { getProgrammeNeeds } from '@shinequo/contract/programme/needs'
import { exportQuietStudents, listQuietStudents } from '@shinequo/contract/programme/quiet'
import { getSetUp, skipStep } from '@shinequo/contract/programme/set-up'
import { getProgrammeSettings, saveProgrammeSettings } from '@shinequo/contract/programme/settings'
import { getTerms, saveTerms } from '@shinequo/contract/programme/terms'
import type { Context } from '../../plugins/context.ts'
import { csvAnswer } from '../../plugins/csv.ts'
import type { Serve } from '../../plugins/endpoints.ts'
import { ok } from '../../plugins/errors.ts'
import * as look from './look/service.ts'
import { needs } from './needs/service.ts'
import { settingsChanged } from './offered-locales/service.ts'
import { exportQuiet, quietStudents } from './quiet/service.ts'
import * as service from './service.ts'
import { setUp, skip } from './set-up/service.ts'
import * as terms from './terms/service.ts'

/** The programme's figures and settings. */
export function registerProgramme(serve: Serve, context: Context): void {
  serve(getProgrammeFigures, ({ query, lagging }) => service.figures(context, query.period, lagging))
  serve(listCoachLoads, ({ query, lagging }) => service.coachLoads(context, query.cursor, lagging))
  serve(getProgrammeNeeds, () => needs(context))
  serve(listQuietStudents, ({ actor, query }) => quietStudents(context, actor, query))
  serve(exportQuietStudents, async ({ actor, query, reply }) => {
    const outcome = await exportQuiet(context, actor, query)
    return outcome.ok
      ? ok(csvAnswer(reply, `quiet-students-${query.weeks}-weeks.csv`, outcome.value))
      : outcome
  })
  serve(getProgrammeSettings, () => service.settings(context))
  serve(saveProgrammeSettings, async ({ actor, body }) => {
    const saved = await service.changeSettings(context, actor, body)
    if (saved.ok) settingsChanged(context)
    return saved
  })
  serve(getSetUp, () => setUp(context))
  serve(skipStep, ({ actor, body }) => skip(context, actor, body))
  serve(getTerms, () => terms.terms(context))
  serve(saveTerms, ({ actor, body }) => terms.saveTerms(context, actor, body))
  serve(getLook, () => look.look(context))
  serve(saveLook, ({ actor, body }) => look.saveLook(context, actor, body))
  serve(exportProgramme, async ({ actor, query, reply }) => {
    const { table, period } = query
    const outcome = await service.exportTable(context, actor, query)
    return outcome.ok ? ok(csvAnswer(reply, `programme-${table}-${period}.csv`, outcome.value)) : outcome
  })
}
