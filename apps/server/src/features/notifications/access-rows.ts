import {
  type AccessRows,
  adminAnswers,
  coachAnswers,
  EVERYBODY_SIGNED_IN,
  MISSING_ID,
  NO_INPUT,
  publicAnswers,
  STUDENTS_ONLY,
} from '../../testing/access-row.ts'

const SEEN = { kind: 'ratings', until: '2026-11-23T15:00:00Z' }
const CHOICES = { reminder_day: true, reminder_hour: false, feedback_asked: true }
const WITH_SESSIONS = { ...EVERYBODY_SIGNED_IN, admin: 403 } as const

/** Everybody's own mail and their choices about it, what is new to a coach, and mail that was not sent. */
export const ACCESS_ROWS: AccessRows<'notifications'> = {
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
  getCoachNotices: { send: () => ({}), answers: coachAnswers(200, 200), bad: NO_INPUT },
  markNoticesSeen: {
    send: () => ({ body: SEEN }),
    answers: coachAnswers(200, 200),
    bad: [
      { wrong: 'no such kind', field: 'kind', send: () => ({ body: { ...SEEN, kind: 'secrets' } }) },
      { wrong: 'no instant', field: 'until', send: () => ({ body: { ...SEEN, until: 'now' } }) },
    ],
  },
  markWordsRead: {
    send: ({ student }) => ({ params: { id: student.profileId }, body: { until: SEEN.until } }),
    answers: coachAnswers(200, 404),
    bad: [
      {
        wrong: 'no instant',
        field: 'until',
        send: ({ student }) => ({ params: { id: student.profileId }, body: { until: 'now' } }),
      },
      {
        wrong: 'no student of theirs',
        field: null,
        send: () => ({ params: { id: MISSING_ID }, body: { until: SEEN.until } }),
      },
    ],
  },
  listOwnMessages: {
    send: ({ comingBookingId }) => ({ query: { booking: comingBookingId } }),
    answers: EVERYBODY_SIGNED_IN,
    bad: [
      { wrong: 'no id', field: 'booking', send: () => ({ query: { booking: 'next' } }) },
      { wrong: 'a made-up cursor', field: 'cursor', send: () => ({ query: { cursor: 'WyJ4Il0' } }) },
    ],
  },
  listMessages: {
    send: () => ({}),
    answers: adminAnswers(200),
    bad: [{ wrong: 'a made-up cursor', field: 'cursor', send: () => ({ query: { cursor: 'WyJ4Il0' } }) }],
  },
  countMessages: { send: () => ({}), answers: adminAnswers(200), bad: NO_INPUT },
  sendMessageAgain: {
    send: ({ messageId }) => ({ params: { id: messageId } }),
    answers: adminAnswers(200),
    bad: [{ wrong: 'no such message', field: null, send: () => ({ params: { id: MISSING_ID } }) }],
  },
  sendGivenUpMessages: { send: () => ({}), answers: adminAnswers(200), bad: NO_INPUT },
}
