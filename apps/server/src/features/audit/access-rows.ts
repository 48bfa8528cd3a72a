import { type AccessRows, adminAnswers, STUDENTS_ONLY } from '../../testing/access-row.ts'

/** The audit, and what students read of it. */
export const ACCESS_ROWS: AccessRows<'audit'> = {
  exportAudit: {
    send: () => ({ query: { action: 'list.opened' } }),
    answers: adminAnswers(200),
    bad: [
      { wrong: 'a time that is none', field: 'from', send: () => ({ query: { from: 'yesterday' } }) },
      {
        wrong: 'a period that ends before it starts',
        field: 'to',
        send: () => ({ query: { from: '2026-11-20T00:00:00Z', to: '2026-11-19T00:00:00Z' } }),
      },
    ],
  },
  checkAudit: {
    send: () => ({ body: { after: 0 } }),
    answers: adminAnswers(200),
    hides: ({ student }) => [student.profileId, student.email],
    bad: [
      { wrong: 'a place before the first', field: 'after', send: () => ({ body: { after: -1 } }) },
      { wrong: 'a place that is no number', field: 'after', send: () => ({ body: { after: 'x' } }) },
    ],
  },
  listAuditEntries: {
    send: () => ({ query: { person: 'a' } }),
    answers: adminAnswers(200),
    bad: [
      { wrong: 'a made-up cursor', field: 'cursor', send: () => ({ query: { cursor: 'WyJhIiwiYiJd' } }) },
      { wrong: 'a time that is none', field: 'from', send: () => ({ query: { from: 'yesterday' } }) },
      {
        wrong: 'a reversed period',
        field: 'to',
        send: () => ({ query: { from: '2026-11-21T00:00:00Z', to: '2026-11-20T00:00:00Z' } }),
      },
      {
        wrong: 'a name over its limit',
        field: 'person',
        send: () => ({ query: { person: 'x'.repeat(201) } }),
      },
    ],
  },
  listOwnAuditEntries: {
    send: () => ({}),
    answers: STUDENTS_ONLY,
    hides: ({ student }) => [student.profileId, student.email],
    bad: [{ wrong: 'a made-up cursor', field: 'cursor', send: () => ({ query: { cursor: 'e30' } }) }],
  },
}
