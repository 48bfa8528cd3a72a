import * as accountsAccountPage from './accounts/account-page.ts'
import * as accountsOwnAccount from './accounts/own-account.ts'
import * as accountsPasswords from './accounts/passwords.ts'
import * as accountsRequestedAddress from './accounts/requested-address.ts'
import * as accountsSignUp from './accounts/sign-up.ts'
import * as accounts from './accounts.ts'
import * as audit from './audit.ts'
import * as availabilityHours from './availability/hours.ts'
import * as availability from './availability.ts'
import * as bookingsCoachSessions from './bookings/coach-sessions.ts'
import * as bookingsSuggestions from './bookings/suggestions.ts'
import * as bookings from './bookings.ts'
import * as calendars from './calendars.ts'
import * as carePhrases from './care/phrases.ts'
import * as careWorries from './care/worries.ts'
import * as care from './care.ts'
import * as coachesMeetingPlace from './coaches/meeting-place.ts'
import * as coachesOwnPage from './coaches/own-page.ts'
import * as coachesReview from './coaches/review.ts'
import * as coaches from './coaches.ts'
import * as communityMessages from './community/messages.ts'
import * as communityOpening from './community/opening.ts'
import * as community from './community.ts'
import type { Endpoint } from './endpoint.ts'
import * as feedEvents from './feed/events.ts'
import * as feed from './feed.ts'
import * as feedback from './feedback.ts'
import * as health from './health.ts'
import * as matchingChanges from './matching/changes.ts'
import * as matchingEndings from './matching/endings.ts'
import * as matchingHolds from './matching/holds.ts'
import * as matchingProgrammeMatches from './matching/programme-matches.ts'
import * as matchingStudentRequests from './matching/student-requests.ts'
import * as matchingUnmatched from './matching/unmatched.ts'
import * as matchingWeights from './matching/weights.ts'
import * as matching from './matching.ts'
import * as notificationsNotices from './notifications/notices.ts'
import * as notifications from './notifications.ts'
import * as peopleBulkActs from './people/bulk-acts.ts'
import * as peopleExports from './people/exports.ts'
import * as peopleInvitationWords from './people/invitation-words.ts'
import * as peopleInvitations from './people/invitations.ts'
import * as peopleStudentRecord from './people/student-record.ts'
import * as peopleViews from './people/views.ts'
import * as people from './people.ts'
import * as profiles from './profiles.ts'
import * as programmeLook from './programme/look.ts'
import * as programmeNeeds from './programme/needs.ts'
import * as programmeQuiet from './programme/quiet.ts'
import * as programmeSetUp from './programme/set-up.ts'
import * as programmeSettings from './programme/settings.ts'
import * as programmeTerms from './programme/terms.ts'
import * as programme from './programme.ts'
import * as questionnaire from './questionnaire.ts'
import * as retention from './retention.ts'
import * as rosters from './rosters.ts'
import * as schoolsAdminSchools from './schools/admin-schools.ts'
import * as schoolsProofs from './schools/proofs.ts'
import * as schools from './schools.ts'
import * as sessionsChat from './sessions/chat.ts'
import * as sessionsCoachCalendar from './sessions/coach-calendar.ts'
import * as sessionsCoachDay from './sessions/coach-day.ts'
import * as sessionsNotes from './sessions/notes.ts'
import * as sessionsRoom from './sessions/room.ts'
import * as sessionsStudents from './sessions/students.ts'
import * as sessionsTickets from './sessions/tickets.ts'
import * as sessionsWrapUp from './sessions/wrap-up.ts'
import * as sessions from './sessions.ts'

/** An endpoint that is a call of its own. */
type Whole = Endpoint & { readonly part?: never }

/** The exports of a contract file, or of several, that are endpoints. */
type EndpointsIn<Exports> = {
  readonly [Name in keyof Exports as Exports[Name] extends Whole ? Name : never]: Exports[Name]
}

function endpointsIn<Exports extends object>(exports: Exports): EndpointsIn<Exports> {
  const found = Object.entries(exports).filter(([, value]) => isEndpoint(value))
  return Object.fromEntries(found) as EndpointsIn<Exports>
}

function isEndpoint(value: unknown): boolean {
  return (
    typeof value === 'object' && value !== null && 'access' in value && 'reply' in value && !('part' in value)
  )
}

/**
 * The endpoints of each noun: all that its files here export. `npm run lint` names a file that is missing, and two
 * endpoints of the same name.
 */
export const ENDPOINTS_BY_NOUN = {
  accounts: endpointsIn({
    ...accounts,
    ...accountsAccountPage,
    ...accountsOwnAccount,
    ...accountsPasswords,
    ...accountsRequestedAddress,
    ...accountsSignUp,
  }),
  audit: endpointsIn(audit),
  availability: endpointsIn({ ...availability, ...availabilityHours }),
  bookings: endpointsIn({
    ...bookings,
    ...bookingsCoachSessions,
    ...bookingsSuggestions,
  }),
  calendars: endpointsIn(calendars),
  care: endpointsIn({ ...care, ...carePhrases, ...careWorries }),
  coaches: endpointsIn({ ...coaches, ...coachesMeetingPlace, ...coachesOwnPage, ...coachesReview }),
  community: endpointsIn({ ...community, ...communityMessages, ...communityOpening }),
  feed: endpointsIn({ ...feed, ...feedEvents }),
  feedback: endpointsIn(feedback),
  health: endpointsIn(health),
  matching: endpointsIn({
    ...matching,
    ...matchingChanges,
    ...matchingEndings,
    ...matchingHolds,
    ...matchingProgrammeMatches,
    ...matchingStudentRequests,
    ...matchingUnmatched,
    ...matchingWeights,
  }),
  notifications: endpointsIn({ ...notifications, ...notificationsNotices }),
  people: endpointsIn({
    ...people,
    ...peopleBulkActs,
    ...peopleExports,
    ...peopleInvitationWords,
    ...peopleInvitations,
    ...peopleStudentRecord,
    ...peopleViews,
  }),
  profiles: endpointsIn(profiles),
  programme: endpointsIn({
    ...programme,
    ...programmeLook,
    ...programmeNeeds,
    ...programmeQuiet,
    ...programmeSetUp,
    ...programmeSettings,
    ...programmeTerms,
  }),
  questionnaire: endpointsIn(questionnaire),
  retention: endpointsIn(retention),
  rosters: endpointsIn(rosters),
  schools: endpointsIn({ ...schools, ...schoolsAdminSchools, ...schoolsProofs }),
  sessions: endpointsIn({
    ...sessions,
    ...sessionsChat,
    ...sessionsCoachCalendar,
    ...sessionsCoachDay,
    ...sessionsNotes,
    ...sessionsRoom,
    ...sessionsStudents,
    ...sessionsTickets,
    ...sessionsWrapUp,
  }),
}

/** The intersection of the values of an object. */
type AllOf<T> = { [Key in keyof T]: (value: T[Key]) => void }[keyof T] extends (all: infer All) => void
  ? All
  : never

/** Every call of the API by name. The access test has a row for each, and the server serves no others. */
export const ENDPOINTS = Object.assign({}, ...Object.values(ENDPOINTS_BY_NOUN)) as AllOf<
  typeof ENDPOINTS_BY_NOUN
>
