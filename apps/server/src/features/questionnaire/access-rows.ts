import {
  type AccessRows,
  adminAnswers,
  EVERYBODY_SIGNED_IN,
  MISSING_ID,
  NO_INPUT,
  STUDENTS_ONLY,
} from '../../testing/access-row.ts'

const choice = (choice_text: string) => ({ id: null, choice_text, code: null })
const QUESTION = {
  id: null,
  question_text: 'What brings you here?',
  question_type: 'multiple_choice',
  counts: false,
  choices: [choice('Sleep'), choice('Exams')],
}

/** Replaces all questions with a single one, with part of it changed. */
const saving = (change: object) => () => ({ body: { version: 1, questions: [{ ...QUESTION, ...change }] } })

/** The questionnaire as administrators edit it, and students' answers. */
export const ACCESS_ROWS: AccessRows<'questionnaire'> = {
  listQuestions: { send: () => ({}), answers: EVERYBODY_SIGNED_IN, bad: NO_INPUT },
  listResponses: { send: () => ({}), answers: EVERYBODY_SIGNED_IN, bad: NO_INPUT },
  submitResponses: {
    send: ({ answers }) => ({ body: answers }),
    answers: { signedOut: 401, student: 201, otherStudent: 201, coach: 403, otherCoach: 403, admin: 403 },
    bad: [
      { wrong: 'not a list', field: 'body', send: () => ({ body: {} }) },
      {
        wrong: 'an unknown question',
        field: '0.question',
        send: ({ answers }) => ({ body: [{ ...answers[0], question: MISSING_ID }, ...answers.slice(1)] }),
      },
    ],
  },
  previewResponses: {
    send: ({ answers }) => ({ body: answers }),
    answers: STUDENTS_ONLY,
    hides: ({ student }) => [student.profileId, student.accountId],
    bad: [
      { wrong: 'not a list', field: 'body', send: () => ({ body: {} }) },
      {
        wrong: 'an unknown question',
        field: '0.question',
        send: ({ answers }) => ({ body: [{ ...answers[0], question: MISSING_ID }, ...answers.slice(1)] }),
      },
      {
        wrong: 'more answers than there can be',
        field: 'body',
        send: ({ answers }) => ({ body: Array(201).fill(answers[0]) }),
      },
    ],
  },
  getQuestionnaire: { send: () => ({}), answers: adminAnswers(200), bad: NO_INPUT },
  saveQuestionnaire: {
    send: saving({}),
    answers: adminAnswers(200),
    bad: [
      { wrong: 'no version', field: 'version', send: () => ({ body: { questions: [QUESTION] } }) },
      { wrong: 'no question', field: 'questions', send: () => ({ body: { version: 1, questions: [] } }) },
      {
        wrong: 'a question without words',
        field: 'questions.0.question_text',
        send: saving({ question_text: ' ' }),
      },
      { wrong: 'one choice', field: 'questions.0.choices', send: saving({ choices: [choice('Sleep')] }) },
      {
        wrong: 'a code that is none',
        field: 'questions.0.choices.1.code',
        send: saving({ choices: [choice('Sleep'), { ...choice('Exams'), code: 'focus:finals' }] }),
      },
      { wrong: 'a question that is not there', field: 'questions.0.id', send: saving({ id: MISSING_ID }) },
    ],
  },
  listQuestionnaireVersions: {
    send: () => ({}),
    answers: adminAnswers(200),
    bad: [{ wrong: 'a made-up cursor', field: 'cursor', send: () => ({ query: { cursor: 'e30' } }) }],
  },
}
