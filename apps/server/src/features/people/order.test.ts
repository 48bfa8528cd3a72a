import { pageOfMentors } from '@shinequo/contract/coaches'
import { exportPeople, listPeople } from '@shinequo/contract/people'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { seedCoach } from '../../seeds/coaches.ts'
import { type SeededPerson, seedAccount, seedStudent } from '../../seeds/people.ts'
import { describeOnEngines } from '../../testing/engines.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

const SORTED = ['alice', 'Álvaro', 'Bob', 'E\u0301tienne', 'ÉTIENNE', 'Øystein', 'Zed', 'Žofie', 'Юлия', '王']

describeOnEngines('people', (engine) => {
  let app: TestApp
  let admin: SeededPerson
  beforeAll(async () => {
    app = await startTestApp(engine)
    await app.context.database.transaction(async (trx) => {
      admin = await seedAccount(trx, { role: 'admin', first_name: '', last_name: '' })
      for (const [at, first_name] of SORTED.toReversed().entries()) {
        // Of the two of the same name, the one with the later last name is the second.
        const last_name = first_name === 'ÉTIENNE' ? 'Zz' : 'Aa'
        await seedCoach(trx, { first_name, last_name, email: `c${at}@order.example` })
      }
    })
  })
  afterAll(() => app.close())
  const namesOf = (people: readonly { first_name: string }[]) => people.map(({ first_name }) => first_name)

  it('are sorted without accents and case, in lists and files', async () => {
    const query = { search: 'order.example' }
    const { body } = await app.call(listPeople, { as: admin.actor, query })
    expect(namesOf(body.people)).toEqual(SORTED)
    const file = (await app.call(exportPeople, { as: admin.actor, query })).body
    expect(
      file
        .trimEnd()
        .split('\r\n')
        .slice(1)
        .map((row) => row.split(',')[0]),
    ).toEqual(SORTED)
  })

  it('are sorted the same in pages, each once', async () => {
    const student = await app.context.database.transaction((trx) => seedStudent(trx))
    const names: string[] = []
    let next: string | null | undefined
    while (next !== null) {
      const query: { limit: number; cursor?: string } = { limit: 3, ...(next && { cursor: next }) }
      const { body } = await app.call(pageOfMentors, { as: student.actor, query })
      names.push(...namesOf(body.items.map((item) => item.from_user_profile.user)))
      next = body.next
    }
    expect(names).toEqual(SORTED)
  })

  it('are found by words of the name and of what they are good at together', async () => {
    const student = await app.context.database.transaction(async (trx) => {
      await seedCoach(trx, { first_name: 'Renée', last_name: "D'Arc", focus_area: 'Sueño y estrés' })
      return seedStudent(trx)
    })
    const found = async (search: string) => {
      const { body } = await app.call(pageOfMentors, { as: student.actor, query: { search } })
      return namesOf(body.items.map((item) => item.from_user_profile.user))
    }
    expect(await found('darc renee')).toEqual(['Renée'])
    expect(await found('renee estres')).toEqual(['Renée'])
    expect(await found('renee bob')).toEqual([])
  })
})
