import { type AccessRows, EVERYBODY_SIGNED_IN, MISSING_ID, NO_INPUT } from '../../testing/access-row.ts'

/** Only people with sessions subscribe to them. */
const WITH_SESSIONS = { ...EVERYBODY_SIGNED_IN, admin: 403 } as const

/** Sessions as files, and the addresses for calendar subscriptions. */
export const ACCESS_ROWS: AccessRows<'calendars'> = {
  getSessionFile: {
    send: ({ comingBookingId }) => ({ params: { id: comingBookingId } }),
    answers: { ...EVERYBODY_SIGNED_IN, otherStudent: 404, otherCoach: 404, admin: 404 },
    bad: [{ wrong: 'no such session', field: null, send: () => ({ params: { id: MISSING_ID } }) }],
  },
  getCalendarFeed: { send: () => ({}), answers: WITH_SESSIONS, bad: NO_INPUT },
  makeCalendarFeed: {
    send: () => ({}),
    answers: { ...WITH_SESSIONS, student: 201, otherStudent: 201, coach: 201, otherCoach: 201 },
    bad: NO_INPUT,
  },
  endCalendarFeed: { send: () => ({}), answers: WITH_SESSIONS, bad: NO_INPUT },
}
