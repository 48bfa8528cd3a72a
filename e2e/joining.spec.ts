import { addAdmin, addCoach } from '@shinequo/server/testing/browser-seeds'
import { expect, test } from './browser-test.ts'
import { invitationLink, inviteAsAdmin, join } from './joining-page.ts'
import { press } from './keys.ts'
import { mailsTo } from './mailbox.ts'

test('an invited student comes to the onboarding, and the link is good once', async ({
  page,
  app,
  signIn,
}) => {
  const email = 'invited.student@school.example'
  await signIn(await addAdmin(app))
  await inviteAsAdmin(page, email, 'Student')
  const link = await invitationLink(app, email)
  await page.goto(link)
  await page.getByLabel('First name').fill('Noor')
  await page.reload()
  await expect(page.getByLabel('First name')).toHaveValue('Noor')
  await join(page, 'Haddad')
  await expect(page).toHaveURL(/\/onboarding$/)
  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'This invitation has already been used' })).toBeVisible()
  await page.getByRole('link', { name: 'Sign in as a student' }).click()
  await expect(page).toHaveURL(/\/login$/)
})

test('a link sent again kills the one before; one taken back says so', async ({ page, app, signIn }) => {
  const email = 'again@school.example'
  await signIn(await addAdmin(app))
  await inviteAsAdmin(page, email, 'Coach')
  const first = await invitationLink(app, email)
  await page.goto('/admin/people/invitations')
  await page.getByRole('button', { name: `Send again to ${email}` }).click()
  const second = await invitationLink(app, email, 2)
  expect(mailsTo(app, email, 'You are invited')).toHaveLength(2)
  await page.goto(first)
  await expect(page.getByRole('heading', { name: "This invitation link isn't valid" })).toBeVisible()
  await page.goto(second)
  await expect(page.getByRole('heading', { name: 'Welcome!' })).toBeVisible()
  await page.goto('/admin/people/invitations')
  await page.getByRole('button', { name: `Withdraw the invitation to ${email}` }).click()
  await page.getByRole('button', { name: 'Withdraw invitation' }).click()
  await expect(page.getByText('The invitation has been withdrawn.')).toBeVisible()
  await expect(page.getByText(email)).toHaveCount(0)
  await page.goto(second)
  await expect(page.getByRole('heading', { name: 'This invitation was withdrawn' })).toBeVisible()
})

test('the form of an invitation names what is wrong and loses nothing', async ({ page, app, signIn }) => {
  const email = 'careful@school.example'
  await signIn(await addAdmin(app))
  await inviteAsAdmin(page, email, 'Coach', 'Ana')
  await page.goto(await invitationLink(app, email))
  await page.getByLabel('First name').fill('')
  await page.getByLabel('Password', { exact: true }).fill('short')
  await page.getByRole('button', { name: 'Join ShineQuo' }).click()
  await expect(page.getByText('First name is required')).toBeVisible()
  await expect(page.getByText('Password must be at least 8 characters')).toBeVisible()
  await expect(page.getByText('Passwords do not match')).toBeVisible()
  await expect(page.getByLabel('First name')).toBeFocused()
})

test('the editor by keyboard alone: bold, a list, a link, and Tab leads out', async ({
  page,
  app,
  signIn,
}) => {
  await signIn(await addCoach(app, { first_name: 'Amara', description: '' }))
  await page.goto('/coach/profile#about')
  const about = page.getByRole('textbox', { name: 'About you' })
  await about.waitFor()
  await page.getByRole('checkbox', { name: 'Settling in and big changes' }).focus()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Bold' })).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('button', { name: 'List', exact: true })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(about).toBeFocused()
  await page.keyboard.type('plan')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Control+b')
  await page.keyboard.type('rest')
  await page.keyboard.press('Control+b')
  await page.keyboard.type(' ')
  await page.keyboard.press('Shift+Tab')
  await expect(page.getByRole('button', { name: 'List', exact: true })).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('button', { name: 'Link', exact: true })).toBeFocused()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Add a link' })
  await dialog.getByLabel('Web address').focus()
  await page.keyboard.type('not an address')
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('Please enter a web address')).toBeVisible()
  await dialog.getByLabel('Web address').fill('example.org/sleep')
  await dialog.getByLabel('Link text').fill('my notes')
  await page.keyboard.press('Enter')
  await expect(dialog).toHaveCount(0)
  await about.focus()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('checkbox', { name: 'Listens first' })).toBeFocused()
  await press(page, page.getByRole('button', { name: 'Save about you' }))
  const preview = page.getByRole('region', { name: 'What students see' })
  await expect(preview.getByRole('listitem')).toHaveText(['plan', 'rest my notes'])
  await expect(preview.getByRole('link', { name: 'my notes' })).toHaveAttribute(
    'href',
    'https://example.org/sleep',
  )
  await expect(preview.locator('strong')).toHaveText('rest')
})
