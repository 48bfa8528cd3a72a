import { login } from '@shinequo/contract/accounts'
import { resendProof } from '@shinequo/contract/accounts/own-account'
import { forgetPassword } from '@shinequo/contract/accounts/passwords'
import { claimSlot } from '@shinequo/contract/availability'
import { changePersonAddress } from '@shinequo/contract/people'
import { invite } from '@shinequo/contract/people/invitations'
import { listQuestions } from '@shinequo/contract/questionnaire'
import { SCHOOLS } from '@shinequo/contract/schools'
import { sendSchoolCode } from '@shinequo/contract/schools/proofs'
import { unsubscribeUrl } from '../features/notifications/choices/service.ts'
import type { Actor } from '../plugins/tokens.ts'
import { seedBulkAct } from '../seeds/bulk-acts.ts'
import { seedCareRequest, seedPhrase } from '../seeds/care.ts'
import { seedCoach } from '../seeds/coaches.ts'
import { seedDataExport } from '../seeds/data-exports.ts'
import { seedMatch } from '../seeds/matches.ts'
import { seedMessages } from '../seeds/messages.ts'
import { DEMO_PASSWORD, type SeededPerson, seedAccount, seedStudent } from '../seeds/people.ts'
import { eventSeed, seedPosts } from '../seeds/posts.ts'
import { seedRosterImport } from '../seeds/rosters.ts'
import { seedDomain, seedLinkCheck } from '../seeds/schools.ts'
import { seedBooking, seedNoShow, seedNote, seedSuggestion, seedTimeOff } from '../seeds/sessions.ts'
import { seedStories, seedStoryMessage, seedWall } from '../seeds/stories.ts'
import { seedView } from '../seeds/views.ts'
import type { EngineName } from './engines.ts'
import { startTestApp, type TestApp } from './test-app.ts'

/** The callers of the access table. `other...` is a stranger to the thing in question. */
export const CALLERS = ['signedOut', 'student', 'otherStudent', 'coach', 'otherCoach', 'admin'] as const
export type Caller = (typeof CALLERS)[number]

/** A small programme: a student with a coach, a past session, a claim, an open time, and strangers. */
export interface AccessWorld {
  readonly app: TestApp
  readonly actors: Record<Caller, Actor | undefined>
  readonly student: SeededPerson
  readonly coach: SeededPerson
  /** A coach who has entered everything and waits for approval. */
  readonly joiningCoach: SeededPerson
  /** A student without a proved school. */
  readonly schoolless: SeededPerson
  /** The newest code mailed to the student's address at Boston University. */
  readonly schoolCode: string
  /** A student whose account is suspended. An export of their data is ready. */
  readonly suspended: SeededPerson
  /** A person with a requested address, and the token in its mail. */
  readonly moving: { accountId: string; token: string }
  /** An open invitation, and the token in its mail. */
  readonly invitation: { id: string; token: string }
  /** A mail to the student that was refused. */
  readonly messageId: string
  /** A roster from which nobody has been invited yet. */
  readonly rosterImportId: string
  /** A time off of the coach in some weeks. */
  readonly timeOffId: string
  /** A planned act that pauses the student. */
  readonly bulkActId: string
  /** A view of people that the administrator saved, named after its id. */
  readonly viewId: string
  /** The accepted match of the student and the coach. */
  readonly matchId: string
  /** A private note of the coach about the student. */
  readonly noteId: string
  /** A past session of student and coach without feedback. */
  readonly pastBookingId: string
  /** A past session of the two that the coach marked as missed, and one to whose mark the student objects. */
  readonly missedBookingId: string
  readonly objectedBookingId: string
  /** An upcoming session of the two. */
  readonly comingBookingId: string
  /** A session of the two that starts in ten minutes: its room is open. */
  readonly nearBookingId: string
  /** An upcoming session that the coach has cancelled. */
  readonly cancelledBookingId: string
  /**
   * Times that the coach suggests to the student. */
  readonly suggestionId: string
  /** Stories of the student: a waiting one, and one that the administrator has just published; and a message of the
   * administrator about the latter.
   */
  readonly stories: { waiting: string; published: string; message: string }
  /** Requests of the student to be contacted by staff: one open, one answered. */
  readonly careRequests: { open: string; answered: string }
  /** A phrase of danger that the programme added. */
  readonly phraseId: string
  /** The student's live claim. */
  readonly claimId: string
  readonly openSlot: { start_time: string; end_time: string }
  /** A draft of Boston University, with alternative text for a picture that it does not have. */
  readonly postId: string
  readonly deletedPostId: string
  /** An event of Boston University in an hour. */
  readonly eventId: string
  readonly refresh: string
  /** The sign-in of that refresh token. */
  readonly signInId: string
  /** The newest code for a new password mailed to the student. */
  readonly resetCode: string
  /** The secret in the footer of a reminder to the student. */
  readonly unsubscribeSecret: string
  /** A student who has not confirmed their mailbox, and the code that was mailed there. */
  readonly unproved: { email: string; code: string }
  /** A complete set of answers. */
  readonly answers: { question: string; selected_choice: string | null; answer_text: string | null }[]
}

const HOUR = 3_600_000
/** What the coach wrote only for themselves. */
export const NOTE = 'Sleeps badly before exams.'
/** What the student shared with the staff. */
export const FOR_STAFF = 'Tell nobody but the staff that it hurts'

/** The mail domain of Boston University. */
const SCHOOL_DOMAIN = 'bu.school.example'
/** The student's address there. */
export const SCHOOL_ADDRESS = `student@${SCHOOL_DOMAIN}`

async function schoolCodeOf(app: TestApp, student: SeededPerson): Promise<string> {
  await app.call(sendSchoolCode, { as: student.actor, body: { email: SCHOOL_ADDRESS } })
  await app.runJobs()
  return /\b\d{6}\b/.exec(app.sent.at(-1)?.text ?? '')?.[0] ?? ''
}

async function answersTo(app: TestApp, student: SeededPerson): Promise<AccessWorld['answers']> {
  const { body } = await app.call(listQuestions, { as: student.actor })
  return body.map(({ id, question_type, choices }) => ({
    question: id,
    selected_choice: question_type === 'multiple_choice' ? (choices[0]?.id ?? null) : null,
    answer_text: question_type === 'text' ? 'I would like to sleep better.' : null,
  }))
}

/** The coach's track record. It never appears in any response. */
export const TRACK_RECORD = 0.731953

/** A new world. Each cell of the table that makes changes gets its own. */
export async function startAccessWorld(
  engine: EngineName,
  settings: Record<string, string> = {},
): Promise<AccessWorld> {
  const app = await startTestApp(engine, settings)
  const now = app.clock.now()
  const people = await app.context.database.transaction(async (trx) => {
    const student = await seedStudent(trx, { email: 'student@school.example' })
    const otherStudent = await seedStudent(trx)
    const coach = await seedCoach(trx)
    const otherCoach = await seedCoach(trx)
    const admin = await seedAccount(trx, { role: 'admin' })
    const joiningCoach = await seedCoach(trx, { picture: Buffer.from([0xff, 0xd8]), approved_at: null })
    const schoolless = await seedStudent(trx, { proved_school: null })
    const moving = await seedStudent(trx)
    const suspended = await seedStudent(trx, { suspended_at: new Date(now) })
    const unproved = await seedStudent(trx, { email_proved_at: null })
    await seedDataExport(trx, student.accountId, now)
    await seedDataExport(trx, suspended.accountId, now, true)
    const pair = { student_profile_id: student.profileId, coach_id: coach.profileId }
    const factors = [{ factor: 'record', value: TRACK_RECORD, weight: 10, shared: [] }]
    const matchId = await seedMatch(trx, { ...pair, factors })
    const timeOffId = await seedTimeOff(trx, coach.profileId, now + 1000 * HOUR)
    const noteId = await seedNote(trx, { ...pair, text: NOTE })
    const suggested = { created_at: new Date(now), starts_at: new Date(now + 26 * HOUR) }
    const suggestionId = await seedSuggestion(trx, pair, suggested)
    await seedWall(trx)
    await seedDomain(trx, 'boston_university', SCHOOL_DOMAIN)
    const author = { student_profile_id: student.profileId }
    const decided = { decided_by: admin.accountId, decided_at: new Date(now) }
    const [waiting, published] = await seedStories(trx, [
      author,
      { ...author, ...decided, state: 'published', title: 'On the wall' },
    ])
    const message = await seedStoryMessage(trx, { story_id: published!, sent_by: admin.accountId })
    const openRequest = await seedCareRequest(trx, { ...author, text: FOR_STAFF })
    const { decided_at: answered_at, decided_by: answered_by } = decided
    const answered = await seedCareRequest(trx, { ...author, answered_at, answered_by })
    const [messageId] = await seedMessages(trx, [{ account_id: student.accountId }])
    const rosterImportId = await seedRosterImport(trx)
    const bulkActId = await seedBulkAct(trx, { asked_by: admin.accountId, accounts: [student.accountId] })
    const viewId = await seedView(trx, admin.accountId)
    await seedLinkCheck(trx, { url: SCHOOLS.boston_university.wellness, found: 'allowed' })
    const past = await seedBooking(trx, { ...pair, starts_at: new Date(now - 20 * HOUR) })
    const missed = await seedNoShow(trx, { ...pair, starts_at: new Date(now - 21 * HOUR) })
    const objected = await seedNoShow(
      trx,
      { ...pair, starts_at: new Date(now - 22 * HOUR) },
      { objected_at: new Date(now - HOUR) },
    )
    const near = await seedBooking(trx, { ...pair, starts_at: new Date(now + HOUR / 6) })
    const coming = await seedBooking(trx, { ...pair, starts_at: new Date(now + 96 * HOUR) })
    const cancelled = await seedBooking(trx, {
      ...pair,
      starts_at: new Date(now + 97 * HOUR),
      status: 'cancelled',
      cancel_reason: 'A family matter, kept apart',
    })
    const [postId = '', deletedPostId = '', eventId = ''] = await seedPosts(trx, [
      { published_at: null, picture_alt: 'A lamp on a desk' },
      { deleted_at: new Date(now) },
      eventSeed(now + HOUR),
    ])
    return {
      student,
      otherStudent,
      coach,
      otherCoach,
      joiningCoach,
      suspended,
      unproved,
      schoolless,
      moving,
      admin,
      sessions: { past, missed, objected, near, coming, cancelled },
      messageId: messageId!,
      rosterImportId,
      bulkActId,
      viewId,
      timeOffId,
      noteId,
      suggestionId,
      matchId,
      postId,
      deletedPostId,
      eventId,
      stories: { waiting: waiting!, published: published!, message },
      careRequests: { open: openRequest, answered },
      phraseId: await seedPhrase(trx),
    }
  })
  const { student, coach, joiningCoach, sessions } = people
  const slot = (start: number) => ({
    start_time: new Date(start).toISOString(),
    end_time: new Date(start + HOUR / 2).toISOString(),
  })
  const claimed = await app.call(claimSlot, {
    as: student.actor,
    body: [
      {
        student_profile: student.profileId,
        mentor_profile: coach.profileId,
        ...slot(now + 24 * HOUR),
        is_default: false,
      },
    ],
  })
  const signedIn = await app.call(login, { body: { email: student.email, password: DEMO_PASSWORD } })
  await app.call(forgetPassword, { body: { email: student.email } })
  await app.call(resendProof, { body: { email: people.unproved.email } })
  await app.runJobs()
  const codeTo = (email: string) =>
    /^\d{6}$/m.exec(app.sent.findLast(({ to }) => to === email)?.text ?? '')?.[0]
  const [code, proof] = [codeTo(student.email), codeTo(people.unproved.email)]
  const schoolCode = await schoolCodeOf(app, student)
  const invited = await app.call(invite, {
    as: people.admin.actor,
    body: { email: 'invited@school.example', role: 'coach', first_name: '', last_name: '' },
  })
  await app.runJobs()
  const { moving } = people
  const newEmail = 'moving@school.example'
  await app.call(changePersonAddress, {
    as: people.admin.actor,
    params: { id: moving.accountId },
    body: { email: newEmail, reason: 'They asked for it' },
  })
  const invitationToken = /invitation\/([\w-]+)/.exec(app.sent.at(-1)?.text ?? '')?.[1] ?? ''
  await app.runJobs()
  const movingMail = app.sent.findLast(({ to }) => to === newEmail)?.text ?? ''
  const movingToken = /new-address\/([\w-]+)/.exec(movingMail)?.[1] ?? ''
  if (!code || !proof || !claimed.body[0]?.id)
    throw new Error('The access world is not whole: no code or no claim')
  return {
    app,
    actors: {
      signedOut: undefined,
      student: student.actor,
      otherStudent: people.otherStudent.actor,
      coach: coach.actor,
      otherCoach: people.otherCoach.actor,
      admin: people.admin.actor,
    },
    student,
    coach,
    joiningCoach,
    suspended: people.suspended,
    schoolless: people.schoolless,
    schoolCode,
    moving: { accountId: moving.accountId, token: movingToken },
    invitation: { id: invited.body.id, token: invitationToken },
    messageId: people.messageId,
    rosterImportId: people.rosterImportId,
    bulkActId: people.bulkActId,
    viewId: people.viewId,
    timeOffId: people.timeOffId,
    noteId: people.noteId,
    suggestionId: people.suggestionId,
    matchId: people.matchId,
    stories: people.stories,
    careRequests: people.careRequests,
    phraseId: people.phraseId,
    pastBookingId: sessions.past.bookingId,
    missedBookingId: sessions.missed.bookingId,
    objectedBookingId: sessions.objected.bookingId,
    nearBookingId: sessions.near.bookingId,
    comingBookingId: sessions.coming.bookingId,
    cancelledBookingId: sessions.cancelled.bookingId,
    unsubscribeSecret: unsubscribeUrl(app.context, student.accountId, 'reminder_day').split('/').at(-1) ?? '',
    claimId: claimed.body[0].id,
    openSlot: slot(now + 25 * HOUR),
    postId: people.postId,
    deletedPostId: people.deletedPostId,
    eventId: people.eventId,
    refresh: signedIn.body.refresh,
    signInId: app.context.tokens.verify(signedIn.body.access)?.signIn?.id ?? '',
    resetCode: code,
    unproved: { email: people.unproved.email, code: proof },
    answers: await answersTo(app, student),
  }
}
