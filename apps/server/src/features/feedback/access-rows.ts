import {
  type AccessRows,
  adminAnswers,
  coachAnswers,
  MISSING_ID,
  NO_INPUT,
} from '../../testing/access-row.ts'

/** What students say about a session. */
export const ACCESS_ROWS: AccessRows<'feedback'> = {
  giveFeedback: {
    send: ({ pastBookingId }) => ({ params: { id: pastBookingId }, body: { coach_rating: 5 } }),
    answers: { signedOut: 401, student: 200, otherStudent: 404, coach: 404, otherCoach: 404, admin: 404 },
    bad: [
      {
        wrong: 'no stars',
        field: 'coach_rating',
        send: ({ pastBookingId }) => ({ params: { id: pastBookingId }, body: {} }),
      },
      {
        wrong: 'six stars',
        field: 'coach_rating',
        send: ({ pastBookingId }) => ({ params: { id: pastBookingId }, body: { coach_rating: 6 } }),
      },
      {
        wrong: 'another word for what the form said',
        field: 'texts',
        send: ({ pastBookingId }) => ({
          params: { id: pastBookingId },
          query: { texts: 'mine' },
          body: { coach_rating: 5 },
        }),
      },
      {
        wrong: 'a session that does not exist',
        field: null,
        send: () => ({ params: { id: MISSING_ID }, body: { coach_rating: 5 } }),
      },
    ],
  },
  listCoachAnswers: {
    send: () => ({}),
    answers: coachAnswers(200, 200),
    hides: ({ student }) => [student.profileId, student.email],
    bad: NO_INPUT,
  },
  listProgrammeAnswers: {
    send: () => ({}),
    answers: adminAnswers(200),
    hides: ({ student }) => [student.profileId, student.email],
    bad: NO_INPUT,
  },
}
