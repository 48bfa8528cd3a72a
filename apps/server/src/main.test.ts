import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer as createHttpServer } from 'node:http'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createServer as createTlsServer } from 'node:tls'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { describeOnPostgres } from './testing/engines.ts'
import { freePort } from './testing/free-port.ts'
import { selfSigned } from './testing/self-signed.ts'
import { emptyDatabase } from './testing/test-database.ts'

const MAIN = join(import.meta.dirname, 'main.ts')
const AUTH_SECRET = 'a secret for tests, long enough'.padEnd(32, '.')

/** Starts the server as a person would, with settings that must fail; returns its output and its exit code. */
function failedStart(settings: Record<string, string>): Promise<{ code: unknown; said: string }> {
  const env = { PATH: '/usr/bin:/bin', PORT: '0', AUTH_SECRET, ...settings }
  return new Promise((resolve) => {
    execFile(process.execPath, [MAIN], { env, timeout: 60_000 }, (error, stdout, stderr) => {
      resolve({ code: error?.code, said: (stdout + stderr).trimEnd() })
    })
  })
}

async function expectSentence(settings: Record<string, string>, sentence: RegExp): Promise<void> {
  const { code, said } = await failedStart(settings)
  expect(said).toMatch(sentence)
  expect(said.split('\n')).toHaveLength(1)
  expect(code).toBe(1)
}

describe('a start that cannot succeed says why in one sentence', () => {
  let folder: string
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'sq-main-'))
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  test('a wrong setting', () =>
    expectSentence({ SMTP_URL: 'mail', DATA_DIR: folder }, /^SMTP_URL should be an address/))

  test('a database that does not respond', async () =>
    expectSentence(
      { DATABASE_URL: `postgres://shine@127.0.0.1:${await freePort()}/shine` },
      /^The database of DATABASE_URL does not answer \(connect ECONNREFUSED 127\.0\.0\.1:\d+\)\.$/,
    ))

  test('a database on a name with several addresses that does not respond', async () =>
    expectSentence(
      { DATABASE_URL: `postgres://shine@localhost:${await freePort()}/shine` },
      /^The database of DATABASE_URL does not answer \(connect ECONNREFUSED .+\)\.$/,
    ))

  test('a database on an unknown host', () =>
    expectSentence(
      { DATABASE_URL: 'postgres://shine@database.invalid/shine' },
      /^No machine of that name is known \(getaddrinfo (ENOTFOUND|EAI_AGAIN) database\.invalid\): check HOST and DATABASE_URL\.$/,
    ))

  test('a data folder that is a file', () => {
    const file = join(folder, 'file')
    writeFileSync(file, '')
    return expectSentence({ DATA_DIR: file }, /^DATA_DIR cannot be used \(.+\)\. Set it to a folder/)
  })

  // The system's error for a folder there makes Node's own `recursive` option loop forever.
  test('a data folder where none can be created', () =>
    expectSentence(
      { DATA_DIR: '/proc/shinequo/data' },
      /^DATA_DIR cannot be used \(.+\)\. Set it to a folder/,
    ))

  test.each([
    ['a web server', () => createHttpServer((_request, response) => response.end('hello'))],
    ['a server that greets', () => createServer((socket) => socket.write('SSH-2.0-OpenSSH_9.2\r\n'))],
    ['a server that says nothing', () => createServer((socket) => socket.resume())],
    ['a server of another database', () => createServer((socket) => socket.end('J\0\0\0\n8.0.30\0'))],
    ['a server that wants TLS from the first byte', () => createTlsServer(selfSigned(['localhost']))],
  ])('a database that is %s', async (_what, open) => {
    const server = open().on('connection', (socket: Socket) => socket.on('error', () => undefined))
    const sockets = new Set<Socket>()
    server.on('connection', (socket: Socket) => sockets.add(socket))
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const { port } = server.address() as AddressInfo
    await expectSentence(
      { DATABASE_URL: `postgres://shine@127.0.0.1:${port}/shine` },
      /^(What is at DATABASE_URL does not answer as a PostgreSQL server does|The database of DATABASE_URL does not answer) \(.+\)/,
    )
    for (const socket of sockets) socket.destroy()
    server.close()
  })
})

describeOnPostgres('a start that PostgreSQL refuses says why in one sentence', (serverUrl) => {
  /** The server's address with another user, password or database. */
  const addressWith = (change: Partial<Record<'username' | 'password' | 'pathname', string>>) =>
    Object.assign(new URL(serverUrl), change).toString()

  beforeAll(async () => {
    const client = new pg.Client({ connectionString: serverUrl })
    await client.connect()
    await client.query("create role main_test login password 'right'")
    const { rows } = await client.query('show hba_file')
    // The first matching line decides: this role needs its password, all others connect as before.
    const file = rows[0].hba_file
    writeFileSync(file, `host all main_test 127.0.0.1/32 scram-sha-256\n${readFileSync(file, 'utf8')}`)
    await client.query('select pg_reload_conf()')
    await client.end()
  })

  test('a wrong password', () =>
    expectSentence(
      { DATABASE_URL: addressWith({ username: 'main_test', password: 'wrong' }) },
      /^The database refuses the user or password of DATABASE_URL \(password authentication failed for user "main_test"\)\.$/,
    ))

  test('a user that does not exist', () =>
    expectSentence(
      { DATABASE_URL: addressWith({ username: 'nobody_here' }) },
      /^The database refuses the user or password of DATABASE_URL \(role "nobody_here" does not exist\)\.$/,
    ))

  test('a database that does not exist', () =>
    expectSentence(
      { DATABASE_URL: addressWith({ pathname: '/not_made_yet' }) },
      /^The database of DATABASE_URL does not exist \(database "not_made_yet" does not exist\): create it first\.$/,
    ))

  test('a database of a newer version', async () => {
    const url = await emptyDatabase(serverUrl)
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    await client.query('create table kysely_migration (name text primary key, timestamp text not null)')
    await client.query("insert into kysely_migration values ('9999-from-the-future', '2126-01-01T00:00:00Z')")
    await client.end()
    await expectSentence(
      { DATABASE_URL: url },
      /^This database is of a newer ShineQuo \(its 9999-from-the-future is not known here\): start that version, or restore a backup\.$/,
    )
  })

  test('a user that may not create tables', () =>
    expectSentence(
      { DATABASE_URL: addressWith({ username: 'main_test', password: 'right' }) },
      /^The user of DATABASE_URL may not do this \(permission denied .+\): let it own the database\.$/,
    ))
})
