import { pageCursor } from '../../plugins/page-cursor.ts'
import {
  type AccessRows,
  adminAnswers,
  EVERYBODY_SIGNED_IN,
  MISSING,
  NO_INPUT,
  STUDENTS_ONLY,
} from '../../testing/access-row.ts'
import { SCHOOL_ADDRESS } from '../../testing/access-world.ts'

const BU = { params: { value: 'boston_university' } }
const NOWHERE = { params: { value: 'nowhere_college' } }
const added = { name: 'Lakeside College', wellness_url: '', domains: ['lake.school.example'] }
const byHand = { school: 'quincy_college', reason: 'Showed a student card' }
const school = { name: 'BU', wellness_url: 'https://bu.school.example/', wall_on: false, version: 1 }

/** Schools, their resources, and proofs that a student belongs to one. */
export const ACCESS_ROWS: AccessRows<'schools'> = {
  getSchoolResources: { send: () => ({}), answers: STUDENTS_ONLY, bad: NO_INPUT },
  listSchoolNames: { send: () => ({}), answers: EVERYBODY_SIGNED_IN, bad: NO_INPUT },
  searchSchools: {
    send: () => ({ query: { search: 'bos' } }),
    answers: EVERYBODY_SIGNED_IN,
    bad: [
      {
        wrong: 'a search over its limit',
        field: 'search',
        send: () => ({ query: { search: 'x'.repeat(121) } }),
      },
    ],
  },
  sendSchoolCode: {
    send: () => ({ body: { email: SCHOOL_ADDRESS } }),
    answers: STUDENTS_ONLY,
    bad: [
      { wrong: 'no e-mail', field: 'email', send: () => ({ body: {} }) },
      { wrong: 'an unlisted domain', field: 'email', send: () => ({ body: { email: 'me@x.example' } }) },
      {
        wrong: 'a domain that ends like a listed one',
        field: 'email',
        send: () => ({ body: { email: `me@x${SCHOOL_ADDRESS.split('@')[1]}` } }),
      },
      { wrong: 'a public provider', field: 'email', send: () => ({ body: { email: 'me@gmail.com' } }) },
    ],
  },
  confirmSchoolCode: {
    send: ({ schoolCode }) => ({ body: { email: SCHOOL_ADDRESS, otp: schoolCode } }),
    answers: { ...STUDENTS_ONLY, otherStudent: 400 },
    bad: [
      { wrong: 'no e-mail', field: 'email', send: ({ schoolCode }) => ({ body: { otp: schoolCode } }) },
      {
        wrong: 'five digits',
        field: 'otp',
        send: () => ({ body: { email: SCHOOL_ADDRESS, otp: '12345' } }),
      },
      {
        wrong: 'the code of another address',
        field: 'otp',
        send: ({ schoolCode }) => ({ body: { email: `x${SCHOOL_ADDRESS}`, otp: schoolCode } }),
      },
    ],
  },
  countUnproved: { send: () => ({}), answers: adminAnswers(200), bad: NO_INPUT },
  confirmSchool: {
    send: ({ student }) => ({ params: { id: student.accountId }, body: byHand }),
    answers: adminAnswers(201),
    bad: [
      {
        wrong: 'no reason',
        field: 'reason',
        send: ({ student }) => ({ params: { id: student.accountId }, body: { ...byHand, reason: ' ' } }),
      },
      {
        wrong: 'an unlisted school',
        field: 'school',
        send: ({ student }) => ({ params: { id: student.accountId }, body: { ...byHand, school: 'x' } }),
      },
      { wrong: 'no such student', field: null, send: () => ({ ...MISSING, body: byHand }) },
      {
        wrong: 'a coach',
        field: null,
        send: ({ coach }) => ({ params: { id: coach.accountId }, body: byHand }),
      },
    ],
  },
  takeSchoolBack: {
    send: ({ student }) => ({ params: { id: student.accountId }, body: { reason: 'Has left' } }),
    answers: adminAnswers(200),
    bad: [
      {
        wrong: 'no reason',
        field: 'reason',
        send: ({ student }) => ({ params: { id: student.accountId }, body: {} }),
      },
      { wrong: 'no such student', field: null, send: () => ({ ...MISSING, body: { reason: 'Has left' } }) },
    ],
  },
  listSchools: { send: () => ({}), answers: adminAnswers(200), bad: NO_INPUT },
  addSchool: {
    send: () => ({ body: added }),
    answers: adminAnswers(201),
    bad: [
      { wrong: 'no name', field: 'name', send: () => ({ body: { ...added, name: '' } }) },
      {
        wrong: 'a link without https',
        field: 'wellness_url',
        send: () => ({ body: { ...added, wellness_url: 'http://lake.school.example/' } }),
      },
      { wrong: 'no domains', field: 'domains', send: () => ({ body: { ...added, domains: undefined } }) },
      { wrong: 'what is no domain', field: 'domains', send: () => ({ body: { ...added, domains: ['x'] } }) },
      {
        wrong: 'a public provider',
        field: 'domains',
        send: () => ({ body: { ...added, domains: ['gmail.com'] } }),
      },
    ],
  },
  saveSchool: {
    send: () => ({ ...BU, body: school }),
    answers: adminAnswers(200),
    bad: [
      { wrong: 'no name', field: 'name', send: () => ({ ...BU, body: { ...school, name: ' ' } }) },
      {
        wrong: 'a link without https',
        field: 'wellness_url',
        send: () => ({ ...BU, body: { ...school, wellness_url: 'http://bu.school.example/' } }),
      },
      {
        wrong: 'a link with a password',
        field: 'wellness_url',
        send: () => ({ ...BU, body: { ...school, wellness_url: 'https://me:pw@bu.school.example/' } }),
      },
      {
        wrong: 'a wall that is neither on nor off',
        field: 'wall_on',
        send: () => ({ ...BU, body: { ...school, wall_on: 'maybe' } }),
      },
      {
        wrong: 'no version',
        field: 'version',
        send: () => ({ ...BU, body: { ...school, version: undefined } }),
      },
      { wrong: 'no such school', field: null, send: () => ({ ...NOWHERE, body: school }) },
    ],
  },
  checkSchoolLink: {
    send: () => BU,
    answers: adminAnswers(200),
    bad: [{ wrong: 'no such school', field: null, send: () => NOWHERE }],
  },
  pageOfSchools: {
    send: () => ({}),
    answers: adminAnswers(200),
    bad: [
      { wrong: 'an unknown state', field: 'state', send: () => ({ query: { state: 'lost' } }) },
      { wrong: 'a made-up cursor', field: 'cursor', send: () => ({ query: { cursor: pageCursor(['a']) } }) },
    ],
  },
  setSchoolState: {
    send: () => ({ ...BU, body: { state: 'closed', version: 1 } }),
    answers: adminAnswers(200),
    bad: [
      {
        wrong: 'an unknown state',
        field: 'state',
        send: () => ({ ...BU, body: { state: 'x', version: 1 } }),
      },
      { wrong: 'no version', field: 'version', send: () => ({ ...BU, body: { state: 'closed' } }) },
      {
        wrong: "'other'",
        field: 'state',
        send: () => ({ params: { value: 'other' }, body: { state: 'closed', version: 0 } }),
      },
      {
        wrong: 'no such school',
        field: null,
        send: () => ({ ...NOWHERE, body: { state: 'open', version: 0 } }),
      },
    ],
  },
  previewJoining: {
    send: () => ({ ...BU, query: { into: 'boston_college' } }),
    answers: adminAnswers(200),
    bad: [
      { wrong: 'no other school', field: 'into', send: () => BU },
      { wrong: 'itself', field: 'into', send: () => ({ ...BU, query: { into: 'boston_university' } }) },
      { wrong: 'an unlisted school', field: 'into', send: () => ({ ...BU, query: { into: 'x' } }) },
      {
        wrong: 'no such school',
        field: null,
        send: () => ({ ...NOWHERE, query: { into: 'boston_college' } }),
      },
    ],
  },
  joinSchool: {
    send: () => ({ ...BU, body: { into: 'boston_college', version: 1 } }),
    answers: adminAnswers(200),
    bad: [
      { wrong: 'no version', field: 'version', send: () => ({ ...BU, body: { into: 'boston_college' } }) },
      {
        wrong: 'itself',
        field: 'into',
        send: () => ({ ...BU, body: { into: 'boston_university', version: 1 } }),
      },
      {
        wrong: "'other'",
        field: 'into',
        send: () => ({ params: { value: 'other' }, body: { into: 'boston_college', version: 0 } }),
      },
      {
        wrong: 'no such school',
        field: null,
        send: () => ({ ...NOWHERE, body: { into: 'boston_college', version: 1 } }),
      },
    ],
  },
}
