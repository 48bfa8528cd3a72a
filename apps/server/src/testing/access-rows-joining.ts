import type { ENDPOINTS } from '@shinequo/contract/endpoints'
import {
  type AccessRow,
  adminAnswers,
  coachAnswers,
  MISSING_ID,
  NO_INPUT,
  PIXEL,
  publicAnswers,
  upload,
} from './access-row.ts'

const invited = { email: 'new@school.example', role: 'student', first_name: 'Noor', last_name: '' }
const reason = { reason: 'Asked for it' }
/** The place where a coach meets, with an invalid part. */
const place = (wrong: object) => ({ body: { phone: '', link: '', ...wrong } })
const MISSING = { params: { id: MISSING_ID } }

/** People, their invitations, and joining coaches. */
export const JOINING_ROWS = {
  exportPeople: {
    send: () => ({ query: { role: 'student' } }),
    answers: adminAnswers(200),
    bad: [
      { wrong: 'an unknown role', field: 'role', send: () => ({ query: { role: 'root' } }) },
      { wrong: 'an unknown state', field: 'state', send: () => ({ query: { state: 'asleep' } }) },
    ],
  },
  listPeople: {
    send: () => ({ query: { search: 'a' } }),
    answers: adminAnswers(200),
    bad: [
      { wrong: 'an unknown role', field: 'role', send: () => ({ query: { role: 'root' } }) },
      { wrong: 'an unknown state', field: 'state', send: () => ({ query: { state: 'asleep' } }) },
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
    bad: [
      {
        wrong: 'no reason',
        field: 'reason',
        send: ({ student }) => ({ params: { id: student.accountId }, body: {} }),
      },
      { wrong: 'nobody', field: null, send: () => ({ ...MISSING, body: reason }) },
    ],
  },
  suspendPerson: {
    send: ({ student }) => ({ params: { id: student.accountId }, body: reason }),
    answers: adminAnswers(201),
    bad: [
      {
        wrong: 'no reason',
        field: 'reason',
        send: ({ student }) => ({ params: { id: student.accountId }, body: { reason: ' ' } }),
      },
      { wrong: 'nobody', field: null, send: () => ({ ...MISSING, body: reason }) },
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
  invite: {
    send: () => ({ body: invited }),
    answers: adminAnswers(201),
    bad: [
      { wrong: 'no e-mail', field: 'email', send: () => ({ body: { ...invited, email: 'x' } }) },
      { wrong: 'an unknown role', field: 'role', send: () => ({ body: { ...invited, role: 'root' } }) },
      {
        wrong: 'a name over its limit',
        field: 'last_name',
        send: () => ({ body: { ...invited, last_name: 'x'.repeat(101) } }),
      },
    ],
  },
  listInvitations: {
    send: () => ({}),
    answers: adminAnswers(200),
    bad: [
      { wrong: 'a made-up cursor', field: 'cursor', send: () => ({ query: { cursor: 'WyJhIiwiYiJd' } }) },
    ],
  },
  sendInvitationAgain: {
    send: ({ invitation }) => ({ params: { id: invitation.id } }),
    answers: adminAnswers(200),
    bad: [{ wrong: 'no such invitation', field: null, send: () => MISSING }],
  },
  revokeInvitation: {
    send: ({ invitation }) => ({ params: { id: invitation.id } }),
    answers: adminAnswers(200),
    bad: [{ wrong: 'no such invitation', field: null, send: () => MISSING }],
  },
  lookAtInvitation: {
    send: ({ invitation }) => ({ body: { token: invitation.token } }),
    answers: publicAnswers(200),
    bad: [
      { wrong: 'no token', field: 'token', send: () => ({ body: {} }) },
      { wrong: 'a token that nobody has', field: null, send: () => ({ body: { token: 'x'.repeat(43) } }) },
    ],
  },
  acceptInvitation: {
    send: ({ invitation: { token } }) => ({
      body: { token, first_name: 'Ines', last_name: 'Moreau', password: 'A-quiet-river-42' },
    }),
    answers: publicAnswers(201),
    bad: [
      {
        wrong: 'a short password',
        field: 'password',
        send: ({ invitation: { token } }) => ({
          body: { token, first_name: 'Ines', last_name: 'Moreau', password: 'x' },
        }),
      },
      {
        wrong: 'the own name as a password',
        field: 'password',
        send: ({ invitation: { token } }) => ({
          body: { token, first_name: 'Ines', last_name: 'Moreau', password: 'Ines Moreau' },
        }),
      },
    ],
  },
  getOwnCoachProfile: {
    send: () => ({}),
    answers: coachAnswers(200, 200),
    hides: ({ student }) => [student.profileId],
    bad: NO_INPUT,
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
} satisfies Partial<Record<keyof typeof ENDPOINTS, AccessRow>>
