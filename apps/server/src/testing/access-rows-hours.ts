import type { HoursDraft } from '@shinequo/contract/availability/hours'
import type { ENDPOINTS } from '@shinequo/contract/endpoints'
import { type AccessRow, coachAnswers, MISSING_ID, NO_INPUT } from './access-row.ts'
import { USUAL_HOURS } from './usual-hours.ts'

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

/** The hours that coaches set. They always concern the caller, so there is nobody else's to reach. */
export const HOURS_ROWS = {
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
} satisfies Partial<Record<keyof typeof ENDPOINTS, AccessRow>>
