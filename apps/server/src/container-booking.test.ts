import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv, promisify } from 'node:util'
import pg from 'pg'
import { expect, inject, it, onTestFinished, vi } from 'vitest'
import { BuiltImage } from './testing/containers/built-image.ts'
import { CHECKOUT, type ComposeFile, DEPLOY, readCompose } from './testing/containers/compose-file.ts'
import { FirstBooking } from './testing/containers/first-booking.ts'
import { describeOnPostgres } from './testing/engines.ts'
import { freePort } from './testing/free-port.ts'
import { startPostgres } from './testing/postgres-server.ts'
import { type SmtpPlace, startSmtpPlace } from './testing/smtp-place.ts'

const ADMIN = 'rosa@first.example'

/** The commands of the page for one machine in containers, in the order in which they are to be typed. */
function documentedCommands(): string[] {
  const page = readFileSync(join(CHECKOUT, 'docs', 'operations.md'), 'utf8')
  const [, section = ''] = page.split('\n## Containers\n')
  const [, block = ''] = /```sh\n([\s\S]*?)```/.exec(section) ?? []
  return block
    .split('\n')
    .map((line) => line.replace(/ +#.*$/, ''))
    .filter(Boolean)
}

/** The example as somebody fills it in: an empty password as the page says, their own address and mail server. */
function filledIn(example: string, smtp: SmtpPlace): Record<string, string> {
  const filled = Object.entries(parseEnv(example)).map(([name, value]) => [
    name,
    value || randomBytes(24).toString('hex'),
  ])
  return { ...Object.fromEntries(filled), SMTP_URL: smtp.url, ADMIN_EMAIL: ADMIN }
}

/**
 * What stands for the service `postgres`: a server with the role and database of its environment, and its health check. Returns
 * its port.
 */
async function startDatabase({
  environment = {},
  healthcheck,
}: ComposeFile['services'][string]): Promise<string> {
  const binDir = inject('postgresBinDir') ?? ''
  const server = await startPostgres(binDir, { durable: true })
  onTestFinished(() => server.stop())
  const { POSTGRES_USER: user, POSTGRES_PASSWORD: password, POSTGRES_DB: name } = environment
  const client = new pg.Client(server.url)
  await client.connect()
  await client.query(`create role "${user}" superuser login password '${password}'`)
  await client.query(`create database "${name}" owner "${user}"`)
  await client.end()
  const { port } = new URL(server.url)
  const env = { PATH: `${binDir}:/usr/bin:/bin`, PGHOST: '127.0.0.1', PGPORT: port }
  expect(healthcheck?.test[0]).toBe('CMD-SHELL')
  await promisify(execFile)('sh', ['-c', healthcheck?.test[1] ?? ''], { env })
  return port
}

describeOnPostgres('the page about containers', () => {
  it('leads to the first booking with its two commands, as far as that is seen without Docker', {
    timeout: 1_800_000,
  }, async () => {
    const begun = performance.now()
    const seconds = () => ((performance.now() - begun) / 1000).toFixed(0)
    const smtp = await startSmtpPlace()
    onTestFinished(() => smtp.stop())

    const [copy = '', up = '', ...more] = documentedCommands()
    const [, example = '', copied] = /^cp deploy\/(\S+) deploy\/(\S+)$/.exec(copy) ?? []
    const compose = /^docker compose -f deploy\/(\S+) --env-file deploy\/(\S+) up --build --detach$/.exec(up)
    expect(more).toEqual([])
    expect([compose?.[1], compose?.[2]]).toEqual(['compose.yml', copied])
    const variables = filledIn(readFileSync(join(DEPLOY, example), 'utf8'), smtp)
    const { shinequo, postgres } = readCompose('compose.yml', variables).services

    const image = await BuiltImage.build()
    onTestFinished(() => image.remove())
    for (const { step, seconds: took } of image.timed)
      console.log(`${took.toFixed(1).padStart(7)} s  ${step}`)
    console.log(`The image is there after ${seconds()} s.`)

    const database = new URL(shinequo?.environment?.DATABASE_URL ?? '')
    expect(database.hostname).toBe('postgres')
    Object.assign(database, { hostname: '127.0.0.1', port: await startDatabase(postgres!) })
    // Here other programs have the ports of a container of its own.
    const port = String(await freePort())
    const server = image.start({ ...shinequo?.environment, DATABASE_URL: database.href, PORT: port })
    onTestFinished(async () => void (await server.stop()))
    await vi.waitFor(async () => expect(await server.isHealthy()).toBe(true), {
      timeout: 60_000,
      interval: 500,
    })
    console.log(`It is healthy after ${seconds()} s.`)

    const booking = await new FirstBooking(`http://127.0.0.1:${port}`, smtp).make(ADMIN)
    expect(booking).toMatchObject({ status: 'booked', url: `${variables.BASE_URL}/session/${booking.id}` })
    const minutes = (performance.now() - begun) / 60_000
    console.log(`2 commands and ${minutes.toFixed(1)} minutes to the first booking.`)
    expect(await server.stop()).toBe(0)
    expect(server.output()).not.toMatch(/"level":[56]0/)
  })
})
