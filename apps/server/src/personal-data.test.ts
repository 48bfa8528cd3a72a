import type { Role } from '@shinequo/contract/accounts'
import { sql as raw } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { eraseAccount } from './features/accounts/ending/service.ts'
import { PERSONAL_DATA } from './personal-data.ts'
import { type AnyTable, endOf, OWNERS, type Owner, tablesOf } from './plugins/database/personal-data.ts'
import type { Trx } from './plugins/database/tables.ts'
import type { SeededPerson } from './seeds/people.ts'
import { describeOnEngines } from './testing/engines.ts'
import { seedExportWorld } from './testing/export-world.ts'
import { mark, type TextColumn, textColumns } from './testing/marked-words.ts'
import { ownRows } from './testing/own-rows.ts'
import { startTestApp, type TestApp } from './testing/test-app.ts'

const TABLES = tablesOf(PERSONAL_DATA)
const WHERE = 'in `columns` of the table, in the personal-data.ts of its noun'
const ROLES = ['student', 'coach', 'admin'] as const

describeOnEngines('what the nouns say of their tables', (engine) => {
  let app: TestApp
  let people: Record<Role, SeededPerson>
  beforeAll(async () => {
    app = await startTestApp(engine)
    people = (await app.context.database.transaction(seedExportWorld)).people
  })
  afterAll(() => app.close())

  it('is said of every table, and none that references a person is said to name nobody', async () => {
    const { root } = app.context.database
    const tables = await raw<{ name: string }>`
      select tablename as name from pg_tables
      where schemaname = 'public' and tablename not like 'kysely_%' order by name`.execute(root)
    expect(TABLES.map(({ name }) => name).sort()).toEqual(tables.rows.map(({ name }) => name))
    const reached = await raw<{ name: string }>`
      with recursive reached (oid) as (
        select 'accounts'::regclass::oid
        union
        select k.conrelid from pg_constraint k join reached on k.confrelid = reached.oid where k.contype = 'f'
      )
      select relname as name from reached join pg_class using (oid)`.execute(root)
    expect(reached.rows.length).toBeGreaterThan(20)
    const names = new Set(reached.rows.map(({ name }) => name))
    expect(TABLES.filter(({ name, nobody }) => nobody !== undefined && names.has(name))).toEqual([])
  })

  it('is said of every text column of the tables with something of people', async () => {
    const columns = await app.context.database.transaction(textColumns)
    const faults = columns.flatMap(({ table, column }) => {
      const { columns: declared, nobody, file } = TABLES.find(({ name }) => name === table)!
      if (nobody !== undefined) return []
      const said = declared[column]
      if (!said)
        return `${table}.${column} is not declared: say ${WHERE} what the file and the erasure do with it.`
      const isDecided = said.file !== undefined || said.finds || typeof file !== 'string'
      return isDecided ? [] : `${table}.${column} is in no file and not left out: say \`file\` ${WHERE}.`
    })
    expect(faults).toEqual([])
  })

  it.each(ROLES)(
    'is true of the end of an account (%s): each text column that does not stay is erased',
    async (role) => {
      const { accountId, profileId } = people[role]
      let faults: string[] = []
      const undo = new Error('undo')
      const run = app.context.database.transaction(async (trx) => {
        const { email } = await trx
          .selectFrom('accounts')
          .select('email')
          .where('id', '=', accountId)
          .executeTakeFirstOrThrow()
        const person = {
          id: accountId,
          role,
          student_id: role === 'student' ? profileId : null,
          coach_id: role === 'coach' ? profileId : null,
          addresses: [email],
        }
        const marked: (TextColumn & { stays: boolean })[] = []
        for (const { table: name, column } of await textColumns(trx)) {
          const table = TABLES.find((one) => one.name === name)!
          for (const owner of OWNERS) {
            const isTheirs = await ownRows(trx, TABLES, table, owner, person)
            // What rows are found by is marked last.
            if (!isTheirs || table.columns[column]?.finds || `${name}.${column}` === 'accounts.email')
              continue
            if ((await mark(trx, { table: name, column }, `Gone${marked.length}x`, isTheirs)) > 0)
              marked.push({ table: name, column, stays: doesStay(table, column, owner) })
          }
        }
        const address = { table: 'accounts', column: 'email' }
        for (const { name: table, whose } of TABLES) {
          const column = whose.address
          if (column) await mark(trx, { table, column }, `Gone${marked.length}x`, { [column]: email })
        }
        await mark(trx, address, `Gone${marked.length}x`, { id: accountId })
        marked.push({ ...address, stays: false })
        expect(marked.length).toBeGreaterThan(role === 'admin' ? 15 : 40)
        expect(await eraseAccount(app.context, trx, accountId)).not.toBeNull()
        const left = await wordsLeft(trx)
        faults = marked.flatMap(({ table, column, stays }, at) => {
          if (left.has(`Gone${at}x`) === stays) return []
          return stays
            ? `${table}.${column} is declared to stay when a ${role} leaves, and is erased.`
            : `${table}.${column} is still there when a ${role} has left: say \`blank\` or \`stays\` ${WHERE}.`
        })
        throw undo
      })
      await expect(run).rejects.toBe(undo)
      expect(faults).toEqual([])
    },
  )
})

function doesStay(table: AnyTable, column: string, owner: Owner): boolean {
  const stays = table.columns[column]?.stays
  if (typeof stays === 'object') return owner in stays
  return stays !== undefined || 'stays' in Object(endOf(table, owner))
}

/** The marks in any column of any table. */
async function wordsLeft(trx: Trx): Promise<Set<string>> {
  const words = new Set<string>()
  for (const { name } of TABLES) {
    const { rows } = await raw<{ word: string }>`
      select distinct (regexp_matches(t::text, '(Gone[0-9]+x)', 'g'))[1] as word from ${raw.table(name)} t`.execute(
      trx,
    )
    for (const { word } of rows) words.add(word)
  }
  return words
}
