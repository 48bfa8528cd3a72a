import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { type FieldLabel, rule } from '../rules.ts'
import * as value from '../values.ts'

const weight = (what: FieldLabel) => value.wholeNumber(what, 0, 100)

/** What each factor of matching weighs beside the others; all but the room count for those alone who spoke of them. */
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

/** What a page that was opened before an upgrade does not know stays as it is stored. */
const chosenWeights = z.extend(matchingWeights, {
  words: z.optional(matchingWeights.shape.words),
  record: z.optional(matchingWeights.shape.record),
})

const storedWeights = z.object({
  weights: matchingWeights,
  /** What a new installation begins with. */
  usual: matchingWeights,
  /** Counts the changes. */
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
    /** The version that the change was made from. */
    version: value.wholeNumber('version', 1, 1_000_000_000),
  }),
  status: 200,
  reply: storedWeights,
})

/** Whom a trial is about: those who wait, or everybody as if nobody had a coach. */
export const TRIAL_SCOPES = ['waiting', 'everybody'] as const

const count = z.number()

/** How a run goes with some weights. */
const runFigures = z.object({
  /** What the pairs are worth by the wishes alone, all of one weight, 0 to 1; null where nobody is in the trial. */
  satisfaction: z.nullable(z.number()),
  /** First coaches by their rank for the student: 1, 2, 3, 4 to 10, further. */
  ranks: z.array(count),
  /** Students without a coach. */
  none: count,
  /** Coaches by how full they are after it: empty, to a half, more, full. */
  loads: z.array(count),
  /** How groups fare: shares in percent to the nearest 5; null where a group is too small to be shown. */
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
  /** How many students it is about, and out of how many where these are too many to try them all. */
  students: count,
  of: count,
  coaches: count,
  /** With the weights that are stored, and with those that are tried. */
  now: runFigures,
  tried: runFigures,
  /** Students by what becomes of their first coach. */
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
