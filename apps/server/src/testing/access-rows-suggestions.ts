import type { ENDPOINTS } from '@shinequo/contract/endpoints'
import { type AccessRow, coachAnswers, MISSING_ID, NO_INPUT, STUDENTS_ONLY } from './access-row.ts'

/** Times for a new session that coaches suggest to their students. */
export const SUGGESTION_ROWS = {
  listCoachSuggestions: {
    send: () => ({}),
    answers: coachAnswers(200, 200),
    hides: ({ student }) => [student.profileId],
    bad: NO_INPUT,
  },
  suggestTimes: {
    send: ({ student, openSlot }) => ({
      params: { id: student.profileId },
      body: { times: [openSlot.start_time] },
    }),
    answers: coachAnswers(200, 404),
    bad: [
      {
        wrong: 'no times',
        field: 'times',
        send: ({ student }) => ({ params: { id: student.profileId }, body: { times: [] } }),
      },
      {
        wrong: 'four times',
        field: 'times',
        send: ({ student, openSlot }) => ({
          params: { id: student.profileId },
          body: { times: Array(4).fill(openSlot.start_time) },
        }),
      },
      {
        wrong: 'a time that is none',
        field: 'times.0',
        send: ({ student }) => ({ params: { id: student.profileId }, body: { times: ['noon'] } }),
      },
      {
        wrong: 'no such student',
        field: null,
        send: ({ openSlot }) => ({ params: { id: MISSING_ID }, body: { times: [openSlot.start_time] } }),
      },
    ],
  },
  withdrawSuggestion: {
    send: ({ student }) => ({ params: { id: student.profileId } }),
    answers: coachAnswers(200, 404),
    bad: [{ wrong: 'no such student', field: null, send: () => ({ params: { id: MISSING_ID } }) }],
  },
  listSuggestions: {
    send: () => ({}),
    answers: STUDENTS_ONLY,
    hides: ({ suggestionId }) => [suggestionId],
    bad: NO_INPUT,
  },
  declineSuggestion: {
    send: ({ suggestionId }) => ({ params: { id: suggestionId } }),
    answers: { ...STUDENTS_ONLY, otherStudent: 404 },
    bad: [{ wrong: 'no such suggestion', field: null, send: () => ({ params: { id: MISSING_ID } }) }],
  },
} satisfies Partial<Record<keyof typeof ENDPOINTS, AccessRow>>
