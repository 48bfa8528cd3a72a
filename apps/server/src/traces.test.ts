import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { login, logout, refreshTokens } from '@shinequo/contract/accounts'
import { forgetPassword, resetPassword } from '@shinequo/contract/accounts/passwords'
import { signUp } from '@shinequo/contract/accounts/sign-up'
import { claimSlot, getAvailability } from '@shinequo/contract/availability'
import { createBooking } from '@shinequo/contract/bookings'
import { firstMentors } from '@shinequo/contract/coaches'
import type { Endpoint } from '@shinequo/contract/endpoint'
import { listStudentProfiles } from '@shinequo/contract/profiles'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { DEMO_PASSWORD } from './seeds/people.ts'
import { clockOf, type ServerProcess, startServerProcess } from './testing/server-process.ts'
import { addressOf } from './testing/test-app.ts'

const DAY = 86_400_000
const EMAIL = 'secretia.person@school.example'
const PASSWORD = 'a very secret password'
const NEW_PASSWORD = 'another very secret one'
const NOTE = 'This is between the two of us.'

let server: ServerProcess
let folder: string
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'sq-traces-'))
  // As in production: logs from level info. Without SMTP, mail is stored in a folder.
  server = await startServerProcess({ NODE_ENV: 'production', DATA_DIR: folder, DEMO_DATA: 'on' })
})
afterAll(async () => {
  if (server.running()) await server.stop()
  rmSync(folder, { recursive: true, force: true })
})

async function send<T>(endpoint: Endpoint, payload: object, { token = '', query = {} } = {}): Promise<T> {
  const answer = await fetch(server.url + addressOf(endpoint, {}, query), {
    method: endpoint.method,
    headers: {
      'content-type': 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(endpoint.method !== 'GET' && { body: JSON.stringify(payload) }),
  })
  return (await answer.json()) as T
}

interface Pair {
  access: string
  refresh: string
}

/** The code in the mail to the person that links to `page`; waits for it. */
async function mailedCode(page: string): Promise<string> {
  const codes = () =>
    readdirSync(join(folder, 'mail'))
      .filter((name) => name.endsWith('.json') && !name.startsWith('.'))
      .map((name) => JSON.parse(readFileSync(join(folder, 'mail', name), 'utf8')))
      .filter(({ to, text }) => to === EMAIL && text.includes(page))
      .flatMap(({ text }) => /^\d{6}$/m.exec(text) ?? [])
  await expect.poll(codes, { timeout: 20_000 }).toHaveLength(1)
  return codes()[0]!
}

/** The files of a folder and its subfolders, except subfolders named in `passedOver`. */
function filesIn(path: string, passedOver: readonly string[] = []): string[] {
  return readdirSync(path, { withFileTypes: true }).flatMap((entry) => {
    if (passedOver.includes(entry.name)) return []
    const one = join(path, entry.name)
    return entry.isDirectory() ? filesIn(one) : [one]
  })
}

it('leaves no password, token, code, address or note in logs or files, except the mail and the database', async () => {
  await send(signUp, { email: EMAIL, password: PASSWORD, first_name: 'Secretia', last_name: 'Person' })
  await send(login, { email: EMAIL, password: 'wrong, but secret' })
  const first = await send<Pair>(login, { email: EMAIL, password: PASSWORD })
  const second = await send<Pair>(refreshTokens, { refresh: first.refresh })
  const third = await send<Pair>(refreshTokens, { refresh: second.refresh })
  // Reuse of the token, which is logged.
  await send(refreshTokens, { refresh: first.refresh })
  await send(forgetPassword, { email: EMAIL })
  const code = await mailedCode('/reset-password')
  const proof = await mailedCode('/verify-email')
  await send(resetPassword, { email: EMAIL, otp: code, newPassword: 'password' })
  await send(resetPassword, { email: EMAIL, otp: code, newPassword: NEW_PASSWORD })
  const fourth = await send<Pair>(login, { email: EMAIL, password: NEW_PASSWORD })
  await send(logout, { refresh: fourth.refresh })

  const booker = await send<Pair>(login, { email: 'student@shinequo.example', password: DEMO_PASSWORD })
  const token = booker.access
  const [profile] = await send<{ id: string }[]>(listStudentProfiles, {}, { token })
  const [listed] = await send<{ from_user_profile: { id: string } }[]>(firstMentors, {}, { token })
  const coach = listed?.from_user_profile
  const clock = await clockOf(server)
  const dates = [1, 14].map((days) => new Date(clock.now() + days * DAY).toISOString().slice(0, 10))
  const query = { mentor_id: coach!.id, from_date: dates[0]!, to_date: dates[1]! }
  const open = await send<Record<string, { start_time: string; end_time: string }[]>>(
    getAvailability,
    {},
    { token, query },
  )
  const { start_time, end_time } = Object.values(open)[0]![0]!
  const parties = { student_profile: profile!.id, mentor_profile: coach!.id }
  const [claim] = await send<{ id: string }[]>(
    claimSlot,
    [{ ...parties, start_time, end_time, is_default: false }],
    { token },
  )
  const wanted = { ...parties, time_slot: claim!.id, pre_session_note: NOTE }
  const booking = await send<{ pre_session_note: string }>(createBooking, wanted, { token })
  expect(booking.pre_session_note).toBe(NOTE)
  // Broken JSON and a path with an address, as careless clients send them.
  await fetch(`${server.url}/api/login/?email=${EMAIL}`, { method: 'POST', body: `{"password":"${PASSWORD}` })
  await fetch(`${server.url}/api/${EMAIL}/`)
  expect(await server.stop()).toBe(0)

  const pairs = [first, second, third, fourth, booker].flatMap(({ access, refresh }) => [access, refresh])
  expect(pairs).not.toContain(undefined)
  const secrets = [...pairs, PASSWORD, NEW_PASSWORD, DEMO_PASSWORD]
  const isCode = new RegExp(`(?<![\\w.])(${code}|${proof})(?![\\w.])`)
  const said = server
    .said()
    .split('\n')
    // The start prints the demo accounts on purpose.
    .filter((line) => line.startsWith('{'))
    .join('\n')
  expect(said).toContain('a spent refresh token came again')
  const files = filesIn(folder, ['database', 'mail']).map((path) => readFileSync(path, 'latin1'))
  for (const text of [said, ...files]) {
    expect(secrets.filter((secret) => text.includes(secret))).toEqual([])
    expect(text).not.toMatch(isCode)
    expect(text).not.toMatch(/secret(ia| pass|, but)|person@|between the two/i)
  }
  // Addresses and notes belong in the database. Of credentials it contains only hashes.
  for (const path of filesIn(join(folder, 'database'))) {
    const bytes = readFileSync(path, 'latin1')
    expect(secrets.filter((secret) => bytes.includes(secret))).toEqual([])
    expect(bytes).not.toMatch(isCode)
  }
})
