import {
  type AccessRows,
  adminAnswers,
  coachAnswers,
  EVERYBODY_SIGNED_IN,
  MISSING,
  NO_INPUT,
  STUDENTS_ONLY,
} from '../../testing/access-row.ts'
import type { AccessWorld } from '../../testing/access-world.ts'

const request = { place: 'feedback', text: 'At night I want to die.' }
const answer = { note: 'We spoke, and called together.', version: 1 }
const settings = {
  number: '116 123',
  takes_texts: false,
  chat_url: '',
  emergency_number: '112',
  protocol: 'Stay, ask, call, tell.',
  version: 1,
}
const worry = ({ actors }: AccessWorld) => ({ text: 'I am worried.', staff: [actors.admin!.accountId] })
const open = ({ careRequests }: AccessWorld) => ({ params: { id: careRequests.open } })
const answered = ({ careRequests }: AccessWorld) => ({ params: { id: careRequests.answered } })
const wrongSetting = (field: string, value: unknown) => ({
  wrong: `${field} that is none`,
  field,
  send: () => ({ body: { ...settings, [field]: value } }),
})
const phrase = { text: 'gorge bridge', level: 'clear' }
const wrongPhrases = [
  { wrong: 'no words', field: 'text', send: () => ({ body: { ...phrase, text: ' ' } }) },
  { wrong: 'one letter', field: 'text', send: () => ({ body: { ...phrase, text: 'x' } }) },
  {
    wrong: 'a phrase over its limit',
    field: 'text',
    send: () => ({ body: { ...phrase, text: 'x'.repeat(61) } }),
  },
  { wrong: 'signs alone', field: 'text', send: () => ({ body: { ...phrase, text: '?!' } }) },
  { wrong: 'an unknown level', field: 'level', send: () => ({ body: { ...phrase, level: 'calm' } }) },
]

/** Help in a crisis, and students who ask staff to get in touch. */
export const ACCESS_ROWS: AccessRows<'care'> = {
  getCrisisLine: { send: () => ({}), answers: EVERYBODY_SIGNED_IN, bad: NO_INPUT },
  getCareProtocol: {
    send: () => ({}),
    answers: { ...EVERYBODY_SIGNED_IN, student: 403, otherStudent: 403 },
    bad: NO_INPUT,
  },
  getCareContact: { send: () => ({}), answers: EVERYBODY_SIGNED_IN, bad: NO_INPUT },
  askForContact: {
    send: () => ({ body: request }),
    answers: { ...STUDENTS_ONLY, student: 201, otherStudent: 201 },
    bad: [
      { wrong: 'no text', field: 'text', send: () => ({ body: { ...request, text: ' ' } }) },
      {
        wrong: 'a line over its limit',
        field: 'text',
        send: () => ({ body: { place: 'asked', text: 'x'.repeat(501) } }),
      },
      { wrong: 'no such place', field: 'place', send: () => ({ body: { ...request, place: 'diary' } }) },
    ],
  },
  getContactOffer: {
    send: () => ({}),
    answers: { ...STUDENTS_ONLY, student: 200, otherStudent: 200 },
    bad: NO_INPUT,
  },
  getCareSettings: { send: () => ({}), answers: adminAnswers(200), bad: NO_INPUT },
  saveCareSettings: {
    send: () => ({ body: settings }),
    answers: adminAnswers(200),
    bad: [
      wrongSetting('number', 'call us'),
      wrongSetting('takes_texts', 'maybe'),
      wrongSetting('chat_url', 'http://chat.example'),
      wrongSetting('spanish_chat_url', 'http://chat.example/es'),
      wrongSetting('asking_for_spanish', 'x'.repeat(61)),
      wrongSetting('emergency_number', ''),
      wrongSetting('protocol', ' '),
      wrongSetting('protocol_es', 'x'.repeat(10_001)),
      wrongSetting('contact_email', 'call us'),
      wrongSetting('hours', 'x'.repeat(201)),
      wrongSetting('version', undefined),
    ],
  },
  listCareRequests: {
    send: () => ({}),
    answers: adminAnswers(200),
    bad: [
      { wrong: 'an unknown list', field: 'list', send: () => ({ query: { list: 'secret' } }) },
      { wrong: 'a made-up cursor', field: 'cursor', send: () => ({ query: { cursor: 'bm90IGpzb24' } }) },
    ],
  },
  countCareRequests: { send: () => ({}), answers: adminAnswers(200), bad: NO_INPUT },
  readCareRequest: {
    send: open,
    answers: adminAnswers(200),
    bad: [{ wrong: 'no such request', field: null, send: () => MISSING }],
  },
  answerCareRequest: {
    send: (world) => ({ ...open(world), body: answer }),
    answers: adminAnswers(200),
    bad: [
      {
        wrong: 'nothing said',
        field: 'note',
        send: (world) => ({ ...open(world), body: { ...answer, note: ' ' } }),
      },
      {
        wrong: 'no version',
        field: 'version',
        send: (world) => ({ ...open(world), body: { note: answer.note } }),
      },
      { wrong: 'no such request', field: null, send: () => ({ ...MISSING, body: answer }) },
    ],
  },
  reopenCareRequest: {
    send: (world) => ({ ...answered(world), body: { version: 1 } }),
    answers: adminAnswers(200),
    bad: [
      { wrong: 'no version', field: 'version', send: (world) => ({ ...answered(world), body: {} }) },
      { wrong: 'no such request', field: null, send: () => ({ ...MISSING, body: { version: 1 } }) },
    ],
  },
  listRiskPhrases: { send: () => ({}), answers: EVERYBODY_SIGNED_IN, bad: NO_INPUT },
  listOwnPhrases: { send: () => ({}), answers: adminAnswers(200), bad: NO_INPUT },
  tryPhrase: { send: () => ({ body: phrase }), answers: adminAnswers(200), bad: wrongPhrases },
  addOwnPhrase: { send: () => ({ body: phrase }), answers: adminAnswers(201), bad: wrongPhrases },
  removeOwnPhrase: {
    send: ({ phraseId }) => ({ params: { id: phraseId } }),
    answers: adminAnswers(200),
    bad: [{ wrong: 'no such phrase', field: null, send: () => MISSING }],
  },
  getCareStaff: { send: () => ({}), answers: coachAnswers(200, 200), bad: NO_INPUT },
  handOverWorry: {
    send: (world) => ({ params: { id: world.student.profileId }, body: worry(world) }),
    answers: coachAnswers(201, 404),
    bad: [
      { wrong: 'nobody', field: null, send: (world) => ({ ...MISSING, body: worry(world) }) },
      {
        wrong: 'no words',
        field: 'text',
        send: (world) => ({
          params: { id: world.student.profileId },
          body: { ...worry(world), text: ' ' },
        }),
      },
      {
        wrong: 'nobody named',
        field: 'staff',
        send: (world) => ({ params: { id: world.student.profileId }, body: { ...worry(world), staff: [] } }),
      },
      {
        wrong: 'somebody who is no staff',
        field: 'staff',
        send: (world) => ({
          params: { id: world.student.profileId },
          body: { ...worry(world), staff: [world.student.accountId] },
        }),
      },
    ],
  },
  listWorries: {
    send: ({ student }) => ({ params: { id: student.profileId } }),
    answers: coachAnswers(200, 404),
    bad: [{ wrong: 'nobody', field: null, send: () => MISSING }],
  },
  listCareStaff: { send: () => ({}), answers: adminAnswers(200), bad: NO_INPUT },
  saveCareStaff: {
    send: ({ actors }) => ({ body: { accounts: [actors.admin!.accountId] } }),
    answers: adminAnswers(200),
    bad: [
      {
        wrong: 'somebody who is no administrator',
        field: 'accounts',
        send: ({ student }) => ({ body: { accounts: [student.accountId] } }),
      },
    ],
  },
}
