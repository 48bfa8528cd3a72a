import { type AccessRows, EVERYBODY_SIGNED_IN, NO_INPUT, PIXEL, upload } from '../../testing/access-row.ts'

/** Students' own profiles. */
export const ACCESS_ROWS: AccessRows<'profiles'> = {
  listStudentProfiles: {
    send: () => ({}),
    answers: EVERYBODY_SIGNED_IN,
    hides: ({ student }) => [student.profileId, student.email],
    bad: NO_INPUT,
  },
  updateStudentProfile: {
    send: ({ student }) => ({ params: { id: student.profileId }, body: { city: 'Salem' } }),
    answers: { signedOut: 401, student: 200, otherStudent: 404, coach: 404, otherCoach: 404, admin: 404 },
    bad: [
      {
        wrong: 'an unlisted degree',
        field: 'degree',
        send: ({ student }) => ({ params: { id: student.profileId }, body: { degree: 'wizard' } }),
      },
      {
        wrong: 'a required field emptied',
        field: 'course',
        send: ({ student }) => ({ params: { id: student.profileId }, body: { course: '' } }),
      },
      {
        wrong: 'an id of a wrong shape',
        field: null,
        send: () => ({ params: { id: 'me' }, body: { city: 'Salem' } }),
      },
    ],
  },
  uploadProfileImage: {
    send: ({ student }) => upload(student.accountId, PIXEL),
    answers: { signedOut: 401, student: 200, otherStudent: 403, coach: 403, otherCoach: 403, admin: 403 },
    bad: [
      {
        wrong: 'not a picture',
        field: 'image',
        send: ({ student }) => upload(student.accountId, Buffer.from('%PDF-1.7')),
      },
    ],
  },
}
