import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { type FieldLabel, rule } from '../rules.ts'
import * as value from '../values.ts'

const weight = (what: FieldLabel) => value.wholeNumber(what, 0, 100)

/**
 * The relative weight of each matching factor. A factor other than `room` counts only for students who mentioned it.
 */
export const matchingWeights = z.object({
  focus: weight('what_to_work_on'),
  time: weight('times'),
  style: weight('way_of_coaching'),
  experience: weight('experience'),
  profile_language: weight('language_of_the_profile'),
  school: weight('the_school'),
  words: weight('own_words'),
  record: weight('track_record'),
  room: weight('room'),
})
export type MatchingWeights = z.infer<typeof matchingWeights>

/** Optional for pages that were opened before an upgrade: a missing weight keeps its stored value. */
const chosenWeights = z.extend(matchingWeights, {
  words: z.optional(matchingWeights.shape.words),
  record: z.optional(matchingWeights.shape.record),
})

const storedWeights = z.object({
  weights: matchingWeights,
  /** The weights of a new installation. */
  usual: matchingWeights,
  /** Incremented by every change. */
  version: z.number(),
})
export type StoredWeights = z.infer<typeof storedWeights>

export const getMatchingWeights = endpoint({
  method: 'GET',
  path: '/admin/matching/weights/',
  summary: 'What each factor of matching weighs',
  access: 'admin',
  status: 200,
  reply: storedWeights,
})

export const saveMatchingWeights = endpoint({
  method: 'PUT',
  path: '/admin/matching/weights/',
  summary:
    'Choose what each factor of matching weighs from the next run on; matches that stand are not moved',
  access: 'admin',
  body: z.object({
    weights: chosenWeights,
    /** The version that the change is based on. */
    version: value.wholeNumber('version', 1, 1_000_000_000),
  }),
  status: 200,
  reply: storedWeights,
})

/** Whom a trial covers: students who are waiting, or everybody as if nobody had a coach. */
export const TRIAL_SCOPES = ['waiting', 'everybody'] as const

const count = z.number()

/** The result of a run with some weights. */
const runFigures = z.object({
  /**
   * The value of the pairs by the students' wishes only, equally weighted, 0 to 1; null if the trial has no students.
   */
  satisfaction: z.nullable(z.number()),
  /** First coaches by their rank for the student: 1, 2, 3, 4 to 10, beyond 10. */
  ranks: z.array(count),
  /** Students without a coach. */
  none: count,
  /** Coaches by load after the run: empty, up to half, more than half, full. */
  loads: z.array(count),
  /** Results by group: shares in percent rounded to the nearest 5; null if a group is too small to be shown. */
  groups: z.array(
    z.object({
      by: z.enum(['sex', 'ethnicity', 'international', 'school']),
      groups: z.array(
        z.object({
          group: z.string(),
          students: z.nullable(count),
          matched: z.nullable(count),
          well: z.nullable(count),
        }),
      ),
    }),
  ),
})
export type RunFigures = z.infer<typeof runFigures>

const trial = z.object({
  /** How many students it covers, and out of how many if there are too many to try them all. */
  students: count,
  of: count,
  coaches: count,
  /** How many students wait for a match, and how many have a profile and sent no answers: who is not covered, too. */
  waiting: count,
  no_answers: count,
  /** With the stored weights, and with the weights on trial. */
  now: runFigures,
  tried: runFigures,
  /** Students by what happens to their first coach. */
  moves: z.object({ same: count, other: count, gained: count, lost: count }),
})
export type MatchingTrial = z.infer<typeof trial>

export const tryMatchingWeights = endpoint({
  method: 'POST',
  path: '/admin/matching/trials/',
  summary: 'What first coaches a run would give with other weights, in counts; it changes nothing',
  access: 'admin',
  body: z.object({
    weights: chosenWeights,
    scope: z.enum(TRIAL_SCOPES, { error: rule('choose_between', { values: TRIAL_SCOPES }) }),
  }),
  status: 200,
  reply: trial,
})
