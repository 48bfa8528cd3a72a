import type { ENDPOINTS } from '@shinequo/contract/endpoints'
import { pageCursor } from '../plugins/page-cursor.ts'
import {
  type AccessRow,
  adminAnswers,
  type BadInput,
  EVERYBODY_SIGNED_IN,
  MISSING_ID,
  NO_INPUT,
  PIXEL,
  STUDENTS_ONLY,
  upload,
} from './access-row.ts'
import { type AccessWorld, SCHOOL_ADDRESS } from './access-world.ts'

const BU = { params: { value: 'boston_university' } }
const NOWHERE = { params: { value: 'nowhere_college' } }
const MISSING = { params: { id: MISSING_ID } }

const added = { name: 'Lakeside College', wellness_url: '', domains: ['lake.school.example'] }
const byHand = { school: 'quincy_college', reason: 'Showed a student card' }
const school = { name: 'BU', wellness_url: 'https://bu.school.example/', wall_on: false, version: 1 }
const words = { title: 'Soup', text: 'Every Thursday.', link: '', picture_alt: '' }

const EVENT = {
  starts_at: '2027-01-12T18:00:00Z',
  ends_at: '2027-01-12T19:00:00Z',
  time_zone: 'America/New_York',
  place: 'Room 4',
}

const ofPost = ({ postId }: AccessWorld) => ({ params: { id: postId } })

/** Invalid input of calls that name a post and the version that they were made from. */
function badVersion(body: object = {}): BadInput[] {
  return [
    { wrong: 'no version', field: 'version', send: (world) => ({ ...ofPost(world), body }) },
    { wrong: 'no such post', field: null, send: () => ({ ...MISSING, body: { ...body, version: 1 } }) },
    {
      wrong: 'a deleted post',
      field: null,
      send: ({ deletedPostId }) => ({ params: { id: deletedPostId }, body: { ...body, version: 1 } }),
    },
  ]
}

/** Schools, their resources and their posts. */
export const SCHOOL_ROWS = {
  getSchoolResources: { send: () => ({}), answers: STUDENTS_ONLY, bad: NO_INPUT },
  listSchoolNames: { send: () => ({}), answers: EVERYBODY_SIGNED_IN, bad: NO_INPUT },
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
  listSchools: { send: () => ({}), answers: adminAnswers(200), bad: NO_INPUT },
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
  listPosts: {
    needsSchool: true,
    send: () => ({}),
    answers: STUDENTS_ONLY,
    bad: [
      { wrong: 'no end of a page', field: 'before', send: () => ({ query: { before: 'yesterday' } }) },
      {
        wrong: 'an end on a day that does not exist',
        field: 'before',
        send: () => ({ query: { before: pageCursor(['2026-02-30T00:00:00.000Z', MISSING_ID]) } }),
      },
    ],
  },
  listEvents: {
    needsSchool: true,
    send: () => ({}),
    answers: STUDENTS_ONLY,
    bad: [
      { wrong: 'neither list', field: 'when', send: () => ({ query: { when: 'never' } }) },
      { wrong: 'a made-up cursor', field: 'cursor', send: () => ({ query: { cursor: pageCursor(['']) } }) },
    ],
  },
  getEventFile: {
    needsSchool: true,
    send: ({ eventId }) => ({ params: { id: eventId } }),
    answers: STUDENTS_ONLY,
    bad: [
      { wrong: 'no such event', field: null, send: () => MISSING },
      { wrong: 'a post without a date', field: null, send: ({ postId }) => ({ params: { id: postId } }) },
    ],
  },
  listSchoolPosts: {
    send: () => BU,
    answers: adminAnswers(200),
    bad: [
      { wrong: 'an unknown state', field: 'state', send: () => ({ ...BU, query: { state: 'lost' } }) },
      {
        wrong: 'a made-up cursor',
        field: 'cursor',
        send: () => ({ ...BU, query: { cursor: pageCursor(['', '', MISSING_ID]) } }),
      },
      { wrong: 'no such school', field: null, send: () => NOWHERE },
    ],
  },
  writePost: {
    send: () => ({ ...BU, body: words }),
    answers: adminAnswers(201),
    bad: [
      { wrong: 'no title', field: 'title', send: () => ({ ...BU, body: { ...words, title: '' } }) },
      {
        wrong: 'a title over its limit',
        field: 'title',
        send: () => ({ ...BU, body: { ...words, title: 'x'.repeat(161) } }),
      },
      {
        wrong: 'a text over its limit',
        field: 'text',
        send: () => ({ ...BU, body: { ...words, text: 'x'.repeat(10_001) } }),
      },
      {
        wrong: 'a link that runs a script',
        field: 'link',
        send: () => ({ ...BU, body: { ...words, link: 'javascript:alert(1)' } }),
      },
      {
        wrong: 'an unlisted other school',
        field: 'also_for',
        send: () => ({ ...BU, body: { ...words, also_for: ['nowhere_college'] } }),
      },
      {
        wrong: 'an event in no zone',
        field: 'event.time_zone',
        send: () => ({ ...BU, body: { ...words, event: { ...EVENT, time_zone: 'Moon' } } }),
      },
      {
        wrong: 'an event that ends before it begins',
        field: 'event.ends_at',
        send: () => ({ ...BU, body: { ...words, event: { ...EVENT, ends_at: EVENT.starts_at } } }),
      },
      { wrong: 'no such school', field: null, send: () => ({ ...NOWHERE, body: words }) },
    ],
  },
  getPost: {
    send: ofPost,
    answers: adminAnswers(200),
    bad: [
      { wrong: 'no such post', field: null, send: () => MISSING },
      { wrong: 'a deleted post', field: null, send: (world) => ({ params: { id: world.deletedPostId } }) },
    ],
  },
  changePost: {
    send: (world) => ({ ...ofPost(world), body: { ...words, version: 1 } }),
    answers: adminAnswers(200),
    bad: [
      {
        wrong: 'no text',
        field: 'text',
        send: (world) => ({ ...ofPost(world), body: { ...words, text: ' ', version: 1 } }),
      },
      ...badVersion(words),
    ],
  },
  setPostPicture: {
    send: (world) => ({ ...upload('', PIXEL), ...ofPost(world), query: { version: '1' } }),
    answers: adminAnswers(200),
    bad: [
      {
        wrong: 'not a picture',
        field: 'image',
        send: (world) => ({
          ...upload('', Buffer.from('%PDF-1.7')),
          ...ofPost(world),
          query: { version: '1' },
        }),
      },
      {
        wrong: 'no version',
        field: 'version',
        send: (world) => ({ ...upload('', PIXEL), ...ofPost(world) }),
      },
      {
        wrong: 'no such post',
        field: null,
        send: () => ({ ...upload('', PIXEL), ...MISSING, query: { version: '1' } }),
      },
    ],
  },
  removePostPicture: {
    send: (world) => ({ ...ofPost(world), body: { version: 1 } }),
    answers: adminAnswers(200),
    bad: badVersion(),
  },
  publishPost: {
    send: (world) => ({ ...ofPost(world), body: { version: 1, at: null } }),
    answers: adminAnswers(200),
    bad: [
      {
        wrong: 'a time that is over',
        field: 'at',
        send: (world) => ({ ...ofPost(world), body: { version: 1, at: '2026-01-01T00:00:00Z' } }),
      },
      {
        wrong: 'a time in ten years',
        field: 'at',
        send: (world) => ({ ...ofPost(world), body: { version: 1, at: '2036-01-01T00:00:00Z' } }),
      },
      {
        wrong: 'a time that is none',
        field: 'at',
        send: (world) => ({ ...ofPost(world), body: { version: 1, at: 'noon' } }),
      },
      ...badVersion({ at: null }),
    ],
  },
  unpublishPost: {
    send: (world) => ({ ...ofPost(world), body: { version: 1 } }),
    answers: adminAnswers(200),
    bad: badVersion(),
  },
  deletePost: {
    send: (world) => ({ ...ofPost(world), body: { version: 1 } }),
    answers: adminAnswers(200),
    bad: badVersion(),
  },
  restorePost: {
    send: ({ deletedPostId }) => ({ params: { id: deletedPostId } }),
    answers: adminAnswers(200),
    bad: [{ wrong: 'no such post', field: null, send: () => MISSING }],
  },
} satisfies Partial<Record<keyof typeof ENDPOINTS, AccessRow>>
