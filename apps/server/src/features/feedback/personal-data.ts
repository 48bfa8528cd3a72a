import {
  IN_STUDENTS,
  type NounData,
  OF_SESSION,
  SELF,
  without,
} from '../../plugins/database/personal-data.ts'
import { feedbackGiven, ratingsReceived } from './personal-data/queries.ts'

export const feedbackData: NounData = {
  tables: {
    // The stars stay, so that a coach's rating does not change.
    feedback: {
      ...OF_SESSION,
      file: 'feedback',
      seen: SELF,
      ends: 'blanked',
      columns: {
        booking_id: {},
        coach_id: {},
        coach_rating: { seen: ['self', 'coach'] },
        rating: {},
        // Of texts that may be read, coaches and staff learn neither whose they are nor of which session.
        experience: { ...IN_STUDENTS, text: 'lines', blank: '' },
        feedback: { ...IN_STUDENTS, text: 'lines', blank: '' },
        recommend: {},
        impact: { ...IN_STUDENTS, text: 'lines', blank: '' },
        is_video_testimonial_share: { blank: false },
        testimonial_link: { ...IN_STUDENTS, text: 'line', blank: '' },
        created_at: { seen: ['self', 'coach', 'staff'] },
        shared_as: { file: { not: 'a random order, in which texts are read without names' } },
      },
    },
  },
  sections: [
    {
      of: 'student',
      key: 'feedback',
      title: 'feedbackTitle',
      read: feedbackGiven,
      // Only when it was given: no page shows staff the stars of one session, or any words.
      forStaff: ({ session_at, given_at }: { session_at: Date; given_at: Date }) => ({
        session_at,
        given_at,
      }),
    },
    {
      of: 'coach',
      key: 'ratings',
      title: 'ratingsTitle',
      about: 'aboutRatings',
      read: ratingsReceived,
      // With the sessions, the stars would tell what each student gave.
      forStaff: without('stars'),
    },
  ],
}
