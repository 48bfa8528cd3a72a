import { addAddressRequest, addAdmin, addCoach, addStudent } from '@shinequo/server/testing/browser-seeds'
import { expect, test } from './browser-test.ts'
import { awaitMail } from './mailbox.ts'
import { storageOf } from './signed-in.ts'

test('people are found by search, role and state, and Back and a reload keep what was asked', async ({
  page,
  app,
  signIn,
}) => {
  await addStudent(app, { first_name: 'Quentin', last_name: 'Findme', email: 'quentin@find.example' })
  await addCoach(app, { first_name: 'Quinn', last_name: 'Findme', approved_at: null, hours: [] })
  await signIn(await addAdmin(app))
  await page.goto('/admin/people')
  await page.getByLabel('Search').fill('findme')
  // The whole text, since '42 people', the count without a filter, also ends in it.
  await expect(page.getByRole('status').filter({ hasText: /^2 people/ })).toBeVisible()
  await page.getByLabel('Status').selectOption('Joining (1)')
  await expect(page.getByRole('rowheader')).toHaveText([/Quinn Findme/])
  await expect(page.getByText('Still to do: picture, weekly hours')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Search')).toHaveValue('findme')
  await expect(page.getByRole('rowheader')).toHaveText([/Quinn Findme/])
  await page.getByLabel('Status').selectOption('All statuses')
  await page.getByLabel('Role').selectOption('Student')
  await expect(page.getByRole('rowheader')).toHaveText([/quentin@find.example/])
  await page.getByLabel('Search').fill('nobody at all')
  await expect(page.getByRole('heading', { name: 'No people found' })).toBeVisible()
  await page.getByRole('button', { name: 'Show all people' }).click()
  await expect(page.getByLabel('Search')).toHaveValue('')
  await expect(page.getByRole('rowheader').first()).toBeVisible()
})

test('of two choices made at once neither undoes the other', async ({ page, app, signIn }) => {
  await addStudent(app, { first_name: 'Ines', last_name: 'Twofold' })
  await addCoach(app, { first_name: 'Abel', last_name: 'Twofold' })
  await signIn(await addAdmin(app))
  await page.goto('/admin/people?search=twofold')
  await expect(page.getByRole('rowheader')).toHaveCount(2)
  // Changes both before the page is drawn again.
  await page.getByLabel('Role').evaluate((role) => {
    const state = [...document.querySelectorAll('select')].find((one) => one !== role)!
    for (const [box, value] of [
      [role as HTMLSelectElement, 'student'],
      [state, 'active'],
    ] as const) {
      box.value = value
      box.dispatchEvent(new Event('change', { bubbles: true }))
    }
  })
  await expect(page.getByLabel('Role')).toHaveValue('student')
  await expect(page.getByLabel('Status')).toHaveValue('active')
  await expect(page.getByRole('rowheader')).toHaveText([/Ines Twofold/])
})

test('a long list comes a page at a time', async ({ page, app, signIn }) => {
  for (let at = 0; at < 30; at++) await addStudent(app, { first_name: 'Long', last_name: `List${at}` })
  await signIn(await addAdmin(app))
  await page.goto('/admin/people?search=long+list')
  await expect(page.getByText('25 of 30 people')).toBeVisible()
  await page.getByRole('button', { name: 'Show more' }).click()
  await expect(page.getByText('30 people', { exact: true })).toBeVisible()
  await expect(page.getByRole('rowheader')).toHaveCount(30)
})

test('by keyboard alone an account is paused, which signs it out at once, and let in again', async ({
  page,
  app,
  signIn,
  browser,
}) => {
  const student = await addStudent(app, { first_name: 'Paula', last_name: 'Paused' })
  const context = await browser.newContext({ baseURL: app.url, storageState: await storageOf(app, student) })
  const studentPage = await context.newPage()
  await studentPage.goto('/home/events')
  await expect(studentPage.getByText('Coming Soon...')).toBeVisible()

  await signIn(await addAdmin(app))
  await page.goto('/admin/people?search=paula+paused')
  const acts = page.getByRole('button', { name: 'Actions for Paula Paused' })
  await acts.focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('p')
  await expect(page.getByRole('menuitem', { name: 'Pause account' })).toBeFocused()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: "Pause Paula Paused's account?" })
  await expect(dialog.getByText('Booked sessions stay booked.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Pause account' }).press('Enter')
  await expect(dialog.getByText('Please say why: your reason is kept in the audit log')).toBeVisible()
  await expect(dialog.getByLabel('Reason')).toBeFocused()
  await page.keyboard.type('The programme asked for it')
  await dialog.getByRole('button', { name: 'Pause account' }).press('Enter')
  await expect(dialog).toHaveCount(0)
  await expect(acts).toBeFocused()
  await expect(
    page.getByRole('row').filter({ hasText: 'Paula' }).getByText('Paused', { exact: true }),
  ).toBeVisible()

  await studentPage.goto('/home/dashboard')
  await expect(studentPage).toHaveURL(/\/login$/)
  const form = async () => {
    await studentPage.getByLabel('Email').fill(student.email)
    await studentPage.getByLabel('Password', { exact: true }).fill('Shine-demo-2026!')
    await studentPage.getByRole('button', { name: 'Login' }).click()
  }
  await form()
  await expect(studentPage.getByText('This account is paused. Please write to your programme.')).toBeVisible()

  await acts.click()
  await page.getByRole('menuitem', { name: 'End the pause' }).click()
  await page.getByLabel('Reason').fill('It is over')
  await page.getByRole('dialog').getByRole('button', { name: 'End the pause' }).click()
  await expect(page.getByText('The pause is over.')).toBeVisible()
  await form()
  await expect(studentPage).toHaveURL(/\/home\/dashboard$/)
  await context.close()
})

test('of two administrators who change a capacity the second is told, and nothing typed is lost', async ({
  page,
  app,
  signIn,
  browser,
}) => {
  await addCoach(app, { first_name: 'Cap', last_name: 'Acity' })
  const other = await addAdmin(app)
  await signIn(await addAdmin(app))
  const context = await browser.newContext({ baseURL: app.url, storageState: await storageOf(app, other) })
  const otherPage = await context.newPage()
  for (const one of [page, otherPage]) {
    await one.goto('/admin/people?search=cap+acity')
    await one.getByRole('button', { name: /change the capacity of Cap/ }).click()
    await expect(one.getByLabel('Most students Cap can have')).toBeFocused()
  }
  await otherPage.getByLabel('Most students Cap can have').fill('7')
  await otherPage.keyboard.press('Enter')
  await expect(otherPage.getByText('0 of 7 students')).toBeVisible()

  await page.getByLabel('Most students Cap can have').fill('many')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Please enter a whole number from 0 to 200')).toBeVisible()
  await page.getByLabel('Most students Cap can have').fill('9')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Someone else has just changed this to 7.')).toBeVisible()
  await expect(page.getByLabel('Most students Cap can have')).toHaveValue('9')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('0 of 9 students')).toBeVisible()
  await context.close()
})

test('an invitation to an address that has an account is refused at the field', async ({
  page,
  app,
  signIn,
}) => {
  const student = await addStudent(app)
  await signIn(await addAdmin(app))
  await page.goto('/admin/people/invitations')
  await page.getByRole('button', { name: 'Invite someone' }).click()
  await page.getByRole('button', { name: 'Send invitation' }).click()
  await expect(page.getByText('Email is required')).toBeVisible()
  await expect(page.getByText('Please choose student, coach or administrator')).toBeVisible()
  await page.getByLabel('Email').fill(student.email)
  await page.getByLabel('Role').selectOption('Coach')
  await page.getByRole('button', { name: 'Send invitation' }).click()
  await expect(page.getByText('An account with this email already exists')).toBeVisible()
  await expect(page.getByLabel('Email')).toBeFocused()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('people are cards with the same acts, and a failed list has a way out', async ({
    page,
    app,
    signIn,
  }) => {
    await addStudent(app, { first_name: 'Phone', last_name: 'Person' })
    await signIn(await addAdmin(app))
    const isList = ({ pathname }: URL) => pathname === '/api/admin/people/'
    await page.route(isList, (route) => route.fulfill({ status: 403, json: {} }), { times: 1 })
    await page.goto('/admin/people?search=phone+person')
    await expect(page.getByRole('heading', { name: "This list couldn't be loaded" })).toBeVisible()
    await page.getByRole('button', { name: 'Try again' }).click()
    const card = page.getByRole('list', { name: 'People' }).getByRole('listitem')
    await expect(card).toHaveCount(1)
    await card.getByRole('button', { name: 'Actions for Phone Person' }).click()
    await page.getByRole('menuitem', { name: 'Sign out everywhere' }).click()
    await page.getByLabel('Reason').fill('A lost phone')
    await page.getByRole('dialog').getByRole('button', { name: 'Sign out everywhere' }).click()
    await expect(page.getByText('Signed out everywhere.')).toBeVisible()
  })
})

test('an administrator asks for another address of somebody, who confirms it and signs in with it', async ({
  page,
  app,
  signIn,
  browser,
}) => {
  const ada = await addStudent(app, { first_name: 'Ada', last_name: 'Moved', email: 'ada@old.example' })
  await addCoach(app, { first_name: 'Tomas', email: 'taken@coach.example' })
  await signIn(await addAdmin(app))
  await page.goto('/admin/people?search=ada+moved')
  const acts = page.getByRole('button', { name: 'Actions for Ada Moved' })
  await acts.click()
  await page.getByRole('menuitem', { name: 'Change email address' }).click()
  const dialog = page.getByRole('dialog', { name: "Change Ada Moved's email address?" })
  await expect(dialog.getByText('they keep signing in with ada@old.example')).toBeVisible()
  await dialog.getByLabel('New email').fill('taken@coach.example')
  await dialog.getByLabel('Reason').fill('Mail to the old one comes back')
  await dialog.getByRole('button', { name: 'Change email address' }).click()
  await expect(dialog.getByText('An account with this email already exists')).toBeVisible()
  await dialog.getByLabel('New email').fill('Ada@new.example')
  await dialog.getByRole('button', { name: 'Change email address' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(acts).toBeFocused()
  await expect(page.getByRole('rowheader')).toHaveText([/ada@old.example/])
  await expect(page.getByText('New email not confirmed', { exact: true })).toBeVisible()
  const first = await awaitMail(app, 'ada@new.example', 'Is this your email address?')
  await awaitMail(app, 'ada@old.example', 'Another email address was requested')

  await acts.click()
  await page.getByRole('menuitem', { name: 'Send link to new email again' }).click()
  await expect(page.getByText('A new link is on its way to ada@new.example.')).toBeVisible()
  const newest = await awaitMail(app, 'ada@new.example', 'Is this your email address?', 2)

  const context = await browser.newContext({ baseURL: app.url })
  const hers = await context.newPage()
  await hers.goto(linkIn(first.text))
  await expect(hers.getByRole('heading', { name: 'This link no longer works' })).toBeVisible()
  await hers.goto(linkIn(newest.text))
  await expect(
    hers.getByText('Your programme wants to use this mailbox for the ShineQuo account of Ada.'),
  ).toBeVisible()
  await expect(hers.getByText('old.example')).toHaveCount(0)
  await hers.getByRole('button', { name: 'Use this address' }).click()
  await expect(hers.getByRole('heading', { name: 'All set' })).toBeFocused()
  await page.goto(`/admin/students/${ada.accountId}`)
  await expect(page.getByText('ada@new.example')).toBeVisible()
  await expect(page.getByText('New email not confirmed')).toHaveCount(0)

  await hers.getByRole('link', { name: 'Go to sign-in' }).click()
  await hers.getByLabel('Email').fill('ada@new.example')
  await hers.getByLabel('Password', { exact: true }).fill('Shine-demo-2026!')
  await hers.getByRole('button', { name: 'Login' }).click()
  await expect(hers).toHaveURL(/\/home\/dashboard$/)
  await context.close()
})

test("a student's record has the preferred name beside the first name", async ({ page, app, signIn }) => {
  const mo = await addStudent(app, { first_name: 'Maya', last_name: 'Torres', preferred_name: 'Mo' })
  const lena = await addStudent(app, { first_name: 'Lena', last_name: 'Torres' })
  const preferred = page.getByRole('term').filter({ hasText: 'Preferred name' })
  await signIn(await addAdmin(app))
  await page.goto(`/admin/students/${mo.accountId}`)
  await expect(page.getByRole('heading', { name: 'Maya Torres' })).toBeVisible()
  await expect(preferred.locator('xpath=..')).toHaveText('Preferred nameMo')
  await page.goto(`/admin/students/${lena.accountId}`)
  await expect(page.getByRole('heading', { name: 'Lena Torres' })).toBeVisible()
  await expect(preferred).toHaveCount(0)
})

test('a requested address is withdrawn by an administrator or declined from its mailbox', async ({
  page,
  app,
  signIn,
}) => {
  const noor = await addStudent(app, { first_name: 'Noor', last_name: 'Waits' })
  await addAddressRequest(app, noor, 'noor@wrong.example')
  const other = await addStudent(app, { first_name: 'Lena', last_name: 'Waits' })
  const link = await addAddressRequest(app, other, 'lena@wrong.example')
  await signIn(await addAdmin(app))
  await page.goto(`/admin/students/${noor.accountId}`)
  await expect(page.getByText('noor@wrong.example, requested on')).toBeVisible()
  await page.getByRole('button', { name: 'Actions for Noor Waits' }).click()
  await page.getByRole('menuitem', { name: 'Withdraw new email' }).click()
  const dialog = page.getByRole('dialog', { name: "Withdraw Noor Waits's new email?" })
  await dialog.getByRole('button', { name: 'Withdraw new email' }).click()
  await expect(dialog.getByText('Please say why: your reason is kept in the audit log')).toBeVisible()
  await dialog.getByLabel('Reason').fill('A slip')
  await dialog.getByRole('button', { name: 'Withdraw new email' }).click()
  await expect(page.getByText('The new email was withdrawn.')).toBeVisible()
  await expect(page.getByText('noor@wrong.example')).toHaveCount(0)

  await page.goto(link)
  await page.getByRole('button', { name: 'This is not me' }).click()
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeFocused()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible()
})

/** The path of the link in a mail to a new mailbox. */
function linkIn(text: string): string {
  return /\/new-address\/[\w-]+/.exec(text)?.[0] ?? '/no-link'
}
