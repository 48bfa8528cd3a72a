import type { BodyOf } from '@shinequo/contract/endpoint'
import type { SetUp, skipStep } from '@shinequo/contract/programme/set-up'
import { setUpSteps, skippedSteps } from '@shinequo/domain/programme/set-up'
import type { Context } from '../../../plugins/context.ts'
import type { Sql } from '../../../plugins/database/tables.ts'
import { type Outcome, ok } from '../../../plugins/errors.ts'
import type { Actor } from '../../../plugins/tokens.ts'
import { record } from '../../audit/service.ts'
import * as queries from './queries.ts'

/** The steps of setting up the programme, by what is there. */
export async function setUp({ database }: Context): Promise<Outcome<SetUp>> {
  return ok(await stepsOf(database.root))
}

async function stepsOf(sql: Sql): Promise<SetUp> {
  const facts = await queries.setUpFacts(sql)
  return { steps: setUpSteps(facts, await queries.skippedRow(sql)), facts }
}

/** Leaves out a step, or takes that back. What is there already changes nothing. */
export async function skip(
  context: Context,
  actor: Actor,
  { step, skipped }: BodyOf<typeof skipStep>,
): Promise<Outcome<SetUp>> {
  return context.database.transaction(async (trx) => {
    const before = await queries.lockedSkippedRow(trx)
    if (before.includes(step) !== skipped) {
      await queries.updateSkipped(trx, skippedSteps(before, step, skipped))
      await record(context, trx, actor, {
        action: skipped ? 'programme.step_skipped' : 'programme.step_resumed',
        subjectType: 'programme',
        subjectId: 'set_up',
        details: { step },
      })
    }
    return ok(await stepsOf(trx))
  })
}
