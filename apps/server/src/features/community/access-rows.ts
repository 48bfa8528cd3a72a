import { type AccessRows, adminAnswers, MISSING, NO_INPUT, STUDENTS_ONLY } from '../../testing/access-row.ts'

const story = { title: 'A first week', story: 'It got better.', tags: 'Sleep', is_anonymous: true }
const reason = { reason: 'It names somebody' }
const decision = { decision: 'published', reason: '', version: 1 }

/** The wall of the school in the table, which is switched on. */
export const ACCESS_ROWS: AccessRows<'community'> = {
  listStories: {
    send: () => ({}),
    answers: STUDENTS_ONLY,
    needsSchool: true,
    hides: ({ student, stories }) => [student.profileId, student.accountId, student.email, stories.waiting],
    bad: [{ wrong: 'a made-up cursor', field: 'cursor', send: () => ({ query: { cursor: 'bm90IGpzb24' } }) }],
  },
  shareStory: {
    send: () => ({ body: story }),
    needsSchool: true,
    answers: { ...STUDENTS_ONLY, student: 201, otherStudent: 201 },
    bad: [
      { wrong: 'no title', field: 'title', send: () => ({ body: { ...story, title: ' ' } }) },
      {
        wrong: 'a story over its limit',
        field: 'story',
        send: () => ({ body: { ...story, story: 'x'.repeat(10_001) } }),
      },
      { wrong: 'six tags', field: 'tags', send: () => ({ body: { ...story, tags: 'a,b,c,d,e,f' } }) },
    ],
  },
  listOwnStories: {
    send: () => ({}),
    answers: STUDENTS_ONLY,
    hides: ({ stories }) => [stories.waiting],
    bad: NO_INPUT,
  },
  deleteStory: {
    send: ({ stories }) => ({ params: { id: stories.waiting } }),
    answers: { ...STUDENTS_ONLY, otherStudent: 404 },
    bad: [{ wrong: 'no such story', field: null, send: () => MISSING }],
  },
  reportStory: {
    needsSchool: true,
    send: ({ stories }) => ({ params: { id: stories.published }, body: reason }),
    answers: { ...STUDENTS_ONLY, student: 404, otherStudent: 201 },
    bad: [
      {
        wrong: 'no reason',
        field: 'reason',
        send: ({ stories }) => ({ params: { id: stories.published }, body: { reason: '' } }),
      },
      { wrong: 'no such story', field: null, send: () => ({ ...MISSING, body: reason }) },
    ],
  },
  awaitWall: { needsSchool: true, send: () => ({}), answers: STUDENTS_ONLY, bad: NO_INPUT },
  stopAwaitingWall: { needsSchool: true, send: () => ({}), answers: STUDENTS_ONLY, bad: NO_INPUT },
  thankStory: {
    needsSchool: true,
    send: ({ stories }) => ({ params: { id: stories.published } }),
    answers: { ...STUDENTS_ONLY, student: 404, otherStudent: 200 },
    bad: [{ wrong: 'no such story', field: null, send: () => MISSING }],
  },
  unthankStory: {
    needsSchool: true,
    send: ({ stories }) => ({ params: { id: stories.published } }),
    answers: { ...STUDENTS_ONLY, student: 404, otherStudent: 200 },
    bad: [{ wrong: 'no such story', field: null, send: () => MISSING }],
  },
  listStoriesToReview: {
    send: () => ({}),
    answers: adminAnswers(200),
    bad: [
      { wrong: 'an unknown list', field: 'list', send: () => ({ query: { list: 'secret' } }) },
      { wrong: 'a made-up cursor', field: 'cursor', send: () => ({ query: { cursor: 'bm90IGpzb24' } }) },
    ],
  },
  decideStory: {
    send: ({ stories }) => ({ params: { id: stories.waiting }, body: decision }),
    answers: adminAnswers(200),
    bad: [
      {
        wrong: 'a decision that is none',
        field: 'decision',
        send: ({ stories }) => ({ params: { id: stories.waiting }, body: { ...decision, decision: 'lost' } }),
      },
      {
        wrong: 'no reason to decline it',
        field: 'reason',
        send: ({ stories }) => ({
          params: { id: stories.waiting },
          body: { ...decision, decision: 'declined' },
        }),
      },
      { wrong: 'no such story', field: null, send: () => ({ ...MISSING, body: decision }) },
    ],
  },
  undoStoryDecision: {
    send: ({ stories }) => ({ params: { id: stories.published }, body: { version: 1 } }),
    answers: adminAnswers(200),
    bad: [
      {
        wrong: 'no version',
        field: 'version',
        send: ({ stories }) => ({ params: { id: stories.published }, body: {} }),
      },
      { wrong: 'no such story', field: null, send: () => ({ ...MISSING, body: { version: 1 } }) },
    ],
  },
  openStoryAuthor: {
    send: ({ stories }) => ({ params: { id: stories.waiting }, body: reason }),
    answers: adminAnswers(201),
    bad: [
      {
        wrong: 'no reason',
        field: 'reason',
        send: ({ stories }) => ({ params: { id: stories.waiting }, body: { reason: ' ' } }),
      },
      { wrong: 'no such story', field: null, send: () => ({ ...MISSING, body: reason }) },
    ],
  },
  reachOut: {
    send: ({ stories }) => ({ params: { id: stories.waiting }, body: { message: 'How are you today?' } }),
    answers: adminAnswers(201),
    hides: ({ student }) => [student.profileId, student.accountId, student.email],
    bad: [
      {
        wrong: 'nothing said',
        field: 'message',
        send: ({ stories }) => ({ params: { id: stories.waiting }, body: { message: ' ' } }),
      },
      {
        wrong: 'a message over its limit',
        field: 'message',
        send: ({ stories }) => ({ params: { id: stories.waiting }, body: { message: 'x'.repeat(2001) } }),
      },
      { wrong: 'no such story', field: null, send: () => ({ ...MISSING, body: { message: 'Hello' } }) },
    ],
  },
  answerStoryMessage: {
    send: ({ stories }) => ({ params: { id: stories.message }, body: { message: 'Better, thank you.' } }),
    answers: { ...STUDENTS_ONLY, student: 201, otherStudent: 404 },
    bad: [
      {
        wrong: 'nothing said',
        field: 'message',
        send: ({ stories }) => ({ params: { id: stories.message }, body: { message: '' } }),
      },
      { wrong: 'no such message', field: null, send: () => ({ ...MISSING, body: { message: 'Hello' } }) },
    ],
  },
}
