import { pageCursor } from '../../plugins/page-cursor.ts'
import {
  type AccessRows,
  adminAnswers,
  type BadInput,
  MISSING,
  MISSING_ID,
  PIXEL,
  STUDENTS_ONLY,
  upload,
} from '../../testing/access-row.ts'
import type { AccessWorld } from '../../testing/access-world.ts'

const BU = { params: { value: 'boston_university' } }
const NOWHERE = { params: { value: 'nowhere_college' } }
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

/** Posts and events of schools. */
export const ACCESS_ROWS: AccessRows<'feed'> = {
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
}
