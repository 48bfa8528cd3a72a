import { saveNotificationChoices } from '@shinequo/contract/notifications'
import { listStudentProfiles, updateStudentProfile } from '@shinequo/contract/profiles'
import {
  addNote,
  changeNote,
  deleteNote,
  listSharedNotes,
  seeSharedNote,
} from '@shinequo/contract/sessions/notes'
import { listCoachStudents, openStudent } from '@shinequo/contract/sessions/students'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { seedAnswers } from '../../seeds/answers.ts'
import { seedCoach } from '../../seeds/coaches.ts'
import { seedMatch } from '../../seeds/matches.ts'
import { type SeededPerson, seedStudent } from '../../seeds/people.ts'
import { seedBooking, seedNote } from '../../seeds/sessions.ts'
import { emptyApp } from '../../testing/empty-app.ts'
import { describeOnEngines } from '../../testing/engines.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

const HOUR = 3_600_000

describeOnEngines("a coach's students", (engine) => {
  let app: TestApp
  let coach: SeededPerson
  let otherCoach: SeededPerson
  let student: SeededPerson
  let pair: { coach_id: string; student_profile_id: string }

  beforeAll(async () => {
    app = await startTestApp(engine)
  })
  beforeEach(async () => {
    await emptyApp(app)
    await app.context.database.transaction(async (trx) => {
      coach = await seedCoach(trx, { first_name: 'Amara', last_name: 'Obi' })
      otherCoach = await seedCoach(trx)
      student = await seedStudent(trx, {
        first_name: 'Maya',
        email: 'maya@secret.example',
        identify_as: 'multiracial',
        sex: 'female',
        is_international: true,
      })
      pair = { coach_id: coach.profileId, student_profile_id: student.profileId }
      await seedMatch(trx, pair)
    })
  })
  afterAll(() => app.close())

  const session = (inHours: number, status?: 'no_show' | 'cancelled') =>
    app.context.database.transaction((trx) =>
      seedBooking(trx, {
        ...pair,
        starts_at: new Date(app.clock.now() + inHours * HOUR),
        pre_session_note: `In ${inHours} hours`,
        ...(status && { status }),
      }),
    )
  const open = (as = coach, id = student.profileId) => app.call(openStudent, { as: as.actor, params: { id } })
  const write = (text: string, more: { shared?: boolean; booking?: string } = {}) =>
    app.call(addNote, { as: coach.actor, params: { id: student.profileId }, body: { text, ...more } })
  const change = (id: string, body: { text: string; shared: boolean; version: number }, as = coach) =>
    app.call(changeNote, { as: as.actor, params: { id }, body })
  const read = async (as = student) => (await app.call(listSharedNotes, { as: as.actor })).body
  const audit = () =>
    app.context.database.root
      .selectFrom('audit_entries')
      .select(['action', 'actor_account_id', 'subject_id', 'student_profile_id', 'details'])
      .orderBy('at')
      .execute()

  it('are those of accepted matches, by name, with past and next sessions', async () => {
    const at = (inHours: number) => ({
      start_time: new Date(app.clock.now() + inHours * HOUR).toISOString(),
      end_time: new Date(app.clock.now() + (inHours + 0.5) * HOUR).toISOString(),
    })
    for (const hours of [-50, -30, 26, 50]) await session(hours)
    await session(-10, 'no_show')
    await session(4, 'cancelled')
    await app.context.database.transaction(async (trx) => {
      const abel = await seedStudent(trx, { first_name: 'Abel' })
      await seedMatch(trx, { ...pair, student_profile_id: abel.profileId })
      for (const status of ['pending', 'declined', 'ended'] as const) {
        const { profileId } = await seedStudent(trx)
        await seedMatch(trx, { ...pair, student_profile_id: profileId, status })
      }
    })
    const { body } = await app.call(listCoachStudents, { as: coach.actor })
    expect(body.map(({ user }) => user.first_name)).toEqual(['Abel', 'Maya'])
    expect(body[0]).toMatchObject({ sessions: 0, next_session: null, last_session: null })
    expect(body[1]).toEqual({
      id: student.profileId,
      user: { id: student.accountId, first_name: 'Maya', last_name: 'Sample' },
      url: null,
      school: 'boston_university',
      degree: 'bachelors',
      course: 'Biology',
      language_preference: 'English',
      needs_care: false,
      matched_at: '2026-09-01T14:00:00.000Z',
      sessions: 2,
      next_session: at(26),
      last_session: at(-30),
      asked: false,
    })
    expect((await app.call(listCoachStudents, { as: otherCoach.actor })).body).toEqual([])
  })

  it('open with answers, sessions and notes, but not with what they do not share', async () => {
    await app.context.database.transaction((trx) =>
      seedAnswers(trx, {
        student_profile_id: student.profileId,
        created_at: new Date(app.clock.now()),
        texts: ['Sleep before midnight'],
      }),
    )
    await session(-30)
    await session(26)
    await session(4, 'cancelled')
    await write('Quiet today.')
    const { status, body } = await open()
    expect(status).toBe(200)
    expect(body.identity).toBeNull()
    expect(body.answers.map(({ answer }) => answer)).toContain('Sleep before midnight')
    expect(body.history.map((one) => [one.status, one.pre_session_note])).toEqual([
      ['booked', 'In 26 hours'],
      ['booked', 'In -30 hours'],
    ])
    expect(body.notes.map(({ text, shared }) => [text, shared])).toEqual([['Quiet today.', false]])
    const words = JSON.stringify(body)
    for (const hidden of ['maya@secret.example', 'multiracial', 'female', 'Massachusetts', 'Boston"']) {
      expect(words).not.toContain(hidden)
    }
  })

  it("show ethnicity, gender and international only while 'Share with my coach' is ticked", async () => {
    const share = (shares_identity: boolean) =>
      app.call(updateStudentProfile, {
        as: student.actor,
        params: { id: student.profileId },
        body: { shares_identity },
      })
    const own = async () => (await app.call(listStudentProfiles, { as: student.actor })).body[0]
    expect((await own())?.shares_identity).toBe(false)
    expect((await share(true)).body.shares_identity).toBe(true)
    expect((await own())?.shares_identity).toBe(true)
    expect((await open()).body.identity).toEqual({
      identify_as: 'multiracial',
      sex: 'female',
      is_international: true,
    })
    const { body } = await app.call(listCoachStudents, { as: coach.actor })
    expect(JSON.stringify(body)).not.toContain('multiracial')
    await share(false)
    expect((await open()).body.identity).toBeNull()
  })

  it('are not found by another coach, nor after the match, nor before it', async () => {
    expect((await open(otherCoach)).status).toBe(404)
    const { body: note } = await write('Quiet today.')
    for (const status of ['pending', 'declined', 'ended'] as const) {
      await app.context.database.root.updateTable('match_requests').set({ status }).execute()
      expect((await open()).status).toBe(404)
      expect((await write('More.')).status).toBe(404)
      expect((await change(note.id, { text: 'x', shared: true, version: 1 })).status).toBe(404)
      const gone = await app.call(deleteNote, { as: coach.actor, params: { id: note.id } })
      expect(gone.status).toBe(404)
    }
    expect(await read()).toEqual([])
  })

  it('have an audit entry for each day on which a coach opened them', async () => {
    const today = [await open(), await open(coach, student.profileId.toUpperCase())]
    expect(today.map(({ status }) => status)).toEqual([200, 200])
    await open(otherCoach)
    app.clock.advance(24 * HOUR)
    await open()
    const viewed = {
      action: 'student.viewed',
      actor_account_id: coach.accountId,
      subject_id: student.profileId,
      student_profile_id: student.profileId,
      details: {},
    }
    expect(await audit()).toEqual([viewed, viewed])
  })

  it('never read a private note; a shared one until it is no longer shared', async () => {
    const { status, body: note } = await write('Sleeps badly before exams.')
    expect([status, note.shared, note.version]).toEqual([201, false, 1])
    expect(await read()).toEqual([])
    app.clock.advance(60_000)
    const shared = await change(note.id, { text: 'Sleep first.', shared: true, version: 1 })
    expect(shared.body).toMatchObject({ text: 'Sleep first.', shared: true, version: 2 })
    expect(await read()).toEqual([
      {
        id: note.id,
        coach: { id: coach.profileId, first_name: 'Amara', last_name: 'Obi' },
        text: 'Sleep first.',
        updated_at: '2026-11-20T15:01:00.000Z',
        booking: null,
        is_new: true,
      },
    ])
    const stranger = await app.context.database.transaction((trx) => seedStudent(trx))
    for (const somebody of [stranger, coach, otherCoach]) expect(await read(somebody)).toEqual([])
    await change(note.id, { text: 'Sleep first.', shared: false, version: 2 })
    expect(await read()).toEqual([])
    expect((await audit()).map(({ action, details }) => [action, details])).toEqual([
      ['note.shared', {}],
      ['note.unshared', {}],
    ])
  })

  it('have notes that no other coach can change or delete', async () => {
    const { body: note } = await write('Mine.', { shared: true })
    await app.context.database.transaction((trx) =>
      seedMatch(trx, { ...pair, coach_id: otherCoach.profileId }),
    )
    expect((await open(otherCoach)).body.notes).toEqual([])
    const stolen = await change(note.id, { text: 'x', shared: true, version: 1 }, otherCoach)
    expect(stolen.status).toBe(404)
    const gone = await app.call(deleteNote, { as: otherCoach.actor, params: { id: note.id } })
    expect(gone.status).toBe(404)
    expect((await read()).map(({ text }) => text)).toEqual(['Mine.'])
    await app.call(deleteNote, { as: coach.actor, params: { id: note.id } })
    expect(await read()).toEqual([])
  })

  it('have notes that refuse a second change of the same version', async () => {
    const { body: note } = await write('First.')
    const answers = await Promise.all(
      ['Second.', 'Third.'].map((text) => change(note.id, { text, shared: false, version: 1 })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 409)?.error.code).toBe('version_conflict')
    const kept = (await open()).body.notes
    expect(kept).toEqual([answers.find(({ status }) => status === 200)?.body])
  })

  it('have notes only about their own sessions', async () => {
    const { bookingId } = await session(-30)
    expect((await write('Good start.', { booking: bookingId })).body.booking).toBe(bookingId)
    const other = await app.context.database.transaction(async (trx) => {
      const somebody = await seedStudent(trx)
      const starts_at = new Date(app.clock.now() - 60 * HOUR)
      return seedBooking(trx, { ...pair, student_profile_id: somebody.profileId, starts_at })
    })
    const { status, error } = await write('Not ours.', { booking: other.bookingId })
    expect([status, Object.keys(error.errors ?? {})]).toEqual([400, ['booking']])
  })

  it('see a note as new until they have read it, and again when it is shared again', async () => {
    const { bookingId } = await session(-30)
    const { body: note } = await write('Good start.', { shared: true, booking: bookingId })
    const see = (as = student) => app.call(seeSharedNote, { as: as.actor, params: { id: note.id } })
    const isNew = async () => (await read()).map(({ is_new }) => is_new)
    expect(await read()).toMatchObject([{ booking: { id: bookingId }, is_new: true }])
    const stranger = await app.context.database.transaction((trx) => seedStudent(trx))
    for (const somebody of [stranger, coach]) expect((await see(somebody)).status).toBe(404)
    expect((await see()).status).toBe(200)
    expect(await isNew()).toEqual([false])
    await change(note.id, { text: 'A good start.', shared: true, version: 1 })
    expect(await isNew()).toEqual([false])
    await change(note.id, { text: 'A good start.', shared: false, version: 2 })
    expect((await see()).status).toBe(404)
    app.clock.advance(60_000)
    await change(note.id, { text: 'A good start.', shared: true, version: 3 })
    expect(await isNew()).toEqual([true])
  })

  it('get mail about a shared note, without its text, unless they saw it or do not want it', async () => {
    const mail = async () => {
      app.sent.length = 0
      app.clock.advance(5 * 60_000)
      await app.runJobs()
      return app.sent.filter(({ subject }) => subject.includes('shared a note'))
    }
    const { bookingId } = await session(-30)
    await write('Only mine.')
    expect(await mail()).toEqual([])
    await write('Rest on Sundays.', { shared: true, booking: bookingId })
    const [sent, ...more] = await mail()
    expect(more).toEqual([])
    expect([sent!.to, sent!.subject]).toEqual(['maya@secret.example', 'Amara Obi shared a note with you'])
    expect(sent!.text).toContain(`/home/sessions/${bookingId}`)
    expect(sent!.text).not.toContain('Sundays')
    const { body: seen } = await write('Seen at once.', { shared: true })
    await app.call(seeSharedNote, { as: student.actor, params: { id: seen.id } })
    expect(await mail()).toEqual([])
    const { body: undone } = await write('A slip.', { shared: true })
    await change(undone.id, { text: 'A slip.', shared: false, version: 1 })
    expect(await mail()).toEqual([])
    const body = { reminder_day: true, reminder_hour: true, feedback_asked: true, note_shared: false }
    await app.call(saveNotificationChoices, { as: student.actor, body })
    await write('Unwanted.', { shared: true })
    expect(await mail()).toEqual([])
    // Clients of the version before do not send the new choice.
    const { note_shared: _, ...former } = body
    const saved = await app.call(saveNotificationChoices, { as: student.actor, body: former })
    expect(saved.body).toMatchObject(body)
  })

  it('keep their shared notes when the match ends', async () => {
    await app.context.database.transaction((trx) =>
      seedNote(trx, { ...pair, shared: true, text: 'Keep going.' }),
    )
    await app.context.database.root.updateTable('match_requests').set({ status: 'ended' }).execute()
    expect((await read()).map(({ text }) => text)).toEqual(['Keep going.'])
  })
})
