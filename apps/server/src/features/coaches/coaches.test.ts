import { firstMentors } from '@shinequo/contract/coaches'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seedCoach } from '../../seeds/coaches.ts'
import { type SeededPerson, seedStudent } from '../../seeds/people.ts'
import { describeOnEngines } from '../../testing/engines.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { cleanDescription } from './service.ts'

describeOnEngines('the list of coaches', (engine) => {
  let app: TestApp
  let student: SeededPerson
  let coach: SeededPerson
  beforeAll(async () => {
    app = await startTestApp(engine)
    await app.context.database.transaction(async (trx) => {
      student = await seedStudent(trx)
      coach = await seedCoach(trx, {
        first_name: 'Bea',
        last_name: 'Lind',
        rating: 4.3,
        focus_area: 'Sleep and daily routine',
        time_zone: 'Australia/Melbourne',
        picture: Buffer.from([0xff, 0xd8]),
      })
      await seedCoach(trx, { first_name: 'Alma', capacity: 0 })
      await seedCoach(trx, { first_name: 'Zed', accepts_students: false })
    })
  })
  afterAll(() => app.close())

  it('contains every coach who accepts students, by name, as students see them', async () => {
    const { status, body } = await app.call(firstMentors, { as: student.actor })
    expect(status).toBe(200)
    expect(body.map((item) => item.from_user_profile.user.first_name)).toEqual(['Alma', 'Bea'])
    expect(body[1]).toEqual({
      from_user_profile: {
        id: coach.profileId,
        user: { id: coach.accountId, first_name: 'Bea', last_name: 'Lind' },
        url: expect.stringMatching(/^\/pictures\/[0-9a-f]{32}\.jpg$/),
        rating: 4.3,
        rating_count: 0,
        city: 'Boston',
        state: 'Massachusetts',
        focus_area: 'Sleep and daily routine',
        description: '<p>I listen first.</p>',
        language_preference: 'English',
        time_zone: 'Australia/Melbourne',
      },
    })
  })

  it('shows null for no rating and no picture', async () => {
    const { body } = await app.call(firstMentors, { as: coach.actor })
    expect(body[0]?.from_user_profile).toMatchObject({ rating: null, url: null })
  })

  it('requires a sign-in', async () => {
    expect((await app.call(firstMentors)).status).toBe(401)
  })
})

describe("a coach's own HTML", () => {
  it.each([
    ['<p>I <b>listen</b> <em>first</em>.<br />Then:</p><ul><li>plan</li></ul>', undefined],
    ['<script>alert(1)</script>fine', 'fine'],
    ['<img src=x onerror=alert(1)>fine', 'fine'],
    ['<p onclick="x()" style="position:fixed" class="a">fine</p>', '<p>fine</p>'],
    ['<a href="javascript:alert(1)">x</a>', '<a rel="noopener">x</a>'],
    ['<a href="//evil.example">x</a>', '<a rel="noopener">x</a>'],
    [
      '<a href="https://a.example/" target="_blank" rel="opener">x</a>',
      '<a href="https://a.example/" rel="noopener">x</a>',
    ],
    ['<h1>Big</h1><iframe src="https://a.example"></iframe>', 'Big'],
    ['<svg><script>1</script></svg><style>p{}</style>ok', 'ok'],
    ['<p>open', '<p>open</p>'],
  ])('keeps only harmless parts of %s', (html, kept) => {
    expect(cleanDescription(html)).toBe(kept ?? html)
  })
})
