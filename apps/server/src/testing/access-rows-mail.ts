import type { ENDPOINTS } from '@shinequo/contract/endpoints'
import {
  type AccessRow,
  adminAnswers,
  coachAnswers,
  EVERYBODY_SIGNED_IN,
  MISSING_ID,
  NO_INPUT,
} from './access-row.ts'

const SEEN = { kind: 'ratings', until: '2026-11-23T15:00:00Z' }

/** Mail that was not sent, and everybody's own mail. */
export const MAIL_ROWS = {
  listMessages: {
    send: () => ({}),
    answers: adminAnswers(200),
    bad: [{ wrong: 'a made-up cursor', field: 'cursor', send: () => ({ query: { cursor: 'WyJ4Il0' } }) }],
  },
  listOwnMessages: {
    send: ({ comingBookingId }) => ({ query: { booking: comingBookingId } }),
    answers: EVERYBODY_SIGNED_IN,
    bad: [
      { wrong: 'no id', field: 'booking', send: () => ({ query: { booking: 'next' } }) },
      { wrong: 'a made-up cursor', field: 'cursor', send: () => ({ query: { cursor: 'WyJ4Il0' } }) },
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
  countMessages: { send: () => ({}), answers: adminAnswers(200), bad: NO_INPUT },
  sendMessageAgain: {
    send: ({ messageId }) => ({ params: { id: messageId } }),
    answers: adminAnswers(200),
    bad: [{ wrong: 'no such message', field: null, send: () => ({ params: { id: MISSING_ID } }) }],
  },
  sendGivenUpMessages: { send: () => ({}), answers: adminAnswers(200), bad: NO_INPUT },
} satisfies Partial<Record<keyof typeof ENDPOINTS, AccessRow>>
