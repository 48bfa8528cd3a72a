import { randomUUID } from 'node:crypto'
import { DEMO_PASSWORD } from '../../seeds/people.ts'
import {
  type AccessRows,
  EVERYBODY_SIGNED_IN,
  MISSING_ID,
  NO_INPUT,
  publicAnswers,
} from '../../testing/access-row.ts'

const STARTED = { student: 202, otherStudent: 202, coach: 202, otherCoach: 202, admin: 202 } as const
const NONE_OF_THEIRS = { otherStudent: 404, coach: 404, otherCoach: 404, admin: 404 } as const
const ASKED = { student: 202, otherStudent: 202, coach: 202, otherCoach: 202 } as const
const newPassword = 'A-quiet-river-42'
const ENDED = { student: 204, otherStudent: 204, coach: 204, otherCoach: 204, admin: 204 } as const
const signUpBody = {
  email: 'new@school.example',
  username: 'new@school.example',
  first_name: 'Noor',
  last_name: 'Sample',
  password: 'A-quiet-river-42',
  is_student: true,
  is_mentor: false,
}

/** Signing up and in, one's own account, its data, passwords, addresses and end. */
export const ACCESS_ROWS: AccessRows<'accounts'> = {
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
  listSignIns: {
    send: () => ({}),
    answers: EVERYBODY_SIGNED_IN,
    hides: ({ signInId }) => [signInId],
    bad: NO_INPUT,
  },
  endSignIn: {
    send: ({ signInId }) => ({ params: { id: signInId } }),
    answers: { signedOut: 401, student: 204, ...NONE_OF_THEIRS },
    bad: [{ wrong: 'no such sign-in', field: null, send: () => ({ params: { id: MISSING_ID } }) }],
  },
  endOtherSignIns: { send: () => ({}), answers: { signedOut: 401, ...ENDED }, bad: NO_INPUT },
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
  startDataExport: { send: () => ({}), answers: { signedOut: 401, ...STARTED }, bad: NO_INPUT },
  getDataExport: { send: () => ({}), answers: EVERYBODY_SIGNED_IN, bad: NO_INPUT },
  downloadDataExport: {
    send: () => ({}),
    answers: { signedOut: 401, student: 200, ...NONE_OF_THEIRS },
    bad: NO_INPUT,
  },
  getDeletion: {
    send: () => ({}),
    answers: EVERYBODY_SIGNED_IN,
    hides: ({ comingBookingId }) => [comingBookingId],
    bad: NO_INPUT,
  },
  deleteAccount: {
    send: () => ({ body: { password: DEMO_PASSWORD } }),
    // The world has only one administrator, who cannot leave.
    answers: { signedOut: 401, ...ASKED, admin: 409 },
    bad: [
      { wrong: 'no password', field: 'password', send: () => ({ body: {} }) },
      {
        wrong: 'a wrong password',
        field: 'password',
        send: () => ({ body: { password: 'not-mine-at-all' } }),
      },
    ],
  },
  cancelDeletion: { send: () => ({}), answers: EVERYBODY_SIGNED_IN, bad: NO_INPUT },
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
  changePasswordAtLogin: {
    send: ({ student: { email } }) => ({ body: { email, password: DEMO_PASSWORD, newPassword } }),
    answers: publicAnswers(200),
    bad: [
      {
        wrong: 'not an e-mail',
        field: 'email',
        send: () => ({ body: { email: 'x', password: 'y', newPassword } }),
      },
      {
        wrong: 'a short password',
        field: 'newPassword',
        send: ({ student: { email } }) => ({
          body: { email, password: DEMO_PASSWORD, newPassword: 'short' },
        }),
      },
      {
        wrong: 'the current password',
        field: 'newPassword',
        send: ({ student: { email } }) => ({
          body: { email, password: DEMO_PASSWORD, newPassword: DEMO_PASSWORD },
        }),
      },
    ],
  },
  changePassword: {
    send: () => ({ body: { password: DEMO_PASSWORD, newPassword } }),
    answers: EVERYBODY_SIGNED_IN,
    bad: [
      {
        wrong: 'not the current password',
        field: 'password',
        send: () => ({ body: { password: 'not this one', newPassword } }),
      },
      {
        wrong: 'a leaked password',
        field: 'newPassword',
        send: () => ({ body: { password: DEMO_PASSWORD, newPassword: 'password1' } }),
      },
    ],
  },
  sendAddressCode: {
    // Few codes go to one mailbox.
    send: () => ({ body: { password: DEMO_PASSWORD, email: `${randomUUID()}@school.example` } }),
    answers: { ...EVERYBODY_SIGNED_IN, admin: 403 },
    bad: [
      {
        wrong: 'not the current password',
        field: 'password',
        send: () => ({ body: { password: 'not this one', email: 'another@school.example' } }),
      },
      {
        wrong: 'no address',
        field: 'email',
        send: () => ({ body: { password: DEMO_PASSWORD, email: 'x' } }),
      },
    ],
  },
  changeOwnAddress: {
    // Nobody in the table has asked for a code, so every code is wrong.
    send: () => ({ body: { email: 'another@school.example', otp: '123456' } }),
    answers: {
      ...EVERYBODY_SIGNED_IN,
      student: 400,
      otherStudent: 400,
      coach: 400,
      otherCoach: 400,
      admin: 403,
    },
    bad: [
      {
        wrong: 'five digits',
        field: 'otp',
        send: () => ({ body: { email: 'another@school.example', otp: '12345' } }),
      },
    ],
  },
  lookAtRequestedAddress: {
    send: ({ moving }) => ({ body: { token: moving.token } }),
    answers: publicAnswers(200),
    bad: [
      { wrong: 'no token', field: 'token', send: () => ({ body: {} }) },
      { wrong: 'a token that nobody has', field: null, send: () => ({ body: { token: 'x'.repeat(43) } }) },
    ],
  },
  confirmRequestedAddress: {
    send: ({ moving }) => ({ body: { token: moving.token } }),
    answers: publicAnswers(200),
    bad: [
      { wrong: 'no token', field: 'token', send: () => ({ body: {} }) },
      { wrong: 'a token that nobody has', field: null, send: () => ({ body: { token: 'x'.repeat(43) } }) },
    ],
  },
  declineRequestedAddress: {
    send: ({ moving }) => ({ body: { token: moving.token } }),
    answers: publicAnswers(200),
    bad: [
      { wrong: 'no token', field: 'token', send: () => ({ body: {} }) },
      { wrong: 'a token that nobody has', field: null, send: () => ({ body: { token: 'x'.repeat(43) } }) },
    ],
  },
  verifyEmail: {
    send: ({ unproved }) => ({ body: { email: unproved.email, otp: unproved.code } }),
    answers: publicAnswers(200),
    bad: [
      {
        wrong: 'a code of five digits',
        field: 'otp',
        send: ({ unproved }) => ({ body: { email: unproved.email, otp: '12345' } }),
      },
      {
        wrong: 'an address without an account',
        field: 'otp',
        send: ({ unproved }) => ({ body: { email: 'nobody@school.example', otp: unproved.code } }),
      },
      { wrong: 'no e-mail', field: 'email', send: ({ unproved }) => ({ body: { otp: unproved.code } }) },
    ],
  },
  resendProof: {
    send: ({ unproved }) => ({ body: { email: unproved.email } }),
    answers: publicAnswers(200),
    bad: [{ wrong: 'not an e-mail', field: 'email', send: () => ({ body: { email: 'nobody' } }) }],
  },
}
