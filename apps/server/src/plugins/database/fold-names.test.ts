import { folded, hasWords } from '@shinequo/domain/accounts/folded-name'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { seedStudents } from '../../seeds/people.ts'
import { seedCrowd } from '../../testing/crowd.ts'
import { describeOnEngines, openTestDatabase } from '../../testing/engines.ts'
import type { Database } from './engine.ts'
import { fillFoldedNames } from './fold-names.ts'

/** Every letter and sign below U+FFFF, but no controls, halves of pairs, and what is not assigned. */
const CHARACTERS = Array.from({ length: 0xffff }, (_, code) => String.fromCharCode(code)).filter((char) =>
  /[\p{L}\p{M}\p{N}\p{P}\p{S}\p{Z}]/u.test(char),
)

describeOnEngines('folded names', (engine) => {
  let database: Database
  beforeAll(async () => {
    database = await openTestDatabase(engine)
  })
  afterAll(() => database.close())

  it('are the same in the database as in the rule', async () => {
    const names = [
      ...CHARACTERS.map((char) => `a${char}b`),
      ...[
        '',
        ' ',
        '%_\\',
        "O'Neil-Ørsted, ß",
        'Zo\u200be\u0308',
        '\u{1f506} Ann',
        'a\u00a0\u2066b\u2069',
        '´`’x',
      ],
    ]
    const { rows } = await sql<{ name: string; words: string }>`
      select name, folded(name) as words from unnest(${names}::text[]) as name`.execute(database.root)
    const differing = rows.filter(({ name, words }) => words !== ` ${folded(name)}`)
    // A letter that one of the two Unicode versions does not know yet.
    expect(differing.length).toBeLessThan(CHARACTERS.length / 1000)
    for (const { name } of differing) expect(name.slice(1, -1)).not.toMatch(/[ -\u052f\u1e00-\u206f]/)
  })

  it.each([
    ['Noor Anna Sample', 'sample, noor'],
    ['Noor Anna Sample', 'an'],
    ['Noor Anna Sample', 'am'],
    ['Noor Anna Sample', 'noor bob'],
    ['O’Neil', "o'neil"],
    ['李 小', '小'],
    ['Ann', '%'],
    ['Ann', '_nn'],
    ['Ann', ''],
  ])('decide alike whether %j is found by %j', async (name, search) => {
    const { rows } = await sql<{ found: boolean }>`
      select folded(${name}) like all (search_patterns(${search})) as found`.execute(database.root)
    expect(rows).toEqual([{ found: hasWords(name, search) }])
  })

  it('follow each change of a name, also by a server that does not know of them', async () => {
    const { root } = database
    const [student] = await database.transaction((trx) =>
      seedStudents(trx, [{ first_name: 'Zoë', last_name: 'Ünal' }]),
    )
    const ofStudent = async () => {
      const rows = await root
        .selectFrom('accounts')
        .select('folded_name')
        .where('id', '=', student!.accountId)
        .execute()
      return rows.map(({ folded_name }) => folded_name)
    }
    expect(await ofStudent()).toEqual([' zoe unal'])
    await root
      .updateTable('accounts')
      .set({ last_name: 'O’Brien' })
      .where('id', '=', student!.accountId)
      .execute()
    expect(await ofStudent()).toEqual([' zoe obrien'])
  })

  it('are filled for the accounts of before, in batches', async () => {
    await seedCrowd(database, 2100, (at) => ({ first_name: `Crowd ${at}`, last_name: 'Ñu' }))
    const { root } = database
    expect(await fillFoldedNames(database)).toBe(0)
    await sql`update accounts set folded_name = null where last_name = 'Ñu'`.execute(root)
    expect(await fillFoldedNames(database)).toBe(2100)
    const { rows } = await sql`
      select from accounts where folded_name is distinct from folded(first_name || ' ' || last_name)`.execute(
      root,
    )
    expect(rows).toEqual([])
  })
})
