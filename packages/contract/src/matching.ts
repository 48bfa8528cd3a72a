import * as z from 'zod/mini'
import { coachProfile } from './coaches.ts'
import { endpoint } from './endpoint.ts'
import * as field from './fields.ts'

export const MATCH_STATUSES = ['pending', 'accepted', 'declined', 'ended'] as const
export type MatchStatus = (typeof MATCH_STATUSES)[number]

/** About a coach: what speaks for a student and this coach. */
const FIT_CODES = [
  'speaks',
  'works_on',
  'has_hours',
  'works_like',
  'has_lived',
  'same_school',
  'writes_about',
  'fits_own_words',
] as const
/** To the student: what they said, and what the coach brings to it. */
const MATCH_CODES = [
  'asked_language',
  'profile_language',
  'asked_focus',
  'asked_time',
  'asked_style',
  'asked_experience',
  'asked_school',
  'wrote_words',
] as const
/** To the student: why this coach is not theirs. */
const WHY_NOT_CODES = [
  'not_available',
  'language_differs',
  'focus_differs',
  'time_differs',
  'style_differs',
  'others_fit_better',
  'still_looking',
] as const

/** Codes of domain/matching/codes, or words of the student; of an old match what was stored in their place. */
const terms = z.array(z.string())
/** `coach` is the first name. */
const aboutCoach = z.object({ coach: z.string(), terms })

/*
 * Each stands beside its sentence in English, in the same order, for whoever says it in another language.
 */
export const fitReason = z.object({ code: z.enum(FIT_CODES), params: z.object({ terms }) })
export const matchReason = z.object({ code: z.enum(MATCH_CODES), params: aboutCoach })
export const whyNotReason = z.object({ code: z.enum(WHY_NOT_CODES), params: aboutCoach })
export type FitReason = z.infer<typeof fitReason>
export type MatchReason = z.infer<typeof matchReason>
export type WhyNotReason = z.infer<typeof whyNotReason>

export const matchRequest = z.object({
  id: z.string(),
  status: z.enum(MATCH_STATUSES),
  created_at: z.string(),
  from_user_profile: coachProfile,
  /** Why this coach, in sentences to the student, what weighs most first; none of a match that is over. */
  reasons: z.array(z.string()),
  reason_codes: z.array(matchReason),
  /** Whether the engine made it from the student's answers, and `reasons` are those of that day. */
  from_answers: z.boolean(),
})
export type MatchRequest = z.infer<typeof matchRequest>

export const listMatchRequests = endpoint({
  method: 'GET',
  path: '/match-requests/',
  summary: "The caller's own match requests, every status, newest first",
  access: 'signed-in',
  query: z.object({
    status: z.optional(
      z.enum(MATCH_STATUSES, { error: 'Please choose pending, accepted, declined or ended' }),
    ),
  }),
  status: 200,
  reply: z.array(matchRequest),
})

/** How a student waits for a coach; never a place in a row, since there is none. */
export const waiting = z.object({
  waits: z.boolean(),
  /** When the student first answered the questionnaire; null of one who does not wait, or has had a coach since. */
  since: z.nullable(z.string()),
  /** About so many days from there to a coach, as it went lately; null while nobody can say. */
  days: z.nullable(z.object({ from: z.number(), to: z.number() })),
  /** `no_coach`: nobody has room at present whom the student could be matched with. */
  reached: z.enum(['queue', 'no_coach']),
})
export type Waiting = z.infer<typeof waiting>

export const getWaiting = endpoint({
  method: 'GET',
  path: '/match-requests/waiting/',
  summary: 'Whether the student waits for a coach, and about how long that takes',
  access: 'signed-in',
  status: 200,
  reply: waiting,
})

/** A student who waits for a coach's decision: no more than it needs, since the coach is not theirs yet. */
export const studentRequest = z.object({
  id: z.string(),
  created_at: z.string(),
  /** Until when the coach can answer; then somebody else is asked. */
  answer_by: z.string(),
  first_name: z.string(),
  school: z.string(),
  degree: z.string(),
  course: z.string(),
  language_preference: z.string(),
  /** Whether what the student wrote of themselves has words that may mean danger. */
  needs_care: z.boolean(),
  /** What speaks for the two, in words. */
  reasons: z.array(z.string()),
  reason_codes: z.array(fitReason),
})
export type StudentRequest = z.infer<typeof studentRequest>

export const listStudentRequests = endpoint({
  method: 'GET',
  path: '/coach/match-requests/',
  summary:
    'Requests that wait for the coach, the longest first; none unless coaches decide in this programme',
  access: 'coach',
  status: 200,
  reply: z.array(studentRequest),
})

export const MATCH_DECISIONS = ['accepted', 'declined'] as const
export type MatchDecision = (typeof MATCH_DECISIONS)[number]

export const decideRequest = endpoint({
  method: 'POST',
  path: '/coach/match-requests/:id/decision/',
  summary: 'Accept or decline a request; the same decision again is answered alike',
  access: 'coach',
  params: z.object({ id: field.id }),
  body: z.object({ decision: z.enum(MATCH_DECISIONS, { error: 'Please choose accepted or declined' }) }),
  status: 200,
  reply: z.object({ id: z.string(), status: z.enum(MATCH_STATUSES) }),
})

/** Another coach whom a student can have in place of one, with what speaks for the two, in words. */
export const alternativeCoach = z.object({
  coach: coachProfile,
  reasons: z.array(z.string()),
  reason_codes: z.array(fitReason),
})
export type AlternativeCoach = z.infer<typeof alternativeCoach>

export const alternatives = z.object({
  /** How often the student can still change this term. */
  changes_left: z.number(),
  /** Who accepts a coach that is chosen; null: the choice stands at once. */
  waits_for: z.nullable(z.enum(['coach', 'programme'])),
  /** The best first, two at most. */
  alternatives: z.array(alternativeCoach),
  /** Sessions with the present coach that have not begun, by start; `late` where cancelling now counts as late. */
  sessions: z.array(
    z.object({ id: z.string(), start_time: z.string(), end_time: z.string(), late: z.boolean() }),
  ),
  /** How many notes the present coach has shared with the student. */
  shared_notes: z.number(),
})
export type Alternatives = z.infer<typeof alternatives>

export const listAlternatives = endpoint({
  method: 'GET',
  path: '/match-requests/:id/alternatives/',
  summary: 'What the student can change an accepted match of their own to, and what it would mean',
  access: 'signed-in',
  params: z.object({ id: field.id }),
  status: 200,
  reply: alternatives,
})

export const whyNot = z.object({
  /** To the student, what weighs most first. */
  sentences: z.array(z.string()),
  reason_codes: z.array(whyNotReason),
})
export type WhyNot = z.infer<typeof whyNot>

export const getWhyNot = endpoint({
  method: 'GET',
  path: '/mentors/:id/why-not/',
  summary: 'Why the student is not matched with this coach, in words; never what passed between the two',
  access: 'signed-in',
  params: z.object({ id: field.id }),
  status: 200,
  reply: whyNot,
})

export const changeBody = z.object({
  /** The coach whom the student wants instead; null: somebody is to be found. */
  coach: z.nullable(field.uuid('Please choose a coach')),
  sessions: z._default(
    z.enum(['keep', 'cancel'], { error: 'Please choose whether your sessions stay' }),
    'keep',
  ),
  /** For the programme's administrators alone. */
  reason: z._default(field.text(500, 'The reason'), ''),
  /** Whether the next coach may read the notes that the present one has shared with the student. */
  share_notes: z._default(z.boolean({ error: 'Please say yes or no' }), false),
})

export const changeCoach = endpoint({
  method: 'POST',
  path: '/match-requests/:id/change/',
  summary:
    'End an accepted match of the own and take another coach in its place; the same choice again is answered alike',
  access: 'signed-in',
  params: z.object({ id: field.id }),
  body: changeBody,
  status: 200,
  /** The new match; both are null while somebody is being found. */
  reply: z.object({
    coach: z.nullable(z.string()),
    status: z.nullable(z.enum(MATCH_STATUSES)),
    changes_left: z.number(),
  }),
})

const weight = (what: string) => field.wholeNumber(what, 0, 100)

/** What each factor of matching weighs beside the others; all but the room count for those alone who spoke of them. */
export const matchingWeights = z.object({
  focus: weight('What to work on'),
  time: weight('Times'),
  style: weight('The way of coaching'),
  experience: weight('Experience'),
  profile_language: weight('The language of the profile'),
  school: weight('The school'),
  words: weight('Own words'),
  record: weight('The track record'),
  room: weight('Room'),
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
    version: field.wholeNumber('version', 1, 1_000_000_000),
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
    scope: z.enum(TRIAL_SCOPES, { error: 'Please choose waiting or everybody' }),
  }),
  status: 200,
  reply: trial,
})
