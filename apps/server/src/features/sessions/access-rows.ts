import {
  type AccessRows,
  coachAnswers,
  EVERYBODY_SIGNED_IN,
  MISSING,
  MISSING_ID,
  NO_INPUT,
} from '../../testing/access-row.ts'
import { NOTE } from '../../testing/access-world.ts'

const STRANGERS = { signedOut: 401, otherStudent: 404, otherCoach: 404, admin: 404 } as const
const note = { text: 'Two deadlines on one Thursday.' }
const change = { ...note, shared: false, version: 1 }

/** Pages and rooms of sessions, coaches' days, their students and the notes on them: matched ones, and those who booked. */
export const ACCESS_ROWS: AccessRows<'sessions'> = {
  listCoachStudents: {
    send: () => ({}),
    answers: coachAnswers(200, 200),
    hides: ({ student }) => [student.profileId, student.accountId, student.email],
    bad: NO_INPUT,
  },
  openStudent: {
    send: ({ student }) => ({ params: { id: student.profileId } }),
    answers: coachAnswers(200, 404),
    bad: [
      { wrong: 'nobody', field: null, send: () => MISSING },
      { wrong: 'an id of a wrong shape', field: null, send: () => ({ params: { id: 'me' } }) },
    ],
  },
  addNote: {
    send: ({ student }) => ({ params: { id: student.profileId }, body: note }),
    answers: coachAnswers(201, 404),
    bad: [
      { wrong: 'nobody', field: null, send: () => ({ ...MISSING, body: note }) },
      {
        wrong: 'no words',
        field: 'text',
        send: ({ student }) => ({ params: { id: student.profileId }, body: { text: '  ' } }),
      },
      {
        wrong: 'a text over its limit',
        field: 'text',
        send: ({ student }) => ({ params: { id: student.profileId }, body: { text: 'x'.repeat(4001) } }),
      },
      {
        wrong: 'a session of others',
        field: 'booking',
        send: ({ student }) => ({
          params: { id: student.profileId },
          body: { ...note, booking: MISSING_ID },
        }),
      },
    ],
  },
  changeNote: {
    send: ({ noteId }) => ({ params: { id: noteId }, body: change }),
    answers: coachAnswers(200, 404),
    bad: [
      { wrong: 'no such note', field: null, send: () => ({ ...MISSING, body: change }) },
      {
        wrong: 'no version',
        field: 'version',
        send: ({ noteId }) => ({ params: { id: noteId }, body: { ...note, shared: true } }),
      },
      {
        wrong: 'neither shared nor private',
        field: 'shared',
        send: ({ noteId }) => ({ params: { id: noteId }, body: { ...note, version: 1 } }),
      },
    ],
  },
  deleteNote: {
    send: ({ noteId }) => ({ params: { id: noteId } }),
    answers: coachAnswers(200, 404),
    bad: [{ wrong: 'no such note', field: null, send: () => MISSING }],
  },
  getSession: {
    send: ({ comingBookingId }) => ({ params: { id: comingBookingId } }),
    answers: { ...EVERYBODY_SIGNED_IN, otherStudent: 404, otherCoach: 404, admin: 404 },
    bad: [{ wrong: 'no such session', field: null, send: () => ({ params: { id: MISSING_ID } }) }],
  },
  getWrapUp: {
    send: ({ pastBookingId }) => ({ params: { id: pastBookingId } }),
    answers: coachAnswers(200, 404),
    bad: [
      { wrong: 'no such session', field: null, send: () => MISSING },
      { wrong: 'an id of a wrong shape', field: null, send: () => ({ params: { id: 'last' } }) },
    ],
  },
  listSharedNotes: {
    send: () => ({}),
    answers: EVERYBODY_SIGNED_IN,
    hides: ({ noteId }) => [noteId, NOTE],
    bad: NO_INPUT,
  },
  seeSharedNote: {
    // The note is not shared, so it is nobody's to see.
    send: ({ noteId }) => ({ params: { id: noteId } }),
    answers: {
      ...EVERYBODY_SIGNED_IN,
      student: 404,
      otherStudent: 404,
      coach: 404,
      otherCoach: 404,
      admin: 404,
    },
    bad: [{ wrong: 'no such note', field: null, send: () => ({ params: { id: MISSING_ID } }) }],
  },
  getCoachDay: {
    send: () => ({ query: { date: '2026-11-24' } }),
    answers: coachAnswers(200, 200),
    hides: ({ comingBookingId, student }) => [comingBookingId, student.profileId, student.email],
    bad: [
      { wrong: 'no date', field: 'date', send: () => ({ query: { date: 'today' } }) },
      { wrong: 'a date past all calendars', field: 'date', send: () => ({ query: { date: '9999-12-31' } }) },
    ],
  },
  getCoachCalendar: {
    send: () => ({ query: { from: '2026-11-23' } }),
    answers: coachAnswers(200, 200),
    hides: ({ comingBookingId, student }) => [comingBookingId, student.profileId, student.email],
    bad: [
      { wrong: 'no date', field: 'from', send: () => ({}) },
      { wrong: 'a date that is none', field: 'from', send: () => ({ query: { from: '2026-02-30' } }) },
      { wrong: 'a date past all calendars', field: 'from', send: () => ({ query: { from: '9999-12-31' } }) },
    ],
  },
  issueTicket: {
    send: ({ nearBookingId }) => ({ body: { for: 'room', booking: nearBookingId } }),
    answers: { ...STRANGERS, student: 201, coach: 201 },
    bad: [
      {
        wrong: 'for nothing',
        field: 'for',
        send: ({ nearBookingId }) => ({ body: { booking: nearBookingId } }),
      },
      { wrong: 'for a room of nothing', field: 'booking', send: () => ({ body: { for: 'room' } }) },
      { wrong: 'no session', field: 'booking', send: () => ({ body: { for: 'room', booking: 'x' } }) },
    ],
  },
  getRoom: {
    send: ({ comingBookingId }) => ({ params: { id: comingBookingId } }),
    answers: { ...STRANGERS, student: 200, coach: 200 },
    bad: [{ wrong: 'no such session', field: null, send: () => ({ params: { id: MISSING_ID } }) }],
  },
  listChat: {
    send: ({ comingBookingId }) => ({ params: { id: comingBookingId } }),
    answers: { ...STRANGERS, student: 200, coach: 200 },
    bad: [
      { wrong: 'no such session', field: null, send: () => ({ params: { id: MISSING_ID } }) },
      {
        wrong: 'after no number',
        field: 'after',
        send: ({ comingBookingId }) => ({ params: { id: comingBookingId }, query: { after: 'x' } }),
      },
    ],
  },
  sendChat: {
    send: ({ nearBookingId }) => ({
      params: { id: nearBookingId },
      body: { key: '0190a000-0000-7000-8000-000000000001', text: 'Hello' },
    }),
    answers: { ...STRANGERS, student: 201, coach: 201 },
    bad: [
      {
        wrong: 'no words',
        field: 'text',
        send: ({ nearBookingId }) => ({
          params: { id: nearBookingId },
          body: { key: '0190a000-0000-7000-8000-000000000001', text: '  ' },
        }),
      },
      {
        wrong: 'no key',
        field: 'key',
        send: ({ nearBookingId }) => ({ params: { id: nearBookingId }, body: { key: 'x', text: 'Hello' } }),
      },
    ],
  },
}
