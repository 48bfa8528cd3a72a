import type { Locator, Page } from '@playwright/test'
import {
  addCoach,
  addMatch,
  addSession,
  addStudent,
  DEMO_PASSWORD,
} from '@shinequo/server/testing/browser-seeds'
import { expect, test, WITH_MOTION } from './browser-test.ts'
import { tabTo } from './keys.ts'
import { now } from './test-time.ts'

test.use(WITH_MOTION)

/* These tests use only the keyboard, and find their place by the focus. */

test('login by keyboard alone', async ({ page, app }) => {
  const { email } = await addStudent(app, { first_name: 'Kenji' })
  await page.goto('/login')
  await page.getByRole('heading', { name: 'Welcome back!' }).waitFor()
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to content' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await tabTo(page, page.getByLabel('Email'))
  await page.keyboard.press('Enter')
  await expect(page.getByText('Email is required')).toBeVisible()
  await expect(page.getByLabel('Email')).toBeFocused()
  await page.keyboard.type(email)
  await tabTo(page, page.getByLabel('Password', { exact: true }))
  await page.keyboard.type(DEMO_PASSWORD)
  await tabTo(page, page.getByRole('checkbox', { name: 'Remember Me' }))
  await page.keyboard.press('Space')
  await expect(page.getByRole('checkbox', { name: 'Remember Me' })).toBeChecked()
  await tabTo(page, page.getByRole('button', { name: 'Login' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: /Kenji$/ })).toBeFocused()
})

test('a session booked by keyboard alone, from the dashboard and back', async ({ page, app, signIn }) => {
  const student = await addStudent(app)
  const coach = await addCoach(app, { first_name: 'Amara', last_name: 'Bell' })
  await addMatch(app, student.profileId, coach.profileId)
  await signIn(student)
  await page.goto('/home/dashboard')
  await page.getByRole('link', { name: /Amara Bell/ }).waitFor()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByRole('link', { name: /Amara Bell/ }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Here is Your Selected Coach' })).toBeFocused()
  await tabTo(page, page.getByRole('link', { name: 'Book Session with Amara' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Book Your Session' })).toBeFocused()

  // In the whole month only one day is a tab stop; from there the arrows move.
  const days = page.getByRole('grid').getByRole('button')
  const reachable = page.getByRole('grid').locator('button[tabindex="0"]')
  await expect(reachable).toHaveCount(1)
  const first = await reachable.getAttribute('data-date')
  await tabTo(page, reachable)
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowDown')
  await expect(reachable).toBeFocused()
  await expect(reachable).toHaveAttribute('data-date', daysAfter(first!, 8))
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowRight')
  await expect(reachable).toHaveAttribute('data-date', daysAfter(first!, 1))
  await page.keyboard.press('Enter')
  await expect(days.and(page.locator('[aria-pressed=true]'))).toHaveAttribute(
    'data-date',
    daysAfter(first!, 1),
  )

  const options = page.getByRole('listbox', { name: 'Available Times' }).getByRole('option')
  await tabTo(page, options.first())
  await page.keyboard.press('End')
  await expect(options.last()).toBeFocused()
  await page.keyboard.press('Home')
  await page.keyboard.press('ArrowDown')
  await expect(options.first()).not.toBeFocused()
  const chosen = await page.evaluate(() => document.activeElement?.textContent)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('option', { selected: true })).toHaveText(chosen!)

  await tabTo(page, page.getByPlaceholder('Enter any notes here...'))
  await page.keyboard.type('By keyboard.')
  await tabTo(page, page.getByRole('button', { name: 'Confirm Booking' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Booking Confirmed!' })).toBeFocused()
  await tabTo(page, page.getByRole('link', { name: 'Go to Dashboard' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('region', { name: 'Upcoming sessions', exact: true })).toContainText(
    'Amara Bell',
  )
})

function daysAfter(date: string, days: number): string {
  return new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10)
}

test('the feedback dialog keeps the focus, closes with Escape and gives the focus back', async ({
  page,
  app,
  signIn,
}) => {
  const [student, coach] = [await addStudent(app), await addCoach(app)]
  await addSession(app, student.profileId, coach.profileId, now() - 3 * 86_400_000)
  await signIn(student)
  await page.goto('/home/dashboard')
  const opener = page.getByRole('button', { name: 'Feedback' })
  await tabTo(page, opener)
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'How was your session?' })
  await expect(dialog).toBeVisible()
  await staysWithin(page, dialog)
  const stars = dialog.getByRole('group', { name: /Rate your coach/ })
  await tabTo(page, stars.getByRole('radio', { name: '1 star' }))
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(stars.getByRole('radio', { checked: true })).toHaveAccessibleName('3 stars')
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(opener).toBeFocused()
})

test('the drawer of a phone keeps the focus and gives it back', async ({ page, app, signIn }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(await addStudent(app))
  await page.goto('/home/events')
  const opener = page.getByRole('button', { name: 'Open menu' })
  await tabTo(page, opener)
  await page.keyboard.press('Enter')
  const drawer = page.getByRole('dialog', { name: 'Menu' })
  await expect(drawer).toBeVisible()
  await staysWithin(page, drawer)
  await page.keyboard.press('Escape')
  await expect(drawer).toHaveCount(0)
  await expect(opener).toBeFocused()
})

/** Presses Tab more often than there are stops, forwards and backwards: the focus stays in `dialog`, and moves. */
async function staysWithin(page: Page, dialog: Locator): Promise<void> {
  const seen = new Set<string>()
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let stop = 0; stop < 20; stop += 1) {
      await page.keyboard.press(key)
      const where = await dialog.evaluate((element) =>
        element.contains(document.activeElement) ? (document.activeElement?.outerHTML ?? '') : 'outside',
      )
      expect(where).not.toBe('outside')
      seen.add(where)
    }
  }
  expect(seen.size).toBeGreaterThan(3)
}

test('the menu Student opens, moves and closes by keyboard', async ({ page, app, signIn }) => {
  await signIn(await addStudent(app))
  await page.goto('/home/events')
  const opener = page.getByRole('button', { name: 'Student' })
  await tabTo(page, opener)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem', { name: 'Settings' })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('menuitem', { name: 'Sign Out' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(opener).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/home\/userProfile$/)
  await expect(page.getByRole('heading', { name: 'User Profile' })).toBeFocused()
})

test('a menu opens by arrow and by press, moves by letter, and lets go of a press beside it', async ({
  page,
  app,
  signIn,
}) => {
  await signIn(await addStudent(app))
  await page.goto('/home/events')
  const opener = page.getByRole('button', { name: 'Student' })
  const [settings, out] = ['Settings', 'Sign Out'].map((name) => page.getByRole('menuitem', { name }))
  await expect(opener).toHaveAttribute('aria-haspopup', 'menu')
  await opener.focus()
  await page.keyboard.press('ArrowDown')
  await expect(opener).toHaveAttribute('aria-expanded', 'true')
  await expect(page.getByRole('menu', { name: 'Student' })).toBeVisible()
  await page.keyboard.press('s')
  await expect(out!).toBeFocused()
  await page.keyboard.press('s')
  await expect(settings!).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(settings!).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(opener).toHaveAttribute('aria-expanded', 'false')

  await opener.click()
  await expect(page.getByRole('menu')).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(out!).toBeFocused()
  await settings!.hover()
  await expect(settings!).toBeFocused()
  await page.getByRole('heading', { level: 1 }).click()
  await expect(page.getByRole('menu')).toHaveCount(0)
  await opener.click()
  await opener.click()
  await expect(page.getByRole('menu')).toHaveCount(0)
})
