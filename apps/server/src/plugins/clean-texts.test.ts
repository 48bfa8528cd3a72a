import { login } from '@shinequo/contract/accounts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { PERSONAL_DATA } from '../personal-data.ts'
import { seedCoach } from '../seeds/coaches.ts'
import { DEMO_PASSWORD, type SeededPerson, seedStudent } from '../seeds/people.ts'
import { describeOnEngines } from '../testing/engines.ts'
import { storedTextFaults } from '../testing/stored-text-faults.ts'
import { startTestApp, type TestApp } from '../testing/test-app.ts'
import { cleanTexts, startCleaningTexts } from './clean-texts.ts'
import { storedTexts } from './database/stored-texts.ts'

/**
 * Columns of text that nobody types, by table: codes, hashes, zones, values of lists. Besides the rows of rosters, which
 * are deleted after a day, and the audit, which never changes.
 */
const NOT_TYPED: Readonly<Record<string, string>> = {
  accounts: 'folded_name locale password_hash role time_zone',
  address_codes: 'code_hash',
  address_requests: 'token_hash',
  audit_chain: 'action actor_role subject_type',
  audit_fields: 'reason subject_id',
  booking_changes: 'done_by what',
  bookings: 'cancelled_by coach_plan status',
  bulk_act_targets: 'code state',
  bulk_acts: 'act school',
  calendar_feeds: 'secret_hash',
  care_phrases: 'key level',
  care_requests: 'place',
  choices: 'code',
  cleaned_texts: 'table_name',
  coach_notices: 'kind',
  coach_records: 'area',
  coaches: 'picture_key time_zone',
  data_exports: 'key_id object state',
  email_proofs: 'code_hash',
  file_home: 'place',
  file_removals: 'object',
  idempotency_keys: 'key request_hash',
  invitation_words: 'locale role',
  invitations: 'locale role token_hash',
  known_devices: 'device_hash',
  link_checks: 'found url',
  mailed_codes: 'code_hash place purpose',
  no_shows: 'decided_by',
  match_requests: 'declined_by ended_by status',
  matching_runs: 'why',
  messages: 'failure kind state traceparent',
  password_resets: 'code_hash',
  people_views: 'key',
  pictures: 'key object',
  posts: 'picture_key school time_zone',
  programme: 'figures_zone look_accent matching_mode',
  programme_figures: 'zone',
  programme_loads: 'zone',
  proved_addresses: 'digest',
  questions: 'matching_key question_type',
  refresh_families: 'device network',
  refresh_tokens: 'parent_hash token_hash',
  retention_rules: 'kind',
  room_signals: 'body kind role',
  roster_imports: 'encoding locale state',
  roster_rows: 'city email fate first_name last_name problem role school state suggested_school',
  school_codes: 'code_hash',
  school_domains: 'domain school',
  schools: 'joined_to state value',
  session_messages: 'author',
  shown_events: 'title',
  stories: 'school state state_before',
  student_profiles: 'degree identify_as picture_key proved_by proved_school sex',
  student_standings: 'coach_name school school_name',
  suggestions: 'ended_as',
  tickets: 'hash kind',
  time_slots: 'status',
  web_assets: 'encoding name',
}

const TYPED = storedTexts(PERSONAL_DATA)

/** More than the job reads at once. */
const MANY = 1100

describeOnEngines('texts that are stored already', (engine) => {
  let app: TestApp
  let unseen: SeededPerson
  let twin: SeededPerson
  let other: SeededPerson
  let coach: SeededPerson
  beforeAll(async () => {
    app = await startTestApp(engine)
    await app.context.database.transaction(async (trx) => {
      unseen = await seedStudent(trx, {
        email: 'ana.lee\u200b@school.example',
        first_name: 'Anna\n\nIMPORTANT',
        last_name: 'Torre\u0301s',
      })
      twin = await seedStudent(trx, { email: 'bo\u200b@school.example', last_name: '\u3164' })
      other = await seedStudent(trx, { email: 'bo@school.example' })
      coach = await seedCoach(trx)
      await trx
        .updateTable('coaches')
        .set({ meeting_link: 'https://zoom.example/j/123%E2%80%8B', description: '<p>Me\u202e</p>' })
        .execute()
    })
    const { root } = app.context.database
    await sql`insert into questions (id, position, question_text, question_type)
      select gen_random_uuid(), 100 + n, 'What\u200b now', 'text'
      from generate_series(1, ${sql.lit(MANY)}) as n`.execute(root)
  })
  afterAll(() => app.close())

  const accountOf = ({ accountId }: SeededPerson) =>
    app.context.database.root
      .selectFrom('accounts')
      .select(['email', 'first_name', 'last_name'])
      .where('id', '=', accountId)
      .executeTakeFirstOrThrow()
  const counts = async () => {
    const rows = await app.context.database.root
      .selectFrom('cleaned_texts')
      .select(['table_name', 'changed', 'left_as_they_are', 'passes'])
      .execute()
    return Object.fromEntries(
      rows.map((row) => [row.table_name, [Number(row.changed), Number(row.left_as_they_are), row.passes]]),
    )
  }
  /** Whose account an address signs in to. */
  const signIn = async (email: string) => {
    const { body } = await app.call(login, { body: { email, password: DEMO_PASSWORD } })
    return app.context.tokens.verify(body.access)?.accountId
  }

  it('are normalised in batches, counted, and left where an address would be taken twice or a text be empty', async () => {
    // What the random requests are judged by.
    expect(await storedTextFaults(app.context)).toContain(
      `accounts.email is not normalised: ${JSON.stringify(unseen.email)}`,
    )
    await startCleaningTexts(app.context)
    await app.runJobs()
    expect(await accountOf(unseen)).toEqual({
      email: 'ana.lee@school.example',
      first_name: 'Anna IMPORTANT',
      last_name: 'Torrés',
    })
    expect(await accountOf(twin)).toMatchObject({ email: 'bo\u200b@school.example', last_name: '\u3164' })
    const { root } = app.context.database
    const page = await root
      .selectFrom('coaches')
      .select(['meeting_link', 'description'])
      .where('id', '=', coach.profileId)
      .executeTakeFirstOrThrow()
    expect(page).toEqual({ meeting_link: 'https://zoom.example/j/123', description: '<p>Me</p>' })
    const asked = await root
      .selectFrom('questions')
      .select('id')
      .where('question_text', '=', 'What now')
      .execute()
    expect(asked).toHaveLength(MANY)
    const found = await counts()
    expect(Object.keys(found).sort()).toEqual(Object.keys(TYPED).sort())
    expect(found).toMatchObject({ accounts: [3, 2, 1], coaches: [2, 0, 1], questions: [MANY, 0, 1] })
  })

  it('lock nobody out: neither who has what is seen, nor who has what is not', async () => {
    for (const [email, owner] of [
      ['ana.lee@school.example', unseen],
      ['Ana.Lee\u200b@school.example', unseen],
      ['bo@school.example', other],
      ['bo\u200b@school.example', twin],
    ] as const) {
      expect([email, await signIn(email)]).toEqual([email, owner.accountId])
    }
  })

  it('are looked at once more in the night, and then never again', async () => {
    const { root } = app.context.database
    await startCleaningTexts(app.context)
    await app.runJobs()
    expect((await counts()).accounts).toEqual([3, 2, 1])
    const write = (first_name: string) =>
      root.updateTable('accounts').set({ first_name }).where('id', '=', unseen.accountId).execute()
    await write('Of\u200b before')
    await cleanTexts.handle(app.context, cleanTexts.payload.parse({}))
    expect((await accountOf(unseen)).first_name).toBe('Of before')
    expect((await counts()).accounts).toEqual([4, 4, 2])
    await write('Later\u200b')
    await cleanTexts.handle(app.context, cleanTexts.payload.parse({}))
    expect((await accountOf(unseen)).first_name).toBe('Later\u200b')
  })

  it('are all declared with their kind, or named here', async () => {
    const { rows } = await sql<{ place: string }>`
      select c.table_name || '.' || c.column_name as place
      from information_schema.columns c
        join information_schema.tables t using (table_schema, table_name)
      where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.data_type = 'text'
        and c.is_generated = 'NEVER'
      order by 1`.execute(app.context.database.root)
    const listed = Object.entries(TYPED).flatMap(([table, columns]) =>
      Object.keys(columns).map((column) => `${table}.${column}`),
    )
    const others = rows.map(({ place }) => place).filter((place) => !listed.includes(place))
    const named = Object.entries(NOT_TYPED).flatMap(([table, columns]) =>
      columns.split(' ').map((column) => `${table}.${column}`),
    )
    const undeclared = others
      .filter((place) => !named.includes(place))
      .map((place) => `${place} has no kind: say \`text\` in its noun's personal-data.ts, or name it above.`)
    expect(undeclared).toEqual([])
    expect(others).toEqual(named.sort())
  })
})
