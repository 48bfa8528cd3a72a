import type { ENDPOINTS } from '@shinequo/contract/endpoints'
import { type AccessRow, coachAnswers, EVERYBODY_SIGNED_IN, MISSING_ID, NO_INPUT } from './access-row.ts'
import { NOTE } from './access-world.ts'

const MISSING = { params: { id: MISSING_ID } }
const note = { text: 'Two deadlines on one Thursday.' }
const change = { ...note, shared: false, version: 1 }

/** A coach's students and the notes on them: matched ones, and those who booked. */
export const STUDENTS_ROWS = {
  listCoachStudents: {
    send: () => ({}),
    answers: coachAnswers(200, 200),
    hides: ({ student }) => [student.profileId, student.accountId, student.email],
    bad: NO_INPUT,
  },
  openStudent: {
    send: ({ student }) => ({ params: { id: student.profileId } }),
    answers: coachAnswers(200, 404),
    bad: [
      { wrong: 'nobody', field: null, send: () => MISSING },
      { wrong: 'an id of a wrong shape', field: null, send: () => ({ params: { id: 'me' } }) },
    ],
  },
  addNote: {
    send: ({ student }) => ({ params: { id: student.profileId }, body: note }),
    answers: coachAnswers(201, 404),
    bad: [
      { wrong: 'nobody', field: null, send: () => ({ ...MISSING, body: note }) },
      {
        wrong: 'no words',
        field: 'text',
        send: ({ student }) => ({ params: { id: student.profileId }, body: { text: '  ' } }),
      },
      {
        wrong: 'a text over its limit',
        field: 'text',
        send: ({ student }) => ({ params: { id: student.profileId }, body: { text: 'x'.repeat(4001) } }),
      },
      {
        wrong: 'a session of others',
        field: 'booking',
        send: ({ student }) => ({
          params: { id: student.profileId },
          body: { ...note, booking: MISSING_ID },
        }),
      },
    ],
  },
  changeNote: {
    send: ({ noteId }) => ({ params: { id: noteId }, body: change }),
    answers: coachAnswers(200, 404),
    bad: [
      { wrong: 'no such note', field: null, send: () => ({ ...MISSING, body: change }) },
      {
        wrong: 'no version',
        field: 'version',
        send: ({ noteId }) => ({ params: { id: noteId }, body: { ...note, shared: true } }),
      },
      {
        wrong: 'neither shared nor private',
        field: 'shared',
        send: ({ noteId }) => ({ params: { id: noteId }, body: { ...note, version: 1 } }),
      },
    ],
  },
  deleteNote: {
    send: ({ noteId }) => ({ params: { id: noteId } }),
    answers: coachAnswers(200, 404),
    bad: [{ wrong: 'no such note', field: null, send: () => MISSING }],
  },
  listSharedNotes: {
    send: () => ({}),
    answers: EVERYBODY_SIGNED_IN,
    hides: ({ noteId }) => [noteId, NOTE],
    bad: NO_INPUT,
  },
  seeSharedNote: {
    // The note is not shared, so it is nobody's to see.
    send: ({ noteId }) => ({ params: { id: noteId } }),
    answers: {
      ...EVERYBODY_SIGNED_IN,
      student: 404,
      otherStudent: 404,
      coach: 404,
      otherCoach: 404,
      admin: 404,
    },
    bad: [{ wrong: 'no such note', field: null, send: () => ({ params: { id: MISSING_ID } }) }],
  },
} satisfies Partial<Record<keyof typeof ENDPOINTS, AccessRow>>
