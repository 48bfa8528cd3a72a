import { getMentor, listMentors } from '@shinequo/contract/coaches'
import { getOwnCoachProfile, updateCoachProfile } from '@shinequo/contract/coaches/own-page'
import { getCoach } from '@shinequo/contract/coaches/review'
import { listMatchRequests } from '@shinequo/contract/matching'
import { SESSION_MS } from '@shinequo/domain/sessions/session-phase'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { seedCoach } from '../../seeds/coaches.ts'
import { seedMatch } from '../../seeds/matches.ts'
import { type SeededPerson, seedAccount, seedStudent } from '../../seeds/people.ts'
import { seedBooking } from '../../seeds/sessions.ts'
import { emptyApp } from '../../testing/empty-app.ts'
import { describeOnEngines } from '../../testing/engines.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { matchAcceptedMail } from '../matching/mail/match-accepted.ts'
import { enqueueMail } from '../notifications/service.ts'

const HOUR = 3_600_000
const WORDS = 'Come as you are.\n\nWe start with your week.'

describeOnEngines('the welcome message of a coach', (engine) => {
  let app: TestApp
  let student: SeededPerson
  let other: SeededPerson
  let coach: SeededPerson
  let admin: SeededPerson
  let matchId: string
  beforeAll(async () => {
    app = await startTestApp(engine)
  })
  beforeEach(async () => {
    await emptyApp(app)
    await app.context.database.transaction(async (trx) => {
      student = await seedStudent(trx)
      other = await seedStudent(trx)
      coach = await seedCoach(trx, { first_name: 'Amara', last_name: 'Obi' })
      admin = await seedAccount(trx, { role: 'admin' })
      matchId = await seedMatch(trx, { coach_id: coach.profileId, student_profile_id: student.profileId })
    })
  })
  afterAll(() => app.close())

  const save = (welcome: string, as = coach) =>
    app.call(updateCoachProfile, { as: as.actor, body: { welcome } })
  const own = async () => (await app.call(getOwnCoachProfile, { as: coach.actor })).body.welcome
  const read = async (as: SeededPerson) =>
    (await app.call(listMatchRequests, { as: as.actor })).body.map(({ welcome }) => welcome)
  const mailed = async () => {
    await app.context.database.transaction((trx) =>
      enqueueMail(app.context, trx, matchAcceptedMail, [{ matchId }]),
    )
    await app.runJobs()
    return app.sent.find(({ subject }) => subject === 'You have a coach')!
  }

  it('is stored, left as it is by other changes, and cleared', async () => {
    expect(await own()).toBe('')
    const saved = await save(`  ${WORDS.replaceAll('\n', '\r\n')}\u200b `)
    expect([saved.status, saved.body.welcome]).toEqual([200, WORDS])
    await app.call(updateCoachProfile, { as: coach.actor, body: { city: 'Salem' } })
    expect(await own()).toBe(WORDS)
    expect((await save('')).body.welcome).toBe('')
  })

  it('is refused over 500 characters, and from anybody else', async () => {
    expect((await save('x'.repeat(500))).status).toBe(200)
    const long = await save('x'.repeat(501))
    expect([long.status, long.error.errors]).toEqual([
      400,
      { welcome: 'The message must be at most 500 characters' },
    ])
    for (const as of [student, admin]) expect((await save('Hi', as)).status).toBe(403)
    expect(await own()).toBe('x'.repeat(500))
  })

  it('is read by a matched student until their first session, and by nobody who is not matched', async () => {
    await save(WORDS)
    expect(await read(student)).toEqual([WORDS])
    expect(await read(other)).toEqual([])
    const pair = { coach_id: coach.profileId, student_profile_id: student.profileId }
    const starts_at = new Date(app.clock.now() + HOUR)
    await app.context.database.transaction(async (trx) => {
      // What did not take place, and the sessions of others, change nothing.
      const before = new Date(app.clock.now() - 48 * HOUR)
      await seedBooking(trx, { ...pair, starts_at: before, status: 'no_show' })
      await seedBooking(trx, { ...pair, student_profile_id: other.profileId, starts_at: new Date(0) })
      await seedBooking(trx, { ...pair, starts_at })
      await seedMatch(trx, { ...pair, student_profile_id: other.profileId, status: 'pending' })
    })
    expect(await read(student)).toEqual([WORDS])
    expect(await read(other)).toEqual([''])
    for (const as of [student, other]) {
      const mentor = await app.call(getMentor, { as: as.actor, params: { id: coach.profileId } })
      const mentors = await app.call(listMentors, { as: as.actor })
      expect(JSON.stringify([mentor.body, mentors.body])).not.toContain('Come as you are')
    }
    app.clock.set(starts_at.getTime() + SESSION_MS - 1)
    expect(await read(student)).toEqual([WORDS])
    app.clock.set(starts_at.getTime() + SESSION_MS)
    expect(await read(student)).toEqual([''])
  })

  it('is read at the review of the page, as it is now', async () => {
    const reviewed = async () =>
      (await app.call(getCoach, { as: admin.actor, params: { id: coach.profileId } })).body.welcome
    await save(WORDS)
    expect(await reviewed()).toBe(WORDS)
    await save('Another word')
    expect(await reviewed()).toBe('Another word')
  })

  it('is quoted in the mail about the match as text, in its own direction', async () => {
    await save('אני כאן & <b>glad</b>\nhttps://coach.example/')
    const mail = await mailed()
    expect(mail.text).toContain(
      'Amara wrote something for you to read.\n\n> אני כאן & <b>glad</b>\n> https://coach.example/\n',
    )
    expect(mail.html).toMatch(
      /<blockquote [^>]*dir="auto">אני כאן &amp; &lt;b&gt;glad&lt;\/b&gt;<br>https:\/\/coach\.example\/<\/blockquote>/,
    )
  })

  it('is missing from the mail without one, and from a mail to a mailbox that nobody proved', async () => {
    const { html, text } = await mailed()
    for (const form of [html, text]) expect(form).not.toMatch(/blockquote|wrote something/)
    await save(WORDS)
    const { root } = app.context.database
    await root
      .updateTable('accounts')
      .set({ email_proved_at: null })
      .where('id', '=', student.accountId)
      .execute()
    app.sent.length = 0
    expect((await mailed()).text).not.toContain('Come as you are')
  })
})
