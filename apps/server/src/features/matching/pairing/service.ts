import type { QueryOf, ReplyOf } from '@shinequo/contract/endpoint'
import type { listStudentsToPair } from '@shinequo/contract/matching/programme-matches'
import type { Context } from '../../../plugins/context.ts'
import { type Outcome, ok } from '../../../plugins/errors.ts'
import type { Actor } from '../../../plugins/tokens.ts'
import { recordListOpened } from '../../audit/service.ts'
import { presentStudentToPair } from '../presenter.ts'
import * as queries from './queries.ts'

const SHOWN = 25

/** The students whom an administrator may pair by hand: those without a coach first. The view is audited. */
export async function studentsToPair(
  context: Context,
  actor: Actor,
  { search = '' }: QueryOf<typeof listStudentsToPair>,
): Promise<Outcome<ReplyOf<typeof listStudentsToPair>>> {
  const { root } = context.database
  await recordListOpened(context, actor, 'people')
  const unmatched = await queries.studentsToPair(root, { search, matched: false }, SHOWN + 1)
  const left = SHOWN + 1 - unmatched.length
  const matched = left > 0 ? await queries.studentsToPair(root, { search, matched: true }, left) : []
  const rows = [...unmatched, ...matched]
  return ok({ students: rows.slice(0, SHOWN).map(presentStudentToPair), more: rows.length > SHOWN })
}
