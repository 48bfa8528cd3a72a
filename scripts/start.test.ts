import { once } from 'node:events'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest'
import { hostNodeProblem } from './host-node.mjs'
import {
  checkout,
  freePort,
  type NpmStart,
  npmStart,
  pidOf,
  processesOf,
  sentences,
  untilReady,
} from './npm-start.ts'

// Each test starts the server several times, which on a busy machine takes most of a minute.
vi.setConfig({ testTimeout: 240_000 })

let folder: string
let port: string
let settings: Record<string, string>

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'shinequo start '))
  port = await freePort()
  settings = { DATA_DIR: join(folder, 'data'), PORT: port }
})
afterAll(() => {
  vi.resetConfig()
  rmSync(folder, { recursive: true, force: true })
})

async function served(): Promise<NpmStart> {
  const start = npmStart(settings)
  onTestFinished(() => {
    // Processes of the group are left only if the test failed.
    if (processesOf(start).length > 0) process.kill(-start.group, 'SIGKILL')
  })
  await untilReady(start)
  return start
}

function signalGroup({ group }: NpmStart, signal: NodeJS.Signals): void {
  try {
    process.kill(-group, signal)
  } catch (error) {
    // The whole group may have ended in between.
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}

it('ends on SIGTERM to npm itself, after the running request, and leaves no process', async () => {
  const start = await served()
  const body = JSON.stringify({
    email: 'nobody@shinequo.example',
    password: 'not-a-password',
    type: 'student',
  })
  const request = connect(Number(port), '127.0.0.1')
  let answer = ''
  request.setEncoding('utf8').on('data', (text: string) => {
    answer += text
  })
  request.write(
    `POST /api/login/ HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body.slice(0, 10)}`,
  )
  // The response to a second request shows that the server has started to process the first one.
  await fetch(`http://127.0.0.1:${port}/api/health/live`)
  start.npm.kill('SIGTERM')
  await untilRefused()
  request.write(body.slice(10))
  await once(request, 'close')
  expect(answer).toMatch(/^HTTP\/1\.1 401 /)
  expect(await start.ended).toBe(0)
  expect(processesOf(start)).toEqual([])
})

it('starts again on the same folder without a new build, and ends on Ctrl-C pressed twice', async () => {
  const start = await served()
  expect(start.output()).not.toContain('Building')
  expect((await fetch(`http://127.0.0.1:${port}/api/health/ready`)).status).toBe(200)
  signalGroup(start, 'SIGINT')
  signalGroup(start, 'SIGINT')
  expect(await start.ended).toBe(0)
  expect(processesOf(start)).toEqual([])
})

it('ends the server too if the launcher is killed, and can be started again', async () => {
  const start = await served()
  process.kill(pidOf(start, 'scripts/start.mjs'), 'SIGKILL')
  await expect.poll(() => processesOf(start), { timeout: 20_000 }).toEqual([])
  const next = await served()
  next.npm.kill('SIGTERM')
  expect(await next.ended).toBe(0)
})

it('restarts the server if it is killed, and ends on SIGTERM while it starts', async () => {
  const start = await served()
  const kill = () => process.kill(pidOf(start, 'apps/server/src/main.ts'), 'SIGKILL')
  const timesSaid = (words: string) => start.output().split(words).length - 1
  kill()
  await expect.poll(() => timesSaid('ShineQuo is ready'), { timeout: 60_000 }).toBe(2)
  expect((await fetch(`http://127.0.0.1:${port}/api/health/ready`)).status).toBe(200)
  expect(sentences(start)).toContainEqual(
    expect.stringMatching(/^The server ended by SIGKILL after \d+ s; starting it again\.$/),
  )

  kill()
  await expect.poll(() => timesSaid('starting it again'), { timeout: 60_000 }).toBe(2)
  start.npm.kill('SIGTERM')
  await start.ended
  expect(processesOf(start)).toEqual([])
  expect(timesSaid('starting it again')).toBe(2)
})

it('ends everything if npm is killed', async () => {
  const start = await served()
  start.npm.kill('SIGKILL')
  await expect.poll(() => processesOf(start), { timeout: 20_000 }).toEqual([])
})

it('refuses a data folder in use, a port in use and an invalid setting with one sentence each', async () => {
  const running = await served()
  const sameFolder = npmStart({ ...settings, PORT: await freePort() })
  expect(await sameFolder.ended).toBe(1)
  expect(sentences(sameFolder)).toEqual([expect.stringMatching(/in use.*DATA_DIR.*\.$/)])
  signalGroup(running, 'SIGINT')
  await running.ended

  const other = createServer().listen(Number(port), '127.0.0.1')
  onTestFinished(() => void other.close())
  await once(other, 'listening')
  const samePort = npmStart(settings)
  expect(await samePort.ended).toBe(1)
  expect(sentences(samePort)).toEqual([expect.stringMatching(/port .*in use.*PORT.*\.$/)])

  const badSetting = npmStart({ ...settings, PORT: 'three thousand' })
  expect(await badSetting.ended).toBe(1)
  expect(sentences(badSetting)).toEqual([expect.stringMatching(/^PORT should be .*\.$/)])
})

it('says in one sentence that the packages need a network', async () => {
  const clone = join(folder, 'clone')
  for (const path of ['package.json', 'package-lock.json', '.npmrc', 'scripts']) {
    cpSync(join(checkout, path), join(clone, path), { recursive: true })
  }
  for (const workspace of [
    'packages/contract',
    'packages/domain',
    'packages/messages',
    'apps/server',
    'apps/web',
    'e2e',
  ]) {
    cpSync(join(checkout, workspace, 'package.json'), join(clone, workspace, 'package.json'))
  }
  const start = npmStart(
    {
      PORT: await freePort(),
      npm_config_registry: `http://127.0.0.1:${await freePort()}`,
      npm_config_cache: join(folder, 'npm-cache'),
    },
    clone,
  )
  expect(await start.ended).toBe(1)
  expect(sentences(start)).toEqual([
    'Installing packages …',
    expect.stringMatching(/registry cannot be reached \(ECONNREFUSED\).*\.$/),
  ])
})

it('distinguishes a Node that is too old from one that is new enough', () => {
  expect(hostNodeProblem('18.20.4')).toMatch(
    /^ShineQuo needs Node 20 or newer and this is Node 18\.20\.4: .*\.$/,
  )
  expect(hostNodeProblem('20.0.0')).toBeNull()
  expect(hostNodeProblem('26.10.0')).toBeNull()
})

/** Waits until the server refuses new connections. */
async function untilRefused(): Promise<void> {
  for (;;) {
    const socket = connect(Number(port), '127.0.0.1')
    const refused = await Promise.race([
      once(socket, 'connect').then(() => false),
      once(socket, 'error').then(() => true),
    ]).catch(() => true)
    socket.destroy()
    if (refused) return
  }
}
