import {
  cancelRosterImport,
  confirmRosterImport,
  downloadRefusedRows,
  getRosterImport,
  listRosterImports,
  listRosterRows,
  ROSTER_BYTES,
  startRosterImport,
  takeSuggestedSchool,
} from '@shinequo/contract/rosters'
import type { Context } from '../../plugins/context.ts'
import { csvAnswer } from '../../plugins/csv.ts'
import type { Serve } from '../../plugins/endpoints.ts'
import { ok } from '../../plugins/errors.ts'
import { readFile } from '../../plugins/upload.ts'
import * as service from './service.ts'

/** Invites many people at once from a file. */
export function registerRosters(serve: Serve, context: Context): void {
  serve(startRosterImport, async ({ actor, request }) => {
    const file = await readFile(request, ROSTER_BYTES, service.FILE_TOO_LARGE)
    return file.ok ? service.startImport(context, actor, file.value) : file
  })
  serve(listRosterImports, () => service.listImports(context))
  serve(getRosterImport, ({ params }) => service.getImport(context, params.id))
  serve(listRosterRows, ({ actor, params, query }) => service.listRows(context, actor, params.id, query))
  serve(takeSuggestedSchool, ({ params, body }) => service.takeSuggestion(context, params.id, body.row))
  serve(confirmRosterImport, ({ actor, params, body }) =>
    service.confirmImport(context, actor, params.id, body),
  )
  serve(cancelRosterImport, ({ actor, params }) => service.cancelImport(context, actor, params.id))
  serve(downloadRefusedRows, async ({ actor, params, reply }) => {
    const outcome = await service.refusedRows(context, actor, params.id)
    return outcome.ok ? ok(csvAnswer(reply, 'refused-rows.csv', outcome.value)) : outcome
  })
}
