import {
  type AccessRows,
  adminAnswers,
  type BadInput,
  MISSING,
  publicAnswers,
} from '../../../testing/access-row.ts'

const invited = { email: 'new@school.example', role: 'student', first_name: 'Noor', last_name: '' }

const wrongList: readonly BadInput[] = [
  { wrong: 'an unknown role', field: 'role', send: () => ({ query: { role: 'root' } }) },
  { wrong: 'an unknown order', field: 'sort', send: () => ({ query: { sort: 'age' } }) },
  { wrong: 'an unknown direction', field: 'order', send: () => ({ query: { order: 'up' } }) },
]

type Invitations =
  | 'invite'
  | 'listInvitations'
  | 'exportInvitations'
  | 'sendInvitationAgain'
  | 'revokeInvitation'
  | 'lookAtInvitation'
  | 'acceptInvitation'

/** Invitations, and the pages that their links open. */
export const INVITATION_ROWS: Pick<AccessRows<'people'>, Invitations> = {
  invite: {
    send: () => ({ body: invited }),
    answers: adminAnswers(201),
    bad: [
      { wrong: 'no e-mail', field: 'email', send: () => ({ body: { ...invited, email: 'x' } }) },
      { wrong: 'an unknown role', field: 'role', send: () => ({ body: { ...invited, role: 'root' } }) },
      {
        wrong: 'a name over its limit',
        field: 'last_name',
        send: () => ({ body: { ...invited, last_name: 'x'.repeat(101) } }),
      },
    ],
  },
  listInvitations: {
    send: () => ({}),
    answers: adminAnswers(200),
    bad: [
      ...wrongList,
      { wrong: 'a made-up cursor', field: 'cursor', send: () => ({ query: { cursor: 'WyJhIiwiYiJd' } }) },
    ],
  },
  exportInvitations: { send: () => ({}), answers: adminAnswers(200), bad: wrongList },
  sendInvitationAgain: {
    send: ({ invitation }) => ({ params: { id: invitation.id } }),
    answers: adminAnswers(200),
    bad: [{ wrong: 'no such invitation', field: null, send: () => MISSING }],
  },
  revokeInvitation: {
    send: ({ invitation }) => ({ params: { id: invitation.id } }),
    answers: adminAnswers(200),
    bad: [{ wrong: 'no such invitation', field: null, send: () => MISSING }],
  },
  lookAtInvitation: {
    send: ({ invitation }) => ({ body: { token: invitation.token } }),
    answers: publicAnswers(200),
    bad: [
      { wrong: 'no token', field: 'token', send: () => ({ body: {} }) },
      { wrong: 'a token that nobody has', field: null, send: () => ({ body: { token: 'x'.repeat(43) } }) },
    ],
  },
  acceptInvitation: {
    send: ({ invitation: { token } }) => ({
      body: { token, first_name: 'Ines', last_name: 'Moreau', password: 'A-quiet-river-42' },
    }),
    answers: publicAnswers(201),
    bad: [
      {
        wrong: 'a short password',
        field: 'password',
        send: ({ invitation: { token } }) => ({
          body: { token, first_name: 'Ines', last_name: 'Moreau', password: 'x' },
        }),
      },
      {
        wrong: 'the own name as a password',
        field: 'password',
        send: ({ invitation: { token } }) => ({
          body: { token, first_name: 'Ines', last_name: 'Moreau', password: 'Ines Moreau' },
        }),
      },
    ],
  },
}
