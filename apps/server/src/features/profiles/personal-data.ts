import { ALL, type NounData, OF_STUDENT, type Reader } from '../../plugins/database/personal-data.ts'

/** What students share with the coaches of their matches, if they choose to, and with nobody else. */
const SHARED: readonly Reader[] = ['self', 'coach']

export const profilesData: NounData = {
  tables: {
    student_profiles: {
      ...OF_STUDENT,
      whose: { student: 'id' },
      seen: ['self', 'coach', 'staff'],
      file: 'profile',
      plain: { title: 'profileTitle' },
      ends: 'blanked',
      columns: {
        id: {},
        account_id: {},
        school: { file: true, text: 'line', blank: '' },
        degree: { file: true, blank: '' },
        course: { file: true, text: 'line', blank: '' },
        state: { file: true, text: 'line', blank: '' },
        city: { file: true, text: 'line', blank: '' },
        language_preference: { file: true, text: 'line', blank: '' },
        identify_as: { file: true, blank: '', seen: SHARED },
        sex: { file: true, blank: '', seen: SHARED },
        is_international: { file: true, blank: null, seen: SHARED },
        is_completed: { file: true },
        shares_identity: { file: 'shared_with_coaches', blank: false },
        picture_key: { blank: null },
        proved_school: { file: 'confirmed_school', blank: null },
        proved_by: { file: 'confirmed_by', blank: null },
        proved_at: { file: 'confirmed_at', blank: null },
        proof_taken_back: { file: 'confirmation_taken_back', blank: false },
        matching_held: {},
        reminded_at: { file: true, blank: null },
      },
    },
    // The files, which ending/service.ts drops; each is shown beside its person's profile.
    pictures: {
      whose: {},
      file: 'profile',
      seen: ALL,
      ends: { with: 'student_profiles' },
      columns: { key: {} },
    },
  },
}
