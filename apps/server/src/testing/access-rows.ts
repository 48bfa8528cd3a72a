import type { ENDPOINTS, ENDPOINTS_BY_NOUN } from '@shinequo/contract/endpoints'
import { ACCESS_ROWS as accounts } from '../features/accounts/access-rows.ts'
import { ACCESS_ROWS as audit } from '../features/audit/access-rows.ts'
import { ACCESS_ROWS as availability } from '../features/availability/access-rows.ts'
import { ACCESS_ROWS as bookings } from '../features/bookings/access-rows.ts'
import { ACCESS_ROWS as calendars } from '../features/calendars/access-rows.ts'
import { ACCESS_ROWS as care } from '../features/care/access-rows.ts'
import { ACCESS_ROWS as coaches } from '../features/coaches/access-rows.ts'
import { ACCESS_ROWS as community } from '../features/community/access-rows.ts'
import { ACCESS_ROWS as feed } from '../features/feed/access-rows.ts'
import { ACCESS_ROWS as feedback } from '../features/feedback/access-rows.ts'
import { ACCESS_ROWS as matching } from '../features/matching/access-rows.ts'
import { ACCESS_ROWS as notifications } from '../features/notifications/access-rows.ts'
import { ACCESS_ROWS as people } from '../features/people/access-rows.ts'
import { ACCESS_ROWS as profiles } from '../features/profiles/access-rows.ts'
import { ACCESS_ROWS as programme } from '../features/programme/access-rows.ts'
import { ACCESS_ROWS as questionnaire } from '../features/questionnaire/access-rows.ts'
import { ACCESS_ROWS as retention } from '../features/retention/access-rows.ts'
import { ACCESS_ROWS as rosters } from '../features/rosters/access-rows.ts'
import { ACCESS_ROWS as schools } from '../features/schools/access-rows.ts'
import { ACCESS_ROWS as sessions } from '../features/sessions/access-rows.ts'
import { type AccessRow, type AccessRows, NO_INPUT, publicAnswers } from './access-row.ts'

/** Endpoints of no noun. */
const health: AccessRows<'health'> = {
  healthLive: { send: () => ({}), answers: publicAnswers(200), bad: NO_INPUT },
  healthReady: { send: () => ({}), answers: publicAnswers(200), bad: NO_INPUT },
  openApiDocument: { send: () => ({}), answers: publicAnswers(200), bad: NO_INPUT },
}

/** The rows of each noun, which stand in `features/<noun>/access-rows.ts`. */
export const ACCESS_ROWS_BY_NOUN: { [Noun in keyof typeof ENDPOINTS_BY_NOUN]: AccessRows<Noun> } = {
  accounts,
  audit,
  availability,
  bookings,
  calendars,
  care,
  coaches,
  community,
  feed,
  feedback,
  health,
  matching,
  notifications,
  people,
  profiles,
  programme,
  questionnaire,
  retention,
  rosters,
  schools,
  sessions,
}

/** A row for each endpoint of the contract. The compiler and a test detect a missing one. */
export const ACCESS_ROWS: Record<keyof typeof ENDPOINTS, AccessRow> = Object.assign(
  {},
  ...Object.values(ACCESS_ROWS_BY_NOUN),
)
