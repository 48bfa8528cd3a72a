import type { ENDPOINTS } from '@shinequo/contract/endpoints'
import { DEMO_PASSWORD } from '../seeds/people.ts'
import {
  type AccessRow,
  EVERYBODY_SIGNED_IN,
  MISSING_ID,
  NO_INPUT,
  PIXEL,
  publicAnswers,
  upload,
} from './access-row.ts'
import { ATTENDANCE_ROWS } from './access-rows-attendance.ts'
import { AUDIT_ROWS } from './access-rows-audit.ts'
import { BULK_ACT_ROWS } from './access-rows-bulk-acts.ts'
import { CALENDAR_ROWS } from './access-rows-calendars.ts'
import { CARE_ROWS } from './access-rows-care.ts'
import { CLAIM_ROWS } from './access-rows-claims.ts'
import { DATA_ROWS } from './access-rows-data.ts'
import { ENDING_ROWS } from './access-rows-endings.ts'
import { FEED_ROWS } from './access-rows-feed.ts'
import { HOURS_ROWS } from './access-rows-hours.ts'
import { JOINING_ROWS } from './access-rows-joining.ts'
import { MAIL_ROWS } from './access-rows-mail.ts'
import { MATCHING_ROWS } from './access-rows-matching.ts'
import { MENTOR_ROWS } from './access-rows-mentors.ts'
import { PASSWORD_ROWS } from './access-rows-passwords.ts'
import { PROOF_ROWS } from './access-rows-proofs.ts'
import { QUESTIONNAIRE_ROWS } from './access-rows-questionnaire.ts'
import { REMINDER_ROWS } from './access-rows-reminders.ts'
import { RETENTION_ROWS } from './access-rows-retention.ts'
import { ROOM_ROWS } from './access-rows-rooms.ts'
import { ROSTER_ROWS } from './access-rows-rosters.ts'
import { SCHOOL_ROWS } from './access-rows-schools.ts'
import { SESSION_ROWS } from './access-rows-sessions.ts'
import { SIGN_IN_ROWS } from './access-rows-sign-ins.ts'
import { STUDENTS_ROWS } from './access-rows-students.ts'
import { SUGGESTION_ROWS } from './access-rows-suggestions.ts'
import { WALL_ROWS } from './access-rows-wall.ts'
import type { AccessWorld } from './access-world.ts'

const signUpBody = {
  email: 'new@school.example',
  username: 'new@school.example',
  first_name: 'Noor',
  last_name: 'Sample',
  password: 'A-quiet-river-42',
  is_student: true,
  is_mentor: false,
}

function claimOf({ student, coach, openSlot }: AccessWorld) {
  return {
    student_profile: student.profileId,
    mentor_profile: coach.profileId,
    ...openSlot,
    is_default: false,
  }
}

function bookingOf({ student, coach, claimId }: AccessWorld) {
  return {
    student_profile: student.profileId,
    mentor_profile: coach.profileId,
    time_slot: claimId,
    coach_rating: 4.5,
  }
}

const weekOf = ({ coach }: AccessWorld) => ({
  mentor_id: coach.profileId,
  from_date: '2026-11-20',
  to_date: '2026-11-27',
})

/** A row for each endpoint of the contract. The compiler and a test detect a missing one. */
export const ACCESS_ROWS: Record<keyof typeof ENDPOINTS, AccessRow> = {
  ...BULK_ACT_ROWS,
  ...JOINING_ROWS,
  ...HOURS_ROWS,
  ...CARE_ROWS,
  ...CLAIM_ROWS,
  ...MATCHING_ROWS,
  ...MENTOR_ROWS,
  ...QUESTIONNAIRE_ROWS,
  ...STUDENTS_ROWS,
  ...SESSION_ROWS,
  ...SUGGESTION_ROWS,
  ...ATTENDANCE_ROWS,
  ...AUDIT_ROWS,
  ...FEED_ROWS,
  ...SCHOOL_ROWS,
  ...WALL_ROWS,
  ...CALENDAR_ROWS,
  ...MAIL_ROWS,
  ...REMINDER_ROWS,
  ...RETENTION_ROWS,
  ...ROOM_ROWS,
  ...ROSTER_ROWS,
  ...SIGN_IN_ROWS,
  ...DATA_ROWS,
  ...PASSWORD_ROWS,
  ...ENDING_ROWS,
  ...PROOF_ROWS,
  signUp: {
    send: () => ({ body: signUpBody }),
    answers: publicAnswers(201),
    bad: [
      { wrong: 'no e-mail', field: 'email', send: () => ({ body: { ...signUpBody, email: ' ' } }) },
      {
        wrong: 'a short password',
        field: 'password',
        send: () => ({ body: { ...signUpBody, password: 'short' } }),
      },
      {
        wrong: 'U+0000 in a name',
        field: 'first_name',
        send: () => ({ body: { ...signUpBody, first_name: 'a\u0000' } }),
      },
      { wrong: 'a coach', field: 'is_mentor', send: () => ({ body: { ...signUpBody, is_mentor: true } }) },
    ],
  },
  login: {
    send: ({ student }) => ({ body: { email: student.email, password: DEMO_PASSWORD, type: 'student' } }),
    answers: publicAnswers(200),
    bad: [
      { wrong: 'not an e-mail', field: 'email', send: () => ({ body: { email: 'x', password: 'y' } }) },
      {
        wrong: 'no password',
        field: 'password',
        send: () => ({ body: { email: 'x@y.example', password: '' } }),
      },
      {
        wrong: 'an unknown type',
        field: 'type',
        send: () => ({ body: { email: 'x@y.example', password: 'y', type: 'root' } }),
      },
    ],
  },
  refreshTokens: {
    send: ({ refresh }) => ({ body: { refresh } }),
    answers: publicAnswers(200),
    bad: [{ wrong: 'no token', field: 'refresh', send: () => ({ body: {} }) }],
  },
  logout: {
    send: ({ refresh }) => ({ body: { refresh } }),
    answers: publicAnswers(200),
    bad: [{ wrong: 'a number as token', field: 'refresh', send: () => ({ body: { refresh: 7 } }) }],
  },
  getAccount: {
    send: () => ({}),
    answers: EVERYBODY_SIGNED_IN,
    hides: ({ student }) => [student.profileId, student.email],
    bad: NO_INPUT,
  },
  chooseLocale: {
    send: () => ({ body: { locale: 'es-US' } }),
    answers: EVERYBODY_SIGNED_IN,
    bad: [{ wrong: 'no language of ours', field: 'locale', send: () => ({ body: { locale: 'xx' } }) }],
  },
  forgetPassword: {
    send: ({ student }) => ({ body: { email: student.email } }),
    answers: publicAnswers(200),
    bad: [{ wrong: 'no e-mail', field: 'email', send: () => ({ body: {} }) }],
  },
  resetPassword: {
    send: ({ student, resetCode }) => ({
      body: { email: student.email, otp: resetCode, newPassword: 'A-quiet-river-42' },
    }),
    answers: publicAnswers(200),
    bad: [
      {
        wrong: 'a code of five digits',
        field: 'otp',
        send: ({ student }) => ({
          body: { email: student.email, otp: '12345', newPassword: 'A-quiet-river-42' },
        }),
      },
      {
        wrong: 'a short password',
        field: 'newPassword',
        send: ({ student, resetCode }) => ({
          body: { email: student.email, otp: resetCode, newPassword: 'x' },
        }),
      },
    ],
  },
  listStudentProfiles: {
    send: () => ({}),
    answers: EVERYBODY_SIGNED_IN,
    hides: ({ student }) => [student.profileId, student.email],
    bad: NO_INPUT,
  },
  updateStudentProfile: {
    send: ({ student }) => ({ params: { id: student.profileId }, body: { city: 'Salem' } }),
    answers: { signedOut: 401, student: 200, otherStudent: 404, coach: 404, otherCoach: 404, admin: 404 },
    bad: [
      {
        wrong: 'an unlisted degree',
        field: 'degree',
        send: ({ student }) => ({ params: { id: student.profileId }, body: { degree: 'wizard' } }),
      },
      {
        wrong: 'a required field emptied',
        field: 'course',
        send: ({ student }) => ({ params: { id: student.profileId }, body: { course: '' } }),
      },
      {
        wrong: 'an id of a wrong shape',
        field: null,
        send: () => ({ params: { id: 'me' }, body: { city: 'Salem' } }),
      },
    ],
  },
  uploadProfileImage: {
    send: ({ student }) => upload(student.accountId, PIXEL),
    answers: { signedOut: 401, student: 200, otherStudent: 403, coach: 403, otherCoach: 403, admin: 403 },
    bad: [
      {
        wrong: 'not a picture',
        field: 'image',
        send: ({ student }) => upload(student.accountId, Buffer.from('%PDF-1.7')),
      },
    ],
  },
  listQuestions: { send: () => ({}), answers: EVERYBODY_SIGNED_IN, bad: NO_INPUT },
  submitResponses: {
    send: ({ answers }) => ({ body: answers }),
    answers: { signedOut: 401, student: 201, otherStudent: 201, coach: 403, otherCoach: 403, admin: 403 },
    bad: [
      { wrong: 'not a list', field: 'body', send: () => ({ body: {} }) },
      {
        wrong: 'an unknown question',
        field: '0.question',
        send: ({ answers }) => ({ body: [{ ...answers[0], question: MISSING_ID }, ...answers.slice(1)] }),
      },
    ],
  },
  listMatchRequests: {
    send: () => ({}),
    answers: { ...EVERYBODY_SIGNED_IN },
    hides: ({ student }) => [student.profileId, student.email],
    bad: [{ wrong: 'an unknown status', field: 'status', send: () => ({ query: { status: 'maybe' } }) }],
  },
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
  giveFeedback: {
    send: ({ pastBookingId }) => ({ params: { id: pastBookingId }, body: { coach_rating: 5 } }),
    answers: { signedOut: 401, student: 200, otherStudent: 404, coach: 404, otherCoach: 404, admin: 404 },
    bad: [
      {
        wrong: 'no stars',
        field: 'coach_rating',
        send: ({ pastBookingId }) => ({ params: { id: pastBookingId }, body: {} }),
      },
      {
        wrong: 'six stars',
        field: 'coach_rating',
        send: ({ pastBookingId }) => ({ params: { id: pastBookingId }, body: { coach_rating: 6 } }),
      },
      {
        wrong: 'a session that does not exist',
        field: null,
        send: () => ({ params: { id: MISSING_ID }, body: { coach_rating: 5 } }),
      },
    ],
  },
  healthLive: { send: () => ({}), answers: publicAnswers(200), bad: NO_INPUT },
  healthReady: { send: () => ({}), answers: publicAnswers(200), bad: NO_INPUT },
  openApiDocument: { send: () => ({}), answers: publicAnswers(200), bad: NO_INPUT },
}
