import { randomBytes } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { login } from '@shinequo/contract/accounts'
import { checkAudit, listAuditEntries } from '@shinequo/contract/audit'
import { listPeople, suspendPerson } from '@shinequo/contract/people'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeLargeIndexes } from '../../plugins/database/large-indexes.ts'
import { migrate } from '../../plugins/database/migrate.ts'
import { openPostgres } from '../../plugins/database/postgres.ts'
import { openJobs } from '../../plugins/jobs.ts'
import { DEMO_PASSWORD, type SeededPerson, seedAccount, seedStudent } from '../../seeds/people.ts'
import { type AssembledApp, assembleApp } from '../../testing/assembled-app.ts'
import { describeOnPostgres } from '../../testing/engines.ts'
import { moveQueueTo } from '../../testing/queue-time.ts'
import { startServerProcess } from '../../testing/server-process.ts'
import { addressOf } from '../../testing/test-app.ts'
import { runningClock } from '../../testing/test-clock.ts'
import { JOBS } from '../../worker.ts'
import { eraseFromAudit } from './service.ts'

const PAGE = readFileSync(join(import.meta.dirname, '..', '..', '..', '..', '..', 'docs', 'audit.md'), 'utf8')

describeOnPostgres('with the two roles of docs/audit.md', (serverUrl) => {
  const own = randomBytes(4).toString('hex')
  const [owner, role, name] = [`owner_${own}`, `app_${own}`, `two_roles_${own}`]
  let app: AssembledApp
  let admin: SeededPerson
  let maya: SeededPerson

  const address = (username: string) =>
    Object.assign(new URL(serverUrl), { username, pathname: `/${name}` }).toString()
  /** The statements of a block on that page, with role names of this test, since tests share a server. */
  function statements(block: string): string[] {
    const [, text = ''] = new RegExp(`\`\`\`sql ${block}\n([^\`]+)\`\`\``).exec(PAGE) ?? []
    const named = text
      .replaceAll('shinequo_owner', owner)
      .replaceAll('shinequo_app', role)
      .replace('database shinequo ', `database ${name} `)
    return named.split(';\n').filter((statement) => statement.trim() !== '')
  }
  async function as(url: string, work: readonly string[]): Promise<void> {
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    try {
      for (const statement of work) await client.query(statement)
    } finally {
      await client.end()
    }
  }
  const ask = async (endpoint: Parameters<typeof addressOf>[0], body?: object, params?: object) => {
    const response = await app.app.inject({
      method: endpoint.method,
      url: addressOf(endpoint, params),
      headers: { authorization: `Bearer ${app.context.tokens.sign(admin.actor)}` },
      ...(body && { payload: body }),
    })
    return { status: response.statusCode, body: response.json() }
  }

  beforeAll(async () => {
    await as(serverUrl, statements('roles'))
    const owned = await openPostgres(address(owner))
    await migrate(owned)
    await makeLargeIndexes(owned)
    await (await openJobs(owned, JOBS, () => undefined)).stop()
    await moveQueueTo(owned.root, runningClock.now())
    await owned.close()
    await as(address(owner), statements('grants'))
    const database = await openPostgres(address(role))
    await migrate(database)
    app = await assembleApp(database, runningClock)
    admin = await database.transaction((trx) => seedAccount(trx, { role: 'admin', first_name: 'Rosa' }))
    maya = await database.transaction((trx) => seedStudent(trx))
  })
  afterAll(() => app.close())

  it('the service signs in, records, erases, runs its jobs and checks the chain', async () => {
    const body = { email: admin.email, password: DEMO_PASSWORD, type: 'admin' }
    expect((await ask(login, body)).status).toBe(200)
    expect((await ask(listPeople)).status).toBe(200)
    expect((await ask(suspendPerson, { reason: 'On leave' }, { id: maya.accountId })).status).toBe(201)
    await app.context.jobs.drain(app.context)
    const { database } = app.context
    await database.transaction((trx) => eraseFromAudit(trx, { ids: [maya.accountId], email: maya.email }))
    const { entries } = (await ask(listAuditEntries)).body
    expect(entries.map(({ action, reason }: { action: string; reason: string }) => [action, reason])).toEqual(
      [
        ['account.suspended', ''],
        ['list.opened', ''],
        ['account.signed_in', ''],
      ],
    )
    expect((await ask(checkAudit, {})).body).toMatchObject({ checked: 3, blanked: 1, fault: null })
  })

  it.each([
    "update audit_chain set action = 'x'",
    'delete from audit_chain',
    'truncate audit_chain cascade',
    'delete from audit_fields',
    'truncate audit_fields',
    'alter table audit_chain disable trigger all',
    'alter table audit_fields disable trigger all',
    'drop trigger audit_chain_link on audit_chain',
    'drop table audit_fields',
    'set session_replication_role = replica',
    'create or replace function chain_audit_entry() returns trigger language plpgsql as $$ begin return new; end $$',
    'create or replace view audit_entries as select 1 as position',
    'create table another_chain (position bigint)',
    'delete from kysely_migration',
    `set role owner_${own}`,
  ])('the database refuses the service: %s', async (statement) => {
    await expect(sql.raw(statement).execute(app.context.database.root)).rejects.toThrow(
      /permission denied|must be owner/,
    )
  })

  it('rewording a field is refused too, and a forged link can only be added at the end', async () => {
    const { root } = app.context.database
    await expect(sql`update audit_fields set reason = 'Other words'`.execute(root)).rejects.toThrow(
      'append only',
    )
    await sql`insert into audit_chain (position, id, at, actor_role, action, subject_type, actor_digest, subject_digest,
      reason_digest, hash) select 1, id, at, actor_role, action, subject_type, actor_digest, subject_digest,
      reason_digest, hash from audit_chain where position = 2`.execute(root)
    const { body } = await ask(checkAudit, {})
    expect(body.fault).toMatchObject({ kind: 'changed', position: 4 })
  })

  it("the whole server starts with only the service's role", async () => {
    const folder = mkdtempSync(join(tmpdir(), 'sq-two-roles-'))
    const server = await startServerProcess({
      DATABASE_URL: address(role),
      AUTH_SECRET: 'x'.repeat(32),
      DATA_DIR: folder,
    })
    expect((await fetch(`${server.url}/api/health/ready`)).status).toBe(200)
    expect(await server.stop()).toBe(0)
    rmSync(folder, { recursive: true, force: true })
  })
})
