import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { addCoach, addSession, addStudent } from '@shinequo/server/testing/browser-seeds'
import { expect, test, WITH_MOTION } from './browser-test.ts'
import { choose, press, write } from './keys.ts'
import { awaitMail } from './mailbox.ts'
import { now } from './test-time.ts'

test.use(WITH_MOTION)

/*
 * Every path through the student's pages without a mouse: Tab and Enter, Space, letters and arrows. Booking and login
 * are in keyboard.spec.ts.
 */

const PASSWORD = 'Lantern-on-7-hills!'
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const field = (page: Page, label: string | RegExp) => page.getByLabel(label, { exact: true })
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })

test('an account made by keyboard alone', async ({ page }) => {
  await page.goto('/login')
  await press(page, page.getByRole('link', { name: 'Create an account.' }))
  await expect(heading(page, 'Create an account')).toBeFocused()
  await write(page, field(page, 'Email'), `${randomUUID()}@school.example`)
  await write(page, field(page, 'First name'), 'Asha')
  await write(page, field(page, 'Last name'), 'Gurung')
  await write(page, field(page, 'Password'), PASSWORD)
  await press(page, page.getByRole('button', { name: 'Show password' }).first())
  await expect(field(page, 'Password')).toHaveAttribute('type', 'text')
  await write(page, field(page, 'Confirm password'), PASSWORD)
  await press(page, page.getByRole('checkbox', { name: /terms/i }), 'Space')
  await press(page, button(page, 'Create account'))
  await expect(heading(page, 'Welcome back!')).toBeFocused()
})

test('a profile completed by keyboard alone', async ({ page, app, signIn }) => {
  const blank = { school: '', degree: '', course: '', state: '', city: '', language_preference: '' }
  await signIn(
    await addStudent(app, { ...blank, identify_as: '', sex: '', first_name: 'Asha', is_completed: false }),
  )
  await page.goto('/onboarding')
  await press(page, button(page, 'Go to the Dashboard'))
  await expect(field(page, 'School')).toBeFocused()
  await page.keyboard.type('Boston U')
  await expect(field(page, 'School').locator('option:checked')).toHaveText('Boston University')
  await choose(page, field(page, 'Degree'), 'Masters')
  await write(page, field(page, 'Course'), 'Biology')
  await write(page, field(page, 'State'), 'Massachusetts')
  // The state's suggestions are open. Escape closes them and keeps the text.
  await page.keyboard.press('Escape')
  await write(page, field(page, 'City'), 'Boston')
  await write(page, field(page, 'Language preference'), 'Nepali')
  await page.keyboard.press('Escape')
  await choose(page, field(page, 'Ethnicity'), 'Multiracial')
  await choose(page, field(page, 'Gender'), 'Female')
  await press(page, button(page, 'Go to the Dashboard'))
  await expect(heading(page, /Asha$/)).toBeFocused()
})

test('the questionnaire answered by keyboard alone', async ({ page, app, signIn }) => {
  await signIn(await addStudent(app))
  await page.goto('/home/findcoach')
  await choose(page, field(page, /hard right now/), 'Sleep')
  await choose(page, field(page, /Which language/), 'English')
  await choose(page, field(page, /their own life/), 'Changing')
  for (const answer of [
    'To get better at something',
    'Listen while I think aloud',
    'Evenings',
    'Yes, if there is one',
  ]) {
    const radio = page.getByRole('radio', { name: answer, exact: true })
    const group = page.getByRole('group').filter({ has: radio })
    await press(page, group.getByRole('radio').first(), 'Space')
    for (let more = await group.getByRole('radio').count(); more > 0; more -= 1) {
      if (await radio.isChecked()) break
      await page.keyboard.press('ArrowDown')
    }
    await expect(radio).toBeChecked()
  }
  await write(page, field(page, /good one/), 'Sleep before one.')
  await write(page, field(page, /should your coach know/), 'I am new here.')
  await press(page, button(page, 'Submit'))
  await expect(heading(page, 'Request Received!')).toBeFocused()
  await press(page, page.getByRole('link', { name: 'Go to Dashboard' }))
  await expect(heading(page, /^Good/)).toBeFocused()
})

test('feedback given by keyboard alone', async ({ page, app, signIn }) => {
  const [student, coach] = [await addStudent(app), await addCoach(app)]
  await addSession(app, student.profileId, coach.profileId, now() - 3 * 86_400_000)
  await signIn(student)
  await page.goto('/home/dashboard')
  await press(page, button(page, 'Feedback'))
  const dialog = page.getByRole('dialog', { name: 'How was your session?' })
  await dialog.waitFor()
  const stars = dialog.getByRole('group', { name: /Rate your coach/ })
  await press(page, stars.getByRole('radio', { name: '1 star' }), 'Space')
  for (let star = 1; star < 4; star += 1) await page.keyboard.press('ArrowRight')
  await expect(stars.getByRole('radio', { checked: true })).toHaveAccessibleName('4 stars')
  await write(page, dialog.getByLabel('What will you take with you?'), 'A plan.')
  await press(page, dialog.getByRole('checkbox', { name: /video testimonial/ }), 'Space')
  await write(page, dialog.getByLabel('Where can we email you?'), 'me@school.example')
  await press(page, dialog.getByRole('button', { name: 'Submit Feedback' }))
  await expect(page.getByText('Feedback submitted successfully!')).toBeVisible()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('img', { name: 'Rated 4 out of 5' }).first()).toBeVisible()
})

test('profile and picture changed by keyboard alone', async ({ page, app, signIn }) => {
  await signIn(await addStudent(app))
  await page.goto('/home/userProfile')
  // Started early: the browser intercepts file choosers only a moment after it was asked to.
  const chooser = page.waitForEvent('filechooser')
  await press(page, button(page, 'Edit Profile Picture'))
  await expect(field(page, 'Choose a picture')).toBeFocused()
  await page.keyboard.press('Enter')
  const drawn = await page.screenshot({ clip: { x: 0, y: 0, width: 200, height: 150 } })
  await (await chooser).setFiles({ name: 'me.png', mimeType: 'image/png', buffer: drawn })
  await press(page, button(page, 'Save Picture'))
  await expect(page.getByText('Profile picture uploaded successfully!')).toBeVisible()
  await expect(button(page, 'Edit Profile Picture')).toBeFocused()

  await press(page, button(page, 'Edit'))
  await expect(field(page, 'First name')).toBeFocused()
  await write(page, field(page, 'City'), 'Salem')
  await press(page, button(page, 'Save'))
  await expect(page.getByText('Profile updated successfully!')).toBeVisible()
  await expect(button(page, 'Edit')).toBeFocused()
  await expect(page.getByRole('region', { name: 'Basic Information' })).toContainText('Salem')
})

test('a story told by keyboard alone', async ({ page, app, signIn }) => {
  await signIn(await addStudent(app))
  await page.goto('/home/community')
  const opener = button(page, 'Share your Story')
  await press(page, opener)
  await write(page, field(page, 'Title*'), 'A first week')
  await write(page, field(page, 'Story*'), 'It got better.')
  await write(page, page.getByRole('textbox', { name: 'Tags' }), 'sleep, friends')
  await press(page, page.getByRole('checkbox', { name: 'Share anonymously' }), 'Space')
  await press(page, button(page, 'Post'))
  await expect(page.getByText('We will notify you when it is ready.')).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(opener).toBeFocused()
})

test('a new password by keyboard alone', async ({ page, app }) => {
  const { email } = await addStudent(app)
  await page.goto('/login')
  await press(page, page.getByRole('link', { name: 'Forgot Password?' }))
  await expect(heading(page, 'Forgot your password?')).toBeFocused()
  await write(page, field(page, 'Email Address'), email)
  await press(page, button(page, 'Reset Password'))
  await press(page, page.getByRole('link', { name: 'Already have a code? Reset your password' }))
  await expect(heading(page, 'Reset your password')).toBeFocused()
  const { text } = await awaitMail(app, email, 'Your code for a new password')
  await write(page, field(page, 'Verification Code'), /\b\d{6}\b/.exec(text)![0])
  await write(page, field(page, 'New Password'), PASSWORD)
  await write(page, field(page, 'Confirm New Password'), PASSWORD)
  await press(page, button(page, 'Reset Password'))
  await expect(page.getByText('Your password has been reset successfully!')).toBeVisible()
  await expect(heading(page, 'Welcome back!')).toBeFocused()
})

test('the drawer leads to a page, and the menu out, by keyboard alone', async ({ page, app, signIn }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(await addStudent(app))
  await page.goto('/home/events')
  await press(page, button(page, 'Open menu'))
  const drawer = page.getByRole('dialog', { name: 'Menu' })
  await press(page, drawer.getByRole('link', { name: 'Community' }))
  await expect(drawer).toHaveCount(0)
  await expect(heading(page, 'Welcome to the College Peer Wall')).toBeFocused()
  await press(page, button(page, 'Student'))
  await expect(page.getByRole('menuitem', { name: 'Settings' })).toBeFocused()
  await page.keyboard.press('End')
  await expect(page.getByRole('menuitem', { name: 'Sign Out' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(heading(page, 'Welcome back!')).toBeFocused()
})
