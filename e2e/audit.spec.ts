import { addAdmin, addCoach, addMatch, addSession, addStudent } from '@shinequo/server/testing/browser-seeds'
import { expect, test } from './browser-test.ts'
import { storageOf } from './signed-in.ts'
import { now } from './test-time.ts'

const HOUR = 3_600_000

test('an administrator opens a record, and the student sees who did, and when', async ({
  page,
  app,
  signIn,
  browser,
}) => {
  const student = await addStudent(app, { first_name: 'Maya', last_name: 'Ledger' })
  const coach = await addCoach(app, { first_name: 'Wei', last_name: 'Zhang' })
  await addMatch(app, student.profileId, coach.profileId)
  await addSession(app, student.profileId, coach.profileId, now() - 50 * HOUR)
  const context = await browser.newContext({ baseURL: app.url, storageState: await storageOf(app, student) })
  const studentPage = await context.newPage()
  await studentPage.goto('/home/userProfile/privacy')
  await expect(studentPage.getByText('Nobody has opened your record yet.')).toBeVisible()

  await signIn(await addAdmin(app, { first_name: 'Rosa', last_name: 'Ortiz' }))
  await page.goto('/admin/people?search=maya+ledger')
  await page.getByRole('link', { name: 'Record of Maya Ledger' }).press('Enter')
  await expect(page.getByText('Maya can see that you did.')).toBeVisible()
  await expect(page.getByRole('list', { name: 'Matches' }).getByRole('listitem')).toHaveText([
    /Wei Zhang.*Matched/,
  ])
  await expect(page.getByRole('list', { name: 'Sessions' }).getByRole('listitem')).toHaveText([
    /Wei Zhang.*Held/,
  ])

  await studentPage.reload()
  const ledger = studentPage.getByRole('list', { name: 'Who opened my record' }).getByRole('listitem')
  await expect(ledger).toHaveText([/Opened your record.*Rosa Ortiz, administrator/])
  await context.close()

  await page.goto('/admin/audit')
  await page.getByLabel('Search').fill('maya ledger')
  await expect(page.getByRole('status').filter({ hasText: /^1 entry/ })).toBeVisible()
  await expect(page).toHaveURL(/search=maya/)
  await expect(page.getByLabel('Search')).toBeFocused()
  const entries = page.getByRole('list', { name: 'Entries' }).getByRole('listitem')
  await expect(entries).toHaveText([/Student record opened: .*Maya Ledger.*By Rosa Ortiz, administrator/])
})

test('the audit is narrowed by action, day and thing, keeps that over a reload, and has a way out', async ({
  page,
  app,
  signIn,
}) => {
  const student = await addStudent(app, { first_name: 'Nell', last_name: 'Narrow' })
  await signIn(await addAdmin(app))
  await page.goto('/admin/people?search=nell+narrow')
  await page.getByRole('button', { name: 'Actions for Nell Narrow' }).click()
  await page.getByRole('menuitem', { name: 'Sign out everywhere' }).click()
  await page.getByLabel('Reason').fill('A lost phone')
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out everywhere' }).click()
  await expect(page.getByText('Signed out everywhere.')).toBeVisible()
  await page.goto(`/admin/students/${student.accountId}`)
  await expect(page.getByRole('heading', { name: 'Nell Narrow' })).toBeVisible()

  await page.goto('/admin/audit?search=nell+narrow')
  const entries = page.getByRole('list', { name: 'Entries' }).getByRole('listitem')
  await expect(entries).toHaveText([/Student record opened/, /Signed out everywhere.*Why: A lost phone/])
  await page.getByLabel('Action').selectOption('Signed out everywhere')
  await expect(entries).toHaveText([/A lost phone/])
  await page.reload()
  await expect(page.getByLabel('Action')).toHaveValue('account.signed_out')
  await expect(entries).toHaveText([/A lost phone/])
  await page.getByLabel('To', { exact: true }).fill('2020-01-31')
  await expect(page.getByRole('heading', { name: 'No entries found' })).toBeVisible()
  await page.getByRole('button', { name: 'Show all entries' }).click()
  await expect(page.getByLabel('Search')).toHaveValue('')

  await page.getByRole('link', { name: 'All about this: Nell Narrow' }).first().click()
  await expect(page.getByRole('button', { name: 'Only about Nell Narrow: show all entries' })).toBeVisible()
  await expect(entries).toHaveCount(1)
})

test('a record that does not exist and an audit that fails say so, with a way out', async ({
  page,
  app,
  signIn,
}) => {
  await signIn(await addAdmin(app))
  await page.goto('/admin/students/00000000-0000-4000-8000-000000000000')
  await expect(page.getByRole('heading', { name: "This record couldn't be loaded" })).toBeVisible()
  await page.getByRole('link', { name: 'People' }).first().click()
  await expect(page).toHaveURL(/\/admin\/people/)
  await page.route('**/api/admin/audit/**', (route) => route.fulfill({ status: 403, json: {} }), { times: 1 })
  await page.goto('/admin/audit')
  await expect(page.getByRole('heading', { name: "This list couldn't be loaded" })).toBeVisible()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('list', { name: 'Entries' })).toBeVisible()
})

test('an administrator checks the audit, which holds; one that fails and one that is broken say so', async ({
  page,
  app,
  signIn,
}) => {
  await signIn(await addAdmin(app))
  await page.goto('/admin/people')
  await expect(page.getByRole('heading', { name: 'People', exact: true })).toBeVisible()
  await page.goto('/admin/audit')
  const check = page.getByRole('button', { name: 'Check the audit log' })
  await check.press('Enter')
  await expect(page.getByText('The audit log is intact')).toBeVisible()
  const entries = page.getByRole('list', { name: 'Entries' }).getByRole('listitem')
  await expect(entries.filter({ hasText: 'List opened: people' }).first()).toBeVisible()

  const checked = /\/api\/admin\/audit\/check\//
  await page.route(checked, (route) => route.fulfill({ status: 403, json: {} }), {
    times: 1,
  })
  await check.click()
  await expect(page.getByRole('alert')).toContainText("The check couldn't be finished.")
  const part = (checked: number, next: number | null, fault: object | null = null) => ({
    json: { checked, total: 40_000, blanked: 0, kept: 40_000, fault, next },
  })
  await page.route(checked, async (route) => {
    const { after } = route.request().postDataJSON() as { after: number }
    const fault = { kind: 'changed', position: 30_001, at: '2026-11-20T15:00:00Z' }
    await route.fulfill(after === 0 ? part(30_000, 30_000) : part(30_000, null, fault))
  })
  await check.click()
  await expect(page.getByRole('alert')).toContainText(
    "The audit log isn't intact from entry 30,001 of Nov 20, 2026",
  )
})
