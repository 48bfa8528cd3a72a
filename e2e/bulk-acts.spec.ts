import { addAdmin, addCoach, addInvitation, addStudent } from '@shinequo/server/testing/browser-seeds'
import { expect, test } from './browser-test.ts'
import { awaitMail } from './mailbox.ts'
import { now } from './test-time.ts'

test('people are selected, a dry run says what would happen, and the act is undone', async ({
  page,
  app,
  signIn,
}) => {
  await addStudent(app, { first_name: 'Ann', last_name: 'Bulkley' })
  await addStudent(app, { first_name: 'Ben', last_name: 'Bulkley' })
  await addStudent(app, { first_name: 'Cid', last_name: 'Bulkley', suspended_at: new Date(now()) })
  await signIn(await addAdmin(app))
  await page.goto('/admin/people?search=bulkley')
  const box = page.getByRole('checkbox', { name: 'Select Ann Bulkley' })
  await box.focus()
  await page.keyboard.press('Space')
  await expect(page.getByRole('status').filter({ hasText: /^1 selected$/ })).toBeVisible()
  await page.getByRole('button', { name: 'Select all 3 rows shown' }).press('Enter')
  await expect(page.getByRole('status').filter({ hasText: /^3 selected$/ })).toBeVisible()
  const group = page.getByRole('group', { name: 'With those selected' })
  await group.getByRole('button', { name: 'Pause', exact: true }).press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'See what would happen' }).click()
  await expect(dialog.getByText('Please say why: your reason is kept in the audit log')).toBeVisible()
  await dialog.getByLabel('Reason').fill('The term is over')
  await dialog.getByRole('button', { name: 'See what would happen' }).click()

  await expect(page.getByRole('heading', { name: 'Pause accounts' })).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: '2 accounts will be paused.' })).toBeVisible()
  await expect(page.getByText('nothing would change (1)')).toBeVisible()
  const rows = page.getByRole('list', { name: 'Who' }).getByRole('listitem')
  await expect(rows).toHaveText([
    /Ann Bulkley.*Will change/,
    /Ben Bulkley.*Will change/,
    /Cid Bulkley.*Left out/,
  ])
  await page.reload()
  await page.getByRole('button', { name: 'Pause 2 accounts' }).press('Enter')
  await expect(page.getByRole('status').filter({ hasText: '2 accounts paused.' })).toBeVisible()
  await expect(rows).toHaveText([/Done/, /Done/, /Left out/])
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('status').filter({ hasText: '2 undone.' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0)

  await page.goto('/admin/audit?search=ann+bulkley')
  const entries = page.getByRole('list', { name: 'Entries' }).getByRole('listitem')
  await expect(entries).toHaveCount(2)
  await entries.first().getByRole('link', { name: 'Part of an act on many at once' }).click()
  await expect(page.getByRole('heading', { name: 'Pause accounts' })).toBeVisible()
})

test('all that match a filter are chosen, also those not shown, and coaches get a capacity', async ({
  page,
  app,
  signIn,
}) => {
  for (let count = 0; count < 27; count += 1) {
    await addCoach(app, { first_name: `C${count}`, last_name: 'Manycoach', capacity: 4 })
  }
  await signIn(await addAdmin(app))
  await page.goto('/admin/people?search=manycoach')
  await page.getByRole('button', { name: 'Select all 25 rows shown' }).click()
  await page.getByRole('button', { name: 'Select all 27 that match' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'All 27 that match are selected' })).toBeVisible()
  await page.getByRole('button', { name: 'Set capacity' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Students per coach, at most').fill('900')
  await dialog.getByLabel('Reason').fill('A smaller term')
  await dialog.getByRole('button', { name: 'See what would happen' }).click()
  await expect(dialog.getByText('Please enter a whole number from 0 to 200')).toBeVisible()
  await dialog.getByLabel('Students per coach, at most').fill('6')
  await dialog.getByRole('button', { name: 'See what would happen' }).click()
  await page.getByRole('button', { name: 'Change 27 coaches' }).click()
  await expect(page.getByRole('status').filter({ hasText: '27 coaches changed.' })).toBeVisible()
  await page.goto('/admin/people?search=manycoach')
  await expect(page.getByRole('button', { name: /0 of 6 students/ }).first()).toBeVisible()
})

test('a school is assigned to students from a search, and taken back', async ({ page, app, signIn }) => {
  const last_name = `Schooley${now()}`
  await addStudent(app, { first_name: 'Ann', last_name })
  await addStudent(app, { first_name: 'Ben', last_name })
  await signIn(await addAdmin(app))
  await page.goto(`/admin/people?role=student&search=${last_name}`)
  await page.getByRole('button', { name: 'Select all 2 rows shown' }).press('Enter')
  const group = page.getByRole('group', { name: 'With those selected' })
  await group.getByRole('button', { name: 'Assign a school' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Assign a school' })
  await dialog.getByLabel('Reason').fill('The roster named another')
  await dialog.getByRole('button', { name: 'See what would happen' }).click()
  await expect(dialog.getByText('Please choose a school')).toBeVisible()
  const field = dialog.getByRole('combobox', { name: 'School' })
  await field.fill('northeastern')
  await dialog.getByRole('option', { name: 'Northeastern University' }).click()
  await expect(field).toHaveValue('Northeastern University')
  await dialog.getByRole('button', { name: 'See what would happen' }).click()
  await expect(page.getByText('School: Northeastern University')).toBeVisible()
  await page.getByRole('button', { name: 'Change 2 students' }).press('Enter')
  await expect(page.getByRole('status').filter({ hasText: '2 students changed.' })).toBeVisible()
  await page.goto(`/admin/people?role=student&search=${last_name}`)
  await expect(page.getByRole('cell', { name: 'Northeastern University' })).toHaveCount(2)
  await page.goBack()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('status').filter({ hasText: '2 undone.' })).toBeVisible()
})

test('the sentence in reminders is changed where the emails are seen, and saved when they are sent', async ({
  page,
  app,
  signIn,
}) => {
  const last_name = `Notely${now()}`
  const student = await addStudent(app, { first_name: 'Ann', last_name })
  await signIn(await addAdmin(app))
  await page.goto(`/admin/people?role=student&search=${last_name}`)
  await page.getByRole('checkbox', { name: `Select Ann ${last_name}` }).check()
  await page.getByRole('button', { name: 'Remind them' }).click()
  await page.getByLabel('A sentence of your own').fill('See you on Monday.')
  await page.getByLabel('Reason').fill('The term begins')
  await page.getByRole('button', { name: 'See what would happen' }).click()
  const emails = page.getByRole('region', { name: 'The emails' })
  const note = emails.getByLabel('A sentence of your own')
  const save = emails.getByRole('button', { name: 'Save this sentence' })
  await expect(note).toHaveValue('See you on Monday.')
  await expect(save).toBeDisabled()
  await note.fill('x'.repeat(501))
  await save.click()
  await expect(note).toHaveAccessibleDescription(/500/)
  await note.fill('See you on Tuesday.')
  await expect(emails.getByRole('listitem').getByText('See you on Tuesday.')).toHaveCount(3)
  await save.press('Enter')
  await expect(emails.getByRole('status')).toHaveText('The sentence is saved.')
  await page.reload()
  await expect(note).toHaveValue('See you on Tuesday.')
  await note.fill('See you on Wednesday.')
  await page.getByRole('button', { name: 'Send 1 email' }).press('Enter')
  await expect(page.getByRole('status').filter({ hasText: '1 student reminded.' })).toBeVisible()
  await expect(note).toHaveCount(0)
  const mail = await awaitMail(app, student.email, 'Your coach is a few questions away')
  expect(mail.text).toContain('See you on Wednesday.')
})

test('invitations are sent again together, and lists are downloaded', async ({ page, app, signIn }) => {
  await addInvitation(app, { email: 'one@together.example', role: 'student', first_name: '' })
  await addInvitation(app, { email: 'two@together.example', role: 'student', first_name: '' })
  await signIn(await addAdmin(app))
  await page.goto('/admin/people/invitations?search=together')
  await page.getByRole('button', { name: 'Select all 2 rows shown' }).click()
  await page.getByRole('group', { name: 'With those selected' }).getByRole('button').click()
  await page.getByLabel('Reason').fill('They asked')
  await page.getByRole('button', { name: 'See what would happen' }).click()
  await page.getByRole('button', { name: 'Send 2 emails' }).click()
  await expect(page.getByRole('status').filter({ hasText: '2 invitations sent again.' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0)

  for (const [path, button, name] of [
    ['/admin/people', 'Download CSV: People', 'people.csv'],
    ['/admin/matches', 'Download CSV: Matches', 'matches-pending.csv'],
    ['/admin/audit', 'Download CSV: Audit log', 'audit.csv'],
  ] as const) {
    await page.goto(path)
    const saved = page.waitForEvent('download')
    await page.getByRole('button', { name: button }).click()
    expect((await saved).suggestedFilename()).toBe(name)
  }
})

test('a name is corrected and a password reset is sent from the record', async ({ page, app, signIn }) => {
  const student = await addStudent(app, { first_name: 'Myaa', last_name: 'Editley' })
  await signIn(await addAdmin(app))
  await page.goto(`/admin/students/${student.accountId}`)
  await page.getByRole('button', { name: 'Actions for Myaa Editley' }).click()
  await page.getByRole('menuitem', { name: 'Change name or role' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('First name').fill('Maya')
  await dialog.getByLabel('Reason').fill('A typo')
  await dialog.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByRole('heading', { name: 'Maya Editley' })).toBeVisible()
  await page.getByRole('button', { name: 'Actions for Maya Editley' }).click()
  await page.getByRole('menuitem', { name: 'Send password reset' }).click()
  await dialog.getByLabel('Reason').fill('Locked out')
  await dialog.getByRole('button', { name: 'Send password reset' }).click()
  await expect(page.getByText('The code is on its way.')).toBeVisible()
})
