import { type AccessRows, adminAnswers, EVERYBODY_SIGNED_IN, NO_INPUT } from '../../testing/access-row.ts'

const settings = {
  matching_mode: 'admin',
  restrict_booking_to_matches: false,
  most_upcoming_sessions: 5,
  cancel_notice_minutes: 120,
  direct_calls: true,
  version: 1,
}

const FALL = { name: 'Fall 2026', first_day: '2026-08-24', last_day: '2026-12-11' }

/** The programme's figures, settings, terms and look. */
export const ACCESS_ROWS: AccessRows<'programme'> = {
  getProgrammeFigures: {
    send: () => ({ query: { period: '7d' } }),
    answers: adminAnswers(200),
    hides: ({ student }) => [student.profileId, student.email],
    bad: [{ wrong: 'an unknown period', field: 'period', send: () => ({ query: { period: 'year' } }) }],
  },
  listCoachLoads: {
    send: () => ({}),
    answers: adminAnswers(200),
    hides: ({ student }) => [student.profileId, student.email],
    bad: [
      { wrong: 'a made-up cursor', field: 'cursor', send: () => ({ query: { cursor: 'WyJ4Il0' } }) },
      {
        wrong: 'a cursor over its limit',
        field: 'cursor',
        send: () => ({ query: { cursor: 'x'.repeat(401) } }),
      },
    ],
  },
  getProgrammeNeeds: {
    send: () => ({}),
    answers: adminAnswers(200),
    hides: ({ student }) => [student.profileId, student.email],
    bad: NO_INPUT,
  },
  getLook: { send: () => ({}), answers: EVERYBODY_SIGNED_IN, bad: NO_INPUT },
  saveLook: {
    send: () => ({ body: { name: 'Peers', accent: 'plum', version: 1 } }),
    answers: adminAnswers(200),
    bad: [
      {
        wrong: 'an unknown accent',
        field: 'accent',
        send: () => ({ body: { name: 'Peers', accent: 'red', version: 1 } }),
      },
      {
        wrong: 'a name over its limit',
        field: 'name',
        send: () => ({ body: { name: 'x'.repeat(41), accent: 'plum', version: 1 } }),
      },
    ],
  },
  getSetUp: {
    send: () => ({}),
    answers: adminAnswers(200),
    hides: ({ student }) => [student.profileId, student.email],
    bad: NO_INPUT,
  },
  skipStep: {
    send: () => ({ body: { step: 'trial', skipped: true } }),
    answers: adminAnswers(200),
    bad: [
      {
        wrong: 'a step that is none',
        field: 'step',
        send: () => ({ body: { step: 'party', skipped: true } }),
      },
      { wrong: 'neither yes nor no', field: 'skipped', send: () => ({ body: { step: 'trial' } }) },
    ],
  },
  getTerms: { send: () => ({}), answers: adminAnswers(200), bad: NO_INPUT },
  saveTerms: {
    send: () => ({ body: { terms: [FALL], version: 1 } }),
    answers: adminAnswers(200),
    bad: [
      {
        wrong: 'no list',
        field: 'terms',
        send: () => ({ body: { version: 1 } }),
      },
      {
        wrong: 'a term without a name',
        field: 'terms.0.name',
        send: () => ({ body: { terms: [{ ...FALL, name: ' ' }], version: 1 } }),
      },
      {
        wrong: 'a day that no month has',
        field: 'terms.0.first_day',
        send: () => ({ body: { terms: [{ ...FALL, first_day: '2026-02-30' }], version: 1 } }),
      },
      {
        wrong: 'a last day before the first',
        field: 'terms.0.last_day',
        send: () => ({ body: { terms: [{ ...FALL, last_day: '2026-08-23' }], version: 1 } }),
      },
      {
        wrong: 'two terms that share a day',
        field: 'terms.1.first_day',
        send: () => ({
          body: {
            terms: [FALL, { name: 'Winter', first_day: '2026-12-11', last_day: '2027-01-15' }],
            version: 1,
          },
        }),
      },
    ],
  },
  listQuietStudents: {
    send: () => ({ query: { weeks: '3' } }),
    answers: adminAnswers(200),
    bad: [
      { wrong: 'another number of weeks', field: 'weeks', send: () => ({ query: { weeks: '5' } }) },
      { wrong: 'an unknown order', field: 'sort', send: () => ({ query: { sort: 'best' } }) },
      { wrong: 'an unknown choice', field: 'coached', send: () => ({ query: { coached: 'some' } }) },
      { wrong: 'a made-up cursor', field: 'cursor', send: () => ({ query: { cursor: 'WyJ4Il0' } }) },
    ],
  },
  exportQuietStudents: {
    send: () => ({ query: { weeks: '3' } }),
    answers: adminAnswers(200),
    bad: [{ wrong: 'another number of weeks', field: 'weeks', send: () => ({ query: { weeks: '5' } }) }],
  },
  getProgrammeSettings: { send: () => ({}), answers: adminAnswers(200), bad: NO_INPUT },
  saveProgrammeSettings: {
    send: () => ({ body: settings }),
    answers: adminAnswers(200),
    bad: [
      {
        wrong: 'a mode that is none',
        field: 'matching_mode',
        send: () => ({ body: { ...settings, matching_mode: 'lottery' } }),
      },
      {
        wrong: 'no version',
        field: 'version',
        send: () => ({ body: { ...settings, version: undefined } }),
      },
      {
        wrong: 'neither yes nor no',
        field: 'restrict_booking_to_matches',
        send: () => ({ body: { ...settings, restrict_booking_to_matches: 'maybe' } }),
      },
      {
        wrong: 'no sessions ahead at all',
        field: 'most_upcoming_sessions',
        send: () => ({ body: { ...settings, most_upcoming_sessions: 0 } }),
      },
      {
        wrong: 'a notice of more than a week',
        field: 'cancel_notice_minutes',
        send: () => ({ body: { ...settings, cancel_notice_minutes: 10_081 } }),
      },
      {
        wrong: 'a zone that is none',
        field: 'figures_zone',
        send: () => ({ body: { ...settings, figures_zone: 'Mars/Olympus' } }),
      },
    ],
  },
  exportProgramme: {
    send: () => ({ query: { table: 'load' } }),
    answers: adminAnswers(200),
    hides: ({ student }) => [student.profileId, student.email],
    bad: [
      { wrong: 'no table', field: 'table', send: () => ({ query: {} }) },
      { wrong: 'an unknown table', field: 'table', send: () => ({ query: { table: 'students' } }) },
      {
        wrong: 'an unknown period',
        field: 'period',
        send: () => ({ query: { table: 'load', period: 'ever' } }),
      },
    ],
  },
}
