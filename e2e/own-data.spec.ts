import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { addAdmin, addCoach, addStudent } from '@shinequo/server/testing/browser-seeds'
import { filesInZip } from '@shinequo/server/testing/zip-files'
import { axeFindings } from './axe-findings.ts'
import { expect, test } from './browser-test.ts'
import { awaitMail } from './mailbox.ts'
import { now } from './test-time.ts'

const SIDES = {
  student: { add: addStudent, path: '/home/userProfile/privacy' },
  coach: { add: addCoach, path: '/coach/account' },
  admin: { add: addAdmin, path: '/admin/account' },
} as const

/** Presses a button that downloads a ZIP, and returns its files. */
async function downloaded(page: Page): Promise<Record<string, string>> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: /^Download \(\d+ kB\)$/ }).press('Enter'),
  ])
  expect(download.suggestedFilename()).toMatch(/^shinequo-data-\d{4}-\d\d-\d\d\.zip$/)
  return filesInZip(await readFile(await download.path()))
}

for (const [side, { add, path }] of Object.entries(SIDES)) {
  test(`${side}: by keyboard asks for the data, is told by mail, and downloads it`, async ({
    page,
    app,
    signIn,
  }) => {
    const person = await add(app, { first_name: 'Noor', last_name: `Of the ${side} side` })
    await signIn(person)
    await page.goto(path)
    const card = page.getByRole('region', { name: 'Your data' })
    await card.getByRole('button', { name: 'Download my data' }).press('Enter')
    await expect(card.getByRole('status')).toContainText('Your file is ready. You can download it until')
    const mail = await awaitMail(app, person.email, 'Your data is ready')
    expect(mail.text).toContain(`${app.url}${path}`)
    const files = await downloaded(page)
    expect(Object.keys(files)).toEqual(['your-data.html', 'your-data.json'])
    expect(JSON.parse(files['your-data.json']!).account[0].last_name).toBe(`Of the ${side} side`)
    // The page in the file: readable on its own, on a phone too.
    await page.setViewportSize({ width: 390, height: 800 })
    await page.goto('about:blank')
    await page.setContent(files['your-data.html']!)
    await expect(page.getByRole('heading', { level: 1, name: 'Your data' })).toBeVisible()
    await expect(page.getByText(`Noor Of the ${side} side`)).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    expect(await axeFindings(page)).toEqual([])
  })
}

test('an administrator has a file made for a student, and downloads it only while the account is paused', async ({
  page,
  app,
  signIn,
}) => {
  const student = await addStudent(app, { first_name: 'Noor', last_name: 'Sample' })
  const paused = await addStudent(app, {
    first_name: 'Sam',
    last_name: 'Paused',
    suspended_at: new Date(now()),
  })
  await signIn(await addAdmin(app))
  for (const [{ accountId }, name] of [
    [student, 'Noor Sample'],
    [paused, 'Sam Paused'],
  ] as const) {
    await page.goto(`/admin/students/${accountId}`)
    await page.getByRole('button', { name: 'Make a file of their data' }).press('Enter')
    const dialog = page.getByRole('dialog', { name: `${name}'s data` })
    await dialog.getByRole('button', { name: 'Make the file' }).press('Enter')
    await expect(dialog.getByText('Please say why: your reason is kept in the audit log')).toBeVisible()
    await dialog.getByLabel('Reason').fill('They asked on the phone.')
    await dialog.getByRole('button', { name: 'Make the file' }).press('Enter')
    if (accountId === student.accountId) {
      await expect(dialog.getByText(/Noor can download the file from their account until/)).toBeVisible()
      await expect(dialog.getByRole('button', { name: /^Download/ })).toHaveCount(0)
      await awaitMail(app, student.email, 'Your data is ready')
    } else {
      await expect(dialog.getByText(/You can download the file until/)).toBeVisible()
      const files = await downloaded(page)
      expect(JSON.parse(files['your-data.json']!).account[0].first_name).toBe('Sam')
    }
  }
})
