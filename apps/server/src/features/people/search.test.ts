import { listPeople } from '@shinequo/contract/people'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { seedCoach } from '../../seeds/coaches.ts'
import { type SeededPerson, seedAccount, seedStudents } from '../../seeds/people.ts'
import { seedCrowd } from '../../testing/crowd.ts'
import { describeOnEngines } from '../../testing/engines.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

describeOnEngines('a search for people', (engine) => {
  let app: TestApp
  let admin: SeededPerson
  beforeAll(async () => {
    app = await startTestApp(engine)
    const named = (first_name: string, last_name: string, email: string) => ({ first_name, last_name, email })
    await app.context.database.transaction(async (trx) => {
      admin = await seedAccount(trx, { role: 'admin', ...named('Rosa', 'Admin', 'rosa@office.example') })
      await seedStudents(trx, [
        named('Zoë', 'Quist', 'first@one.example'),
        named('Hazoq', 'Lee', 'second@one.example'),
        named('Maria', 'de la Zouche', 'third@one.example'),
        named('Wei', 'Chen', 'zo.four@one.example'),
        named('100%', 'Sure_thing', 'fifth@one.example'),
        named('ÉLODIE', 'Ørsted', 'sixth@one.example'),
        named('Zoe\u0308', 'Mu\u0308ller', 'nfd@two.example'),
        named('José', 'Álvarez', 'accents@two.example'),
        named('Sean', 'O’Neil', 'curly@two.example'),
        named('Noor Anna', 'Sample', 'noor@two.example'),
        named('Łukasz', 'Weiß-Æsir', 'letters@two.example'),
        named('АЛЁНА', 'Петрова', 'script@two.example'),
      ])
    })
  })
  afterAll(() => app.close())

  const ask = async (query: Record<string, string>) =>
    (await app.call(listPeople, { as: admin.actor, query })).body
  const found = async (search: string) =>
    (await ask({ search })).people.map(({ email }) => email.split('@')[0])

  it.each([
    ['part of a word', 'azo', ['second']],
    ['parts of both names', 'zouch aria', ['third']],
    ['part of the address', 'our@one', ['zo.four']],
    [
      'two letters, which begin a word of the name or the address',
      'zo',
      ['third', 'zo.four', 'first', 'nfd'],
    ],
    ['one letter', 'z', ['third', 'zo.four', 'first', 'nfd']],
    ['one letter with an accent', 'é', ['sixth']],
    ['a name in another case', 'élodie ØRS', ['sixth']],
    ['a name that is stored in two characters for one', 'Müller', ['nfd']],
    ['one that is searched in two', 'A\u0301lvarez', ['accents']],
    ['a name without its accents', 'jose alvarez', ['accents']],
    ['a straight apostrophe', "O'Neil", ['curly']],
    ['another apostrophe', 'oʼneil', ['curly']],
    ['no apostrophe', 'oneil', ['curly']],
    ['the last name first', 'Sample, Noor', ['noor']],
    ['words in any order', 'anna  sample noor', ['noor']],
    ['a name without the middle one', 'Noor Sample', ['noor']],
    ['two blanks', 'Noor  Anna', ['noor']],
    ['words of which one is in nobody', 'Noor Nobody Sample', []],
    ['letters of few languages as others type them', 'lukasz weiss aesir', ['letters']],
    ['another script', 'алена', ['script']],
    [
      'part of an address and of no name',
      'two.exam',
      ['nfd', 'accents', 'curly', 'noor', 'letters', 'script'],
    ],
    ['signs that are in no word', '?!', []],
    ['a sign that stands for itself', 'sure_th', ['fifth']],
    ['one that begins no name', '%', []],
    ['a sign after digits', '100%', ['fifth']],
    ['spaces around it', '  quist ', ['first']],
    ['what nobody has', 'nobody at all', []],
    ['what the database could take for a pattern', 'q%t', []],
  ])('finds by %s', async (_, search, emails) => {
    expect((await found(search)).toSorted()).toEqual(emails.toSorted())
  })

  it('sorts by name in pages and counts to 1,000, even when it finds more people than it gathers', async () => {
    await seedCrowd(app.context.database, 5100, (at) => ({
      first_name: `Crowd${at % 3}`,
      last_name: `Member${at % 50}`,
      email: `${at}@crowd.example`,
      ...(at % 1000 === 0 && { suspended_at: new Date(app.clock.now()) }),
    }))
    await app.context.database.transaction((trx) =>
      seedCoach(trx, { first_name: 'Crowd2', email: 'coach@crowd.example' }),
    )
    const all = { waiting: 0, joining: 0, active: 1001, suspended: 6 }
    for (const search of ['@crowd.example', 'crowd', 'cr']) {
      const first = await ask({ search })
      const second = await ask({ search, cursor: first.next! })
      expect([first.counts, second.counts]).toEqual([all, all])
      const shown = [...first.people, ...second.people]
      expect(shown.map(({ first_name, last_name }) => [first_name, last_name])).toEqual(
        Array.from({ length: 50 }, (_, at) => ['Crowd0', at < 34 ? 'Member0' : 'Member1']),
      )
      expect(new Set(shown.map(({ id }) => id)).size).toBe(50)
    }
    const paused = await ask({ search: '@crowd.example', state: 'suspended' })
    expect(paused.people.map(({ email }) => email.split('@')[0]).toSorted()).toEqual(
      ['0', '1000', '2000', '3000', '4000', '5000'].toSorted(),
    )
    const coaches = await ask({ search: '@crowd.example', role: 'coach' })
    expect([coaches.people.map(({ email }) => email), coaches.counts.active]).toEqual([
      ['coach@crowd.example'],
      1,
    ])
    // Fewer than are gathered, and more than are counted.
    const some = await ask({ search: 'crowd1' })
    expect([some.counts.active, some.people[0]?.last_name]).toEqual([1001, 'Member0'])
    expect((await ask({ search: '499@crowd.example' })).counts.active).toBe(5)
    expect((await ask({})).counts).toMatchObject({ active: 1001, suspended: 6 })
  })
})
