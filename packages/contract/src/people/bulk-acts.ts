import * as z from 'zod/mini'
import { capacity } from '../coaches/review.ts'
import { endpoint } from '../endpoint.ts'
import * as field from '../fields.ts'
import { MATCH_LISTS } from '../matching/programme-matches.ts'
import { REMINDED } from '../matching/unmatched.ts'
import { peopleFilter } from '../people.ts'
import { quietFilter } from '../programme/quiet.ts'
import { rule } from '../rules.ts'
import { confirmSchoolBody } from '../schools/proofs.ts'
import * as value from '../values.ts'

/**
 * What can be done to many at once: to invitations, to people, to matches. `remind`: students of their next step, which
 * is the profile, the questionnaire or a session with their coach. `ask_coach`: the coaches of students, to suggest a time.
 */
export const BULK_ACTS = [
  'send_again',
  'suspend',
  'resume',
  'set_capacity',
  'approve_coaches',
  'approve_matches',
  'end_matches',
  'remind',
  'ask_coach',
  'set_school',
] as const
export type BulkActName = (typeof BULK_ACTS)[number]

/** Those that can be undone for a short time. Mail that was sent and matches that ended cannot be taken back. */
export const UNDOABLE = [
  'suspend',
  'resume',
  'set_capacity',
  'approve_coaches',
  'set_school',
] as const satisfies readonly BulkActName[]

/**
 * Why a target is left out, failed or is kept as it is. `already_so`: nothing would change; `changed`: somebody else was
 * faster; `in_use`: students rely on it by now. Of a reminder: `has_answered`: nothing to remind of, with a session
 * ahead or a request; `mail_refused`: mail to the address comes back; `mail_off`: they have turned it off; `reminded_lately`:
 * within seven days. Of an ask to their coach: `no_coach`: not matched; `times_wait`: for the student's answer; `coach_away`:
 * paused or leaving; `asked_lately`: within seven days. Of a school: `not_a_student`.
 */
export const BULK_CODES = [
  'not_found',
  'own_account',
  'already_so',
  'not_a_coach',
  'not_complete',
  'not_waiting',
  'coach_decides',
  'no_room',
  'in_use',
  'changed',
  'paused',
  'leaving',
  'has_answered',
  'mailbox_unproved',
  'mail_refused',
  'mail_off',
  'reminded_lately',
  'not_a_student',
  'no_coach',
  'session_ahead',
  'times_wait',
  'coach_away',
  'asked_lately',
] as const
export type BulkCode = (typeof BULK_CODES)[number]

/** The most targets of one act, and how many of them one call works through. */
export const BULK_MOST = 1000
export const BULK_STEP = 25

/**
 * `planned`: not tried yet; `left_out`: the dry run found a reason; `taken`: a call is working on it; `done`, `failed`;
 * `undone`, `kept`: tried to undo, and it could not be.
 */
const states = ['planned', 'left_out', 'taken', 'done', 'failed', 'undone', 'kept'] as const
export type BulkTargetState = (typeof states)[number]

/** One target: who it is today, and what happens or happened. `code` says why it is not done. */
export const bulkTarget = z.object({
  position: z.number(),
  /** '' if nobody is left to name. */
  name: z.string(),
  state: z.enum(states),
  code: z.nullable(z.enum(BULK_CODES)),
})
export type BulkTarget = z.infer<typeof bulkTarget>

export const bulkAct = z.object({
  id: z.string(),
  act: z.enum(BULK_ACTS),
  capacity: z.nullable(z.number()),
  /** The value of the school that it sets. */
  school: z.nullable(z.string()),
  /** A sentence of the administrator's own in each reminder; '' for none. */
  note: z.string(),
  reason: z.string(),
  created_at: z.string(),
  counts: z.record(z.enum(states), z.number()),
  /** Why targets are left out, failed or kept, the most frequent first. */
  codes: z.array(z.object({ code: z.enum(BULK_CODES), count: z.number() })),
  started: z.boolean(),
  /** More fitted the filter than one act may have. */
  more: z.boolean(),
  /** Until when it can be undone; null if it cannot be, or no longer. */
  undo_until: z.nullable(z.string()),
  undoing: z.boolean(),
  /** The caller planned it. */
  own: z.boolean(),
})
export type BulkAct = z.infer<typeof bulkAct>

const reason = field.requiredText(500, 'reason')

const { school } = confirmSchoolBody.shape

/** What a form asks before an act, and before one that sets a capacity or a school. */
export const bulkReasonBody = z.object({ reason })
export const bulkCapacityBody = z.object({ capacity, reason })
export const bulkSchoolBody = z.object({ school, reason })
const note = field.text(500, 'note')
/** What a form asks before a reminder. */
export const bulkReminderBody = z.object({ reason, note })

export const planBulkAct = endpoint({
  method: 'POST',
  path: '/admin/bulk-acts/',
  summary: 'A dry run: what an act would do to whom, and who is left out and why. Nothing is done yet',
  access: 'admin',
  body: z.object({
    /** Chosen by the caller: the same id again is answered with the act that has it. */
    id: value.id,
    act: z.enum(BULK_ACTS, { error: rule('choose_one_of', { values: BULK_ACTS }) }),
    /** Accounts, invitations or matches; or instead `filter`, which takes all of a list. */
    targets: z.optional(
      z
        .array(value.id, { error: rule('list_required') })
        .check(
          z.minLength(1, { error: rule('nobody_chosen'), abort: true }),
          z.maxLength(BULK_MOST, { error: rule('too_many_chosen', { max: BULK_MOST }) }),
        ),
    ),
    filter: z.optional(
      z.object({
        ...peopleFilter,
        status: z.optional(z.enum(MATCH_LISTS, { error: rule('choose_one_of', { values: MATCH_LISTS }) })),
        reminded: z.optional(z.enum(REMINDED, { error: rule('choose_between', { values: REMINDED }) })),
        /** All of the report of quiet students, the longest first. */
        quiet: z.optional(z.object(quietFilter)),
      }),
    ),
    capacity: z.optional(capacity),
    school: z.optional(school),
    /** Of a reminder: a sentence of one's own, in each mail. */
    note: z._default(note, ''),
    reason,
  }),
  status: 201,
  reply: bulkAct,
})

const params = z.object({ id: value.id })

export const getBulkAct = endpoint({
  method: 'GET',
  path: '/admin/bulk-acts/:id/',
  summary: 'An act on many, and how far it is',
  access: 'admin',
  params,
  status: 200,
  reply: bulkAct,
})

export const listBulkTargets = endpoint({
  method: 'GET',
  path: '/admin/bulk-acts/:id/targets/',
  summary: 'The targets of an act with their results, 25 a page',
  access: 'admin',
  params,
  query: z.object({
    state: z.optional(z.enum(states, { error: rule('choose_one_of', { values: states }) })),
    cursor: z.optional(field.opaque(400, 'cursor')),
  }),
  status: 200,
  reply: z.object({ targets: z.array(bulkTarget), next: z.nullable(z.string()) }),
})

export const bulkNoteBody = z.object({ note })

export const changeBulkAct = endpoint({
  method: 'PATCH',
  path: '/admin/bulk-acts/:id/',
  summary: 'Change the sentence in the reminders of an act that one has planned and that has not started',
  access: 'admin',
  params,
  body: bulkNoteBody,
  status: 200,
  reply: bulkAct,
})

export const runBulkAct = endpoint({
  method: 'POST',
  path: '/admin/bulk-acts/:id/run/',
  summary: 'Do the next part of an act; call it until nothing is planned. Repeating it does nothing twice',
  access: 'admin',
  params,
  status: 200,
  reply: bulkAct,
})

export const undoBulkAct = endpoint({
  method: 'POST',
  path: '/admin/bulk-acts/:id/undo/',
  summary: 'Undo the next part of an act, within ten minutes; call it until nothing is done any more',
  access: 'admin',
  params,
  status: 200,
  reply: bulkAct,
})
