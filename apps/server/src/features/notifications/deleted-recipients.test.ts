import { MAIL_KINDS, type MailKindName, sendGivenUpMessages } from '@shinequo/contract/notifications'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { seedCoach } from '../../seeds/coaches.ts'
import { seedMatch } from '../../seeds/matches.ts'
import { seedMessages } from '../../seeds/messages.ts'
import { type SeededPerson, seedAccount, seedStudent } from '../../seeds/people.ts'
import { seedBooking } from '../../seeds/sessions.ts'
import { describeOnEngines } from '../../testing/engines.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { eraseAccount } from '../accounts/ending/service.ts'

const HOUR = 3_600_000

/** Kinds of mail to accounts. An invitation's message is deleted together with the invitation. */
type Kind = Exclude<MailKindName, 'invitation'>
const KINDS = MAIL_KINDS.filter((kind): kind is Kind => kind !== 'invitation')

describeOnEngines('mail to people whose accounts were deleted', (engine) => {
  let app: TestApp
  let admin: SeededPerson
  let payloads: Record<Kind, readonly object[]>
  beforeAll(async () => {
    app = await startTestApp(engine)
    await app.context.database.transaction(async (trx) => {
      admin = await seedAccount(trx, { role: 'admin' })
      const student = await seedStudent(trx)
      const coach = await seedCoach(trx)
      const pair = { coach_id: coach.profileId, student_profile_id: student.profileId }
      const matchId = await seedMatch(trx, pair)
      const endedId = await seedMatch(trx, { ...pair, status: 'ended' })
      const session = { ...pair, starts_at: new Date(app.clock.now() + 72 * HOUR) }
      const { bookingId } = await seedBooking(trx, session)
      for (const { accountId } of [student, coach]) await eraseAccount(app.context, trx, accountId)

      const [sides, accountIds] = [
        ['student', 'coach'],
        [student.accountId, coach.accountId],
      ]
      const toSides = (more: object) => sides.map((recipient) => ({ ...more, recipient }))
      const toAccounts = (more: object) => accountIds.map((accountId) => ({ ...more, accountId }))
      /** Deleted together with the account that it belonged to. */
      const gone = crypto.randomUUID()
      const from = { startsAt: 0, endsAt: 1 }
      const dueAt = app.clock.now()
      const reminders = toSides({ bookingId, sequence: 1 })
      payloads = {
        booking: toSides({ bookingId }),
        cancellation: toSides({ bookingId }),
        booking_moved: toSides({ bookingId, change: '1', from }),
        times_proposed: [{ bookingId, change: '1' }],
        suggestion: [{ accountId: student.accountId, suggestionId: gone }],
        account_exists: toAccounts({ attemptId: gone }),
        coach_approved: [{ accountId: coach.accountId }],
        coach_changes_asked: [{ accountId: coach.accountId, askedAt: dueAt }],
        account_edited: toAccounts({ editId: gone, name: true, role: false }),
        account_paused: toAccounts({ pauseId: gone }),
        match_accepted: [{ matchId }],
        match_ended: [matchId, endedId].flatMap((id) => toSides({ matchId: id, sessions: [] })),
        match_gave_way: [
          { recipient: 'student', accountId: student.accountId, matchIds: [endedId] },
          { recipient: 'coach', accountId: coach.accountId, matchIds: [endedId] },
        ],
        another_coach: [{ accountId: student.accountId, matchId }],
        answers_reminder: [{ accountId: student.accountId, at: dueAt }],
        coach_requests: [{ accountId: coach.accountId, from: 0, until: dueAt }],
        coach_ratings: [{ accountId: coach.accountId, from: 0, until: dueAt }],
        coach_asks: [{ accountId: coach.accountId, from: 0, until: dueAt }],
        coach_care: [{ accountId: coach.accountId, from: 0, until: dueAt }],
        reset_code: [{ resetId: gone }],
        password_changed: toAccounts({ changeId: gone }),
        address_changed: toAccounts({ formerId: gone }),
        new_device: [{ signInId: gone }],
        calendar_address: toAccounts({ madeAt: dueAt }),
        care_requested: toAccounts({ requestId: gone }),
        care_waiting: toAccounts({ dueAt }),
        worry_handed_over: toAccounts({ requestId: gone }),
        data_ready: [{ exportId: gone }],
        story_message: [{ messageId: gone }],
        story_answered: [{ messageId: gone }],
        wall_opened: [{ profileId: student.profileId }],
        school_code: [{ codeId: gone }],
        account_deletion: toAccounts({ dueAt, stage: 'asked' }),
        account_kept: toAccounts({ keptId: gone }),
        coach_leaving: ['leaves', 'stays'].map((stage) => ({
          coach: coach.accountId,
          student: student.accountId,
          dueAt,
          stage,
        })),
        person_left: accountIds.map((recipient) => ({
          left: recipient === coach.accountId ? 'student' : 'coach',
          leftId: gone,
          recipient,
          matched: true,
          sessions: [{ ...from, booking: bookingId }],
        })),
        email_proof: [{ proofId: gone }],
        reminder_day: reminders,
        reminder_hour: reminders,
        reminder_soon: reminders,
        feedback_asked: reminders,
        address_code: [{ codeId: gone }],
        address_link: [{ requestId: gone }],
        address_requested: toAccounts({ requestId: gone }),
        no_show_marked: [{ bookingId, recipient: 'student', markedAt: dueAt }],
        no_show_decided: toSides({ bookingId }),
        note_shared: [{ noteId: gone, sharedAt: 0 }],
      }
    })
  })
  afterAll(() => app.close())

  it.each(KINDS)('is marked as no longer wanted: %s', async (kind) => {
    app.sent.length = 0
    const seeds = payloads[kind].map((payload) => ({ kind, payload, state: 'given_up' as const }))
    const ids = await app.context.database.transaction((trx) => seedMessages(trx, seeds))
    await app.call(sendGivenUpMessages, { as: admin.actor })
    await app.runJobs()
    const { root } = app.context.database
    const rows = await root.selectFrom('messages').select('state').where('id', 'in', ids).execute()
    expect(rows.map(({ state }) => state)).toEqual(seeds.map(() => 'unwanted'))
    expect(app.sent).toEqual([])
  })
})
