import { getSetUp, SET_UP_STEPS, type SetUpStep, skipStep } from '@shinequo/contract/programme/set-up'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { seedCoach } from '../../seeds/coaches.ts'
import { type SeededPerson, seedAccount, seedStudent } from '../../seeds/people.ts'
import { seedBooking } from '../../seeds/sessions.ts'
import { emptyApp } from '../../testing/empty-app.ts'
import { describeOnEngines } from '../../testing/engines.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

describeOnEngines('the steps of setting up a programme', (engine) => {
  let app: TestApp
  let rosa: SeededPerson
  beforeAll(async () => {
    app = await startTestApp(engine)
  })
  beforeEach(async () => {
    await emptyApp(app)
    rosa = await app.context.database.transaction((trx) => seedAccount(trx, { role: 'admin' }))
  })
  afterAll(() => app.close())

  const root = () => app.context.database.root
  const stepsOf = (state: string, steps: readonly { step: SetUpStep; state: string }[]) =>
    steps.filter((one) => one.state === state).map(({ step }) => step)
  const done = async () => {
    const { status, body } = await app.call(getSetUp, { as: rosa.actor })
    expect(status).toBe(200)
    return stepsOf('done', body.steps)
  }
  const invite = (role: 'coach' | 'student') =>
    root()
      .insertInto('invitations')
      .values({
        id: crypto.randomUUID(),
        token_hash: null,
        email: `${role}@new.example`,
        role,
        first_name: '',
        last_name: '',
        invited_by: null,
        created_at: new Date(app.clock.now()),
        expires_at: new Date(app.clock.now() + 1000),
        accepted_at: null,
        revoked_at: null,
      })
      .execute()

  it('are all missing in an empty programme, and each is done by what it needs', async () => {
    expect(await done()).toEqual([])
    const seen: SetUpStep[] = []
    const gains = async (step: SetUpStep, act: () => Promise<unknown>) => {
      await act()
      seen.push(step)
      expect(await done()).toEqual(SET_UP_STEPS.filter((one) => seen.includes(one)))
    }
    await gains('coaches', () => invite('coach'))
    await gains('contact', () =>
      root().updateTable('care_settings').set({ contact_email: 'care@new.example' }).execute(),
    )
    await gains('worries', () =>
      root().insertInto('care_staff').values({ account_id: rosa.accountId }).execute(),
    )
    const school = { value: 'new_school', name: 'New School', wellness_url: '' }
    const updated_at = new Date(app.clock.now())
    await root()
      .insertInto('schools')
      .values({ ...school, updated_at })
      .execute()
    await gains('schools', () =>
      root().insertInto('school_domains').values({ domain: 'new.example', school: school.value }).execute(),
    )
    await gains('look', () => root().updateTable('programme').set({ look_name: 'Peers' }).execute())
    await gains('matching', () =>
      root()
        .updateTable('programme')
        .set({ mode_since: new Date(app.clock.now()) })
        .execute(),
    )
    await gains('questions', () =>
      root()
        .insertInto('questionnaire_versions')
        .values({
          version: 99,
          saved_at: new Date(app.clock.now()),
          saved_by: rosa.accountId,
          added: 0,
          edited: 1,
          removed: 0,
        })
        .execute(),
    )
    const coach = await app.context.database.transaction((trx) => seedCoach(trx))
    await gains('hours', () =>
      root()
        .insertInto('weekly_hours')
        .values({ coach_id: coach.profileId, weekday: 1, start_minute: 540, end_minute: 600 })
        .onConflict((conflict) => conflict.doNothing())
        .execute(),
    )
    await gains('trial', () =>
      app.context.database.transaction(async (trx) => {
        const { profileId } = await seedStudent(trx)
        await seedBooking(trx, {
          student_profile_id: profileId,
          coach_id: coach.profileId,
          starts_at: new Date(app.clock.now() + 86_400_000),
        })
      }),
    )
    // Another student than the one of the trial.
    await gains('doors', () => invite('student'))
    const { body } = await app.call(getSetUp, { as: rosa.actor })
    expect(body.facts).toMatchObject({
      schools: 1,
      endings: 1,
      coaches: 1,
      coaches_with_hours: 1,
      students: 2,
    })
  })

  it('can be left out and taken up again, which is kept in the audit once', async () => {
    const skip = async (step: SetUpStep, skipped: boolean) => {
      const { status, body } = await app.call(skipStep, { as: rosa.actor, body: { step, skipped } })
      expect(status).toBe(200)
      return stepsOf('skipped', body.steps)
    }
    expect(await skip('trial', true)).toEqual(['trial'])
    expect(await skip('trial', true)).toEqual(['trial'])
    expect(await skip('look', true)).toEqual(['look', 'trial'])
    await root().updateTable('programme').set({ look_name: 'Peers' }).execute()
    expect(await done()).toEqual(['look'])
    expect(await skip('trial', false)).toEqual([])
    const entries = await root()
      .selectFrom('audit_entries')
      .select(['action', 'details'])
      .orderBy('position')
      .execute()
    expect(entries).toEqual([
      { action: 'programme.step_skipped', details: { step: 'trial' } },
      { action: 'programme.step_skipped', details: { step: 'look' } },
      { action: 'programme.step_resumed', details: { step: 'trial' } },
    ])
  })
})
