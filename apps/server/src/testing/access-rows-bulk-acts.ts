import type { ENDPOINTS } from '@shinequo/contract/endpoints'
import { type AccessRow, adminAnswers, MISSING_ID } from './access-row.ts'

const planned = {
  id: '0b5d3c1e-6f0a-4d6b-9a53-3a3d5f1c7e11',
  act: 'suspend',
  reason: 'The term is over',
} as const
const MISSING = { params: { id: MISSING_ID } }

/** Acts on many people at once. */
export const BULK_ACT_ROWS = {
  planBulkAct: {
    send: ({ student }) => ({ body: { ...planned, targets: [student.accountId] } }),
    answers: adminAnswers(201),
    bad: [
      {
        wrong: 'no reason',
        field: 'reason',
        send: ({ student }) => ({ body: { ...planned, reason: ' ', targets: [student.accountId] } }),
      },
      {
        wrong: 'an unknown act',
        field: 'act',
        send: ({ student }) => ({ body: { ...planned, act: 'delete', targets: [student.accountId] } }),
      },
      { wrong: 'nobody', field: 'targets', send: () => ({ body: { ...planned, targets: [] } }) },
      {
        wrong: 'too many',
        field: 'targets',
        send: () => ({ body: { ...planned, targets: Array.from({ length: 1001 }, () => MISSING_ID) } }),
      },
      {
        wrong: 'a filter that nobody fits',
        field: 'targets',
        send: () => ({ body: { ...planned, filter: { search: 'nobody of this name' } } }),
      },
      {
        wrong: 'no number of students',
        field: 'capacity',
        send: ({ coach }) => ({ body: { ...planned, act: 'set_capacity', targets: [coach.accountId] } }),
      },
    ],
  },
  getBulkAct: {
    send: ({ bulkActId }) => ({ params: { id: bulkActId } }),
    answers: adminAnswers(200),
    bad: [{ wrong: 'no such act', field: null, send: () => MISSING }],
  },
  listBulkTargets: {
    send: ({ bulkActId }) => ({ params: { id: bulkActId } }),
    answers: adminAnswers(200),
    bad: [
      { wrong: 'no such act', field: null, send: () => MISSING },
      {
        wrong: 'an unknown state',
        field: 'state',
        send: ({ bulkActId }) => ({ params: { id: bulkActId }, query: { state: 'odd' } }),
      },
      {
        wrong: 'a made-up cursor',
        field: 'cursor',
        send: ({ bulkActId }) => ({ params: { id: bulkActId }, query: { cursor: 'bm90IGpzb24' } }),
      },
    ],
  },
  runBulkAct: {
    send: ({ bulkActId }) => ({ params: { id: bulkActId } }),
    answers: adminAnswers(200),
    bad: [{ wrong: 'no such act', field: null, send: () => MISSING }],
  },
  undoBulkAct: {
    send: ({ bulkActId }) => ({ params: { id: bulkActId } }),
    // Nothing has been done yet.
    answers: adminAnswers(409),
    bad: [{ wrong: 'no such act', field: null, send: () => MISSING }],
  },
} satisfies Partial<Record<keyof typeof ENDPOINTS, AccessRow>>
