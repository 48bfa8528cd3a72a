/* From when on what students write with their stars is read by their coach and the programme, without names. */

/**
 * Written answers are shown in whole batches of this size, so that the newest one is never seen to arrive: one more
 * answer shows either nothing new or ten new ones.
 */
export const BATCH = 10

/** How many students a batch is from at least: ten answers of one student would have a name. */
export const LEAST_STUDENTS = 5

/**
 * Answers count so long after they were written (milliseconds). Of two that are stored at once the later may be seen
 * first, and the other would then take its place in a batch.
 */
export const SETTLED_AFTER = 60_000

/** How many answers a page shows at most, the newest of the whole batches. */
export const MOST_SHOWN = 10 * BATCH

interface SharedAnswer {
  readonly student: string
}

/**
 * Of answers in the order in which they were written, in whole batches: those that may be shown. A batch is left out as
 * long as what can be read of it is from too few students, also if it was shown before: one who leaves would tell whose
 * the others are.
 */
export function shownAnswers<Answer extends SharedAnswer>(
  answers: readonly Answer[],
  canBeRead: (answer: Answer) => boolean,
): Answer[] {
  const batches = Array.from({ length: Math.floor(answers.length / BATCH) }, (_, at) =>
    answers.slice(at * BATCH, (at + 1) * BATCH).filter(canBeRead),
  )
  return batches.filter((batch) => new Set(batch.map(({ student }) => student)).size >= LEAST_STUDENTS).flat()
}
