import { expect, it } from 'vitest'
import { assembleApp } from '../testing/assembled-app.ts'
import { openTestDatabase } from '../testing/engines.ts'
import { TestClock } from '../testing/test-clock.ts'
import { openLog } from './log.ts'

async function warnings(settings: Record<string, string>, headers: Record<string, string>): Promise<number> {
  const lines: string[] = []
  const log = openLog('warn', { write: (line) => void lines.push(line) })
  const database = await openTestDatabase('pglite')
  const { app, close } = await assembleApp(database, new TestClock(), settings, log)
  for (let n = 0; n < 2; n += 1) await app.inject({ url: '/api/health/live', headers })
  await close()
  return lines.filter((line) => line.includes('TRUST_PROXY is off')).length
}

it.each([
  ['once where a proxy tells of the visitor', {}, { 'x-forwarded-for': '192.0.2.7' }, 1],
  ['once where it tells the standard’s way', {}, { forwarded: 'for=192.0.2.7' }, 1],
  ['not without a proxy', {}, {}, 0],
  ['not where the proxy is known', { TRUST_PROXY: '127.0.0.1' }, { 'x-forwarded-for': '192.0.2.7' }, 0],
])('the log warns %s', async (_, settings, headers, times) => {
  expect(await warnings(settings as Record<string, string>, headers as Record<string, string>)).toBe(times)
})
