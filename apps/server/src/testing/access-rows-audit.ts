import type { ENDPOINTS } from '@shinequo/contract/endpoints'
import { type AccessRow, adminAnswers, MISSING_ID, NO_INPUT, STUDENTS_ONLY } from './access-row.ts'

/** The audit, the opening of a record, which is logged in it, and the programme's figures. */
export const AUDIT_ROWS = {
  getStudentRecord: {
    send: ({ student }) => ({ params: { id: student.accountId } }),
    answers: adminAnswers(200),
    bad: [
      { wrong: 'nobody', field: null, send: () => ({ params: { id: MISSING_ID } }) },
      { wrong: 'a coach', field: null, send: ({ coach }) => ({ params: { id: coach.accountId } }) },
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
  getProgrammeFigures: {
    send: () => ({ query: { period: '7d' } }),
    answers: adminAnswers(200),
    hides: ({ student }) => [student.profileId, student.email],
    bad: [{ wrong: 'an unknown period', field: 'period', send: () => ({ query: { period: 'year' } }) }],
  },
  getProgrammeNeeds: {
    send: () => ({}),
    answers: adminAnswers(200),
    hides: ({ student }) => [student.profileId, student.email],
    bad: NO_INPUT,
  },
  listQuietStudents: {
    send: () => ({ query: { weeks: '3' } }),
    answers: adminAnswers(200),
    bad: [
      { wrong: 'another number of weeks', field: 'weeks', send: () => ({ query: { weeks: '5' } }) },
      { wrong: 'an unknown order', field: 'sort', send: () => ({ query: { sort: 'best' } }) },
      { wrong: 'an unknown choice', field: 'coached', send: () => ({ query: { coached: 'some' } }) },
      { wrong: 'a made-up cursor', field: 'cursor', send: () => ({ query: { cursor: 'WyJ4Il0' } }) },
    ],
  },
  exportQuietStudents: {
    send: () => ({ query: { weeks: '3' } }),
    answers: adminAnswers(200),
    bad: [{ wrong: 'another number of weeks', field: 'weeks', send: () => ({ query: { weeks: '5' } }) }],
  },
  listCoachLoads: {
    send: () => ({}),
    answers: adminAnswers(200),
    hides: ({ student }) => [student.profileId, student.email],
    bad: [
      { wrong: 'a made-up cursor', field: 'cursor', send: () => ({ query: { cursor: 'WyJ4Il0' } }) },
      {
        wrong: 'a cursor over its limit',
        field: 'cursor',
        send: () => ({ query: { cursor: 'x'.repeat(401) } }),
      },
    ],
  },
} satisfies Partial<Record<keyof typeof ENDPOINTS, AccessRow>>
