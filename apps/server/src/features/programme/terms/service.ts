import type { NamedTerm, ProgrammeTerms } from '@shinequo/contract/programme/terms'
import { rule } from '@shinequo/contract/rules'
import { LONGEST_TERM_DAYS, type TermProblem, termProblem } from '@shinequo/domain/programme/terms'
import type { Context } from '../../../plugins/context.ts'
import { getTerms } from '../../../plugins/database/programme-settings.ts'
import { type Outcome, ok, refuse } from '../../../plugins/errors.ts'
import type { Actor } from '../../../plugins/tokens.ts'
import { record } from '../../audit/service.ts'
import { countAnew } from '../summary/service.ts'
import * as queries from './queries.ts'

/** The terms that the figures, and the changes of coaches, go by. */
export async function terms({ database }: Context): Promise<Outcome<ProgrammeTerms>> {
  return ok(await queries.storedTerms(database.root))
}

/** Replaces the terms, and has the figures counted by them. Refuses terms that share a day, and a change of an older version. */
export async function saveTerms(
  context: Context,
  actor: Actor,
  wanted: ProgrammeTerms,
): Promise<Outcome<ProgrammeTerms>> {
  const errors = problemsOf(wanted.terms)
  if (Object.keys(errors).length > 0) return refuse('invalid_input', { errors })
  return context.database.transaction(async (trx): Promise<Outcome<ProgrammeTerms>> => {
    const before = await getTerms(trx)
    if (!(await queries.replaceTerms(trx, wanted))) return refuse('version_conflict')
    const saved = await queries.storedTerms(trx)
    await countAnew(context, trx)
    await record(context, trx, actor, {
      action: 'programme.terms_changed',
      subjectType: 'programme',
      subjectId: 'terms',
      details: { before, after: saved.terms },
    })
    return ok(saved)
  })
}

/** What is wrong with each term beside those above it, by the path of its field. */
function problemsOf(terms: readonly NamedTerm[]): Record<string, string> {
  return Object.fromEntries(
    terms.flatMap((term, at) => {
      const problem = termProblem(term, terms.slice(0, at))
      return problem ? [[`terms.${at}.${problem.field}`, ruleOf(problem)]] : []
    }),
  )
}

function ruleOf(problem: TermProblem<NamedTerm>): string {
  if (problem.why === 'overlap') return rule('terms_overlap', { name: problem.other.name })
  return problem.why === 'ends_before'
    ? rule('term_ends_before')
    : rule('term_too_long', { days: LONGEST_TERM_DAYS })
}
