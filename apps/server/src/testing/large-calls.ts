import { listSignIns } from '@shinequo/contract/accounts/account-page'
import { getAccount } from '@shinequo/contract/accounts/own-account'
import { listAuditEntries, listOwnAuditEntries } from '@shinequo/contract/audit'
import { claimSlot, getAvailability } from '@shinequo/contract/availability'
import { getHours } from '@shinequo/contract/availability/hours'
import { createBooking, listBookings, listCancellations, listObjections } from '@shinequo/contract/bookings'
import { getCoachSession, listCoachSessions } from '@shinequo/contract/bookings/coach-sessions'
import { listCoachSuggestions, listSuggestions } from '@shinequo/contract/bookings/suggestions'
import { countCareRequests, getContactOffer, listCareRequests } from '@shinequo/contract/care'
import { firstMentors, getMentor, pageOfMentors } from '@shinequo/contract/coaches'
import { getOwnCoachProfile } from '@shinequo/contract/coaches/own-page'
import { getCoach } from '@shinequo/contract/coaches/review'
import { listStories, listStoriesToReview } from '@shinequo/contract/community'
import type { Endpoint, ReplyOf } from '@shinequo/contract/endpoint'
import { listPosts, listSchoolPosts } from '@shinequo/contract/feed'
import { listEvents } from '@shinequo/contract/feed/events'
import { listCoachAnswers, listProgrammeAnswers } from '@shinequo/contract/feedback'
import { getWaiting, getWhyNot, listMatchRequests } from '@shinequo/contract/matching'
import {
  listCandidates,
  listMatches,
  listStudentsToPair,
} from '@shinequo/contract/matching/programme-matches'
import { listStudentRequests } from '@shinequo/contract/matching/student-requests'
import { countUnmatched, listUnmatched } from '@shinequo/contract/matching/unmatched'
import { countMessages, listMessages, listOwnMessages } from '@shinequo/contract/notifications'
import { getCoachNotices } from '@shinequo/contract/notifications/notices'
import { listPeople, PEOPLE_SORTS, SORT_ORDERS } from '@shinequo/contract/people'
import { listInvitations } from '@shinequo/contract/people/invitations'
import { getStudentRecord } from '@shinequo/contract/people/student-record'
import { listStudentProfiles } from '@shinequo/contract/profiles'
import { getProgrammeFigures } from '@shinequo/contract/programme'
import { getProgrammeNeeds } from '@shinequo/contract/programme/needs'
import { getSetUp } from '@shinequo/contract/programme/set-up'
import {
  getQuestionnaire,
  listQuestionnaireVersions,
  listQuestions,
  listResponses,
  previewResponses,
} from '@shinequo/contract/questionnaire'
import { getRetention } from '@shinequo/contract/retention'
import { listRosterImports } from '@shinequo/contract/rosters'
import { getSchoolResources, searchSchools } from '@shinequo/contract/schools'
import { listSchools, pageOfSchools } from '@shinequo/contract/schools/admin-schools'
import { countUnproved } from '@shinequo/contract/schools/proofs'
import { getSession } from '@shinequo/contract/sessions'
import { getCoachCalendar } from '@shinequo/contract/sessions/coach-calendar'
import { getCoachDay } from '@shinequo/contract/sessions/coach-day'
import { listSharedNotes } from '@shinequo/contract/sessions/notes'
import { listCoachStudents, openStudent } from '@shinequo/contract/sessions/students'
import { getWrapUp } from '@shinequo/contract/sessions/wrap-up'
import type { Actor } from '../plugins/tokens.ts'
import type { LargePair } from './large-database.ts'
import type { CallOptions } from './test-app.ts'

/**
 * Sends a call and returns its response. Throws unless it succeeds. `what` distinguishes calls of the same endpoint.
 */
export type Send = <E extends Endpoint>(
  what: string,
  endpoint: E,
  options: CallOptions<E> & { as: Actor },
) => Promise<ReplyOf<E>>

type Ask = (send: Send, pair: LargePair, context: { admin: Actor; now: Date }) => Promise<unknown>

const DAY = 86_400_000
const dateOf = (instant: number) => new Date(instant).toISOString().slice(0, 10)

/** A coach's times uncached, then cached. Then claims and books one of them. */
const book: Ask = async (send, { student, coach }, { now }) => {
  const dates = { from_date: dateOf(now.getTime()), to_date: dateOf(now.getTime() + 21 * DAY) }
  const asked = { as: student, query: { mentor_id: coach.profileId, ...dates } }
  await send('open times, not kept', getAvailability, asked)
  const open = Object.values(await send('open times, kept', getAvailability, asked)).flat()
  const slot = open[Math.floor(open.length / 2)]
  if (!slot) return
  const parties = { student_profile: student.profileId, mentor_profile: coach.profileId }
  const { start_time, end_time } = slot
  const body = [{ ...parties, start_time, end_time, is_default: false }]
  const [claim] = await send('claim', claimSlot, { as: student, body })
  await send('book', createBooking, {
    as: student,
    body: { ...parties, time_slot: claim?.id ?? '', feedback: '', pre_session_note: '' },
  })
}

/** A coach whom the student is not matched with. */
const lookElsewhere: Ask = async (send, { student: as }) => {
  const { items } = await send('coaches, to look at another', pageOfMentors, { as, query: { limit: 20 } })
  const matches = await send('matches, to look at another', listMatchRequests, { as })
  const own = new Set(matches.map(({ from_user_profile }) => from_user_profile.id))
  const other = items.map(({ from_user_profile }) => from_user_profile.id).find((id) => !own.has(id))
  if (other) await send('why not another coach', getWhyNot, { as, params: { id: other } })
}

/** What other answers would change: the search for coaches for one student, as after a submission. */
const tryAnswers: Ask = async (send, { student: as }) => {
  const questions = await send('questions', listQuestions, { as })
  const body = questions.map(({ id, choices }) => ({
    question: id,
    selected_choice: choices.at(-1)?.id ?? null,
    answer_text: choices.length > 0 ? null : 'Rest',
  }))
  await send('what answers would change', previewResponses, { as, body })
}

/** Conditions on where students stand, alone and with others. */
const STUDENTS_NARROWED = [
  { stage: 'quiet' },
  { school: 'boston_university' },
  { last: 'never' },
  { last: '8' },
  { next: 'booked' },
  { next: 'none' },
  { stage: 'quiet', school: 'boston_university', sort: 'last' },
  { stage: 'booked', last: 'never', sort: 'school' },
] as const

/** The requests of pages in a programme made by `fillLarge`. Each entry is measured separately. */
export const LARGE_CALLS: Record<'student' | 'coach' | 'administrator', readonly Ask[]> = {
  student: [
    (send, { student: as }) => send('account', getAccount, { as }),
    (send, { student: as }) => send('profile', listStudentProfiles, { as }),
    (send, { student: as }) => send('sessions', listBookings, { as }),
    (send, { student: as }) => send('cancellations', listCancellations, { as }),
    (send, { student: as }) => send('suggested times', listSuggestions, { as }),
    (send, { student: as }) => send('matches', listMatchRequests, { as }),
    (send, { student: as }) => send('wait for a coach', getWaiting, { as }),
    (send, { student: as }) => send('coaches, all at once', firstMentors, { as }),
    (send, { student: as }) => send('coaches, a page', pageOfMentors, { as, query: { limit: 20 } }),
    (send, { student: as }) => send('coaches by name', pageOfMentors, { as, query: { search: 'maya' } }),
    (send, { student: as }) =>
      send('coaches by what they ticked', pageOfMentors, {
        as,
        query: { limit: 20, focus: 'focus:money', language: 'language:urdu' },
      }),
    (send, { student: as }, { now }) =>
      send('coaches who are free within a day', pageOfMentors, {
        as,
        query: { free_before: new Date(now.getTime() + DAY).toISOString() },
      }),
    (send, { student: as, coach }) => send('one coach', getMentor, { as, params: { id: coach.profileId } }),
    lookElsewhere,
    book,
    (send, { student: as, booking: id }) => send('a session', getSession, { as, params: { id } }),
    (send, { student: as }) => send('who gets in touch', getContactOffer, { as }),
    (send, { student: as }) => send('posts', listPosts, { as }),
    (send, { student: as }) => send('wall', listStories, { as }),
    (send, { student: as }) => send('resources', getSchoolResources, { as }),
    (send, { student: as }) => send('notes', listSharedNotes, { as }),
    (send, { student: as }) => send('mail', listOwnMessages, { as }),
    (send, { student: as, booking }) =>
      send('mail of a session', listOwnMessages, { as, query: { booking } }),
    (send, { student: as }) => send('who read the record', listOwnAuditEntries, { as }),
    (send, { student: as }) => send('sign-ins', listSignIns, { as }),
    (send, { student: as }) => send('own answers', listResponses, { as }),
    tryAnswers,
  ],
  coach: [
    (send, { coach: as }) => send('today', getCoachDay, { as }),
    (send, { coach: as }, { now }) =>
      send('calendar', getCoachCalendar, { as, query: { from: dateOf(now.getTime()) } }),
    (send, { coach: as }) => send('suggested times, of a coach', listCoachSuggestions, { as }),
    (send, { coach: as }) => send('students', listCoachStudents, { as }),
    (send, { coach: as, student }) =>
      send('a student', openStudent, { as, params: { id: student.profileId } }),
    (send, { coach: as }) => send('sessions to come', listCoachSessions, { as, query: { list: 'upcoming' } }),
    (send, { coach: as }) => send('sessions of before', listCoachSessions, { as, query: { list: 'past' } }),
    (send, { coach: as }) => send('all sessions', listBookings, { as }),
    (send, { coach: as, booking: id }) => send('a session', getCoachSession, { as, params: { id } }),
    (send, { coach: as, booking: id }) => send('after a session', getWrapUp, { as, params: { id } }),
    (send, { coach: as }) => send('requests', listStudentRequests, { as }),
    (send, { coach: as }) => send('notices', getCoachNotices, { as }),
    (send, { coach: as }) => send('hours', getHours, { as }),
    (send, { coach: as }) => send('what students wrote', listCoachAnswers, { as }),
    (send, { coach: as }) => send('profile', getOwnCoachProfile, { as }),
    (send, { coach: as }) => send('mail', listOwnMessages, { as }),
  ],
  administrator: [
    (send, _, { admin: as }) => send('people', listPeople, { as }),
    (send, { lastName: search }, { admin: as }) =>
      send('people by name', listPeople, { as, query: { search } }),
    (send, { lastName }, { admin: as }) =>
      send('people by two letters', listPeople, { as, query: { search: lastName.slice(0, 2) } }),
    (send, _, { admin: as }) => send('coaches', listPeople, { as, query: { role: 'coach' } }),
    (send, _, { admin: as }) => send('administrators', listPeople, { as, query: { role: 'admin' } }),
    (send, _, { admin: as }) => send('paused', listPeople, { as, query: { state: 'suspended' } }),
    ...PEOPLE_SORTS.flatMap((sort) =>
      SORT_ORDERS.map(
        (order): Ask =>
          (send, _, { admin: as }) =>
            send(`people by ${sort}, ${order}`, listPeople, { as, query: { sort, order } }),
      ),
    ),
    ...STUDENTS_NARROWED.map(
      (query): Ask =>
        (send, _, { admin: as }) =>
          send(`students, ${JSON.stringify(query)}`, listPeople, { as, query }),
    ),
    (send, { coach }, { admin: as }) =>
      send('students of a coach', listPeople, { as, query: { coach: coach.profileId } }),
    (send, _, { admin: as }) => send('coaches to approve', listPeople, { as, query: { state: 'waiting' } }),
    (send, _, { admin: as }) => send('invitations', listInvitations, { as }),
    (send, _, { admin: as }) =>
      send('invitations by address', listInvitations, {
        as,
        query: { role: 'student', sort: 'email', order: 'asc' },
      }),
    (send, { student }, { admin: as }) =>
      send('a student', getStudentRecord, { as, params: { id: student.accountId } }),
    (send, { coach }, { admin: as }) => send('a coach', getCoach, { as, params: { id: coach.profileId } }),
    (send, _, { admin: as }) => send('matches', listMatches, { as }),
    (send, _, { admin: as }) => send('matches that ended', listMatches, { as, query: { status: 'ended' } }),
    (send, { lastName: search }, { admin: as }) =>
      send('matches by name', listMatches, { as, query: { status: 'accepted', search } }),
    (send, _, { admin: as }) => send('count of those without a coach', countUnmatched, { as }),
    (send, { lastName: search }, { admin: as }) =>
      send('count of those without a coach by name', countUnmatched, { as, query: { search } }),
    (send, _, { admin: as }) =>
      send('without answers', listUnmatched, { as, query: { group: 'no_answers' } }),
    (send, _, { admin: as }) => send('no coach found', listUnmatched, { as, query: { group: 'no_coach' } }),
    (send, _, { admin: as }) => send('students to pair', listStudentsToPair, { as }),
    (send, { lastName: search }, { admin: as }) =>
      send('students to pair by name', listStudentsToPair, { as, query: { search } }),
    (send, { student }, { admin: as }) =>
      send('candidates', listCandidates, { as, query: { student: student.accountId } }),
    (send, _, { admin: as }) => send('audit', listAuditEntries, { as }),
    (send, { lastName: person }, { admin: as }) =>
      send('audit by person', listAuditEntries, { as, query: { person } }),
    (send, { student }, { admin: as }) =>
      send('audit by subject', listAuditEntries, { as, query: { subject: student.profileId } }),
    (send, _, { admin: as }) =>
      send('audit by action', listAuditEntries, { as, query: { action: 'invitation.sent' } }),
    (send, _, { admin: as }) => send('figures, 7 days', getProgrammeFigures, { as, query: { period: '7d' } }),
    (send, _, { admin: as }) =>
      send('figures, 30 days', getProgrammeFigures, { as, query: { period: '30d' } }),
    (send, _, { admin: as }) => send('figures, term', getProgrammeFigures, { as, query: { period: 'term' } }),
    (send, _, { admin: as }) => send('what students wrote', listProgrammeAnswers, { as }),
    (send, _, { admin: as }) => send('what waits', getProgrammeNeeds, { as }),
    (send, _, { admin: as }) => send('steps of setting up', getSetUp, { as }),
    (send, _, { admin: as }) => send('objections', listObjections, { as }),
    (send, _, { admin: as }) => send('requests for care', listCareRequests, { as }),
    (send, _, { admin: as }) => send('count of care', countCareRequests, { as }),
    (send, _, { admin: as }) => send('mail', listMessages, { as }),
    (send, _, { admin: as }) => send('count of mail', countMessages, { as }),
    (send, _, { admin: as }) => send('rosters', listRosterImports, { as }),
    (send, _, { admin: as }) => send('schools', listSchools, { as }),
    (send, _, { admin: as }) => send('schools, found', pageOfSchools, { as, query: { search: 'college' } }),
    (send, { student: as }) => send('schools, searched', searchSchools, { as, query: { search: 'college' } }),
    (send, { student: as }) => send('events', listEvents, { as }),
    (send, _, { admin: as }) => send('students without a proof', countUnproved, { as }),
    (send, _, { admin: as }) =>
      send('posts of a school', listSchoolPosts, { as, params: { value: 'boston_university' } }),
    (send, _, { admin: as }) => send('stories to review', listStoriesToReview, { as }),
    (send, _, { admin: as }) => send('questionnaire', getQuestionnaire, { as }),
    (send, _, { admin: as }) => send('versions of it', listQuestionnaireVersions, { as }),
    (send, _, { admin: as }) => send('retention', getRetention, { as }),
  ],
}
