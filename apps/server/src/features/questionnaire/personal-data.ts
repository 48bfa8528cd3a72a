import {
  IN_STUDENTS,
  type NounData,
  OF_STUDENT,
  OFFICE,
  type Reader,
} from '../../plugins/database/personal-data.ts'
import { areReplaced, questionnaires } from './personal-data/queries.ts'

/** Students answer for the coaches of their matches. */
const ANSWERED: readonly Reader[] = ['self', 'coach']

export const questionnaireData: NounData = {
  tables: {
    response_sets: {
      ...OF_STUDENT,
      file: 'questionnaires',
      seen: ANSWERED,
      kept: { kind: 'answers', since: areReplaced },
    },
    responses: {
      whose: {},
      file: 'questionnaires',
      seen: ANSWERED,
      ends: { with: 'response_sets' },
      columns: { answer_text: { ...IN_STUDENTS, text: 'lines' } },
    },
    questionnaire_versions: {
      whose: { account: 'saved_by' },
      file: 'questionnaire_saves',
      plain: { of: 'admin', title: 'questionnaireSavesTitle', order: 'version desc' },
      seen: OFFICE,
      ends: { stays: 'who saved is only an id, which identifies nobody any more' },
      columns: {
        version: { file: true },
        saved_at: { file: true },
        added: { file: true },
        edited: { file: true },
        removed: { file: true },
      },
    },
    questions: {
      nobody: 'what everybody is asked',
      columns: { question_text: { text: 'line' }, question_text_es: { text: 'line' } },
    },
    choices: {
      nobody: 'what everybody may choose from',
      columns: { choice_text: { text: 'line' }, choice_text_es: { text: 'line' } },
    },
  },
  sections: [
    {
      of: 'student',
      key: 'questionnaires',
      title: 'answersTitle',
      about: 'aboutAnswers',
      read: questionnaires,
      forStaff: null,
    },
  ],
}
