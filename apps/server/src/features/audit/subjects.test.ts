import { listAuditEntries } from '@shinequo/contract/audit'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Trx } from '../../plugins/database/tables.ts'
import { seedCoach } from '../../seeds/coaches.ts'
import { seedMatch } from '../../seeds/matches.ts'
import { type SeededPerson, seedAccount, seedStudent } from '../../seeds/people.ts'
import { seedBooking, seedNote } from '../../seeds/sessions.ts'
import { describeOnEngines } from '../../testing/engines.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { eraseAccount } from '../accounts/ending/service.ts'
import { record } from './service.ts'

const HOUR = 3_600_000

describeOnEngines('what audit entries are about', (engine) => {
  let app: TestApp
  let admin: SeededPerson
  const seed = <T>(work: (trx: Trx) => Promise<T>) => app.context.database.transaction(work)
  beforeAll(async () => {
    app = await startTestApp(engine)
    admin = await seed((trx) => seedAccount(trx, { role: 'admin' }))
  })
  afterAll(() => app.close())

  const recorded = (subjectType: string, subjectId: string) =>
    seed((trx) => record(app.context, trx, admin.actor, { action: 'thing.done', subjectType, subjectId }))
  const about = async (subject: string) => {
    const { body } = await app.call(listAuditEntries, { as: admin.actor, query: { subject } })
    return body.entries[0]?.subject.about
  }

  it('names the people of a session, a match and a note, and when the session was, as they are today', async () => {
    const student = await seed((trx) => seedStudent(trx, { first_name: 'Maya', last_name: 'Torres' }))
    const coach = await seed((trx) => seedCoach(trx, { first_name: 'Wei', last_name: 'Zhang' }))
    const two = { student_profile_id: student.profileId, coach_id: coach.profileId }
    const starts_at = new Date(app.clock.now() - 50 * HOUR)
    const booking = (await seed((trx) => seedBooking(trx, { ...two, starts_at }))).bookingId
    const match = await seed((trx) => seedMatch(trx, two))
    const note = await seed((trx) => seedNote(trx, { ...two, text: 'Sleeps badly' }))
    await recorded('booking', booking)
    await recorded('match', match)
    await recorded('note', note)
    const named = {
      student: { account_id: student.accountId, name: 'Maya Torres' },
      coach: { id: coach.profileId, name: 'Wei Zhang' },
      starts_at: null,
      title: '',
      school: '',
    }
    expect(await about(booking)).toEqual({ ...named, starts_at: starts_at.toISOString() })
    expect(await about(match)).toEqual(named)
    expect(await about(note)).toEqual(named)
    const { root } = app.context.database
    await root
      .updateTable('accounts')
      .set({ last_name: 'Ruiz' })
      .where('id', '=', student.accountId)
      .execute()
    expect((await about(match))?.student?.name).toBe('Maya Ruiz')
    await seed((trx) => eraseAccount(app.context, trx, student.accountId))
    expect(await about(booking)).toMatchObject({ student: null, coach: { name: 'Wei Zhang' } })
  })

  it('names a school, also one that nobody has changed, and knows nothing of what is gone or unknown', async () => {
    await recorded('school', 'babson_college')
    await recorded('booking', '00000000-0000-4000-8000-000000000000')
    await recorded('programme', 'settings')
    expect(await about('babson_college')).toMatchObject({ title: 'Babson College' })
    expect(await about('00000000-0000-4000-8000-000000000000')).toBeNull()
    expect(await about('settings')).toBeNull()
  })
})
