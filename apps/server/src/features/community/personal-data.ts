import { IN_STUDENTS, type NounData, OF_STUDENT, SELF } from '../../plugins/database/personal-data.ts'
import { stories, storyDecisions } from './personal-data/queries.ts'

/** Others read stories without knowing whose they are, and so do staff: their file of a person must not tell. */
export const communityData: NounData = {
  tables: {
    // Without the story, which belongs to somebody else; so are thanks.
    story_reports: {
      ...OF_STUDENT,
      file: 'story_reports',
      plain: { title: 'storyReportsTitle', order: 'created_at desc' },
      seen: SELF,
      columns: {
        reason: { file: true, text: 'lines' },
        created_at: { file: 'reported_at' },
        settled_at: { file: true },
      },
    },
    story_thanks: {
      ...OF_STUDENT,
      file: 'story_thanks',
      plain: { title: 'storyThanksTitle', order: 'created_at desc' },
      seen: SELF,
      columns: { created_at: { file: 'said_at' } },
    },
    // Until the mail is sent.
    wall_waits: {
      ...OF_STUDENT,
      file: 'wall_waits',
      plain: { title: 'wallWaitsTitle' },
      columns: { asked_at: { file: true } },
    },
    stories: {
      ...OF_STUDENT,
      file: 'stories',
      seen: SELF,
      columns: {
        school: IN_STUDENTS,
        title: { ...IN_STUDENTS, text: 'line' },
        story: { ...IN_STUDENTS, text: 'lines' },
        tags: IN_STUDENTS,
        decision_reason: { file: ['student', 'admin'], text: 'lines' },
      },
    },
    // The administrator who wrote is only an id, which identifies nobody any more.
    story_messages: {
      whose: {},
      file: 'stories',
      seen: SELF,
      ends: { with: 'stories' },
      columns: { text: { ...IN_STUDENTS, text: 'lines' }, answer: { ...IN_STUDENTS, text: 'lines' } },
    },
  },
  sections: [
    { of: 'student', key: 'stories', title: 'storiesTitle', read: stories, forStaff: null },
    { of: 'admin', key: 'story_decisions', title: 'storyDecisionsTitle', read: storyDecisions },
  ],
}
