import { mkdtempSync, rmSync } from 'node:fs'
import { Agent, type IncomingMessage, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { login } from '@shinequo/contract/accounts'
import { healthLive } from '@shinequo/contract/health'
import { expect, it, onTestFinished } from 'vitest'
import { startServerProcess } from './testing/server-process.ts'
import { addressOf } from './testing/test-app.ts'

const CLIENTS = 8

interface Answer {
  readonly status: number
  readonly connection: string | undefined
}

/** One request over the agent's connection. Rejects when the connection ends without a response. */
function ask(agent: Agent, url: string, body?: object): Promise<Answer> {
  const options = {
    agent,
    method: body ? 'POST' : 'GET',
    headers: body ? { 'content-type': 'application/json' } : {},
  }
  return new Promise((resolve, reject) => {
    const sent = request(url, options, (answer: IncomingMessage) => {
      answer.resume().on('end', () => {
        resolve({ status: answer.statusCode!, connection: answer.headers.connection })
      })
    })
    sent.on('error', reject)
    sent.end(body && JSON.stringify(body))
  })
}

it('a stop responds over open connections, closes each with a header, and exits with 0', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'sq-stop-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const server = await startServerProcess({ DATA_DIR: folder, DEMO_DATA: 'off', RATE_LIMIT_SCALE: '1000' })
  onTestFinished(() => server.kill())

  /** Sends requests over one connection until the server says that this response is the last one. */
  async function untilClosed(path: string, pauseMs: number, body?: object): Promise<number[]> {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    const seen: number[] = []
    for (let last = false; !last; ) {
      const { status, connection } = await ask(agent, server.url + path, body)
      seen.push(status)
      last = connection === 'close'
      if (!last) await sleep(pauseMs)
    }
    agent.destroy()
    return seen
  }

  const nobody = { email: 'nobody@school.example', password: 'not the right one' }
  const signingIn = Array.from({ length: CLIENTS }, (_, at) =>
    untilClosed(addressOf(login), 0, { ...nobody, email: `nobody-${at}@school.example` }),
  )
  const seldom = untilClosed(addressOf(healthLive), 100)
  await Promise.all(signingIn.map((client) => Promise.race([client, sleep(300)])))
  const code = server.stop()
  const statuses = (await Promise.all(signingIn)).flat()
  expect([...new Set(statuses)]).toEqual([401])
  expect([...new Set(await seldom)]).toEqual([200])
  expect(await code).toBe(0)
}, 120_000)
