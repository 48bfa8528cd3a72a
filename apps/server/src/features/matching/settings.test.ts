import { listMatchRequests } from '@shinequo/contract/matching'
import { getProgrammeFigures } from '@shinequo/contract/programme'
import {
  getProgrammeSettings,
  type MatchingMode,
  saveProgrammeSettings,
} from '@shinequo/contract/programme/settings'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { seedCoach } from '../../seeds/coaches.ts'
import { seedMatch } from '../../seeds/matches.ts'
import { type SeededPerson, seedAccount, seedStudent } from '../../seeds/people.ts'
import { emptyApp } from '../../testing/empty-app.ts'
import { describeOnEngines } from '../../testing/engines.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

describeOnEngines('the settings of a programme', (engine) => {
  let app: TestApp
  let rosa: SeededPerson
  let omar: SeededPerson
  beforeAll(async () => {
    app = await startTestApp(engine)
  })
  beforeEach(async () => {
    await emptyApp(app)
    ;[rosa, omar] = await app.context.database.transaction(async (trx) => [
      await seedAccount(trx, { role: 'admin' }),
      await seedAccount(trx, { role: 'admin' }),
    ])
  })
  afterAll(() => app.close())

  const settings = async () => (await app.call(getProgrammeSettings, { as: rosa.actor })).body
  const save = (who: SeededPerson, matching_mode: MatchingMode, version: number, restricted = false) =>
    app.call(saveProgrammeSettings, {
      as: who.actor,
      body: {
        matching_mode,
        restrict_booking_to_matches: restricted,
        most_upcoming_sessions: 8,
        cancel_notice_minutes: 240,
        direct_calls: false,
        version,
      },
    })
  const matchesOf = async (student: SeededPerson) =>
    (await app.call(listMatchRequests, { as: student.actor })).body
      .map((match) => [match.from_user_profile.user.first_name, match.status])
      .toSorted()

  it('are read and saved, and the audit keeps the former values', async () => {
    expect(await settings()).toEqual({
      matching_mode: 'automatic',
      restrict_booking_to_matches: false,
      match_confirmed_only: false,
      most_upcoming_sessions: 8,
      cancel_notice_minutes: 240,
      direct_calls: false,
      spanish_read_by: '',
      figures_zone: 'America/New_York',
      version: 1,
      has_relay: false,
    })
    const saved = await save(rosa, 'coach', 1, true)
    expect([saved.status, saved.body]).toEqual([
      200,
      {
        matching_mode: 'coach',
        restrict_booking_to_matches: true,
        match_confirmed_only: false,
        most_upcoming_sessions: 8,
        cancel_notice_minutes: 240,
        direct_calls: false,
        spanish_read_by: '',
        figures_zone: 'America/New_York',
        version: 2,
        has_relay: false,
      },
    ])
    expect(await settings()).toEqual(saved.body)
    const entries = await app.context.database.root
      .selectFrom('audit_entries')
      .select(['action', 'actor_account_id', 'details'])
      .execute()
    expect(entries).toEqual([
      {
        action: 'programme.settings_changed',
        actor_account_id: rosa.accountId,
        details: {
          before: {
            matching_mode: 'automatic',
            restrict_booking_to_matches: false,
            match_confirmed_only: false,
            most_upcoming_sessions: 8,
            cancel_notice_minutes: 240,
            direct_calls: false,
            spanish_read_by: '',
            figures_zone: 'America/New_York',
          },
          after: {
            matching_mode: 'coach',
            restrict_booking_to_matches: true,
            match_confirmed_only: false,
            most_upcoming_sessions: 8,
            cancel_notice_minutes: 240,
            direct_calls: false,
            spanish_read_by: '',
            figures_zone: 'America/New_York',
          },
        },
      },
    ])
  })

  it('have the zone of the figures, which stays if it is left out and must be on the list', async () => {
    const { has_relay: _has_relay, ...before } = await settings()
    const put = (figures_zone?: string, version = before.version) =>
      app.call(saveProgrammeSettings, {
        as: rosa.actor,
        body: { ...before, figures_zone, version },
      })
    const wrong = await put('Mars/Olympus')
    expect([wrong.status, Object.keys(wrong.error.errors ?? {})]).toEqual([400, ['figures_zone']])
    expect((await put('Asia/Kathmandu')).body.figures_zone).toBe('Asia/Kathmandu')
    expect((await put(undefined, before.version + 1)).body.figures_zone).toBe('Asia/Kathmandu')
    const { body } = await app.call(getProgrammeFigures, { as: omar.actor, query: { period: '7d' } })
    expect(body.zone).toBe('Asia/Kathmandu')
  })

  it('refuse the second of two administrators, and lose nothing of the first', async () => {
    expect((await save(rosa, 'coach', 1)).status).toBe(200)
    const second = await save(omar, 'admin', 1)
    expect([second.status, second.error.code]).toEqual([409, 'version_conflict'])
    expect(await settings()).toMatchObject({ matching_mode: 'coach', version: 2 })
    const both = await Promise.all([save(rosa, 'admin', 2), save(omar, 'automatic', 2)])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(await settings()).toEqual(both.find(({ status }) => status === 200)?.body)
  })

  it('change no match; on a switch to automatic mode the engine decides pending requests', async () => {
    const [first, second] = await app.context.database.transaction(async (trx) => {
      const preferences = { language_preference: 'Spanish' }
      const coach = await seedCoach(trx, { first_name: 'Amara', ...preferences, capacity: 1 })
      const other = await seedCoach(trx, { first_name: 'Bea', language_preference: 'Nepali' })
      const paused = await seedCoach(trx, { first_name: 'Gone', accepts_students: false })
      const students = [await seedStudent(trx, preferences), await seedStudent(trx, preferences)]
      for (const [at, { profileId: student_profile_id }] of students.entries()) {
        const created_at = new Date(app.clock.now() - (1 + at) * 3_600_000)
        await seedMatch(trx, { student_profile_id, coach_id: coach.profileId, status: 'pending', created_at })
      }
      const own = { student_profile_id: students[0]!.profileId }
      await seedMatch(trx, { ...own, coach_id: other.profileId })
      await seedMatch(trx, {
        ...own,
        coach_id: paused.profileId,
        status: 'pending',
        created_at: new Date(app.clock.now()),
      })
      return [students[0]!, students[1]!]
    })
    const before = [await matchesOf(first), await matchesOf(second)]
    await save(rosa, 'coach', 1)
    await save(rosa, 'admin', 2)
    await app.runJobs()
    expect([await matchesOf(first), await matchesOf(second)]).toEqual(before)
    await save(rosa, 'automatic', 3)
    await app.runJobs()
    // The second student has no coach yet, so they get the only place.
    expect(await matchesOf(second)).toEqual([
      ['Amara', 'accepted'],
      ['Bea', 'accepted'],
    ])
    expect(await matchesOf(first)).toEqual([
      ['Amara', 'ended'],
      ['Bea', 'accepted'],
      ['Gone', 'ended'],
    ])
    expect(app.sent.filter(({ subject }) => subject === 'You have a coach')).toHaveLength(1)
  })
})
