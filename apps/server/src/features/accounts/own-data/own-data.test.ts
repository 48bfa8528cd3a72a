import type { Role } from '@shinequo/contract/accounts'
import { messagesOf } from '@shinequo/messages/server'
import { strFromU8, unzipSync } from 'fflate'
import { sql as raw } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { PERSONAL_DATA } from '../../../personal-data.ts'
import { type AnyTable, isOfRole, tablesOf } from '../../../plugins/database/personal-data.ts'
import { describeOnEngines } from '../../../testing/engines.ts'
import { type OwnRow, PORTRAITS, STUDENT_ADDRESS, seedExportWorld } from '../../../testing/export-world.ts'
import { mark, type TextColumn, textColumns } from '../../../testing/marked-words.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { dataZip } from './service.ts'

const ROLES = ['student', 'coach', 'admin'] as const
const STRANGE = 'Strange'
const TABLES = new Map<string, AnyTable>(tablesOf(PERSONAL_DATA).map((table) => [table.name, table]))

/** A word written into a column, and the roles whose files must contain it. */
interface Word extends TextColumn {
  readonly word: string
  readonly holders: readonly Role[]
}

describeOnEngines('everything about a person', (engine) => {
  let app: TestApp
  let words: Word[]
  let columns: TextColumn[]
  const ids = {} as Record<Role, string>
  const files = {} as Record<Role, { json: string; html: string; picture: Uint8Array | undefined }>
  beforeAll(async () => {
    app = await startTestApp(engine)
    const { database, clock } = app.context
    const people = await database.transaction(async (trx) => {
      const world = await seedExportWorld(trx)
      columns = (await textColumns(trx)).filter(isMarked)
      for (const column of columns) await mark(trx, column, STRANGE)
      words = []
      for (const row of world.own) words.push(...(await markRow(row)))
      // Keep values that rows are found by.
      const { email } = await trx
        .selectFrom('accounts')
        .select('email')
        .where('id', '=', world.people.student.accountId)
        .executeTakeFirstOrThrow()
      for (const table of ['invitations', 'roster_rows'] as const) {
        await mark(trx, { table, column: 'email' }, email, { email: STUDENT_ADDRESS })
      }
      return world.people

      async function markRow({ table, where, holders }: OwnRow): Promise<Word[]> {
        const marked: Word[] = []
        for (const column of columns.filter((one) => one.table === table)) {
          const word = `Own${words.length + marked.length}x`
          expect(await mark(trx, column, word, where)).toBe(1)
          const roles = holders.filter((role) => rolesOf(column).includes(role))
          marked.push({ ...column, word, holders: roles })
        }
        return marked
      }
    })
    for (const role of ROLES) {
      ids[role] = people[role].accountId
      const zip = await dataZip(app.context, ids[role], clock.now(), 'person')
      const found = unzipSync(zip!)
      const text = (name: string) => strFromU8(found[name]!)
      files[role] = {
        json: text('your-data.json'),
        html: text('your-data.html'),
        picture: found['picture.jpg'],
      }
    }
  })
  afterAll(() => app.close())

  it('has each section that a table is assigned to', () => {
    const parsed = ROLES.map((role) => JSON.parse(files[role].json) as Record<string, unknown[]>)
    for (const { name, file } of TABLES.values()) {
      if (typeof file !== 'string') continue
      const rows = parsed.flatMap((json) => json[file] ?? [])
      expect([name, rows.length > 0]).toEqual([name, true])
    }
  })

  it('contains every word of the person, in the page and in the JSON, and no word of anybody else', () => {
    expect(words.filter(({ holders }) => holders.length > 0).length).toBeGreaterThan(60)
    for (const role of ROLES) {
      const { json, html } = files[role]
      expect([role, ...`${json}${html}`.matchAll(/.{0,60}Strange/g)].map(String)).toEqual([role])
      const wrong: string[][] = []
      for (const { table, column, word, holders } of words) {
        // The product shows what other people are called.
        const isCalled = table === 'accounts' && ['first_name', 'preferred_name'].includes(column)
        if (isCalled && !holders.includes(role)) continue
        const own = holders.includes(role)
        wrong.push(
          ...[json, html].filter((text) => text.includes(word) !== own).map(() => [role, table, column]),
        )
      }
      expect(wrong).toEqual([])
    }
  })

  it('contains no word that is promised to coaches alone or to nobody if staff had it made', async () => {
    const isPromised = ({ table, column }: TextColumn) => {
      const { columns, seen } = TABLES.get(table)!
      return !(columns[column]?.seen ?? seen).includes('staff')
    }
    for (const role of ['student', 'coach'] as const) {
      const zip = unzipSync((await dataZip(app.context, ids[role], app.clock.now(), 'staff'))!)
      const text = `${strFromU8(zip['your-data.html']!)}${strFromU8(zip['your-data.json']!)}`
      const own = words.filter(({ holders }) => holders.includes(role))
      const [hidden, shown] = [own.filter(isPromised), own.filter((one) => !isPromised(one))]
      expect(hidden.length).toBeGreaterThan(role === 'student' ? 10 : 1)
      expect(hidden.filter(({ word }) => text.includes(word))).toEqual([])
      expect(shown.filter(({ word }) => !text.includes(word))).toEqual([])
    }
  })

  it('contains no stars of a session and nothing of the answers if staff had it made', async () => {
    const { root } = app.context.database
    const ofAnswers = { factor: 'words', value: 1, weight: 5, shared: ['homesick'] } as const
    await root
      .updateTable('match_requests')
      .set({ factors: JSON.stringify([ofAnswers]) })
      .execute()
    const made = async (role: Role, maker: 'person' | 'staff') => {
      const zip = unzipSync((await dataZip(app.context, ids[role], app.clock.now(), maker))!)
      return JSON.parse(strFromU8(zip['your-data.json']!))
    }
    expect((await made('coach', 'person')).ratings[0]).toHaveProperty('stars')
    const { ratings } = await made('coach', 'staff')
    expect(ratings.length).toBeGreaterThan(0)
    for (const rating of ratings) expect(rating).not.toHaveProperty('stars')
    expect(JSON.stringify((await made('student', 'person')).matches)).toContain('homesick')
    expect(JSON.stringify(await made('student', 'staff'))).not.toContain('homesick')
  })

  it('lists the coach attributes used by matching, as the coach ticked them', () => {
    const { profile } = JSON.parse(files.coach.json) as { profile: { matching_reads?: string[] }[] }
    expect(profile[0]?.matching_reads).toEqual(['Study habits and planning', 'English'])
    expect(files.coach.html).toContain('Study habits and planning, English')
    expect(files.student.html).not.toContain('Matching reads')
  })

  it('is read in the language of the account, while the JSON stays as it is', async () => {
    const { root } = app.context.database
    const coaches = root.selectFrom('coaches').where(raw<boolean>`'focus:study' = any(codes)`)
    const { account_id } = await coaches.select('account_id').executeTakeFirstOrThrow()
    await root
      .updateTable('coaches')
      .set({
        focus_area: 'Stress and balance, sueño y rutina diaria',
        language_preference: 'English, Klingon, Spanish',
        state: 'New York',
        school: 'other',
      })
      .where('account_id', '=', account_id)
      .execute()
    const inLanguage = async (locale: 'en' | 'es-US') => {
      await root.updateTable('accounts').set({ locale }).where('id', '=', account_id).execute()
      const zip = unzipSync((await dataZip(app.context, account_id, app.clock.now(), 'person'))!)
      return [strFromU8(zip['your-data.html']!), JSON.parse(strFromU8(zip['your-data.json']!))] as const
    }
    const [english, inEnglish] = await inLanguage('en')
    const [spanish, inSpanish] = await inLanguage('es-US')
    const { CODE_NAMES } = messagesOf('es-US').matching
    expect(english).toContain('Study habits and planning, English')
    for (const text of [
      'Stress and balance; sleep and daily routine',
      'English, Klingon, and Spanish',
      'New York',
      'Other',
    ]) {
      expect(english).toContain(`<dd>${text}</dd>`)
    }
    for (const text of [
      'Estrés y equilibrio; sueño y rutina diaria',
      'Inglés, Klingon y español',
      'Nueva York',
      'Otra',
    ]) {
      expect(spanish).toContain(`<dd>${text}</dd>`)
    }
    expect(spanish).toContain(`${CODE_NAMES['focus:study']}, ${CODE_NAMES['language:english']}`)
    expect(spanish).toContain('<dt>Idioma</dt><dd>español</dd>')
    expect(inSpanish.profile).toEqual(inEnglish.profile)
  })

  it('has questions and choices in both languages, and in the page those of the account', async () => {
    const { root } = app.context.database
    const pageIn = async (locale: 'en' | 'es-US') => {
      await root.updateTable('accounts').set({ locale }).where('id', '=', ids.student).execute()
      const zip = unzipSync((await dataZip(app.context, ids.student, app.clock.now(), 'person'))!)
      const { questionnaires } = JSON.parse(strFromU8(zip['your-data.json']!))
      return { page: strFromU8(zip['your-data.html']!), answers: questionnaires[0].answers }
    }
    const [english, spanish] = [await pageIn('en'), await pageIn('es-US')]
    const [question, choice] = ['When do sessions suit you best?', 'Mornings']
    const [pregunta, momento] = ['¿En qué momento del día te convienen más las sesiones?', 'Por la mañana']
    expect(english.answers).toContainEqual({
      question,
      question_es: pregunta,
      answer: choice,
      answer_es: momento,
    })
    expect(spanish.answers).toEqual(english.answers)
    expect(english.page).toContain(`<dd>${question}</dd>`)
    expect(english.page).toContain(`<dd>${choice}</dd>`)
    expect(english.page).not.toContain(pregunta)
    expect(spanish.page).toContain(`<dd>${pregunta}</dd>`)
    expect(spanish.page).toContain(`<dd>${momento}</dd>`)
    expect(spanish.page).not.toContain(question)
  })

  it('contains the person’s own picture', () => {
    expect(Buffer.from(files.student.picture!)).toEqual(PORTRAITS.student)
    expect(Buffer.from(files.coach.picture!)).toEqual(PORTRAITS.coach)
    expect(files.admin.picture).toBeUndefined()
    expect(files.coach.html).toContain(PORTRAITS.coach.toString('base64'))
  })

  it('is a page without scripts and external resources, in which user text is escaped', async () => {
    const { root } = app.context.database
    await root.updateTable('feedback').set({ feedback: '<script>alert("1")</script> & more' }).execute()
    const { account_id } = await root
      .selectFrom('student_profiles as s')
      .innerJoin('response_sets as r', 'r.student_profile_id', 's.id')
      .innerJoin('pictures as p', 'p.key', 's.picture_key')
      .select('s.account_id')
      .executeTakeFirstOrThrow()
    const zip = unzipSync((await dataZip(app.context, account_id, app.clock.now(), 'person'))!)
    const html = strFromU8(zip['your-data.html']!)
    expect(html).toContain('&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; &amp; more')
    expect(html).not.toMatch(/<script|<link|src="(?!data:)|href=|url\(/)
  })

  it('is null for a deleted account', async () => {
    const nobody = '00000000-0000-4000-8000-000000000000'
    expect(await dataZip(app.context, nobody, app.clock.now(), 'person')).toBeNull()
  })
})

/** Whether test words are written into a column. Not if rows are found by it, or if its table names nobody. */
function isMarked({ table, column }: TextColumn): boolean {
  const { nobody, columns } = TABLES.get(table)!
  return nobody === undefined && !columns[column]?.finds
}

/** The roles whose files contain the values of a column. */
function rolesOf({ table, column }: TextColumn): readonly Role[] {
  const declared = TABLES.get(table)!
  const file = declared.columns[column]?.file
  if (Array.isArray(file)) return file
  return file === true || typeof file === 'string' ? ROLES.filter((role) => isOfRole(declared, role)) : []
}
