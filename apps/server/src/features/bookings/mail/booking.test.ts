import { afterAll, beforeAll, expect, it } from 'vitest'
import { seedCoach } from '../../../seeds/coaches.ts'
import { seedStudent } from '../../../seeds/people.ts'
import { seedBooking } from '../../../seeds/sessions.ts'
import { announceBooking } from '../../../testing/announced-booking.ts'
import { describeOnEngines } from '../../../testing/engines.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'

const START = new Date('2026-11-24T20:00:00Z')

describeOnEngines('the mails of a booking', (engine) => {
  let app: TestApp
  beforeAll(async () => {
    app = await startTestApp(engine)
  })
  afterAll(() => app.close())

  interface Zones {
    student: string | null
    coach: string
    starts_at?: Date
    status?: 'booked' | 'cancelled'
    /** The student's name. */
    name?: { first_name: string; last_name: string }
  }

  const ANA = { first_name: 'Ana', last_name: 'Torres <i>' }

  /** Books a session, enqueues its mail, and returns the two mails by recipient. */
  async function mailsOf({
    student: zone,
    coach: coachZone,
    starts_at = START,
    status = 'booked',
    name = ANA,
  }: Zones) {
    app.sent.length = 0
    const { student, coach, bookingId } = await app.context.database.transaction(async (trx) => {
      const student = await seedStudent(trx, { ...name, time_zone: zone })
      const coach = await seedCoach(trx, { first_name: 'Maya', last_name: 'Chen', time_zone: coachZone })
      const { bookingId } = await seedBooking(trx, {
        coach_id: coach.profileId,
        student_profile_id: student.profileId,
        starts_at,
        status,
      })
      await announceBooking(app.context, trx, bookingId)
      return { student, coach, bookingId }
    })
    await app.runJobs()
    const mailTo = (email: string) => app.sent.find(({ to }) => to === email)
    return { student: mailTo(student.email), coach: mailTo(coach.email), bookingId }
  }

  it('give both people the time in words, in both time zones', async () => {
    const { student, coach } = await mailsOf({ student: 'America/New_York', coach: 'Australia/Melbourne' })
    expect(student?.subject).toBe('Your session with Maya Chen: Tue, Nov 24, 3:00 PM (New York)')
    expect(student?.text).toContain(
      [
        'Tue, Nov 24 · 3:00 PM - 3:30 PM · your time (New York)',
        "Wed, Nov 25 · 7:00 AM - 7:30 AM · Maya's time (Melbourne)",
      ].join('\n'),
    )
    expect(coach?.subject).toBe('Ana Torres <i> booked a session: Wed, Nov 25, 7:00 AM (Melbourne)')
    expect(coach?.text).toContain(
      [
        'Wed, Nov 25 · 7:00 AM - 7:30 AM · your time (Melbourne)',
        "Tue, Nov 24 · 3:00 PM - 3:30 PM · Ana's time (New York)",
      ].join('\n'),
    )
    expect(coach?.html).toContain('Ana Torres &lt;i&gt; booked a session with you.')
    expect(coach?.html).not.toContain('<i>')
  })

  it('isolate a name that is written from right to left', async () => {
    const name = { first_name: 'محمد', last_name: 'علي' }
    const { coach } = await mailsOf({ student: null, coach: 'America/New_York', name })
    expect(coach?.subject).toMatch(/^\u2068محمد علي\u2069 booked a session: /)
    expect(coach?.text).toContain('\u2068محمد علي\u2069 booked a session with you.')
    expect(coach?.html).toContain('<bdi>محمد علي</bdi> booked a session with you.')
  })

  it('link the student to the page of the session, and the coach to the sessions', async () => {
    const { student, coach } = await mailsOf({ student: 'America/New_York', coach: 'America/New_York' })
    expect(student?.text).toContain('http://localhost:3000/home/sessions/')
    expect(student?.html).toContain('href="http://localhost:3000/home/sessions/')
    expect(coach?.text).toContain('http://localhost:3000/coach/sessions')
  })

  it.each([
    ['of one zone', 'America/New_York', 'America/New_York'],
    ['whose clocks stand alike', 'America/New_York', 'America/Toronto'],
  ])('give only one time to people %s', async (_, zone, coachZone) => {
    const { student, coach } = await mailsOf({ student: zone, coach: coachZone })
    for (const mail of [student, coach]) expect(mail?.text.match(/3:00 PM - 3:30 PM/g)).toHaveLength(1)
  })

  it('give the coach’s time and its zone to a student whose zone is unknown', async () => {
    const { student } = await mailsOf({ student: null, coach: 'Asia/Kathmandu' })
    expect(student?.text).toContain("Wed, Nov 25 · 1:45 AM - 2:15 AM · Maya's time (Kathmandu)")
    expect(student?.text).not.toContain('your time')
  })

  it('mention a clock change before the session', async () => {
    const starts_at = new Date('2027-03-20T20:00:00Z')
    const { student, coach } = await mailsOf({
      student: 'America/St_Johns',
      coach: 'Asia/Kathmandu',
      starts_at,
    })
    expect(student?.text).toContain('The clocks in St Johns change before this session.')
    expect(coach?.text).not.toContain('The clocks')
  })

  it('keep their message id when their job runs again', async () => {
    const { student, bookingId } = await mailsOf({ student: null, coach: 'America/New_York' })
    app.sent.length = 0
    await app.context.database.transaction((trx) => announceBooking(app.context, trx, bookingId))
    await app.runJobs()
    expect(app.sent.find(({ to }) => to === student?.to)?.messageId).toBe(student?.messageId)
    expect(new Set(app.sent.map(({ messageId }) => messageId)).size).toBe(2)
  })

  it('are not sent for a cancelled booking', async () => {
    await mailsOf({ student: null, coach: 'America/New_York', status: 'cancelled' })
    expect(app.sent).toEqual([])
  })

  it('are not enqueued when the booking’s transaction fails', async () => {
    app.sent.length = 0
    const failing = app.context.database.transaction(async (trx) => {
      const student = await seedStudent(trx)
      const coach = await seedCoach(trx)
      const { bookingId } = await seedBooking(trx, {
        coach_id: coach.profileId,
        student_profile_id: student.profileId,
        starts_at: START,
      })
      await announceBooking(app.context, trx, bookingId)
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    await app.runJobs()
    expect(app.sent).toEqual([])
  })
})
