import { readFileSync } from 'node:fs'
import { getAvailability } from '@shinequo/contract/availability'
import { listMentors } from '@shinequo/contract/coaches'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { seedCoach } from '../seeds/coaches.ts'
import { seedMessages } from '../seeds/messages.ts'
import { type SeededPerson, seedStudent } from '../seeds/people.ts'
import { assembleApp } from '../testing/assembled-app.ts'
import { startCuttingProxy } from '../testing/cutting-proxy.ts'
import { describeOnEngines, describeOnPostgres } from '../testing/engines.ts'
import { openAs } from '../testing/live-page.ts'
import { startTestApp, type TestApp } from '../testing/test-app.ts'
import { runningClock } from '../testing/test-clock.ts'
import { emptyDatabase } from '../testing/test-database.ts'
import { migrate } from './database/migrate.ts'
import { openPostgres } from './database/postgres.ts'

const TOKEN = 'a token for Prometheus, long enough'
const textOf = (path: string) => readFileSync(new URL(`../../../../${path}`, import.meta.url), 'utf8')

/** Prometheus makes three figures of a histogram. */
const PART_OF_HISTOGRAM = /_(bucket|count|sum)$/

/** The figures that somebody with this token gets, or the status without them. */
async function scrape({ app }: Pick<TestApp, 'app'>, token = TOKEN): Promise<string | number> {
  const headers = { authorization: `Bearer ${token}` }
  const { statusCode, body } = await app.inject({ url: '/metrics', headers })
  return statusCode === 200 ? body : statusCode
}

describeOnEngines('figures for Prometheus', (engine) => {
  let app: TestApp
  let student: SeededPerson
  beforeAll(async () => {
    app = await startTestApp(engine, { METRICS_TOKEN: TOKEN })
    student = await app.context.database.transaction((trx) => seedStudent(trx))
  })
  afterAll(() => app.close())

  it('are sent to nobody without the token', async () => {
    for (const authorization of [undefined, '', 'Bearer', 'Bearer wrong', TOKEN, `Bearer ${TOKEN} `]) {
      const { statusCode, body } = await app.app.inject({
        url: '/metrics',
        headers: authorization === undefined ? {} : { authorization },
      })
      expect([statusCode, JSON.parse(body).code], String(authorization)).toEqual([401, 'unauthorized'])
    }
    const { headers } = await app.app.inject({
      url: '/metrics',
      headers: { authorization: `Bearer ${TOKEN}` },
    })
    expect([headers['cache-control'], headers['content-type']]).toEqual([
      'no-store',
      'text/plain; version=0.0.4; charset=utf-8',
    ])
  })

  it('count requests by their route, without ids', async () => {
    await app.call(listMentors, { as: student.actor })
    await app.app.inject(`/api/mentors/${student.profileId}/`)
    await app.app.inject('/api/no/such/call')
    const text = await scrape(app)
    expect(text).toContain(
      'shinequo_http_request_duration_seconds_count{method="GET",route="/api/mentors/",status="200"} 1',
    )
    expect(text).toContain('route="/api/mentors/:id/",status="401"} 1')
    expect(text).not.toContain(student.profileId)
  })

  it('tell of the database, its queues, unsent mail and open pages', async () => {
    await app.context.database.transaction((trx) => seedMessages(trx, [{}, {}]))
    const { profileId } = await app.context.database.transaction((trx) => seedCoach(trx))
    const query = { mentor_id: profileId, from_date: '2026-11-23', to_date: '2026-11-23' }
    for (const _ of [1, 2]) await app.call(getAvailability, { as: student.actor, query })
    const page = await openAs(app, student.actor)
    const text = await scrape(app)
    page.close()
    for (const line of [
      'shinequo_database_up 1',
      'shinequo_messages{state="refused"} 2',
      'shinequo_live_connections{kind="page"} 1',
      'shinequo_live_connections{kind="room"} 0',
      'shinequo_jobs{queue="matching-student",state="due"} 0',
      'shinequo_job_oldest_due_seconds{queue="matching-student"} 0',
    ]) {
      expect(text).toContain(`\n${line}\n`)
    }
    expect(text).toMatch(/\nshinequo_database_connections\{pool="requests",state="waiting"\} 0\n/)
    expect(text).toContain('\nshinequo_cache_lookups_total{cache="open_times",result="miss"} 1\n')
    expect(text).toContain('\nshinequo_cache_lookups_total{cache="open_times",result="hit"} 1\n')
    expect(text).toMatch(/\nprocess_cpu_user_seconds_total /)
    // There is none.
    expect(text).not.toMatch(/\nshinequo_replica_/)
  })

  it('are all described for operators, and no others are used by the warnings and the board', async () => {
    const figures = String(await scrape(app)).matchAll(/^# TYPE (shinequo_\w+)/gm)
    const names = new Set(Array.from(figures, ([, name]) => name))
    const described = textOf('docs/operations.md').matchAll(/^\| `(shinequo_\w+)` \|/gm)
    expect(new Set(Array.from(described, ([, name]) => name))).toEqual(names)
    const used = (path: string) =>
      new Set(
        Array.from(textOf(path).matchAll(/shinequo_\w+/g), ([name]) => name.replace(PART_OF_HISTOGRAM, '')),
      )
    const [warnings, board] = [used('deploy/prometheus/alerts.yml'), used('deploy/grafana/shinequo.json')]
    expect(warnings.difference(names)).toEqual(new Set())
    expect(board).toEqual(names)
  })
})

it('are not there without a token in the settings', async () => {
  const app = await startTestApp('pglite')
  onTestFinished(() => app.close())
  expect(await scrape(app)).not.toContain('shinequo_')
})

describeOnPostgres('figures of a process whose database is away', (serverUrl) => {
  it('are those of the process', async () => {
    const url = await emptyDatabase(serverUrl)
    const proxy = await startCuttingProxy(url)
    onTestFinished(() => proxy.close())
    const database = await openPostgres(proxy.url)
    await migrate(database)
    const app = await assembleApp(database, runningClock, { METRICS_TOKEN: TOKEN })
    onTestFinished(() => app.close())
    proxy.silence()
    const text = await scrape(app)
    proxy.cutAll()
    expect(text).toMatch(/\nshinequo_database_up 0\n/)
    expect(text).not.toContain('shinequo_messages{')
    expect(text).toContain('shinequo_live_connections{kind="page"} 0')
  })
})
