import { randomUUID } from 'node:crypto'
import {
  type addOwnPhrase,
  MAX_PHRASES,
  type OwnPhrase,
  type PhraseTrial,
} from '@shinequo/contract/care/phrases'
import type { BodyOf } from '@shinequo/contract/endpoint'
import { rule } from '@shinequo/contract/rules'
import { type ProgrammePhrase, phraseKey } from '@shinequo/domain/care/programme-phrases'
import type { Context } from '../../../plugins/context.ts'
import { riskPhrases } from '../../../plugins/database/risk-phrases.ts'
import { type Outcome, ok, type Refusal, refuse } from '../../../plugins/errors.ts'
import { riskPhrasesChanged } from '../../../plugins/risk-rule.ts'
import type { Actor } from '../../../plugins/tokens.ts'
import { record } from '../../audit/service.ts'
import { presentPhrase } from '../presenter.ts'
import { isTooCommon, tried } from '../trials/service.ts'
import * as queries from './queries.ts'

type Wanted = BodyOf<typeof addOwnPhrase>

/** The programme's phrases as browsers use them. */
export async function phrasesForBrowsers({ database }: Context): Promise<Outcome<ProgrammePhrase[]>> {
  return ok(await riskPhrases(database.root))
}

/** The programme's phrases for administrators, the newest first. */
export async function listPhrases({ database }: Context): Promise<Outcome<OwnPhrase[]>> {
  return ok((await queries.phrases(database.root)).map(presentPhrase))
}

const refuseText = (error: string) => refuse('invalid_input', { errors: { text: error } })

/** Refuses a phrase without letters or digits: it stands in every text, or in none. */
function wordless({ text }: Wanted): Refusal | undefined {
  return phraseKey(text) === '' ? refuseText(rule('phrase_wordless')) : undefined
}

/** In which labelled texts a phrase stands, and what it would change there. Stores nothing. */
export async function tryPhrase(context: Context, wanted: Wanted): Promise<Outcome<PhraseTrial>> {
  const refusal = wordless(wanted)
  if (refusal) return refusal
  return ok(await tried(wanted, await riskPhrases(context.database.root)))
}

/** Adds a phrase, which is in effect at once. Recorded in the audit. */
export async function addPhrase(context: Context, actor: Actor, wanted: Wanted): Promise<Outcome<OwnPhrase>> {
  const refusal = wordless(wanted)
  if (refusal) return refusal
  if (await isTooCommon(wanted.text)) return refuseText(rule('phrase_too_common'))
  const { text, level } = wanted
  const row = { id: randomUUID(), text, level, created_at: new Date(context.clock.now()) }
  const added = await context.database.transaction(async (trx): Promise<Outcome<OwnPhrase>> => {
    if ((await queries.lockAndCount(trx)) >= MAX_PHRASES)
      return refuseText(rule('too_many_phrases', { max: MAX_PHRASES }))
    if (!(await queries.insertPhrase(trx, { ...row, key: phraseKey(text) })))
      return refuseText(rule('phrase_known'))
    await record(context, trx, actor, { action: 'care.phrase_added', ...SUBJECT, details: { text, level } })
    return ok(presentPhrase(row))
  })
  if (added.ok) await riskPhrasesChanged(context)
  return added
}

/** Takes a phrase back, at once. Recorded in the audit. */
export async function removePhrase(context: Context, actor: Actor, id: string): Promise<Outcome<OwnPhrase>> {
  const removed = await context.database.transaction(async (trx): Promise<Outcome<OwnPhrase>> => {
    const row = await queries.deletePhrase(trx, id)
    if (!row) return refuse('not_found')
    const { text, level } = row
    await record(context, trx, actor, { action: 'care.phrase_removed', ...SUBJECT, details: { text, level } })
    return ok(presentPhrase(row))
  })
  if (removed.ok) await riskPhrasesChanged(context)
  return removed
}

const SUBJECT = { subjectType: 'programme', subjectId: 'care' } as const
