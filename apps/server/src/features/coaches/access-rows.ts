import {
  type AccessRows,
  adminAnswers,
  coachAnswers,
  EVERYBODY_SIGNED_IN,
  MISSING,
  MISSING_ID,
  NO_INPUT,
  PIXEL,
  upload,
} from '../../testing/access-row.ts'

/** The place where a coach meets, with an invalid part. */
const place = (wrong: object) => ({ body: { phone: '', link: '', ...wrong } })
const badPage = (field: string, wrong: string, value: string) => ({
  wrong,
  field,
  send: () => ({ query: { [field]: value } }),
})

/** Coaches as students look for them, their own page, and its review. */
export const ACCESS_ROWS: AccessRows<'coaches'> = {
  listMentors: {
    send: () => ({}),
    answers: EVERYBODY_SIGNED_IN,
    hides: ({ coach, joiningCoach }) => [coach.email, joiningCoach.profileId],
    bad: [
      badPage('limit', 'no coach a page', '0'),
      badPage('limit', 'more than a page holds', '51'),
      badPage('limit', 'half a coach', '1.5'),
      badPage('limit', 'no number', 'all'),
      badPage('cursor', 'a cursor of its own making', 'nowhere'),
      badPage('free_before', 'a date without a time', '2026-11-20'),
      badPage('search', 'U+0000 in what is searched', 'a\u0000'),
      badPage('focus', 'a focus longer than any', 'a'.repeat(121)),
      badPage('language', 'a language longer than any', 'a'.repeat(121)),
    ],
  },
  getMentor: {
    send: ({ coach }) => ({ params: { id: coach.profileId } }),
    answers: EVERYBODY_SIGNED_IN,
    hides: ({ coach }) => [coach.email],
    bad: [
      { wrong: 'an id of nobody', field: null, send: () => ({ params: { id: MISSING_ID } }) },
      { wrong: 'what is no id', field: null, send: () => ({ params: { id: 'nobody' } }) },
      {
        wrong: 'a coach who is not open',
        field: null,
        send: ({ joiningCoach }) => ({ params: { id: joiningCoach.profileId } }),
      },
    ],
  },
  getOwnCoachProfile: {
    send: () => ({}),
    answers: coachAnswers(200, 200),
    hides: ({ student }) => [student.profileId],
    bad: NO_INPUT,
  },
  getMeetingPlace: { send: () => ({}), answers: coachAnswers(200, 200), bad: NO_INPUT },
  saveMeetingPlace: {
    send: () => ({ body: { phone: '+1 617 555 0100', link: 'https://meet.example/maya' } }),
    answers: coachAnswers(200, 200),
    bad: [
      { wrong: 'a number without its country', field: 'phone', send: () => place({ phone: '617 555 0100' }) },
      { wrong: 'a link without https', field: 'link', send: () => place({ link: 'http://meet.example/' }) },
      {
        wrong: 'a link to this service',
        field: 'link',
        send: () => place({ link: 'https://LocalHost.:8443/session/7' }),
      },
      { wrong: 'a script', field: 'link', send: () => place({ link: 'javascript:alert(1)' }) },
      { wrong: 'no link at all', field: 'link', send: () => ({ body: { phone: '' } }) },
    ],
  },
  updateCoachProfile: {
    send: () => ({ body: { focus_area: 'Sleep' } }),
    answers: coachAnswers(200, 200),
    bad: [
      {
        wrong: 'a zone that is none',
        field: 'time_zone',
        send: () => ({ body: { time_zone: 'Mars/Olympus' } }),
      },
      {
        wrong: 'an emptied text of an approved coach',
        field: 'description',
        send: () => ({ body: { description: '<p></p>' } }),
      },
      {
        wrong: 'a text over its limit',
        field: 'description',
        send: () => ({ body: { description: 'x'.repeat(10_001) } }),
      },
      {
        wrong: 'a school over its limit',
        field: 'school',
        send: () => ({ body: { school: 'x'.repeat(121) } }),
      },
      { wrong: 'a code that is none', field: 'codes', send: () => ({ body: { codes: ['focus:flying'] } }) },
      {
        wrong: 'a code that is a student’s',
        field: 'codes.0',
        send: () => ({ body: { codes: ['time:morning'] } }),
      },
      {
        wrong: 'a code twice',
        field: 'codes',
        send: () => ({ body: { codes: ['focus:sleep', 'language:english', 'focus:sleep'] } }),
      },
      { wrong: 'no list of codes', field: 'codes', send: () => ({ body: { codes: 'focus:sleep' } }) },
      {
        wrong: 'no language left to an approved coach',
        field: 'codes',
        send: () => ({ body: { codes: ['focus:sleep'] } }),
      },
    ],
  },
  uploadCoachPicture: {
    send: ({ coach }) => upload(coach.accountId, PIXEL),
    answers: coachAnswers(200, 200),
    bad: [
      {
        wrong: 'not a picture',
        field: 'image',
        send: ({ coach }) => upload(coach.accountId, Buffer.from('%PDF-1.7')),
      },
    ],
  },
  getCoach: {
    send: ({ joiningCoach }) => ({ params: { id: joiningCoach.profileId } }),
    answers: adminAnswers(200),
    bad: [{ wrong: 'no such coach', field: null, send: () => MISSING }],
  },
  approveCoach: {
    send: ({ joiningCoach }) => ({ params: { id: joiningCoach.profileId }, body: { version: 1 } }),
    answers: adminAnswers(201),
    bad: [
      {
        wrong: 'no version',
        field: 'version',
        send: ({ joiningCoach }) => ({ params: { id: joiningCoach.profileId }, body: {} }),
      },
      { wrong: 'no such coach', field: null, send: () => ({ ...MISSING, body: { version: 1 } }) },
    ],
  },
  askForChanges: {
    send: ({ joiningCoach }) => ({
      params: { id: joiningCoach.profileId },
      body: { version: 1, words: 'Please say more about yourself' },
    }),
    answers: adminAnswers(201),
    bad: [
      {
        wrong: 'no words',
        field: 'words',
        send: ({ joiningCoach }) => ({
          params: { id: joiningCoach.profileId },
          body: { version: 1, words: ' ' },
        }),
      },
      { wrong: 'no such coach', field: null, send: () => ({ ...MISSING, body: { version: 1, words: 'x' } }) },
    ],
  },
  sendForReview: {
    send: () => ({}),
    // Nothing was asked of these coaches.
    answers: coachAnswers(409, 409),
    bad: NO_INPUT,
  },
  setCapacity: {
    send: ({ coach }) => ({ params: { id: coach.profileId }, body: { version: 1, capacity: 12 } }),
    answers: adminAnswers(200),
    bad: [
      {
        wrong: 'more than 200',
        field: 'capacity',
        send: ({ coach }) => ({ params: { id: coach.profileId }, body: { version: 1, capacity: 201 } }),
      },
      {
        wrong: 'half a student',
        field: 'capacity',
        send: ({ coach }) => ({ params: { id: coach.profileId }, body: { version: 1, capacity: 2.5 } }),
      },
      {
        wrong: 'no such coach',
        field: null,
        send: () => ({ ...MISSING, body: { version: 1, capacity: 1 } }),
      },
    ],
  },
}
