import { firstMentors, getMentor, MENTORS_AT_ONCE, pageOfMentors } from '@shinequo/contract/coaches'
import { terms } from '@shinequo/domain/coaches/terms'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { type CoachSeed, seedCoaches } from '../../seeds/coaches.ts'
import { type SeededPerson, seedStudent } from '../../seeds/people.ts'
import { emptyApp } from '../../testing/empty-app.ts'
import { describeOnEngines } from '../../testing/engines.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { TEST_NOW } from '../../testing/test-clock.ts'
import { refreshDueHints } from '../availability/next-free/service.ts'

const MINUTE = 60_000
const DAY = 1440 * MINUTE

const named = (name: string, seed: CoachSeed = {}): CoachSeed => {
  const [first_name = '', last_name = ''] = name.split(' ')
  return { first_name, last_name, ...seed }
}

describeOnEngines('coaches in the search of students', (engine) => {
  let app: TestApp
  let student: SeededPerson
  beforeAll(async () => {
    app = await startTestApp(engine)
  })
  beforeEach(async () => {
    await emptyApp(app)
    student = await app.context.database.transaction((trx) => seedStudent(trx))
  })
  afterAll(() => app.close())

  const seed = (coaches: readonly CoachSeed[]) =>
    app.context.database.transaction((trx) => seedCoaches(trx, coaches))
  const ask = async (query: Record<string, string>) => {
    const { status, body } = await app.call(pageOfMentors, { as: student.actor, query })
    expect(status).toBe(200)
    return body
  }
  const namesOf = (
    items: readonly { from_user_profile: { user: { first_name: string; last_name: string } } }[],
  ) => items.map(({ from_user_profile: { user } }) => `${user.first_name} ${user.last_name}`)
  const found = async (query: Record<string, string>) => namesOf((await ask(query)).items)

  it('have pages by name that contain each once, even with equal names', async () => {
    const twins = Array.from({ length: 5 }, () => named('Ana Bell'))
    await seed([named('Ben Cole'), ...twins, named('Ana Abel'), named('Zoe Zett')])
    const seen: string[] = []
    const ids = new Set<string>()
    const sizes: number[] = []
    for (let cursor: string | null = ''; cursor !== null; ) {
      const page: Awaited<ReturnType<typeof ask>> = await ask({ limit: '3', ...(cursor && { cursor }) })
      seen.push(...namesOf(page.items))
      for (const { from_user_profile } of page.items) ids.add(from_user_profile.id)
      sizes.push(page.items.length)
      cursor = page.next
    }
    expect(sizes).toEqual([3, 3, 2])
    expect(ids.size).toBe(8)
    expect(seen).toEqual(['Ana Abel', ...twins.map(() => 'Ana Bell'), 'Ben Cole', 'Zoe Zett'])
  })

  it('have pages of 20 by default and 50 at most', async () => {
    await seed(Array.from({ length: 21 }, (_, at) => named(`Coach ${at}`)))
    const page = await ask({ search: '' })
    expect([page.items.length, page.next === null]).toEqual([20, false])
    expect((await ask({ limit: '50' })).items).toHaveLength(21)
    expect((await ask({ limit: '21' })).next).toBeNull()
  })

  it('leave out coaches who are not open, whatever the search', async () => {
    await seed([
      named('Open Coach', { focus_area: 'Sleep' }),
      named('Paused Coach', { focus_area: 'Sleep', accepts_students: false }),
      named('Joining Coach', { focus_area: 'Sleep', approved_at: null }),
      named('Suspended Coach', { focus_area: 'Sleep', suspended_at: new Date(TEST_NOW) }),
    ])
    await refreshDueHints(app.context)
    const soon = new Date(TEST_NOW + 7 * DAY).toISOString()
    for (const [field, value] of [
      ['limit', '9'],
      ['search', 'coach'],
      ['focus', 'sleep'],
      ['language', 'english'],
      ['free_before', soon],
    ] as const) {
      expect([field, await found({ [field]: value })]).toEqual([field, ['Open Coach']])
    }
  })

  it('are found by parts of words of the name and of the focus area', async () => {
    await seed([
      named('Amara Bell', { focus_area: 'Study habits' }),
      named('Ben Amarante', { focus_area: 'Sleep, 100% of it' }),
      named('Cleo Dean', { focus_area: 'Bell curves' }),
    ])
    expect(await found({ search: 'amara' })).toEqual(['Amara Bell', 'Ben Amarante'])
    expect(await found({ search: 'bel mara' })).toEqual(['Amara Bell'])
    expect(await found({ search: 'cleo curv' })).toEqual(['Cleo Dean'])
    expect(await found({ search: ' BELL ' })).toEqual(['Amara Bell', 'Cleo Dean'])
    expect(await found({ search: '100%' })).toEqual(['Ben Amarante'])
    expect(await found({ search: '_' })).toEqual([])
  })

  it('are found by a topic in either language, whichever they wrote it in', async () => {
    await seed([
      named('Amara Bell', { focus_area: 'Sleep and daily routine' }),
      named('Ben Cole', { focus_area: 'Estrés y equilibrio, sueño y rutina diaria' }),
      named('Cleo Dean', { focus_area: 'Routine work' }),
    ])
    expect(await found({ search: 'sueño' })).toEqual(['Amara Bell', 'Ben Cole'])
    expect(await found({ search: 'daily rou' })).toEqual(['Amara Bell', 'Ben Cole'])
    expect(await found({ search: 'balance' })).toEqual(['Ben Cole'])
  })

  it('are found by whole focus areas and languages, as the coach names them, and all that are given', async () => {
    await seed([
      named('Amara Bell', { focus_area: 'Sleep and daily routine', language_preference: 'English, Spanish' }),
      named('Ben Cole', { focus_area: 'Sleepwear', language_preference: 'Spanglish' }),
      named('Cleo Dean', { focus_area: 'Nutrition; SLEEP', language_preference: 'spanish / Haitian Creole' }),
    ])
    expect(await found({ focus: 'sleep' })).toEqual(['Amara Bell', 'Cleo Dean'])
    expect(await found({ focus: 'Sleep and daily routine' })).toEqual(['Amara Bell'])
    expect(await found({ language: 'Spanish' })).toEqual(['Amara Bell', 'Cleo Dean'])
    expect(await found({ language: 'haitian creole, SPANISH' })).toEqual(['Cleo Dean'])
    expect(await found({ language: 'Spanish', focus: 'nutrition', search: 'c' })).toEqual(['Cleo Dean'])
    expect(await found({ language: '', focus: ' , ' })).toHaveLength(3)
  })

  it('are found by the codes they ticked, but not by codes that only matching reads', async () => {
    await seed([
      named('Amara Bell', {
        focus_area: 'Rest',
        codes: ['focus:sleep', 'language:spanish', 'experience:parent'],
      }),
      named('Ben Cole', { focus_area: 'Sleep', codes: ['focus:sleep', 'focus:stress', 'language:english'] }),
    ])
    expect(await found({ focus: 'focus:sleep' })).toEqual(['Amara Bell', 'Ben Cole'])
    expect(await found({ focus: 'focus:sleep, focus:stress' })).toEqual(['Ben Cole'])
    expect(await found({ focus: 'focus:sleep', language: 'language:spanish' })).toEqual(['Amara Bell'])
    expect(await found({ focus: 'sleep, focus:stress' })).toEqual(['Ben Cole'])
    expect(await found({ focus: 'experience:parent' })).toEqual([])
    expect(await found({ language: 'experience:parent' })).toEqual([])
    expect(await found({ focus: 'language:spanish' })).toEqual([])
  })

  it('say whether the programme lets students book only coaches they are matched with', async () => {
    const [coach] = await seed([named('Amara Bell')])
    const one = async () =>
      (await app.call(getMentor, { as: student.actor, params: { id: coach!.profileId } })).body.matched_only
    expect([(await ask({ limit: '1' })).matched_only, await one()]).toEqual([false, false])
    const { root } = app.context.database
    await root.updateTable('programme').set({ restrict_booking_to_matches: true }).execute()
    expect([(await ask({ limit: '1' })).matched_only, await one()]).toEqual([true, true])
  })

  it.each([
    '',
    'English',
    ' English,Spanish ;  French ',
    'Sleep and daily routine & rest + food/water',
    'Band and brand, Iceland',
    ', and ,',
    'and',
    "Côte d’Ivoire\tand\n'Ōlelo “x” {y} \\ z",
  ])('normalise %j in the database as elsewhere', async (text) => {
    const { rows } = await sql<{ named: string[] }>`select named_terms(${text}) as named`.execute(
      app.context.database.root,
    )
    expect(new Set(rows[0]!.named)).toEqual(terms([text]))
  })

  it('are found by a free time that begins before an instant', async () => {
    const at = (start_minute: number) => [{ weekday: 1, start_minute, end_minute: start_minute + 30 }]
    // Monday 09:00 and 09:30 in New York.
    await seed([
      named('Amara Bell', { hours: at(540) }),
      named('Ben Cole', { hours: at(570) }),
      named('Cleo Dean', { hours: [] }),
    ])
    const [nine, half] = ['2026-11-23T14:00:00.000Z', '2026-11-23T14:30:00.000Z']
    // No hints are computed yet.
    expect(await found({ free_before: '2026-12-31T00:00:00Z' })).toEqual([])
    await refreshDueHints(app.context)
    expect((await ask({ limit: '9' })).items.map(({ next_free_at }) => next_free_at)).toEqual([
      nine,
      half,
      null,
    ])
    expect(await found({ free_before: nine })).toEqual([])
    expect(await found({ free_before: '2026-11-23T14:00:00.001Z' })).toEqual(['Amara Bell'])
    expect(await found({ free_before: '2026-11-23T15:30:00+01:00' })).toEqual(['Amara Bell'])
    expect(await found({ free_before: '2026-12-31T00:00:00Z' })).toEqual(['Amara Bell', 'Ben Cole'])
    // An outdated hint is hidden once its time has begun.
    app.clock.set(Date.parse(nine) + 1)
    const [amara] = (await ask({ limit: '9' })).items
    expect(amara?.next_free_at).toBeNull()
    expect(await found({ free_before: '2026-12-31T00:00:00Z' })).toEqual(['Ben Cole'])
    app.clock.set(TEST_NOW)
  })

  it('without a parameter are an array as before, and a header links to the rest', async () => {
    const number = (at: number) => String(at).padStart(3, '0')
    const first = { as: student.actor }
    await seed(Array.from({ length: MENTORS_AT_ONCE }, (_, at) => named(`Coach ${number(at)}`)))
    const whole = await app.call(firstMentors, first)
    expect([whole.body.length, whole.headers.link]).toEqual([MENTORS_AT_ONCE, undefined])
    await seed([named('Coach last')])
    const { body, headers } = await app.call(firstMentors, first)
    expect(namesOf(body)).toEqual(namesOf(whole.body))
    const [, path = ''] = /^<\/api\/mentors\/\?(.+)>; rel="next"$/.exec(String(headers.link)) ?? []
    const cursor = new URLSearchParams(path).get('cursor')!
    const rest = await ask({ cursor })
    expect([namesOf(rest.items), rest.next]).toEqual([['Coach last'], null])
  })

  it('can be read by id if they are open', async () => {
    const [open, paused] = await seed([named('Amara Bell'), named('Ben Cole', { accepts_students: false })])
    const one = (id: string) => app.call(getMentor, { as: student.actor, params: { id } })
    const [listed] = (await app.call(firstMentors, { as: student.actor })).body
    expect((await one(open!.profileId)).body).toEqual({ ...listed, matched_only: false, unavailable: false })
    expect((await one(open!.profileId.toUpperCase())).body).toMatchObject(listed!)
    const { status, error } = await one(paused!.profileId)
    expect([status, error.code]).toEqual([404, 'not_found'])
  })
})
