import type { Look } from '@shinequo/contract/programme/look'
import type { Context } from '../../../plugins/context.ts'
import { type Outcome, ok, refuse } from '../../../plugins/errors.ts'
import type { Actor } from '../../../plugins/tokens.ts'
import { record } from '../../audit/service.ts'
import * as queries from './queries.ts'

/** How the programme's pages and mails look. */
export async function look({ database }: Context): Promise<Outcome<Look>> {
  return ok(await queries.lookRow(database.root))
}

/** Stores the look. A change based on an older version is refused. */
export async function saveLook(context: Context, actor: Actor, wanted: Look): Promise<Outcome<Look>> {
  return context.database.transaction(async (trx): Promise<Outcome<Look>> => {
    const before = await queries.lookRow(trx)
    const saved = await queries.updateLook(trx, wanted)
    if (!saved) return refuse('version_conflict')
    await record(context, trx, actor, {
      action: 'programme.look_changed',
      subjectType: 'programme',
      subjectId: 'look',
      details: {
        before: { name: before.name, accent: before.accent },
        after: { name: saved.name, accent: saved.accent },
      },
    })
    return ok(saved)
  })
}
