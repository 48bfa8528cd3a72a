import { type AccessRows, adminAnswers, MISSING, MISSING_ID, NO_INPUT } from '../../testing/access-row.ts'
import type { AccessWorld } from '../../testing/access-world.ts'
import { INVITATION_ROWS } from './invitations/access-rows.ts'
import { VIEW_ROWS } from './views/access-rows.ts'

const planned = {
  id: '0b5d3c1e-6f0a-4d6b-9a53-3a3d5f1c7e11',
  act: 'suspend',
  reason: 'The term is over',
} as const
const REASON = 'They asked for it on the phone.'
const words = { role: 'student', locale: 'en', subject: 'Join us', body: 'Come, says {inviter}.' }
const reason = { reason: 'Asked for it' }

const NO_REASON = {
  wrong: 'no reason',
  field: 'reason',
  send: ({ student }: AccessWorld) => ({ params: { id: student.accountId }, body: { reason: ' ' } }),
} as const

/** People and their records, acts on many at once, and invitations. */
export const ACCESS_ROWS: AccessRows<'people'> = {
  ...VIEW_ROWS,
  ...INVITATION_ROWS,
  listPeople: {
    send: () => ({ query: { search: 'a' } }),
    answers: adminAnswers(200),
    bad: [
      { wrong: 'an unknown role', field: 'role', send: () => ({ query: { role: 'root' } }) },
      { wrong: 'an unknown state', field: 'state', send: () => ({ query: { state: 'asleep' } }) },
      { wrong: 'an unknown stage', field: 'stage', send: () => ({ query: { stage: 'asleep' } }) },
      { wrong: 'a coach without an id', field: 'coach', send: () => ({ query: { coach: 'Wei' } }) },
      { wrong: 'an unknown time of the last session', field: 'last', send: () => ({ query: { last: '3' } }) },
      { wrong: 'an unknown next session', field: 'next', send: () => ({ query: { next: 'soon' } }) },
      { wrong: 'an unknown order', field: 'sort', send: () => ({ query: { sort: 'age' } }) },
      { wrong: 'an unknown direction', field: 'order', send: () => ({ query: { order: 'up' } }) },
      { wrong: 'a made-up cursor', field: 'cursor', send: () => ({ query: { cursor: 'bm90IGpzb24' } }) },
    ],
  },
  changePersonAddress: {
    send: ({ student }) => ({
      params: { id: student.accountId },
      body: { ...reason, email: 'changed@school.example' },
    }),
    answers: adminAnswers(200),
    bad: [
      {
        wrong: 'no address',
        field: 'email',
        send: ({ student }) => ({ params: { id: student.accountId }, body: { ...reason, email: 'x' } }),
      },
      {
        wrong: 'no reason',
        field: 'reason',
        send: ({ student }) => ({
          params: { id: student.accountId },
          body: { reason: ' ', email: 'changed@school.example' },
        }),
      },
      {
        wrong: 'nobody',
        field: null,
        send: () => ({ ...MISSING, body: { ...reason, email: 'changed@school.example' } }),
      },
    ],
  },
  sendAddressLinkAgain: {
    send: ({ moving }) => ({ params: { id: moving.accountId } }),
    answers: adminAnswers(200),
    bad: [{ wrong: 'nobody', field: null, send: () => MISSING }],
  },
  withdrawAddress: {
    send: ({ moving }) => ({ params: { id: moving.accountId }, body: reason }),
    answers: adminAnswers(200),
    bad: [
      {
        wrong: 'no reason',
        field: 'reason',
        send: ({ moving }) => ({ params: { id: moving.accountId }, body: {} }),
      },
      { wrong: 'nobody', field: null, send: () => ({ ...MISSING, body: reason }) },
    ],
  },
  exportPeople: {
    send: () => ({ query: { role: 'student' } }),
    answers: adminAnswers(200),
    bad: [
      { wrong: 'an unknown role', field: 'role', send: () => ({ query: { role: 'root' } }) },
      { wrong: 'an unknown state', field: 'state', send: () => ({ query: { state: 'asleep' } }) },
      { wrong: 'an unknown stage', field: 'stage', send: () => ({ query: { stage: 'asleep' } }) },
      { wrong: 'a coach without an id', field: 'coach', send: () => ({ query: { coach: 'Wei' } }) },
      { wrong: 'an unknown time of the last session', field: 'last', send: () => ({ query: { last: '3' } }) },
      { wrong: 'an unknown next session', field: 'next', send: () => ({ query: { next: 'soon' } }) },
      { wrong: 'an unknown order', field: 'sort', send: () => ({ query: { sort: 'age' } }) },
      { wrong: 'an unknown direction', field: 'order', send: () => ({ query: { order: 'up' } }) },
    ],
  },
  editPerson: {
    send: ({ student }) => ({ params: { id: student.accountId }, body: { ...reason, first_name: 'Noor' } }),
    answers: adminAnswers(200),
    auditsRefusals: true,
    bad: [
      {
        wrong: 'no reason',
        field: 'reason',
        send: ({ student }) => ({ params: { id: student.accountId }, body: { first_name: 'Noor' } }),
      },
      {
        wrong: 'an empty name',
        field: 'last_name',
        send: ({ student }) => ({ params: { id: student.accountId }, body: { ...reason, last_name: ' ' } }),
      },
      {
        wrong: 'an unknown role',
        field: 'role',
        send: ({ student }) => ({ params: { id: student.accountId }, body: { ...reason, role: 'root' } }),
      },
      {
        wrong: 'another role for a student with sessions',
        field: 'role',
        send: ({ student }) => ({ params: { id: student.accountId }, body: { ...reason, role: 'coach' } }),
      },
      { wrong: 'nobody', field: null, send: () => ({ ...MISSING, body: { ...reason, first_name: 'Noor' } }) },
    ],
  },
  sendPersonReset: {
    send: ({ student }) => ({ params: { id: student.accountId }, body: reason }),
    answers: adminAnswers(202),
    bad: [NO_REASON, { wrong: 'nobody', field: null, send: () => ({ ...MISSING, body: reason }) }],
  },
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
        wrong: 'no school',
        field: 'school',
        send: ({ student }) => ({ body: { ...planned, act: 'set_school', targets: [student.accountId] } }),
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
  changeBulkAct: {
    send: ({ bulkActId }) => ({ params: { id: bulkActId }, body: { note: 'See you soon.' } }),
    // It sends no reminders.
    answers: adminAnswers(404),
    bad: [
      { wrong: 'no such act', field: null, send: () => ({ ...MISSING, body: { note: '' } }) },
      {
        wrong: 'a note over its limit',
        field: 'note',
        send: ({ bulkActId }) => ({ params: { id: bulkActId }, body: { note: 'x'.repeat(501) } }),
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
  suspendPerson: {
    send: ({ student }) => ({ params: { id: student.accountId }, body: reason }),
    answers: adminAnswers(201),
    bad: [NO_REASON, { wrong: 'nobody', field: null, send: () => ({ ...MISSING, body: reason }) }],
  },
  endSuspension: {
    send: ({ suspended }) => ({ params: { id: suspended.accountId }, body: reason }),
    answers: adminAnswers(200),
    bad: [
      {
        wrong: 'no reason',
        field: 'reason',
        send: ({ suspended }) => ({ params: { id: suspended.accountId }, body: {} }),
      },
      { wrong: 'nobody', field: null, send: () => ({ ...MISSING, body: reason }) },
    ],
  },
  signOutEverywhere: {
    send: ({ student }) => ({ params: { id: student.accountId }, body: {} }),
    answers: adminAnswers(200),
    bad: [
      {
        wrong: 'a reason over its limit',
        field: 'reason',
        send: ({ student }) => ({ params: { id: student.accountId }, body: { reason: 'x'.repeat(501) } }),
      },
      { wrong: 'nobody', field: null, send: () => ({ ...MISSING, body: {} }) },
    ],
  },
  exportPersonData: {
    send: ({ student }) => ({ params: { id: student.accountId }, body: { reason: REASON } }),
    answers: adminAnswers(202),
    bad: [
      NO_REASON,
      {
        wrong: 'nobody',
        field: null,
        send: () => ({ params: { id: MISSING_ID }, body: { reason: REASON } }),
      },
    ],
  },
  getPersonExport: {
    send: ({ student }) => ({ params: { id: student.accountId } }),
    answers: adminAnswers(200),
    bad: [{ wrong: 'nobody', field: null, send: () => ({ params: { id: MISSING_ID } }) }],
  },
  downloadPersonExport: {
    send: ({ suspended }) => ({ params: { id: suspended.accountId } }),
    answers: adminAnswers(200),
    bad: [{ wrong: 'nobody', field: null, send: () => ({ params: { id: MISSING_ID } }) }],
  },
  deletePerson: {
    send: ({ student }) => ({ params: { id: student.accountId }, body: reason }),
    answers: adminAnswers(202),
    bad: [
      NO_REASON,
      { wrong: 'nobody', field: null, send: () => ({ params: { id: MISSING_ID }, body: reason }) },
    ],
  },
  keepPerson: {
    send: ({ student }) => ({ params: { id: student.accountId }, body: reason }),
    answers: adminAnswers(200),
    bad: [
      NO_REASON,
      { wrong: 'nobody', field: null, send: () => ({ params: { id: MISSING_ID }, body: reason }) },
    ],
  },
  getStudentRecord: {
    send: ({ student }) => ({ params: { id: student.accountId } }),
    answers: adminAnswers(200),
    bad: [
      { wrong: 'nobody', field: null, send: () => ({ params: { id: MISSING_ID } }) },
      { wrong: 'a coach', field: null, send: ({ coach }) => ({ params: { id: coach.accountId } }) },
    ],
  },
  listInvitationWords: { send: () => ({}), answers: adminAnswers(200), bad: NO_INPUT },
  saveInvitationWords: {
    send: () => ({ body: { ...words, version: 0 } }),
    answers: adminAnswers(200),
    bad: [
      {
        wrong: 'an unknown placeholder',
        field: 'body',
        send: () => ({ body: { ...words, body: 'Dear {name}', version: 0 } }),
      },
      {
        wrong: 'a subject over its limit',
        field: 'subject',
        send: () => ({ body: { ...words, subject: 'x'.repeat(121), version: 0 } }),
      },
      {
        wrong: 'another role',
        field: 'role',
        send: () => ({ body: { ...words, role: 'admin', version: 0 } }),
      },
      { wrong: 'no version', field: 'version', send: () => ({ body: words }) },
    ],
  },
  previewInvitation: {
    send: () => ({ body: words }),
    answers: adminAnswers(200),
    bad: [
      {
        wrong: 'an unknown placeholder',
        field: 'subject',
        send: () => ({ body: { ...words, subject: '{x}' } }),
      },
      { wrong: 'no words', field: 'body', send: () => ({ body: { ...words, body: ' ' } }) },
      { wrong: 'an unknown language', field: 'locale', send: () => ({ body: { ...words, locale: 'xx' } }) },
    ],
  },
}
