import {
  type AccessRows,
  adminAnswers,
  coachAnswers,
  EVERYBODY_SIGNED_IN,
  MISSING_ID,
  NO_INPUT,
  STUDENTS_ONLY,
} from '../../testing/access-row.ts'
import type { AccessWorld } from '../../testing/access-world.ts'

const reason = 'I am ill'

/** What both people of a session may do with it, and nobody else. */
const TWO_PEOPLE = {
  signedOut: 401,
  student: 200,
  otherStudent: 404,
  coach: 200,
  otherCoach: 404,
  admin: 404,
} as const

function bookingOf({ student, coach, claimId }: AccessWorld) {
  return {
    student_profile: student.profileId,
    mentor_profile: coach.profileId,
    time_slot: claimId,
    coach_rating: 4.5,
  }
}

/** Sessions as they are booked, changed, suggested and attended. */
export const ACCESS_ROWS: AccessRows<'bookings'> = {
  createBooking: {
    send: (world) => ({ body: bookingOf(world) }),
    answers: { signedOut: 401, student: 201, otherStudent: 403, coach: 403, otherCoach: 403, admin: 403 },
    bad: [
      {
        wrong: 'no time',
        field: 'time_slot',
        send: (world) => ({ body: { ...bookingOf(world), time_slot: undefined } }),
      },
      {
        wrong: 'a note over its limit',
        field: 'pre_session_note',
        send: (world) => ({ body: { ...bookingOf(world), pre_session_note: 'x'.repeat(2001) } }),
      },
    ],
  },
  listBookings: {
    send: () => ({}),
    answers: EVERYBODY_SIGNED_IN,
    hides: ({ student, pastBookingId }) => [student.profileId, pastBookingId],
    bad: [
      { wrong: 'something else to include', field: 'include', send: () => ({ query: { include: 'all' } }) },
    ],
  },
  listCancellations: {
    send: () => ({}),
    answers: STUDENTS_ONLY,
    hides: ({ cancelledBookingId }) => [cancelledBookingId, 'A family matter'],
    bad: NO_INPUT,
  },
  putCancellationAway: {
    send: ({ cancelledBookingId }) => ({ params: { id: cancelledBookingId } }),
    answers: { ...STUDENTS_ONLY, otherStudent: 404 },
    bad: [
      { wrong: 'no such session', field: null, send: () => ({ params: { id: MISSING_ID } }) },
      {
        wrong: 'a session that stands',
        field: null,
        send: ({ comingBookingId }) => ({ params: { id: comingBookingId } }),
      },
    ],
  },
  listCoachSessions: {
    send: () => ({}),
    answers: coachAnswers(200, 200),
    hides: ({ comingBookingId, student }) => [comingBookingId, student.profileId, student.email],
    bad: [
      { wrong: 'no such list', field: 'list', send: () => ({ query: { list: 'all' } }) },
      { wrong: 'a page that is none', field: 'cursor', send: () => ({ query: { cursor: 'next' } }) },
    ],
  },
  moveBooking: {
    send: ({ comingBookingId, claimId }) => ({
      params: { id: comingBookingId },
      body: { time_slot: claimId },
    }),
    answers: { ...TWO_PEOPLE, coach: 404 },
    bad: [
      {
        wrong: 'no time',
        field: 'time_slot',
        send: ({ comingBookingId }) => ({ params: { id: comingBookingId }, body: {} }),
      },
      {
        wrong: 'a time that nobody holds',
        field: null,
        send: ({ comingBookingId }) => ({ params: { id: comingBookingId }, body: { time_slot: MISSING_ID } }),
      },
      {
        wrong: 'no such session',
        field: null,
        send: ({ claimId }) => ({ params: { id: MISSING_ID }, body: { time_slot: claimId } }),
      },
    ],
  },
  cancelBooking: {
    send: ({ comingBookingId }) => ({ params: { id: comingBookingId }, body: { reason } }),
    answers: TWO_PEOPLE,
    bad: [
      {
        wrong: 'a reason over its limit',
        field: 'reason',
        send: ({ comingBookingId }) => ({
          params: { id: comingBookingId },
          body: { reason: 'x'.repeat(501) },
        }),
      },
      {
        wrong: 'an hour that is neither closed nor open',
        field: 'close_hour',
        send: ({ comingBookingId }) => ({
          params: { id: comingBookingId },
          body: { reason, close_hour: 'yes' },
        }),
      },
      {
        wrong: 'no such session',
        field: null,
        send: () => ({ params: { id: MISSING_ID }, body: { reason } }),
      },
    ],
  },
  restoreBooking: {
    send: ({ comingBookingId }) => ({ params: { id: comingBookingId } }),
    answers: TWO_PEOPLE,
    bad: [{ wrong: 'no such session', field: null, send: () => ({ params: { id: MISSING_ID } }) }],
  },
  proposeTimes: {
    send: ({ comingBookingId, openSlot }) => ({
      params: { id: comingBookingId },
      body: { times: [openSlot.start_time] },
    }),
    answers: coachAnswers(200, 404),
    bad: [
      {
        wrong: 'no times',
        field: 'times',
        send: ({ comingBookingId }) => ({ params: { id: comingBookingId }, body: {} }),
      },
      {
        wrong: 'four times',
        field: 'times',
        send: ({ comingBookingId, openSlot }) => ({
          params: { id: comingBookingId },
          body: { times: Array(4).fill(openSlot.start_time) },
        }),
      },
      {
        wrong: 'a time that is none',
        field: 'times.0',
        send: ({ comingBookingId }) => ({ params: { id: comingBookingId }, body: { times: ['noon'] } }),
      },
      {
        wrong: 'no such session',
        field: null,
        send: () => ({ params: { id: MISSING_ID }, body: { times: [] } }),
      },
    ],
  },
  keepBooking: {
    send: ({ comingBookingId }) => ({ params: { id: comingBookingId } }),
    answers: { ...TWO_PEOPLE, coach: 404 },
    bad: [{ wrong: 'no such session', field: null, send: () => ({ params: { id: MISSING_ID } }) }],
  },
  listCoachSuggestions: {
    send: () => ({}),
    answers: coachAnswers(200, 200),
    hides: ({ student }) => [student.profileId],
    bad: NO_INPUT,
  },
  suggestTimes: {
    send: ({ student, openSlot }) => ({
      params: { id: student.profileId },
      body: { times: [openSlot.start_time] },
    }),
    answers: coachAnswers(200, 404),
    bad: [
      {
        wrong: 'no times',
        field: 'times',
        send: ({ student }) => ({ params: { id: student.profileId }, body: { times: [] } }),
      },
      {
        wrong: 'four times',
        field: 'times',
        send: ({ student, openSlot }) => ({
          params: { id: student.profileId },
          body: { times: Array(4).fill(openSlot.start_time) },
        }),
      },
      {
        wrong: 'a time that is none',
        field: 'times.0',
        send: ({ student }) => ({ params: { id: student.profileId }, body: { times: ['noon'] } }),
      },
      {
        wrong: 'no such student',
        field: null,
        send: ({ openSlot }) => ({ params: { id: MISSING_ID }, body: { times: [openSlot.start_time] } }),
      },
    ],
  },
  withdrawSuggestion: {
    send: ({ student }) => ({ params: { id: student.profileId } }),
    answers: coachAnswers(200, 404),
    bad: [{ wrong: 'no such student', field: null, send: () => ({ params: { id: MISSING_ID } }) }],
  },
  listSuggestions: {
    send: () => ({}),
    answers: STUDENTS_ONLY,
    hides: ({ suggestionId }) => [suggestionId],
    bad: NO_INPUT,
  },
  declineSuggestion: {
    send: ({ suggestionId }) => ({ params: { id: suggestionId } }),
    answers: { ...STUDENTS_ONLY, otherStudent: 404 },
    bad: [{ wrong: 'no such suggestion', field: null, send: () => ({ params: { id: MISSING_ID } }) }],
  },
  getCoachSession: {
    send: ({ pastBookingId }) => ({ params: { id: pastBookingId } }),
    answers: coachAnswers(200, 404),
    bad: [{ wrong: 'no such session', field: null, send: () => ({ params: { id: MISSING_ID } }) }],
  },
  noteAttendance: {
    send: ({ pastBookingId }) => ({ params: { id: pastBookingId }, body: { no_show: true } }),
    answers: coachAnswers(200, 404),
    bad: [
      {
        wrong: 'neither yes nor no',
        field: 'no_show',
        send: ({ pastBookingId }) => ({ params: { id: pastBookingId }, body: { no_show: 'yes' } }),
      },
      {
        wrong: 'no such session',
        field: null,
        send: () => ({ params: { id: MISSING_ID }, body: { no_show: true } }),
      },
    ],
  },
  objectToNoShow: {
    send: ({ missedBookingId }) => ({ params: { id: missedBookingId } }),
    answers: { ...STUDENTS_ONLY, otherStudent: 404 },
    bad: [{ wrong: 'no such session', field: null, send: () => ({ params: { id: MISSING_ID } }) }],
  },
  listObjections: {
    send: () => ({}),
    answers: adminAnswers(200),
    bad: [{ wrong: 'a made-up cursor', field: 'cursor', send: () => ({ query: { cursor: 'bm90IGpzb24' } }) }],
  },
  decideObjection: {
    send: ({ objectedBookingId }) => ({ params: { id: objectedBookingId }, body: { took_place: true } }),
    answers: adminAnswers(200),
    bad: [
      {
        wrong: 'neither yes nor no',
        field: 'took_place',
        send: ({ objectedBookingId }) => ({ params: { id: objectedBookingId }, body: { took_place: 1 } }),
      },
      {
        wrong: 'no such session',
        field: null,
        send: () => ({ params: { id: MISSING_ID }, body: { took_place: true } }),
      },
    ],
  },
}
