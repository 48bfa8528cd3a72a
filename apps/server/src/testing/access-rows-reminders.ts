import type { ENDPOINTS } from '@shinequo/contract/endpoints'
import {
  type AccessRow,
  EVERYBODY_SIGNED_IN,
  MISSING_ID,
  NO_INPUT,
  publicAnswers,
  STUDENTS_ONLY,
} from './access-row.ts'

const CHOICES = { reminder_day: true, reminder_hour: false, feedback_asked: true }
const WITH_SESSIONS = { ...EVERYBODY_SIGNED_IN, admin: 403 } as const

/** Scheduled messages: which of them people want, and whether they come to their session. */
export const REMINDER_ROWS = {
  getNotificationChoices: { send: () => ({}), answers: WITH_SESSIONS, bad: NO_INPUT },
  saveNotificationChoices: {
    send: () => ({ body: CHOICES }),
    answers: WITH_SESSIONS,
    bad: [
      {
        wrong: 'a choice that is none',
        field: 'reminder_day',
        send: () => ({ body: { ...CHOICES, reminder_day: 'often' } }),
      },
    ],
  },
  lookAtUnsubscribe: {
    send: ({ unsubscribeSecret }) => ({ params: { secret: unsubscribeSecret } }),
    answers: publicAnswers(200),
    bad: [
      { wrong: 'a made-up address', field: null, send: () => ({ params: { secret: `0${MISSING_ID}` } }) },
    ],
  },
  unsubscribe: {
    send: ({ unsubscribeSecret }) => ({ params: { secret: unsubscribeSecret } }),
    answers: publicAnswers(200),
    bad: [
      { wrong: 'a made-up address', field: null, send: () => ({ params: { secret: `0${MISSING_ID}` } }) },
    ],
  },
  attendSession: {
    send: ({ comingBookingId }) => ({ params: { id: comingBookingId } }),
    answers: { ...STUDENTS_ONLY, otherStudent: 404 },
    bad: [
      { wrong: 'no such session', field: null, send: () => ({ params: { id: MISSING_ID } }) },
      {
        wrong: 'one that is over',
        field: null,
        send: ({ pastBookingId }) => ({ params: { id: pastBookingId } }),
      },
    ],
  },
} satisfies Partial<Record<keyof typeof ENDPOINTS, AccessRow>>
