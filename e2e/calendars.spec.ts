import { readFileSync } from 'node:fs'
import { addCoach, addSession, addStudent } from '@shinequo/server/testing/browser-seeds'
import { expect, test } from './browser-test.ts'
import { now } from './test-time.ts'

const HOUR = 3_600_000

test('a session has a page for each of its two, with its time in both zones and ways into a calendar', async ({
  page,
  app,
  signIn,
}) => {
  const student = await addStudent(app, { first_name: 'Maya', time_zone: 'America/New_York' })
  const coach = await addCoach(app, { first_name: 'Amara', last_name: 'Okafor', time_zone: 'Asia/Kathmandu' })
  const start = Math.ceil(now() / HOUR) * HOUR + 48 * HOUR
  const id = await addSession(app, student.profileId, coach.profileId, start)
  await signIn(student)
  await page.goto(`/home/sessions/${id}`)
  await expect(page.getByRole('heading', { name: 'Amara Okafor' })).toBeVisible()
  await expect(page.getByText(/for Amara \(Kathmandu\)/)).toBeVisible()
  const google = page.getByRole('link', { name: /^Google Calendar/ })
  const stamp = `${new Date(start).toISOString().replace(/[-:]|\.\d{3}/g, '')}`
  expect(await google.getAttribute('href')).toContain(stamp)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: /^Apple Calendar/ }).click()
  const saved = await download
  expect(saved.suggestedFilename()).toBe('session.ics')
  const file = readFileSync(await saved.path(), 'utf8')
  expect(file).toContain(`UID:${id}-student@`)
  expect(file).toContain(`DTSTART:${stamp}`)
})

test('the page of a session that begins soon leads both of its people into the room', async ({
  page,
  app,
  signIn,
}) => {
  const student = await addStudent(app)
  const coach = await addCoach(app)
  const id = await addSession(app, student.profileId, coach.profileId, now() + HOUR / 6)
  await signIn(student)
  await page.goto(`/home/sessions/${id}`)
  await page.getByRole('link', { name: 'Join Now' }).click()
  await expect(page).toHaveURL(new RegExp(`/session/${id}$`))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await signIn(coach)
  await page.goto(`/coach/sessions/${id}`)
  await page.getByRole('link', { name: 'Join Now' }).click()
  await expect(page).toHaveURL(new RegExp(`/session/${id}$`))
})

test('a student gives their calendar an address of its own and ends it again, there or beside the sign-ins', async ({
  page,
  app,
  signIn,
}) => {
  const student = await addStudent(app)
  await signIn(student)
  await page.goto('/home/userProfile/calendar')
  await page.getByRole('button', { name: 'Make an address' }).click()
  const address = await page.getByLabel('Address of your calendar').inputValue()
  const read = async () => (await page.request.get(new URL(address).pathname)).status()
  expect(await read()).toBe(200)
  await page.getByRole('button', { name: 'Turn off the address' }).click()
  await expect(page.getByRole('button', { name: 'Make an address' })).toBeVisible()
  expect(await read()).toBe(404)

  await page.getByRole('button', { name: 'Make an address' }).click()
  const second = await page.getByLabel('Address of your calendar').inputValue()
  await page.getByRole('link', { name: 'Sign-in and security' }).click()
  await expect(page.getByText('Private address of your calendar')).toBeVisible()
  await page.getByRole('button', { name: 'Turn off the private address of your calendar' }).click()
  await expect(page.getByText('Private address of your calendar')).toHaveCount(0)
  await page.goBack()
  await expect(page.getByRole('button', { name: 'Make an address' })).toBeVisible()
  expect((await page.request.get(new URL(second).pathname)).status()).toBe(404)
})
