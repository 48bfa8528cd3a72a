import type { Page } from '@playwright/test'
import { addStudent } from '@shinequo/server/testing/browser-seeds'
import { expect, test } from './browser-test.ts'

const SECTIONS = [
  ['Profile', 'User Profile', ''],
  ['Sign-in and security', 'Sign-in and security', '/security'],
  ['Notifications', 'Notifications', '/notifications'],
  ['Calendar', 'Calendar', '/calendar'],
  ['Privacy and your data', 'Privacy and your data', '/privacy'],
  ['Language and look', 'Language and look', '/look'],
] as const

const list = (page: Page) => page.getByRole('navigation', { name: 'Sections' })
const link = (page: Page, name: string) => list(page).getByRole('link', { name, exact: true })
const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const address = (rest: string) => new RegExp(`/home/userProfile${rest}$`)

test('by keyboard to each section and back: its own address and heading, which has the focus', async ({
  page,
  app,
  signIn,
}) => {
  await signIn(await addStudent(app))
  await page.goto('/home/userProfile')
  await expect(list(page).getByRole('link')).toHaveText(SECTIONS.map(([name]) => name))
  await expect(link(page, 'Profile')).toHaveAttribute('aria-current', 'page')
  for (const [name, title, rest] of SECTIONS.slice(1)) {
    await link(page, name).press('Enter')
    await expect(page).toHaveURL(address(rest))
    await expect(heading(page)).toHaveText(title)
    await expect(heading(page)).toBeFocused()
    await expect(page).toHaveTitle(`${title} · ShineQuo`)
    await expect(list(page).locator('[aria-current]')).toHaveText([name])
    await expect(
      page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'User Profile' }),
    ).toHaveAttribute('aria-current', 'page')
  }
  for (const [, title, rest] of SECTIONS.slice(0, -1).toReversed()) {
    await page.goBack()
    await expect(page).toHaveURL(address(rest))
    await expect(heading(page)).toHaveText(title)
  }
})

test('a fragment of the whole profile opens the section of its card, with the card in view', async ({
  page,
  app,
  signIn,
}) => {
  await signIn(await addStudent(app))
  await page.setViewportSize({ width: 390, height: 500 })
  for (const [fragment, rest, card] of [
    ['sign-ins', '/security', 'Where you are signed in'],
    ['delete-account', '/privacy', 'Delete my account'],
    ['your-school', '', 'Your school'],
  ] as const) {
    await page.goto('/favicon.svg')
    await page.goto(`/home/userProfile#${fragment}`)
    await expect(page).toHaveURL(address(`${rest}#${fragment}`))
    await expect(page.getByRole('region', { name: card }).getByRole('heading').first()).toBeInViewport()
  }
})

test('what was typed in a section is there after a look at another', async ({ page, app, signIn }) => {
  await signIn(await addStudent(app))
  await page.goto('/home/userProfile')
  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  await page.getByLabel('Course').fill('Astronomy')
  await link(page, 'Calendar').click()
  await expect(heading(page)).toHaveText('Calendar')
  await page.goBack()
  await expect(page.getByLabel('Course')).toHaveValue('Astronomy')
  await expect(page.getByText('Not saved yet')).toBeVisible()
})
