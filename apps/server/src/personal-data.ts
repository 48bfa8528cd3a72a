import { accountsData } from './features/accounts/personal-data.ts'
import { auditData } from './features/audit/personal-data.ts'
import { availabilityData } from './features/availability/personal-data.ts'
import { bookingsData } from './features/bookings/personal-data.ts'
import { calendarsData } from './features/calendars/personal-data.ts'
import { careData } from './features/care/personal-data.ts'
import { coachesData } from './features/coaches/personal-data.ts'
import { communityData } from './features/community/personal-data.ts'
import { feedData } from './features/feed/personal-data.ts'
import { feedbackData } from './features/feedback/personal-data.ts'
import { matchingData } from './features/matching/personal-data.ts'
import { notificationsData } from './features/notifications/personal-data.ts'
import { peopleData } from './features/people/personal-data.ts'
import { profilesData } from './features/profiles/personal-data.ts'
import { programmeData } from './features/programme/personal-data.ts'
import { questionnaireData } from './features/questionnaire/personal-data.ts'
import { retentionData } from './features/retention/personal-data.ts'
import { rostersData } from './features/rosters/personal-data.ts'
import { schoolsData } from './features/schools/personal-data.ts'
import { sessionsData } from './features/sessions/personal-data.ts'
import { forgetReplies } from './plugins/database/idempotency.ts'
import { NO_READER, type NounData, OF_ACCOUNT, type PersonalData } from './plugins/database/personal-data.ts'

/** The tables of the plugins. */
const pluginsData: NounData = {
  tables: {
    idempotency_keys: {
      ...OF_ACCOUNT,
      file: { not: 'copies, kept for a day, of answers about sessions and held times in the file' },
      seen: NO_READER,
      ends: forgetReplies,
      kept: { kind: 'idempotency_keys', since: 'created_at' },
      columns: { key: {}, request_hash: {}, reply: {} },
    },
    rate_limits: {
      whose: {},
      file: { not: 'counts under digests of addresses, which nobody can read back' },
      seen: NO_READER,
      ends: { stays: 'the digests are kept for an hour' },
      columns: { key: {} },
    },
    file_removals: { nobody: 'names of objects in the bucket that no row refers to' },
    file_home: { nobody: 'where files are stored' },
    web_assets: { nobody: 'the files of the web app' },
    readiness: { nobody: 'one row that the service writes to see whether it can' },
    cleaned_texts: { nobody: 'how far stored texts are normalised, by table' },
  },
}

/**
 * What all nouns say of their tables, in the order in which an account that ends is erased: the account itself last, and
 * a coach's page before the records of matching.
 */
export const PERSONAL_DATA: PersonalData = [
  questionnaireData,
  communityData,
  careData,
  schoolsData,
  feedbackData,
  sessionsData,
  bookingsData,
  availabilityData,
  profilesData,
  coachesData,
  matchingData,
  notificationsData,
  calendarsData,
  pluginsData,
  peopleData,
  rostersData,
  feedData,
  programmeData,
  retentionData,
  auditData,
  accountsData,
]
