import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { startDataExport } from '@shinequo/contract/accounts/account-page'
import { getMentor } from '@shinequo/contract/coaches'
import { healthLive } from '@shinequo/contract/health'
import { beforeEach, expect, it } from 'vitest'
import { seedCoach } from '../seeds/coaches.ts'
import { seedStudent } from '../seeds/people.ts'
import { describeOnEngines } from '../testing/engines.ts'
import { addressOf } from '../testing/test-app.ts'
import { type CollectedSpan, startTraceCollector, type TraceCollector } from '../testing/trace-collector.ts'
import { startTwoProcesses } from '../testing/two-processes.ts'

const PROXY = '10.1.2.3'
const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736'
const PARENT = '00f067aa0ba902b7'

let collector: TraceCollector
beforeEach(async () => {
  collector = await startTraceCollector()
  return () => collector.stop()
})

/** The spans of a trace as a tree: each with the names of those that it is in, from the first. */
function pathsOf(spans: readonly CollectedSpan[], traceId: string): string[] {
  const own = new Map(spans.filter((span) => span.traceId === traceId).map((span) => [span.spanId, span]))
  const pathOf = ({ name, parentSpanId = '' }: CollectedSpan): string => {
    const parent = own.get(parentSpanId)
    return parent ? `${pathOf(parent)} > ${name}` : name
  }
  return [...own.values()].map(pathOf)
}

describeOnEngines('traces', (engine) => {
  it('lead from a request through its job to its mail, in any process, and contain nothing of people', async () => {
    const both = await startTwoProcesses(engine, {
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
      TRUST_PROXY: PROXY,
    })
    const { app, context } = both.web
    const [student, coach] = await context.database.transaction(async (trx) => [
      await seedStudent(trx, { email: 'secret.person@school.example', first_name: 'Secretia' }),
      await seedCoach(trx),
    ])
    const authorization = `Bearer ${context.tokens.sign(student.actor)}`
    const asked = await app.inject({
      method: 'POST',
      url: addressOf(startDataExport),
      headers: { authorization },
    })
    const given = (flags: string) => ({ traceparent: `00-${TRACE}-${PARENT}-${flags}` })
    const url = addressOf(getMentor, { id: coach.profileId }, { secret: 'query' })
    await app.inject({ url, remoteAddress: PROXY, headers: { authorization, ...given('01') } })
    const health = { url: addressOf(healthLive), remoteAddress: PROXY }
    await app.inject({ ...health, headers: given('00') })
    const own = await app.inject({ ...health, remoteAddress: '10.1.2.4', headers: given('01') })
    await both.work()
    // A stop sends what is left.
    await both.close()

    const traceOf = ({ headers }: typeof asked) => String(headers['x-request-id']).replaceAll('-', '')
    const paths = pathsOf(collector.spans, traceOf(asked))
    const request = 'POST /api/account/export/'
    const job = `${request} > job accounts-data-export`
    const mail = `${job} > mail data_ready`
    expect(paths).toEqual(expect.arrayContaining([request, job, mail]))
    expect(paths).toContain(`${request} > insert data_exports`)
    expect(paths).toContain(`${job} > commit`)
    expect(paths.filter((path) => path.startsWith(`${mail} > `)).length).toBeGreaterThan(0)
    expect(paths.filter((path) => !path.startsWith(request))).toEqual([])

    const [ofProxy, ...more] = collector.spans.filter(({ parentSpanId }) => parentSpanId === PARENT)
    expect(more).toEqual([])
    expect(ofProxy).toMatchObject({
      name: 'GET /api/mentors/:id/',
      traceId: TRACE,
      attributes: { 'http.request.method': 'GET', 'http.response.status_code': 200 },
    })
    expect(pathsOf(collector.spans, traceOf(own))).toEqual(['GET /api/health/live'])
    const written = collector.written.join('')
    expect(written).toContain('"shinequo"')
    for (const secret of [
      /secret/i,
      new RegExp(coach.profileId),
      new RegExp(student.accountId),
      /10\.1\.2/,
    ]) {
      expect(written).not.toMatch(secret)
    }
  })
})

it('that cannot be sent are told of once, and neither hold up requests nor a stop', async () => {
  collector.status = 400
  const both = await startTwoProcesses('pglite', { OTEL_EXPORTER_OTLP_ENDPOINT: `${collector.url}/` })
  const live = () => both.web.app.inject({ url: addressOf(healthLive) })
  // More than two batches.
  for (let request = 0; request < 1100; request++) expect((await live()).statusCode).toBe(200)
  await both.close()
  const troubles = both.web.lines.map((line) => JSON.parse(line)).filter(({ level }) => level >= 40)
  expect(troubles).toMatchObject([{ msg: expect.stringContaining('the export of traces is in trouble') }])
  expect(troubles[0]).not.toHaveProperty('requestId')
})

it('do not hold up a stop when nothing answers', async () => {
  collector.status = null
  const both = await startTwoProcesses('pglite', { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url })
  await both.web.app.inject({ url: addressOf(healthLive) })
  await both.close()
  // The library itself gives up after ten seconds: it has not.
  await expect.poll(() => collector.waiting).toBe(1)
})

it('load no library unless somebody collects them', async () => {
  const script = `
    import { registerHooks } from 'node:module'
    const loaded = []
    registerHooks({ resolve: (name, context, next) => (loaded.push(name), next(name, context)) })
    const told = () => console.log(loaded.filter((name) => name.startsWith('@opentelemetry/')).length)
    await import('./app.ts')
    const { openTraces } = await import('./plugins/traces.ts')
    const { readEnv } = await import('./env.ts')
    await openTraces(readEnv({}), {})
    told()
    await openTraces(readEnv({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318' }), {})
    told()`
  const cwd = new URL('..', import.meta.url)
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', script], {
    cwd,
  })
  expect(stdout).toMatch(/^0\n[1-9]\d*\n$/)
})
