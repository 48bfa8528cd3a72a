import type { WrittenAnswer } from '@shinequo/contract/feedback'
import { SETTLED_AFTER, shownAnswers } from '@shinequo/domain/feedback/shared-words'
import type { Context } from '../../../plugins/context.ts'
import { type Outcome, ok } from '../../../plugins/errors.ts'
import type { Actor } from '../../../plugins/tokens.ts'
import { wholeBatches } from './queries.ts'

/** What students wrote about sessions with this coach. */
export async function answersOfCoach(context: Context, actor: Actor): Promise<Outcome<WrittenAnswer[]>> {
  return ok(await readableAnswers(context, actor.profileId))
}

/** What students wrote about sessions with all coaches. */
export async function answersOfProgramme(context: Context): Promise<Outcome<WrittenAnswer[]>> {
  return ok(await readableAnswers(context))
}

/**
 * By their random ids, so that the order is the same each time and says nothing about when they were written. A phrase of
 * danger that the programme has added since also holds back answers that were shown.
 */
async function readableAnswers(context: Context, coachId?: string): Promise<WrittenAnswer[]> {
  const { clock, database } = context
  const rows = await wholeBatches(database.root, new Date(clock.now() - SETTLED_AFTER), coachId)
  return shownAnswers(rows, (row) => isReadable(context, row))
    .map(({ id, experience, feedback, impact }) => ({ id, experience, feedback, impact }))
    .toSorted((one, other) => (one.id < other.id ? -1 : 1))
}

/** Whether an answer has words, and none for which their writer is shown help. */
export function isReadable(
  { risk }: Pick<Context, 'risk'>,
  { experience, feedback, impact }: Omit<WrittenAnswer, 'id'>,
): boolean {
  const texts = [experience, feedback, impact]
  return texts.some((text) => text !== '') && !texts.some(risk.showsHelp)
}
