import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { rule } from '../rules.ts'
import { MATCHING_MODES } from './settings.ts'

/** What a new programme needs before students come, in an order in which it can be done. */
export const SET_UP_STEPS = [
  'contact',
  'worries',
  'schools',
  'look',
  'coaches',
  'hours',
  'questions',
  'matching',
  'trial',
  'doors',
] as const
export type SetUpStep = (typeof SET_UP_STEPS)[number]

/** What is there of a programme, as far as the steps of setting up go. */
const setUpFacts = z.object({
  /** Whether people have an address to write to. */
  has_contact: z.boolean(),
  /** Those who take worries. */
  care_staff: z.number(),
  /** Schools with endings of mail addresses, and those endings. */
  schools: z.number(),
  endings: z.number(),
  /** Whether the programme has a name beside ours. */
  has_name: z.boolean(),
  coaches_invited: z.boolean(),
  /** Coaches who have joined, and those of them who are approved and have weekly hours. */
  coaches: z.number(),
  coaches_with_hours: z.number(),
  questions_changed: z.boolean(),
  matching_mode: z.enum(MATCHING_MODES),
  /** Whether the mode was ever chosen. */
  mode_chosen: z.boolean(),
  /** Whether anybody has ever booked. */
  booked: z.boolean(),
  /** Students who are there or invited; 2 for more. The first may be the trial. */
  students: z.number(),
})
export type SetUpFacts = z.infer<typeof setUpFacts>

const setUp = z.object({
  steps: z.array(z.object({ step: z.enum(SET_UP_STEPS), state: z.enum(['done', 'missing', 'skipped']) })),
  facts: setUpFacts,
})
export type SetUp = z.infer<typeof setUp>

export const getSetUp = endpoint({
  method: 'GET',
  path: '/admin/programme/set-up/',
  summary: 'The steps of setting up the programme: which are done, by what is there, and which are left out',
  access: 'admin',
  status: 200,
  reply: setUp,
})

export const skipStep = endpoint({
  method: 'PUT',
  path: '/admin/programme/set-up/',
  summary: 'Leave out a step of setting up, or take that back',
  access: 'admin',
  body: z.object({
    step: z.enum(SET_UP_STEPS, { error: rule('choose_one_of', { values: SET_UP_STEPS }) }),
    skipped: z.boolean({ error: rule('yes_or_no') }),
  }),
  status: 200,
  reply: setUp,
})
