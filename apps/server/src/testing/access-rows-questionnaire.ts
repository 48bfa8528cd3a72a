import type { ENDPOINTS } from '@shinequo/contract/endpoints'
import { type AccessRow, adminAnswers, EVERYBODY_SIGNED_IN, MISSING_ID, NO_INPUT } from './access-row.ts'

const choice = (choice_text: string) => ({ id: null, choice_text, code: null })
const QUESTION = {
  id: null,
  question_text: 'What brings you here?',
  question_type: 'multiple_choice',
  counts: false,
  choices: [choice('Sleep'), choice('Exams')],
}
/** One question in place of all there are, with something of it changed. */
const saving = (change: object) => () => ({ body: { version: 1, questions: [{ ...QUESTION, ...change }] } })

/** The questionnaire as administrators edit it. */
export const QUESTIONNAIRE_ROWS = {
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
  listResponses: { send: () => ({}), answers: EVERYBODY_SIGNED_IN, bad: NO_INPUT },
  listQuestionnaireVersions: {
    send: () => ({}),
    answers: adminAnswers(200),
    bad: [{ wrong: 'a made-up cursor', field: 'cursor', send: () => ({ query: { cursor: 'e30' } }) }],
  },
} satisfies Partial<Record<keyof typeof ENDPOINTS, AccessRow>>
