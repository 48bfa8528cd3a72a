import { endCoaching, endMatch } from '@shinequo/contract/matching/endings'
import { decideMatch } from '@shinequo/contract/matching/programme-matches'
import { decideRequest, listStudentRequests } from '@shinequo/contract/matching/student-requests'
import { listSharedNotes } from '@shinequo/contract/sessions/notes'
import { openStudent } from '@shinequo/contract/sessions/students'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { SeededPerson } from '../../seeds/people.ts'
import { seedBooking, seedNote } from '../../seeds/sessions.ts'
import { describeOnEngines } from '../../testing/engines.ts'
import { managedMatches } from '../../testing/managed-matches.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

const HOUR = 3_600_000

describeOnEngines('matches that administrators manage', (engine) => {
  let app: TestApp
  let admin: SeededPerson
  let maya: SeededPerson
  let amara: SeededPerson
  beforeAll(async () => {
    app = await startTestApp(engine)
  })
  beforeEach(async () => {
    ;({ admin, maya, amara } = await begin())
  })
  afterAll(() => app.close())

  const { begin, root, addCoach, addStudent, addMatch, setMode, mails, acts, ...more } = managedMatches(
    () => app,
  )
  const matchNow = (student = maya) => more.matchNow(student)
  const seen = (student = maya) => more.seen(student)
  const list = (status: 'pending' | 'accepted' | 'ended', query?: Record<string, string>) =>
    more.list(admin, status, query)
  const decide = (id: string, decision: 'accepted' | 'declined') =>
    app.call(decideMatch, { as: admin.actor, params: { id }, body: { decision } })
  const end = (id: string, reason = 'Moves to another campus') =>
    app.call(endMatch, { as: admin.actor, params: { id }, body: { reason } })

  it('are sorted by waiting time, with both people, the reasons and the places left', async () => {
    await matchNow()
    const noor = await addStudent({ first_name: 'Noor', language_preference: 'English' })
    await addMatch(noor, amara, { status: 'pending', created_at: new Date(app.clock.now() - 5 * HOUR) })
    const { matches, counts, next } = await list('pending')
    expect(matches.map(({ student }) => student.first_name)).toEqual(['Noor', 'Maya'])
    expect([counts, next]).toEqual([{ pending: 2, accepted: 0, ended: 0 }, null])
    expect(matches[1]).toMatchObject({
      status: 'pending',
      created_at: '2026-11-20T15:00:00.000Z',
      student: { id: maya.profileId, account_id: maya.accountId, school: 'boston_university' },
      coach: { id: amara.profileId, first_name: 'Amara', places_left: 18 },
      decided: null,
      can: { decide: true, end: false },
    })
    expect(matches[1]?.reasons).toContain('Speaks Spanish')
    expect(JSON.stringify(matches)).not.toContain('maya@school.example')
  })

  it('are found by either name, in pages that contain each match once', async () => {
    for (let at = 0; at < 30; at++) {
      const student = await addStudent({ first_name: `Long${at}`, last_name: 'List' })
      await addMatch(student, amara, { created_at: new Date(app.clock.now() - (at % 3) * HOUR) })
    }
    await addMatch(maya, await addCoach({ first_name: 'Wei', last_name: 'Chen' }))
    const first = await list('accepted', { search: 'long' })
    const second = await list('accepted', { search: 'long', cursor: first.next! })
    expect([first.matches.length, second.matches.length, second.next]).toEqual([25, 5, null])
    const ids = [...first.matches, ...second.matches].map(({ id }) => id)
    expect([new Set(ids).size, first.counts.accepted]).toEqual([30, 30])
    const times = [...first.matches, ...second.matches].map(({ created_at }) => created_at)
    expect(times).toEqual(times.toSorted().toReversed())
    for (const search of ['WEI CH', 'maya tor']) {
      expect((await list('accepted', { search })).matches.map(({ student }) => student.id)).toEqual([
        maya.profileId,
      ])
    }
    expect((await list('accepted', { search: '%' })).matches).toEqual([])
  })

  it('are approved once: the student is told, and the approver is recorded', async () => {
    await matchNow()
    const [waiting] = (await list('pending')).matches
    for (let turn = 0; turn < 2; turn++) expect((await decide(waiting!.id, 'accepted')).status).toBe(200)
    await app.runJobs()
    expect(await seen()).toEqual([['Amara', 'accepted']])
    expect(mails('You have a coach').map(({ to }) => to)).toEqual(['maya@school.example'])
    const [standing] = (await list('accepted')).matches
    expect(standing).toMatchObject({
      decided: { role: 'admin', name: 'Rosa Ortiz', at: '2026-11-20T15:00:00.000Z', reason: '' },
      can: { decide: false, end: true },
    })
    const stale = await decide(waiting!.id, 'declined')
    expect([stale.status, stale.error.code]).toEqual([409, 'version_conflict'])
    expect((await acts()).map(({ action }) => action)).toEqual(['match.accepted'])
  })

  it('lead to the next best coach when declined', async () => {
    await matchNow()
    await addCoach({ first_name: 'Bea', language_preference: 'English, Spanish' })
    await decide((await list('pending')).matches[0]!.id, 'declined')
    await app.runJobs()
    expect(await seen()).toEqual(
      expect.arrayContaining([
        ['Bea', 'pending'],
        ['Amara', 'declined'],
      ]),
    )
    expect((await list('ended')).matches[0]).toMatchObject({
      status: 'declined',
      decided: { name: 'Rosa Ortiz' },
    })
    expect(mails('You have a coach')).toEqual([])
  })

  it('that were left waiting for a coach can be decided by an administrator only after the mode changed', async () => {
    await setMode('coach')
    await matchNow()
    const [waiting] = (await list('pending')).matches
    expect(waiting?.can).toEqual({ decide: false, end: true })
    const early = await decide(waiting!.id, 'accepted')
    expect([early.status, early.error.code]).toEqual([403, 'forbidden'])
    await setMode('admin')
    const coachs = await app.call(decideRequest, {
      as: amara.actor,
      params: { id: waiting!.id },
      body: { decision: 'accepted' },
    })
    expect(coachs.status).toBe(403)
    expect((await decide(waiting!.id, 'accepted')).status).toBe(200)
    expect(await seen()).toEqual([['Amara', 'accepted']])
  })

  it("are decided once by two concurrent administrators, and never exceed a coach's capacity", async () => {
    await root().updateTable('coaches').set({ capacity: 2 }).execute()
    const ids: string[] = []
    for (let at = 0; at < 5; at++) ids.push(await addMatch(await addStudent(), amara, { status: 'pending' }))
    const answers = await Promise.all(ids.map((id) => decide(id, 'accepted')))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 409, 409, 409])
    const [left] = (await list('pending')).matches
    const both = await Promise.all([decide(left!.id, 'declined'), end(left!.id)])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })

  it('are ended with a reason: the student is told kindly, booked sessions stay, the next best comes', async () => {
    await setMode('automatic')
    await matchNow()
    await addCoach({ first_name: 'Bea' })
    const both = { coach_id: amara.profileId, student_profile_id: maya.profileId }
    const at = (hours: number) => new Date(app.clock.now() + hours * HOUR)
    await app.context.database.transaction(async (trx) => {
      await seedBooking(trx, { ...both, starts_at: at(30) })
      await seedBooking(trx, { ...both, starts_at: at(-30) })
      await seedNote(trx, { ...both, text: 'One list on Sundays.', shared: true })
    })
    const [standing] = (await list('accepted')).matches
    const ended = await end(standing!.id)
    expect([ended.status, ended.body.sessions.map(({ start_time }) => start_time)]).toEqual([
      200,
      [at(30).toISOString()],
    ])
    await app.runJobs()
    expect(await seen()).toEqual(
      expect.arrayContaining([
        ['Bea', 'accepted'],
        ['Amara', 'ended'],
      ]),
    )
    const [mail] = mails('A change to your coaching')
    expect(mail?.to).toBe('maya@school.example')
    expect(mail?.text).toContain('Amara Obi is no longer your coach.')
    expect(mail?.text).toContain('Sat, Nov 21 · 4:00 PM - 4:30 PM')
    expect(mail?.text).not.toContain('another campus')
    const [told] = mails('Maya Torres is no longer matched with you')
    expect(told?.to).toBe(amara.email)
    expect(told?.text).toContain('This session stays booked')
    expect(told?.text).toContain('Sat, Nov 21 · 4:00 PM - 4:30 PM')
    expect(told?.text).not.toContain('another campus')
    const opened = await app.call(openStudent, { as: amara.actor, params: { id: maya.profileId } })
    // For the session that stays, without what only a match opens.
    expect(opened.body).toMatchObject({
      matched_at: null,
      answers: [],
      open_until: at(30 + 7 * 24 + 0.5).toISOString(),
    })
    expect((await app.call(listSharedNotes, { as: maya.actor })).body).toHaveLength(1)
    expect((await list('ended')).matches[0]?.decided).toMatchObject({
      role: 'admin',
      reason: 'Moves to another campus',
    })
    const twice = await end(standing!.id)
    expect([twice.status, twice.error.code]).toEqual([409, 'version_conflict'])
    expect((await acts()).filter(({ action }) => action === 'match.ended')).toEqual([
      { action: 'match.ended', reason: 'Moves to another campus', student_profile_id: maya.profileId },
    ])
    // New answers never rematch people whom a person separated.
    await matchNow()
    expect((await seen()).filter(([, status]) => status === 'accepted')).toEqual([['Bea', 'accepted']])
  })

  it('can be ended by their coach, and by no other coach', async () => {
    await addMatch(maya, amara)
    const other = await addCoach()
    const endAs = (coach: SeededPerson) =>
      app.call(endCoaching, {
        as: coach.actor,
        params: { id: maya.profileId },
        body: { reason: 'I go on leave' },
      })
    expect((await endAs(other)).status).toBe(404)
    expect((await endAs(amara)).body.sessions).toEqual([])
    expect((await endAs(amara)).status).toBe(404)
    await app.runJobs()
    expect(mails('A change to your coaching')).toHaveLength(1)
    expect(mails('Maya Torres is no longer matched with you')).toEqual([])
    expect((await list('ended')).matches[0]?.decided).toMatchObject({ role: 'coach', name: 'Amara Obi' })
  })

  it('that were pending are withdrawn without telling the student', async () => {
    await setMode('coach')
    await matchNow()
    expect((await end((await list('pending')).matches[0]!.id, 'No answer for a week')).status).toBe(200)
    await app.runJobs()
    expect(mails('A change to your coaching')).toEqual([])
    expect(mails('Maya Torres is no longer matched with you')).toEqual([])
    expect((await app.call(listStudentRequests, { as: amara.actor })).body).toEqual([])
  })
})
