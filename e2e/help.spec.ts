import { addAdmin, addCoach, addStudent } from '@shinequo/server/testing/browser-seeds'
import { test as base, expect, ownApp } from './browser-test.ts'
import { press, tabTo } from './keys.ts'

// The address to write to is the whole programme's.
const test = base.extend({ app: ownApp() })

test('help is reached from the crisis line, and leads to its parts by keyboard', async ({
  page,
  app,
  signIn,
}) => {
  await signIn(await addStudent(app))
  await page.goto('/home/events')
  const aside = page.getByRole('complementary', { name: 'Menu' })
  await tabTo(page, aside.getByRole('link', { name: 'Help and privacy' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Help' })).toBeFocused()
  await expect(page).toHaveTitle('Help · ShineQuo')
  const contents = page.getByRole('navigation', { name: 'On this page' })
  await press(page, contents.getByRole('link', { name: 'Change or end coaching' }))
  await expect(page).toHaveURL(/\/home\/help#change$/)
  await expect(page.getByRole('heading', { name: 'Change or end coaching' })).toBeInViewport()
  const crisis = page.getByRole('region', { name: 'In a crisis' })
  await expect(crisis.getByRole('link', { name: 'Call 988' })).toHaveAttribute('href', 'tel:988')
})

test('students learn where to complain, as soon as an administrator names an address', async ({
  page,
  app,
  signIn,
}) => {
  const admin = await addAdmin(app)
  await signIn(await addStudent(app))
  await page.goto('/home/help')
  const wrong = page.getByRole('region', { name: 'If something is wrong' })
  await expect(wrong).toContainText('ask the office at your school that offers ShineQuo')
  await signIn(admin)
  await page.goto('/admin/care?list=settings')
  await page.getByLabel('Contact address').fill('nobody')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Please enter a valid email address')).toBeVisible()
  await page.getByLabel('Contact address').fill('care@school.example')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Saved. It shows everywhere from now on.')).toBeVisible()
  await signIn(await addStudent(app))
  await page.goto('/home/help')
  await expect(wrong.getByRole('link', { name: 'care@school.example' })).toHaveAttribute(
    'href',
    'mailto:care@school.example',
  )
})

test('on paper there is the text, and no menu or button', async ({ page, app, signIn }) => {
  await signIn(await addStudent(app))
  await page.goto('/home/help')
  await expect(page.getByRole('button', { name: 'Print this page' })).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('button', { name: 'Print this page' })).toBeHidden()
  await expect(page.getByRole('navigation', { name: 'On this page' })).toBeHidden()
  await expect(page.getByText('Your answers to the questions')).toBeVisible()
})

test('coaches and administrators have a short one', async ({ page, app, signIn }) => {
  await signIn(await addCoach(app))
  await page.goto('/coach/help')
  await expect(page.getByRole('region', { name: 'Who reads what' })).toContainText('Your ratings')
  await signIn(await addAdmin(app))
  await page.goto('/admin/help')
  await expect(page.getByRole('region', { name: 'Who reads what' })).toContainText('What is recorded')
})
