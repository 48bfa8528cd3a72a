import { randomUUID } from 'node:crypto'
import { SCHOOLS } from '@shinequo/contract/schools'
import type { BrowserApp } from '@shinequo/server/testing/browser-app'
import {
  addAddressRequest,
  addAdmin,
  addAnswers,
  addAsk,
  addCareRequest,
  addCoach,
  addDomain,
  addFeedback,
  addInvitation,
  addLinkCheck,
  addMatch,
  addMessages,
  addNoShow,
  addNote,
  addPosts,
  addRosterImport,
  addSchool,
  addSession,
  addStudent,
  addSuggestion,
  addViews,
  addWall,
  givePassword,
  type SeededPerson,
  unsubscribePath,
} from '@shinequo/server/testing/browser-seeds'
import { PIXEL } from './joining-page.ts'
import { now } from './test-time.ts'

const HOUR = 3_600_000

/** The factors of a match. */
const FACTORS = [
  { factor: 'language', value: 1, weight: 50, shared: ['english'] },
  { factor: 'focus_area', value: 1, weight: 30, shared: ['career direction', 'internships'] },
  { factor: 'preference', value: 1, weight: 8, shared: ['morning', 'evening'] },
]

const WELCOME = 'Come as you are.\n\nWe start with your week, and only then make a plan.'

const hoursAway = (hours: number) => now() + hours * HOUR

/** Students in every state, and the coach of their sessions. */
export interface Fixtures {
  /** Has coaches and past and future sessions, including one to join and one without feedback. */
  readonly settled: SeededPerson
  /** Has a profile and nothing else. */
  readonly fresh: SeededPerson
  /** Has booked the coach without a match. */
  readonly unmatched: SeededPerson
  /** Used by tests that book. */
  readonly booker: SeededPerson
  readonly newcomer: SeededPerson
  /** Has a profile, but has not confirmed the address. */
  readonly unproved: SeededPerson
  readonly coach: SeededPerson
  /** A coach whom `settled` has not met yet, and who welcomes students. */
  readonly unmet: SeededPerson
  /** A coach who has completed only some of the joining steps. */
  readonly joining: SeededPerson
  /** A coach who waits for approval. */
  readonly waiting: SeededPerson
  /** A coach whose password, 'quiet river 42', is too short by now. */
  readonly short: SeededPerson
  /** A coach of whom ten answers may be read. */
  readonly heard: SeededPerson
  readonly admin: SeededPerson
  /** A student whose coach had to cancel a session, and who missed one. */
  readonly letDown: SeededPerson
  /** A student with sessions to come, of which a coach cancelled one and the student another. */
  readonly rebooking: SeededPerson
  /** A student whose coach suggests a time. */
  readonly suggested: SeededPerson
  /** A student whose school has turned on its wall, with stories in every state. */
  readonly storyteller: SeededPerson
  /** A student with answers and a coach, who may change the answers. */
  readonly changing: SeededPerson
  /** A student of a school with a mail domain, who has not proved it. */
  readonly schoolless: SeededPerson
  /** A student, a coach and an administrator whose mail bounces. */
  readonly unreached: SeededPerson
  readonly unreachedCoach: SeededPerson
  readonly unreachedAdmin: SeededPerson
  /** The session of `settled` that begins in ten minutes. */
  readonly joinable: string
  /** Two sessions of `settled`: one in some days, and a past one without feedback. */
  readonly later: string
  readonly over: string
  /** The session that `letDown` missed, and one of `changing`, who objects to the mark. */
  readonly missed: string
  readonly objected: string
  /** The session of `storyteller` that begins in ten minutes, at a link of its coach. */
  readonly elsewhere: string
  /** A roster with rows of every result and a guessed encoding. */
  readonly roster: string
  /** The path of an open invitation's link. */
  readonly invitation: string
  /** The path of the link to a requested address of `settled`. */
  readonly newAddress: string
  /** The path of the unsubscribe link in reminders to `settled`. */
  readonly unsubscribe: string
}

export async function addFixtures(app: BrowserApp): Promise<Fixtures> {
  const settled = await addStudent(app, { first_name: 'Maya', last_name: 'Torres' })
  const coach = await addCoach(app, {
    first_name: 'Olivia',
    last_name: 'Hartley-Featherstonehaugh',
    time_zone: 'Australia/Melbourne',
    focus_area: 'Career direction and internships',
    welcome: WELCOME,
  })
  const others = [
    await addCoach(app, { description: '' }),
    await addCoach(app, { first_name: 'Wei', welcome: WELCOME }),
  ]
  await addMatch(app, settled.profileId, coach.profileId, undefined, { factors: FACTORS })
  for (const { profileId } of others) await addMatch(app, settled.profileId, profileId)
  const session = (start: number, who = coach) =>
    addSession(app, settled.profileId, who.profileId, now() + start)
  const joinable = await session(HOUR / 6)
  // Far from the third day, on which a time is chosen below.
  const later = await session(150 * HOUR, others[0])
  // Less than a day ago, so attendance can still be recorded.
  const over = await session(-20 * HOUR)
  await addFeedback(app, await session(-99 * HOUR, others[0]), others[0]!.profileId, 4)
  const notes = { coach_id: coach.profileId, student_profile_id: settled.profileId }
  await addNote(app, { ...notes, text: 'One list on Sundays, three things at most.', shared: true })
  await addNote(app, notes)
  // These tests make no external requests, so the school's page is a link and not a frame.
  await addLinkCheck(app, SCHOOLS.boston_university.wellness, 'refused')
  const posted = (days: number) => ({ published_at: new Date(now() - days * 24 * HOUR) })
  await addPosts(
    app,
    Array.from({ length: 12 }, (_, at) => posted(at)),
  )
  const fresh = await addStudent(app, { first_name: 'Jonah' })
  const unmatched = await addStudent(app, { first_name: 'Carlos', last_name: 'Mendoza' })
  await addSession(app, unmatched.profileId, coach.profileId, hoursAway(-70))
  await addSession(app, unmatched.profileId, coach.profileId, hoursAway(152), {
    created_at: new Date(hoursAway(-69)),
    pre_session_note: 'I would like to plan the weeks before my exams.',
  })
  const booker = await addStudent(app)
  const newcomer = await addStudent(app, { is_completed: false, school: '', degree: '', course: '' })
  const unproved = await addStudent(app, { email: 'unproved@lost.example', email_proved_at: null })
  const letDown = await addStudent(app, { first_name: 'Noor' })
  await addSession(app, letDown.profileId, others[1]!.profileId, now() + 120 * HOUR, {
    status: 'cancelled',
    cancel_reason: 'I have come down with a fever and would like to be awake for you.',
  })
  const missed = await addNoShow(app, letDown.profileId, coach.profileId, hoursAway(-22))
  await addMatch(app, booker.profileId, others[1]!.profileId, now() - 100 * HOUR, { status: 'pending' })
  const joining = await addCoach(app, { first_name: 'Ines', description: '', hours: [], approved_at: null })
  const waiting = await addCoach(app, {
    first_name: 'Greta',
    picture: PIXEL,
    approved_at: null,
    welcome: WELCOME,
  })
  const short = await addCoach(app, { first_name: 'Ida', approved_at: null })
  await givePassword(app, short, 'quiet river 42')
  const admin = await addAdmin(app, { first_name: 'Rosa', last_name: 'Ortiz' })
  await addViews(app, admin, [
    { name: 'Boston University, no answers', query: { role: 'student', stage: 'no_answers' } },
    { name: 'Coaches', query: { role: 'coach' } },
    { name: "The former coach's students", query: { role: 'student', coach: randomUUID() } },
  ])
  const invited = { email: 'tomas.reyes@school.example', role: 'coach', first_name: 'Tomas' } as const
  const invitation = await addInvitation(app, invited)
  const newAddress = await addAddressRequest(app, settled, 'maya.torres.new@school.example')
  await addFailedMail(app, { settled, letDown, coach })
  await addCareRequest(app, { student_profile_id: fresh.profileId })
  const answer = {
    answered_at: new Date(now()),
    answered_by: admin.accountId,
    answer_note: 'We spoke on the phone.',
  }
  await addCareRequest(app, { student_profile_id: letDown.profileId, place: 'answers', ...answer })
  const storyteller = await addStudent(app, { school: 'boston_college' })
  await addStories(app, storyteller, admin)
  const guest = await addCoach(app, {
    first_name: 'Imani',
    phone_line: '+1 617 555 0100',
    meeting_link: 'https://meet.example/imani',
  })
  const elsewhere = await addSession(app, storyteller.profileId, guest.profileId, now() + HOUR / 6)
  const suggested = await addStudent(app, { first_name: 'Mia' })
  await addMatch(app, suggested.profileId, guest.profileId)
  await addSuggestion(app, suggested.profileId, guest.profileId, now() + 72 * HOUR)
  const rebooking = await addStudent(app, { first_name: 'Elif' })
  for (const hours of [90, 96]) await addSession(app, rebooking.profileId, guest.profileId, hoursAway(hours))
  await addSession(app, rebooking.profileId, others[1]!.profileId, hoursAway(98), { status: 'cancelled' })
  await addSession(app, rebooking.profileId, coach.profileId, hoursAway(50), {
    status: 'cancelled',
    cancelled_by: 'student',
    cancelled_at: new Date(now()),
  })
  const changing = await addStudent(app, { first_name: 'Farah' })
  await addMatch(app, changing.profileId, guest.profileId)
  await addAnswers(app, changing.profileId)
  const objected = await addNoShow(app, changing.profileId, coach.profileId, hoursAway(-25), {
    student_was_at: new Date(hoursAway(-24.8)),
    both_were_at: new Date(hoursAway(-24.8)),
    objected_at: new Date(hoursAway(-20)),
  })
  const quincy = { value: 'quincy_college', name: 'Quincy College', wellness_url: '' }
  await addSchool(app, quincy)
  await addDomain(app, quincy.value, 'quincy.school.example')
  const schoolless = await addStudent(app, { first_name: 'Wanda', school: quincy.value, proved_school: null })
  // Fixed addresses: random ones can be as long as a line on a phone, and wrap differently with each typeface.
  const unreached = await addStudent(app, { first_name: 'Paul', email: 'paul@lost.example' })
  const unreachedCoach = await addCoach(app, { first_name: 'Ravi', email: 'ravi@lost.example' })
  const unreachedAdmin = await addAdmin(app, { email: 'admin@lost.example' })
  await loseMail(app, [unreached, unreachedCoach, unreachedAdmin])
  const heard = await addCoach(app, { first_name: 'Tamar' })
  await addWrittenAnswers(app, heard)
  for (const first_name of ['Jordan', 'Nia']) {
    const quiet = await addStudent(app, { first_name, last_name: 'Quietly' })
    await addMatch(app, quiet.profileId, heard.profileId, now() - 30 * 24 * HOUR)
    if (first_name === 'Jordan') await addAsk(app, quiet.profileId, heard.profileId)
  }
  const students = {
    settled,
    fresh,
    unmatched,
    booker,
    newcomer,
    unproved,
    schoolless,
    letDown,
    rebooking,
    suggested,
    storyteller,
    changing,
  }
  const people = {
    ...students,
    coach,
    unmet: others[1]!,
    joining,
    waiting,
    heard,
    admin,
    unreached,
    unreachedCoach,
    unreachedAdmin,
  }
  const roster = await addRosterImport(app, {
    encoding: 'windows-1252',
    rows: [
      {},
      { email: 'wei@school.example', school: 'Harbour Institute of Technology', fate: 'unknown_school' },
      { fate: 'has_account' },
      { email: '=cmd', fate: 'not_valid', problem: 'Please enter a valid email address' },
    ],
  })
  const unsubscribe = unsubscribePath(app, settled.accountId)
  const sessions = { joinable, later, over, missed, objected, elsewhere }
  return { ...people, ...sessions, short, invitation, newAddress, roster, unsubscribe }
}

/** Ten answers of five students: short, long, of one word and from right to left. */
async function addWrittenAnswers(app: BrowserApp, coach: SeededPerson): Promise<void> {
  const texts = ['Calm.', 'A plan for mornings. '.repeat(30), 'x'.repeat(120), 'הרגשתי הקלה.', 'One\n\nTwo']
  for (const [at, feedback] of texts.entries()) {
    const student = await addStudent(app)
    for (const days of [30 + at, 40 + at]) {
      const id = await addSession(app, student.profileId, coach.profileId, hoursAway(-24 * days))
      await addFeedback(app, id, coach.profileId, 5, {
        experience: 'Lighter than before',
        feedback,
        impact: days < 40 ? 'I sleep.' : '',
        shared_as: crypto.randomUUID(),
        created_at: new Date(hoursAway(1 - 24 * days)),
      })
    }
  }
}

/** Marks the addresses of people as unknown to mail servers. */
async function loseMail(app: BrowserApp, people: readonly SeededPerson[]): Promise<void> {
  await app.context.database.root
    .updateTable('accounts')
    .set({ email_refused_at: new Date(now()) })
    .where(
      'id',
      'in',
      people.map(({ accountId }) => accountId),
    )
    .execute()
}

async function addFailedMail(
  app: BrowserApp,
  { settled, letDown, coach }: Pick<Fixtures, 'settled' | 'letDown' | 'coach'>,
): Promise<void> {
  const ago = (hours: number) => new Date(now() - hours * HOUR)
  await addMessages(app, [
    { account_id: settled.accountId, created_at: ago(3), changed_at: ago(3) },
    {
      kind: 'cancellation',
      account_id: letDown.accountId,
      state: 'retrying',
      tries: 8,
      failure: 'no_answer',
      reply_code: null,
      created_at: ago(2),
      changed_at: ago(1),
      next_try_at: ago(-1),
    },
    {
      kind: 'match_ended',
      account_id: coach.accountId,
      state: 'given_up',
      tries: 20,
      failure: 'turned_away',
      reply_code: 421,
      created_at: ago(90),
      changed_at: ago(46),
    },
  ])
}

async function addStories(app: BrowserApp, storyteller: SeededPerson, admin: SeededPerson): Promise<void> {
  const own = { student_profile_id: storyteller.profileId }
  const peer = await addStudent(app, { school: 'boston_college' })
  const others = { student_profile_id: peer.profileId, tags: ['Sleep', 'First year'] }
  const decided = { decided_by: admin.accountId, decision_reason: 'It names somebody. Tell it without.' }
  await addWall(
    app,
    'boston_college',
    [
      { ...others, state: 'published', title: 'Reported' },
      { ...own, state: 'held', story: 'At night I want to die.' },
      own,
      { ...own, ...decided, state: 'declined' },
      ...Array.from({ length: 11 }, () => ({ ...others, state: 'published' as const })),
    ],
    [own],
  )
}
