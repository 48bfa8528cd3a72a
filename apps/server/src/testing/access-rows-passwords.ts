import { randomUUID } from 'node:crypto'
import type { ENDPOINTS } from '@shinequo/contract/endpoints'
import { DEMO_PASSWORD } from '../seeds/people.ts'
import { type AccessRow, EVERYBODY_SIGNED_IN, publicAnswers } from './access-row.ts'

const newPassword = 'A-quiet-river-42'

/** Changing a password, for people who know the current one. */
export const PASSWORD_ROWS = {
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
} satisfies Partial<Record<keyof typeof ENDPOINTS, AccessRow>>
