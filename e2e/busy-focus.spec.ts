import type { Locator, Page } from '@playwright/test'
import {
  addAddressRequest,
  addAdmin,
  addCoach,
  addStudent,
  DEMO_PASSWORD,
} from '@shinequo/server/testing/browser-seeds'
import { expect, test, WITH_MOTION } from './browser-test.ts'
import { type Held, hold } from './held-calls.ts'
import { cell, openHours, save } from './hours-page.ts'

test.use(WITH_MOTION)

/*
 * A control that is busy, or that cannot be pressed any more, keeps the focus, says so, and ignores presses. Browsers
 * take the focus from a natively disabled control; Chromium 150 does so in the moment in which it is disabled.
 */

/** Presses a focused control in every way. Playwright would wait until it can be pressed, so the mouse goes there itself. */
async function pressAgain(page: Page, control: Locator): Promise<void> {
  await page.keyboard.press('Enter')
  await page.keyboard.press('Space')
  await control.click({ force: true })
}

/** The control has the focus, says that it is busy, and takes no press. */
async function staysBusy(page: Page, control: Locator, held: Held): Promise<void> {
  await held.came
  await expect(control).toHaveAttribute('aria-busy', 'true')
  await expect(control).toHaveAttribute('aria-disabled', 'true')
  await expect(control).toBeFocused()
  await pressAgain(page, control)
  await expect(control).toBeFocused()
  expect(held.count()).toBe(1)
}

/** The control can be pressed again, and has had the focus all the time. */
async function isBack(control: Locator): Promise<void> {
  await expect(control).not.toHaveAttribute('aria-busy')
  await expect(control).toBeFocused()
}

/** Notes in the page when the focus leaves a control for nothing, even if it comes back. */
async function watchLosses(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const losses: string[] = []
    Object.assign(window, { losses })
    const look = () => {
      if (document.activeElement === document.body) losses.push('nothing has the focus')
    }
    new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true })
    document.addEventListener('focusout', ({ relatedTarget, target }) => {
      if (relatedTarget === null && (target as Element).isConnected)
        losses.push((target as Element).outerHTML)
    })
  })
  return () => page.evaluate(() => (window as unknown as { losses: string[] }).losses)
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

test('a form that is being sent keeps the focus in its field, and Enter does not send it again', async ({
  page,
  app,
}) => {
  const student = await addStudent(app)
  const held = await hold(page, 'POST', /\/api\/login\/$/)
  await page.goto('/login')
  const password = page.getByLabel('Password', { exact: true })
  await page.getByLabel('Email').fill(student.email)
  await password.fill(`${DEMO_PASSWORD} wrong`)
  await password.press('Enter')
  await held.came
  const submit = button(page, 'Signing in...')
  await expect(submit).toHaveAttribute('aria-busy', 'true')
  await expect(submit).toHaveAttribute('aria-disabled', 'true')
  await expect(password).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.type('x')
  // It still shows what was sent.
  await expect(password).toHaveValue(`${DEMO_PASSWORD} wrong`)
  const remember = page.getByRole('checkbox', { name: 'Remember Me' })
  await remember.focus()
  await expect(remember).toHaveAttribute('aria-disabled', 'true')
  const before = await remember.isChecked()
  await page.keyboard.press('Space')
  expect(await remember.isChecked()).toBe(before)
  await password.focus()
  const losses = await watchLosses(page)
  await submit.focus()
  await pressAgain(page, submit)
  await expect(submit).toBeFocused()
  expect(held.count()).toBe(1)
  held.answer()
  await isBack(button(page, 'Login'))
  expect(await losses()).toEqual([])
  await remember.press('Space')
  expect(await remember.isChecked()).toBe(!before)
})

test('Save of a dialog keeps the focus, and so does Cancel beside it, which does nothing meanwhile', async ({
  page,
  app,
  signIn,
}) => {
  await signIn(await addAdmin(app))
  await page.goto('/admin/people/invitations')
  await button(page, 'Invite someone').press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Invite someone' })
  await dialog.getByLabel('Email').fill('kiran@school.example')
  const role = dialog.getByLabel('Role')
  await role.selectOption('Coach')
  const held = await hold(page, 'POST', /\/api\/.*invitations\/$/)
  const send = dialog.getByRole('button', { name: 'Send invitation' })
  await send.focus()
  const losses = await watchLosses(page)
  await page.keyboard.press('Enter')
  await staysBusy(page, send, held)
  const cancel = dialog.getByRole('button', { name: 'Cancel' })
  await page.keyboard.press('Shift+Tab')
  await expect(cancel).toBeFocused()
  await expect(cancel).toHaveAttribute('aria-disabled', 'true')
  await pressAgain(page, cancel)
  await expect(cancel).toBeFocused()
  await role.focus()
  await expect(role).toHaveAttribute('aria-disabled', 'true')
  await page.keyboard.type('St')
  await expect(role.locator('option:checked')).toHaveText('Coach')
  await expect(role).toBeFocused()
  expect(held.count()).toBe(1)
  expect(await losses()).toEqual([])
  held.answer()
  await expect(dialog).toBeHidden()
  await expect(button(page, 'Invite someone')).toBeFocused()
})

test('a box that is saved at once keeps the focus in its fieldset while it is saved', async ({
  page,
  app,
  signIn,
}) => {
  await signIn(await addStudent(app))
  await page.goto('/home/userProfile/privacy')
  const box = page.getByRole('group').getByRole('checkbox', { name: 'Share with my coach' })
  const held = await hold(page, 'PUT', /\/api\/student-profiles\//)
  await box.focus()
  const losses = await watchLosses(page)
  await page.keyboard.press('Space')
  await expect(box).toBeChecked()
  await staysBusy(page, box, held)
  await expect(box).toBeChecked()
  held.answer()
  await isBack(box)
  await expect(box).toBeChecked()
  expect(await losses()).toEqual([])
})

test('the button of a menu keeps the focus while what was chosen is done, and opens nothing', async ({
  page,
  app,
  signIn,
}) => {
  const coach = await addCoach(app, { first_name: 'Amara', last_name: 'Okafor', email: 'amara@busy.example' })
  await addAddressRequest(app, coach, 'other@busy.example')
  await signIn(await addAdmin(app))
  await page.goto('/admin/people?search=amara%40busy.example')
  const menu = button(page, 'Actions for Amara Okafor')
  await menu.press('Enter')
  const item = page.getByRole('menuitem', { name: 'Send link to new email again' })
  const held = await hold(page, 'POST', /\/api\/admin\//)
  await item.focus()
  await page.keyboard.press('Enter')
  await staysBusy(page, menu, held)
  await page.keyboard.press('ArrowDown')
  await expect(item).toBeHidden()
  held.answer()
  await isBack(menu)
  await page.keyboard.press('ArrowDown')
  await expect(item).toBeVisible()
})

test('a download keeps the focus', async ({ page, app, signIn }) => {
  await signIn(await addAdmin(app))
  await page.goto('/admin/audit')
  const download = page.getByRole('button', { name: /^Download/ })
  await download.focus()
  const held = await hold(page, 'GET', /\/api\/admin\/audit\/export\//)
  const losses = await watchLosses(page)
  await page.keyboard.press('Enter')
  await staysBusy(page, download, held)
  const file = page.waitForEvent('download')
  held.answer()
  await file
  await isBack(download)
  expect(await losses()).toEqual([])
})

test('a button that its own press makes useless keeps the focus: the ends of a history and of the weeks', async ({
  page,
  app,
  signIn,
}) => {
  await signIn(await addCoach(app, { hours: [] }))
  await openHours(page)
  await cell(page, 'Monday 9:00 AM').click()
  const losses = await watchLosses(page)
  for (const name of ['Undo', 'Redo']) {
    const step = button(page, name)
    await step.focus()
    await page.keyboard.press('Enter')
    await expect(step).toHaveAttribute('aria-disabled', 'true')
    await pressAgain(page, step)
    await expect(step).toBeFocused()
  }
  const held = await hold(page, 'PUT', /\/api\//)
  await save(page).focus()
  await page.keyboard.press('Enter')
  await staysBusy(page, save(page), held)
  held.answer()
  // Nothing is left to save.
  await isBack(save(page))
  await expect(save(page)).toHaveAttribute('aria-disabled', 'true')
  await page.getByRole('tab', { name: 'This week' }).click()
  await button(page, 'Next week').press('Enter')
  const back = button(page, 'Previous week')
  await expect(back).not.toHaveAttribute('aria-disabled')
  await back.focus()
  await page.keyboard.press('Enter')
  await expect(back).toHaveAttribute('aria-disabled', 'true')
  await expect(back).toBeFocused()
  expect(await losses()).toEqual([])
})
