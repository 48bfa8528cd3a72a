import { type AccessRows, adminAnswers, NO_INPUT } from '../../testing/access-row.ts'

/** How long data is kept. */
export const ACCESS_ROWS: AccessRows<'retention'> = {
  getRetention: { send: () => ({}), answers: adminAnswers(200), bad: NO_INPUT },
  countDue: {
    send: () => ({ params: { kind: 'claims' }, query: { days: '7' } }),
    answers: adminAnswers(200),
    bad: [
      { wrong: 'no such kind', field: null, send: () => ({ params: { kind: 'all' }, query: { days: '7' } }) },
      {
        wrong: 'no number',
        field: 'days',
        send: () => ({ params: { kind: 'claims' }, query: { days: 'x' } }),
      },
      {
        wrong: 'too few',
        field: 'days',
        send: () => ({ params: { kind: 'answers' }, query: { days: '1' } }),
      },
    ],
  },
  saveRetention: {
    send: () => ({ params: { kind: 'claims' }, body: { days: 30, version: 0 } }),
    answers: adminAnswers(200),
    bad: [
      {
        wrong: 'no such kind',
        field: null,
        send: () => ({ params: { kind: 'all' }, body: { days: 30, version: 0 } }),
      },
      {
        wrong: 'half a day',
        field: 'days',
        send: () => ({ params: { kind: 'claims' }, body: { days: 0.5, version: 0 } }),
      },
      {
        wrong: 'what is fixed',
        field: 'days',
        send: () => ({ params: { kind: 'idempotency_keys' }, body: { days: 2, version: 0 } }),
      },
      {
        wrong: 'no version',
        field: 'version',
        send: () => ({ params: { kind: 'claims' }, body: { days: 30 } }),
      },
    ],
  },
  runRetention: { send: () => ({}), answers: adminAnswers(202), bad: NO_INPUT },
}
