import { once } from 'node:events'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { linkedCheckout, save } from './linked-checkout.ts'
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

const SENTENCES = 'packages/messages/en/web/sign-in.ts'
const FORM = 'apps/web/src/features/accounts/components/login-form.tsx'
const SERVER_FILE = 'apps/server/src/plugins/errors.ts'

/** For each state. A server starts in 3 seconds where nothing else runs. */
const WAIT = { timeout: 60_000 }
let folder: string
let copy: string
let address: string
let settings: Record<string, string>
let browser: Browser

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'shinequo-dev-'))
  copy = join(folder, 'checkout')
  linkedCheckout(copy)
  const port = await freePort()
  address = `http://127.0.0.1:${port}`
  settings = { DATA_DIR: join(folder, 'data'), PORT: port, DEMO_DATA: 'off' }
  const { CHROMIUM_SHELL_PATH, CHROMIUM_PATH } = process.env
  browser = await chromium.launch({ executablePath: CHROMIUM_SHELL_PATH ?? CHROMIUM_PATH })
})
afterAll(async () => {
  await browser?.close()
  rmSync(folder, { recursive: true, force: true })
})

async function served(): Promise<NpmStart> {
  const start = npmStart(settings, copy, 'dev')
  onTestFinished(() => {
    // Processes of the group are left only if the test failed.
    if (processesOf(start).length > 0) process.kill(-start.group, 'SIGKILL')
  })
  await untilReady(start)
  return start
}

const timesReady = (start: NpmStart) => start.output().split('ShineQuo is ready').length - 1
const api = async () => (await fetch(`${address}/api/health/live`)).status

/** A page with something typed into it, which a reload would lose. Returns a check that it is still there. */
async function typedPage(): Promise<{ page: Page; isSame: () => Promise<void> }> {
  const page = await browser.newPage()
  onTestFinished(() => page.close())
  await page.goto(`${address}/login`)
  const password = page.getByLabel('Password', { exact: true })
  await password.fill('typed before')
  return { page, isSame: async () => expect(await password.inputValue()).toBe('typed before') }
}

it('shows each save in the open page, and goes on after errors, deleted files and crashes', {
  timeout: 360_000,
}, async () => {
  const start = await served()
  const { page, isSame } = await typedPage()
  const overlay = page.locator('vite-error-overlay')

  save(copy, SENTENCES, 'Welcome back!', 'Saved once')
  save(copy, SENTENCES, 'Saved once', 'Saved twice')
  await page.getByText('Saved twice').waitFor(WAIT)
  save(copy, SENTENCES, 'Saved twice', 'Saved a third time')
  await page.getByText('Saved a third time').waitFor(WAIT)
  save(copy, FORM, '{messages.forgotPassword}', 'A new link')
  await page.getByText('A new link').waitFor(WAIT)
  await isSame()

  save(copy, FORM, 'export function LoginForm(', 'export function LoginForm((')
  await overlay.waitFor({ ...WAIT, state: 'attached' })
  expect(start.output()).toMatch(/login-form\.tsx/)
  save(copy, FORM, 'export function LoginForm((', 'export function LoginForm(')
  await overlay.waitFor({ ...WAIT, state: 'detached' })
  const source = readFileSync(join(copy, FORM))
  rmSync(join(copy, FORM))
  const module = `${address}/${FORM.replace('apps/web/', '')}`
  await expect.poll(async () => (await fetch(module)).ok, WAIT).toBe(false)
  writeFileSync(join(copy, FORM), source)
  await expect.poll(async () => (await fetch(module)).ok, WAIT).toBe(true)
  save(copy, FORM, 'A new link', 'The last link')
  // A file that comes back is watched a moment later, so an earlier save is only seen with the next one.
  const saved = readFileSync(join(copy, FORM))
  const isShown = async () => {
    writeFileSync(join(copy, FORM), saved)
    return page.getByText('The last link').isVisible()
  }
  await expect.poll(isShown, { ...WAIT, interval: 1000 }).toBe(true)
  // None of this concerned the server.
  expect(timesReady(start)).toBe(1)

  const other = await typedPage()
  save(copy, SERVER_FILE, 'import', '// Saved.\nimport')
  while (timesReady(start) < 2) expect(await api()).toBe(200)
  save(copy, SERVER_FILE, 'import', 'import (')
  await expect.poll(start.output, WAIT).toContain('starting it again when a source is saved')
  expect(await api()).toBe(503)
  save(copy, SERVER_FILE, 'import (', 'import')
  await expect.poll(() => timesReady(start), WAIT).toBe(3)
  expect(await api()).toBe(200)
  save(copy, SENTENCES, 'Saved a third time', 'Saved at last')
  await other.page.getByText('Saved at last').waitFor(WAIT)
  await other.isSame()

  start.npm.kill('SIGTERM')
  expect(await start.ended).toBe(0)
  expect(processesOf(start)).toEqual([])
})

it('says so if the dev server is killed, and leaves no process', async () => {
  const start = await served()
  process.kill(pidOf(start, 'dev/dev-server.ts'), 'SIGKILL')
  expect(await start.ended).toBe(137)
  expect(sentences(start).at(-1)).toBe('The dev server ended by SIGKILL. Start it again with npm run dev.')
  expect(processesOf(start)).toEqual([])
})

it('ends everything if the launcher is killed', async () => {
  const start = await served()
  process.kill(pidOf(start, 'scripts/start.mjs'), 'SIGKILL')
  await expect.poll(() => processesOf(start), WAIT).toEqual([])
})

it('refuses a port in use before it installs anything', async () => {
  const bare = join(folder, 'bare')
  for (const path of ['package.json', 'package-lock.json', 'scripts']) {
    cpSync(join(checkout, path), join(bare, path), { recursive: true })
  }
  const other = createServer().listen(Number(settings.PORT), '127.0.0.1')
  onTestFinished(() => void other.close())
  await once(other, 'listening')
  for (const script of ['dev', 'start'] as const) {
    const start = npmStart(settings, bare, script)
    expect(await start.ended).toBe(1)
    expect(sentences(start)).toEqual([expect.stringMatching(/^The port is in use .*PORT.*\.$/)])
  }
})
