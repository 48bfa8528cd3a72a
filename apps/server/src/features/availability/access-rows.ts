import type { HoursDraft } from '@shinequo/contract/availability/hours'
import {
  type AccessRows,
  coachAnswers,
  EVERYBODY_SIGNED_IN,
  MISSING_ID,
  NO_INPUT,
} from '../../testing/access-row.ts'
import type { AccessWorld } from '../../testing/access-world.ts'
import { USUAL_HOURS } from '../../testing/usual-hours.ts'

const missing = {
  wrong: 'no such time',
  field: null,
  send: () => ({ params: { id: MISSING_ID } }),
}
const malformed = {
  wrong: 'an id of a wrong shape',
  field: null,
  send: () => ({ params: { id: 'my time' } }),
}
const OWN = { signedOut: 401, otherStudent: 404, coach: 404, otherCoach: 404, admin: 404 } as const
const DRAFT: HoursDraft = {
  ...USUAL_HOURS,
  weekly_hours: [{ weekday: 1, start_minute: 540, end_minute: 720 }],
  overrides: [{ date: '2026-11-24', ranges: [] }],
  buffer_after_minutes: 10,
  max_per_week: 20,
}
const dates = { from_date: '2026-11-20', to_date: '2026-11-27' }
const saved = { ...DRAFT, version: 1 }
const day = { first_date: '2026-11-26' }

function claimOf({ student, coach, openSlot }: AccessWorld) {
  return {
    student_profile: student.profileId,
    mentor_profile: coach.profileId,
    ...openSlot,
    is_default: false,
  }
}

const weekOf = ({ coach }: AccessWorld) => ({
  mentor_id: coach.profileId,
  from_date: '2026-11-20',
  to_date: '2026-11-27',
})

/** Open times, students' claims of them, and the hours that coaches set. The latter always concern the caller, so there is nobody else's to reach. */
export const ACCESS_ROWS: AccessRows<'availability'> = {
  getAvailability: {
    send: (world) => ({ query: weekOf(world) }),
    answers: EVERYBODY_SIGNED_IN,
    hides: ({ student }) => [student.profileId],
    bad: [
      {
        wrong: 'no coach',
        field: 'mentor_id',
        send: () => ({ query: { from_date: '2026-11-20', to_date: '2026-11-21' } }),
      },
      {
        wrong: 'a date that does not exist',
        field: 'from_date',
        send: (world) => ({ query: { ...weekOf(world), from_date: '2026-02-30' } }),
      },
      {
        wrong: 'reversed dates',
        field: 'to_date',
        send: (world) => ({ query: { ...weekOf(world), to_date: '2026-11-19' } }),
      },
      {
        wrong: 'more than 31 dates',
        field: 'to_date',
        send: (world) => ({ query: { ...weekOf(world), to_date: '2026-12-21' } }),
      },
    ],
  },
  claimSlot: {
    send: (world) => ({ body: [claimOf(world)] }),
    answers: { signedOut: 401, student: 201, otherStudent: 403, coach: 403, otherCoach: 403, admin: 403 },
    bad: [
      { wrong: 'an empty list', field: 'body', send: () => ({ body: [] }) },
      {
        wrong: 'a time that is none',
        field: '0.start_time',
        send: (world) => ({ body: [{ ...claimOf(world), start_time: 'noon' }] }),
      },
      {
        wrong: 'a default slot',
        field: '0.is_default',
        send: (world) => ({ body: [{ ...claimOf(world), is_default: true }] }),
      },
      {
        wrong: 'an id of a wrong shape',
        field: '0.mentor_profile',
        send: (world) => ({ body: [{ ...claimOf(world), mentor_profile: 'my coach' }] }),
      },
      {
        wrong: 'a booking to move of a wrong shape',
        field: '0.moving',
        send: (world) => ({ body: [{ ...claimOf(world), moving: 'my session' }] }),
      },
    ],
  },
  releaseClaim: {
    send: ({ claimId }) => ({ params: { id: claimId } }),
    answers: { ...OWN, student: 204 },
    bad: [missing, malformed],
  },
  renewClaim: {
    send: ({ claimId }) => ({ params: { id: claimId } }),
    answers: { ...OWN, student: 200 },
    bad: [missing, malformed],
  },
  getHours: {
    send: () => ({}),
    answers: coachAnswers(200, 200),
    hides: ({ student }) => [student.profileId, student.accountId, student.email],
    bad: NO_INPUT,
  },
  saveHours: {
    send: () => ({ body: saved }),
    answers: coachAnswers(200, 200),
    bad: [
      { wrong: 'no version', field: 'version', send: () => ({ body: DRAFT }) },
      {
        wrong: 'a start off the half hour',
        field: 'weekly_hours.0.start_minute',
        send: () => ({
          body: { ...saved, weekly_hours: [{ weekday: 1, start_minute: 545, end_minute: 720 }] },
        }),
      },
      {
        wrong: 'an end before the start',
        field: 'weekly_hours.0.end_minute',
        send: () => ({
          body: { ...saved, weekly_hours: [{ weekday: 1, start_minute: 720, end_minute: 540 }] },
        }),
      },
      {
        wrong: 'a date that does not exist',
        field: 'overrides.0.date',
        send: () => ({ body: { ...saved, overrides: [{ date: '2026-02-30', ranges: [] }] } }),
      },
      {
        wrong: 'a date that is over',
        field: 'overrides.0.date',
        send: () => ({ body: { ...saved, overrides: [{ date: '2026-11-19', ranges: [] }] } }),
      },
      {
        wrong: 'a horizon past what students see',
        field: 'horizon_days',
        send: () => ({ body: { ...saved, horizon_days: 22 } }),
      },
      {
        wrong: 'no session a day',
        field: 'max_per_day',
        send: () => ({ body: { ...saved, max_per_day: 0 } }),
      },
    ],
  },
  previewHours: {
    send: () => ({ body: { ...dates, draft: DRAFT } }),
    answers: coachAnswers(200, 200),
    bad: [
      {
        wrong: 'the dates the wrong way round',
        field: 'to_date',
        send: () => ({ body: { ...dates, to_date: '2026-11-19' } }),
      },
      {
        wrong: 'a bad draft',
        field: 'draft.minimum_notice_minutes',
        send: () => ({ body: { ...dates, draft: { ...DRAFT, minimum_notice_minutes: -1 } } }),
      },
    ],
  },
  explainTime: {
    send: ({ openSlot }) => ({ body: { start_time: openSlot.start_time } }),
    answers: coachAnswers(200, 200),
    bad: [{ wrong: 'no time', field: 'start_time', send: () => ({ body: { start_time: 'noon' } }) }],
  },
  addTimeOff: {
    send: () => ({ body: day }),
    answers: coachAnswers(201, 201),
    bad: [
      { wrong: 'nothing', field: 'first_date', send: () => ({ body: {} }) },
      {
        wrong: 'days the wrong way round',
        field: 'last_date',
        send: () => ({ body: { ...day, last_date: '2026-11-25' } }),
      },
    ],
  },
  removeTimeOff: {
    send: ({ timeOffId }) => ({ params: { id: timeOffId } }),
    answers: coachAnswers(200, 404),
    bad: [{ wrong: 'no such time off', field: null, send: () => ({ params: { id: MISSING_ID } }) }],
  },
}
