import type { Page } from '@playwright/test'
import { changeNote } from '@shinequo/contract/sessions/notes'
import type { BrowserApp } from '@shinequo/server/testing/browser-app'
import { addCoach, addMatch, addNote, addSession, addStudent } from '@shinequo/server/testing/browser-seeds'
import { callAs } from './api-calls.ts'
import { expect, test } from './browser-test.ts'
import { press, write } from './keys.ts'
import { riskRuleLoaded } from './risk-rule.ts'
import { now } from './test-time.ts'

const MINUTE = 60_000
const HALF_HOUR = 30 * MINUTE

/** A coach whose session with Maya, a student of theirs, has just ended. */
async function justMet(app: BrowserApp) {
  const student = await addStudent(app, { first_name: 'Maya', last_name: 'Torres' })
  const coach = await addCoach(app, { first_name: 'Amara', time_zone: 'America/New_York' })
  await addMatch(app, student.profileId, coach.profileId)
  const start = Math.floor(now() / HALF_HOUR) * HALF_HOUR - HALF_HOUR
  const session = await addSession(app, student.profileId, coach.profileId, start)
  const notes = async () =>
    await app.context.database.root
      .selectFrom('coach_notes')
      .select(['id', 'text', 'shared', 'version'])
      .where('booking_id', '=', session)
      .orderBy('created_at')
      .execute()
  const texts = async () => (await notes()).map(({ text }) => text)
  return { student, coach, session, notes, texts }
}

const noteField = (page: Page) => page.getByRole('textbox', { name: 'Your note' })
const saved = (page: Page) => page.getByText('Saved', { exact: true })

test('by keyboard the note and the next time are two presses from Today', async ({ page, app, signIn }) => {
  const { coach, texts } = await justMet(app)
  await signIn(coach)
  await page.goto('/coach')
  const opener = page.getByRole('button', { name: 'Note and next time' })
  await press(page, opener)
  await write(page, noteField(page), 'Two quiet Sundays.')
  await press(page, page.getByRole('button', { name: /^Suggest / }).first())
  await expect(page.getByText("Maya hasn't answered yet.")).toBeVisible()
  await press(page, page.getByRole('button', { name: 'Done' }))
  await expect(opener).toBeFocused()
  await expect(noteField(page)).toHaveCount(0)
  expect(await texts()).toEqual(['Two quiet Sundays.'])
  await press(page, opener)
  await expect(noteField(page)).toHaveValue('Two quiet Sundays.')
})

test('one note is kept, however often its writer pauses, and none once it is empty', async ({
  page,
  app,
  signIn,
}) => {
  const { coach, session, texts } = await justMet(app)
  await signIn(coach)
  await page.goto(`/coach/sessions/${session}`)
  await expect(page.getByText('Saved as you type.')).toBeVisible()
  for (const text of ['One.', 'One. Two.', 'One. Two. Three.']) {
    await noteField(page).fill(text)
    await expect(saved(page)).toBeVisible()
    expect(await texts()).toEqual([text])
  }
  await noteField(page).fill('')
  await expect(page.getByText('Saved as you type.')).toBeVisible()
  expect(await texts()).toEqual([])
})

test('leaving the page at once loses nothing', async ({ page, app, signIn }) => {
  const { coach, session, texts } = await justMet(app)
  await signIn(coach)
  await page.goto(`/coach/sessions/${session}`)
  await noteField(page).fill('Typed, and gone.')
  await page.getByRole('link', { name: 'Students' }).first().click()
  await expect.poll(texts).toEqual(['Typed, and gone.'])
  await page.goto(`/coach/sessions/${session}`)
  await noteField(page).fill('Typed, and another site.')
  await page.goto('about:blank')
  await expect.poll(texts).toEqual(['Typed, and another site.'])
})

test.describe('without a line', () => {
  test.use({ provoked: /ERR_FAILED|ERR_INTERNET_DISCONNECTED/ })

  test('the note says that it is not saved, survives a reload, and is saved once', async ({
    page,
    app,
    signIn,
  }) => {
    const { coach, session, texts } = await justMet(app)
    page.on('dialog', (dialog) => void dialog.accept())
    await signIn(coach)
    await page.goto(`/coach/sessions/${session}`)
    await page.route(/\/notes\/$/, (route) => route.abort())
    await noteField(page).fill('Said in a tunnel.')
    await expect(page.getByText(/^Not saved yet\./)).toBeVisible()
    await page.getByRole('button', { name: 'Done' }).click()
    await expect(noteField(page)).toHaveValue('Said in a tunnel.')
    await page.reload()
    await expect(noteField(page)).toHaveValue('Said in a tunnel.')
    await expect(page.getByText(/^Not saved yet\./)).toBeVisible()
    await page.unroute(/\/notes\/$/)
    await page.evaluate(() => dispatchEvent(new Event('online')))
    await expect(saved(page)).toBeVisible()
    expect(await texts()).toEqual(['Said in a tunnel.'])
  })

  test('a note whose answer was lost is not written twice', async ({ page, app, signIn }) => {
    const { coach, session, texts } = await justMet(app)
    await signIn(coach)
    await page.goto(`/coach/sessions/${session}`)
    await page.route(/\/notes\/$/, async (route) => {
      await route.fetch()
      await route.abort()
    })
    await noteField(page).fill('Once is enough.')
    await expect(page.getByText(/^Not saved yet\./)).toBeVisible()
    await page.unroute(/\/notes\/$/)
    await noteField(page).fill('Once is enough, really.')
    await expect(saved(page)).toBeVisible()
    expect(await texts()).toEqual(['Once is enough, really.'])
  })
})

test('a note that was changed elsewhere is never overwritten unasked', async ({ page, app, signIn }) => {
  const { coach, student, session, notes } = await justMet(app)
  const pair = { student_profile_id: student.profileId, coach_id: coach.profileId }
  await addNote(app, { ...pair, booking_id: session, text: 'As it was.' })
  await signIn(coach)
  await page.goto(`/coach/sessions/${session}`)
  await expect(noteField(page)).toHaveValue('As it was.')
  const [note] = await notes()
  const change = { ...changeNote, path: changeNote.path.replace(':id', note!.id) }
  await callAs(app, coach, change, { text: 'From the phone.', shared: false, version: note!.version })
  await noteField(page).fill('From the desk.')
  await expect(page.getByText('This note has been changed somewhere else. It now says:')).toBeVisible()
  await expect(page.getByText('From the phone.')).toBeVisible()
  await page.getByRole('button', { name: 'Keep mine' }).click()
  await expect(saved(page)).toBeVisible()
  expect((await notes()).map(({ text }) => text)).toEqual(['From the desk.'])
})

test('words of danger show what to do, and are not shared before that was read', async ({
  page,
  app,
  signIn,
}) => {
  const { coach, session, notes } = await justMet(app)
  await signIn(coach)
  await page.goto(`/coach/sessions/${session}`)
  await noteField(page).focus()
  await riskRuleLoaded(page)
  await noteField(page).fill('Said that life is not worth living.')
  await expect(saved(page)).toBeVisible()
  await expect(page.getByRole('button', { name: 'What to do' })).toBeVisible()
  await page.getByRole('checkbox', { name: 'Share with Maya' }).click()
  const card = page.getByRole('dialog')
  await card.getByRole('button', { name: 'Keep editing' }).click()
  await expect(page.getByRole('checkbox', { name: 'Share with Maya' })).not.toBeChecked()
  expect((await notes()).map(({ shared }) => shared)).toEqual([false])
})

test('a booked next session is shown instead of times to suggest', async ({ page, app, signIn }) => {
  const { coach, student, session } = await justMet(app)
  await addSession(app, student.profileId, coach.profileId, now() + 4 * 24 * 60 * MINUTE)
  await signIn(coach)
  await page.goto(`/coach/sessions/${session}`)
  const after = page.getByRole('region', { name: 'After your session with Maya' })
  await expect(after.getByText(/^Next session: Tue, Nov 24 · /)).toBeVisible()
  await expect(after.getByRole('button', { name: /^Suggest/ })).toHaveCount(0)
})
