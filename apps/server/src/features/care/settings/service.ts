import type { CareSettings, CrisisLine, getCareProtocol, saveCareSettings } from '@shinequo/contract/care'
import type { BodyOf, ReplyOf } from '@shinequo/contract/endpoint'
import type { Context } from '../../../plugins/context.ts'
import { type Outcome, ok, refuse } from '../../../plugins/errors.ts'
import type { Actor } from '../../../plugins/tokens.ts'
import { record } from '../../audit/service.ts'
import { mayReadProtocol } from '../access.ts'
import { presentLine } from '../presenter.ts'
import * as queries from './queries.ts'

/** The programme's crisis line. */
export async function crisisLine({ database }: Context): Promise<Outcome<CrisisLine>> {
  return ok(presentLine(await queries.lineRow(database.root)))
}

/** The protocol for people who read that somebody may need care. */
export async function protocol(
  { database }: Context,
  actor: Actor,
): Promise<Outcome<ReplyOf<typeof getCareProtocol>>> {
  if (!mayReadProtocol(actor)) return refuse('forbidden')
  const row = await queries.settingsRow(database.root)
  return ok({ protocol: row.protocol, protocol_es: row.protocol_es, line: presentLine(row) })
}

/** Where people of the programme write when something is wrong. */
export async function contact({ database }: Context): Promise<Outcome<{ email: string }>> {
  return ok({ email: (await queries.settingsRow(database.root)).contact_email })
}

/** The settings as administrators see and change them. */
export async function settings({ database }: Context): Promise<Outcome<CareSettings>> {
  return ok(await queries.settingsRow(database.root))
}

/** Stores the settings. A change based on an older version is refused. */
export async function saveSettings(
  context: Context,
  actor: Actor,
  wanted: BodyOf<typeof saveCareSettings>,
): Promise<Outcome<CareSettings>> {
  return context.database.transaction(async (trx): Promise<Outcome<CareSettings>> => {
    const before = await queries.settingsRow(trx)
    const saved = await queries.updateSettings(trx, wanted)
    if (!saved) return refuse('version_conflict')
    await record(context, trx, actor, {
      action: 'care.settings_changed',
      subjectType: 'programme',
      subjectId: 'care',
      details: {
        before: presentLine(before),
        after: presentLine(saved),
        protocol_changed: before.protocol !== saved.protocol || before.protocol_es !== saved.protocol_es,
        contact_changed: before.contact_email !== saved.contact_email,
        hours: saved.hours,
      },
    })
    return ok(saved)
  })
}
