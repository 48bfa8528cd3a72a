import { readFile } from 'node:fs/promises'
import { addAdmin, addRosterImport, addStudent } from '@shinequo/server/testing/browser-seeds'
import { expect, test } from './browser-test.ts'
import { now } from './test-time.ts'

const HEAD = 'E-Mail;Last name;First name;School;Role\r\n'

/** A file as a spreadsheet saves it. */
const csv = (name: string, text: string, encoding: BufferEncoding = 'utf8') => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(text, encoding),
})

test('a roster is checked, its wrong rows are taken away, and who is new is invited', async ({
  page,
  app,
  signIn,
}) => {
  const student = await addStudent(app)
  await signIn(await addAdmin(app))
  await page.goto('/admin/people')
  await page.getByRole('link', { name: 'Import a roster' }).click()
  await page.getByRole('button', { name: 'Check the file' }).click()
  await expect(page.getByText('Please choose a file', { exact: true })).toBeVisible()
  const file = page.getByLabel('CSV file: choose it or drop it here')
  await expect(file).toBeFocused()
  await file.setInputFiles(csv('wrong.csv', 'Name;Phone\r\nNoor;1\r\n'))
  await page.getByRole('button', { name: 'Check the file' }).click()
  await expect(page.getByText('The first row must have a column named email')).toBeVisible()

  await file.setInputFiles(
    csv(
      'autumn.csv',
      `${HEAD}zoe@autumn.example;"Müller, ""Zed""";Zoë;Boston University;
wei@autumn.example;Li;Wei;Harbour Tech;student
${student.email};;;;
ZOE@autumn.example;;;;
=cmd|calc;;;;
ines@autumn.example;Moreau;Ines;;coach
`,
    ),
  )
  await page.getByRole('button', { name: 'Check the file' }).click()
  await expect(page.getByRole('heading', { name: '3 people can be invited' })).toBeVisible()
  const row = (email: string) => page.getByRole('row').filter({ hasText: email })
  await expect(row('zoe@autumn.example').first()).toContainText('Zoë Müller, "Zed"')
  await expect(row('wei@autumn.example')).toContainText('New, unknown school (kept as written)')
  await expect(row('wei@autumn.example').getByRole('cell', { name: 'Student', exact: true })).toBeVisible()
  await expect(row('ines@autumn.example').getByRole('cell', { name: 'Coach', exact: true })).toBeVisible()
  await expect(row(student.email)).toContainText('Already has an account')
  await expect(row('=cmd')).toContainText('Not valid: Please enter a valid email address')
  await page.getByLabel('Show').selectOption('Twice in this file (1)')
  await expect(page.getByRole('rowheader')).toHaveText(['zoe@autumn.example'])
  await expect(page.getByText('Twice in this file (row 2)')).toBeVisible()

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download these rows' }).click()
  const saved = await download
  expect(saved.suggestedFilename()).toBe('refused-rows.csv')
  expect((await readFile(await saved.path(), 'utf8')).trimEnd().split('\r\n')).toEqual([
    '\uFEFFrow,email,first_name,last_name,school,role,state,city,reason',
    `4,${student.email},,,,student,,,Already has an account`,
    '5,zoe@autumn.example,,,,student,,,Twice in this file (row 2)',
    `6,'=cmd|calc,,,,,,,Not valid: Please enter a valid email address`,
  ])

  // A person who leaves the page finds the import again.
  await page.goto('/admin/people')
  await page.getByRole('link', { name: 'Import a roster' }).click()
  await page.getByRole('link', { name: 'autumn.csv' }).click()
  await page.getByRole('button', { name: 'Invite 3 people' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Invite 3 people?' })
  await expect(dialog).toContainText('3 emails will go out')
  await dialog.getByRole('button', { name: 'Send 3 emails' }).press('Enter')
  await expect(page.getByText('Done. 3 people are invited, and the emails are on their way.')).toBeVisible()
  await expect(row('wei@autumn.example')).toContainText('Invited')
  await expect.poll(() => app.sent.filter(({ to }) => to.endsWith('@autumn.example')).length).toBe(3)
  await page.getByRole('link', { name: 'See the invitations' }).click()
  await page.getByLabel('Search').fill('autumn.example')
  await expect(page.getByRole('rowheader')).toHaveCount(3)
})

test('letters that were guessed have to be looked at before anybody is invited', async ({
  page,
  app,
  signIn,
}) => {
  await signIn(await addAdmin(app))
  await page.goto('/admin/people/import')
  const file = page.getByLabel('CSV file: choose it or drop it here')
  await file.setInputFiles(csv('old.csv', `${HEAD}zoe@guessed.example;Müller;Zoë;;`, 'latin1'))
  await page.getByRole('button', { name: 'Check the file' }).click()
  await expect(page.getByText('we read it as Windows-1252')).toBeVisible()
  await expect(page.getByRole('cell', { name: 'Zoë Müller' })).toBeVisible()
  await page.getByRole('button', { name: 'Invite 1 person' }).click()
  await expect(page.getByText('Please check that the names are right, and confirm')).toBeVisible()
  await page.getByLabel('I have checked that the names are right').check()
  await page.getByRole('button', { name: 'Invite 1 person' }).click()
  await page.getByRole('button', { name: 'Send 1 email' }).click()
  await expect(page.getByText('Done. 1 person is invited, and the email is on its way.')).toBeVisible()
})

test('a misspelled school is replaced by the one that is meant with one press', async ({
  page,
  app,
  signIn,
}) => {
  await signIn(await addAdmin(app))
  await page.goto('/admin/people/import')
  const file = page.getByLabel('CSV file: choose it or drop it here')
  await file.setInputFiles(
    csv(
      'meant.csv',
      `Fall 2026\r\n${HEAD}noor@meant.example;Sample;Noor;Boston Univeristy;\r\nlu@meant.example;Li;Lu;boston univeristy;\r\n`,
    ),
  )
  await page.getByRole('button', { name: 'Check the file' }).click()
  await expect(page.getByText('The columns are named in row 2')).toBeVisible()
  await page.getByRole('button', { name: 'Show these rows' }).click()
  const row = (email: string) => page.getByRole('row').filter({ hasText: email })
  await expect(row('noor@meant.example')).toContainText('Did you mean Boston University?')
  await row('noor@meant.example').getByRole('button', { name: 'Use Boston University' }).press('Enter')
  await expect(page.getByText("1 row has a school that we don't know")).toBeVisible()
  await expect(row('noor@meant.example')).toHaveCount(0)
  await row('lu@meant.example').getByRole('button', { name: 'Use Boston University' }).press('Enter')
  await page.getByLabel('Show').selectOption('All rows (2)')
  await expect(row('lu@meant.example')).toContainText('New')
  await expect(
    row('noor@meant.example').getByRole('cell', { name: 'Boston University', exact: true }),
  ).toBeVisible()
})

test('a long import shows how far it is, also to who comes back, and stops when asked', async ({
  page,
  app,
  signIn,
}) => {
  const rows = Array.from({ length: 120 }, () => ({}))
  const id = await addRosterImport(app, { file_name: 'long.csv', rows })
  // The state between two batches of the job.
  const { root } = app.context.database
  await root
    .updateTable('roster_imports')
    .set({ state: 'writing', to_write: 120 })
    .where('id', '=', id)
    .execute()
  const invite = (until: number) =>
    root
      .updateTable('roster_rows')
      .set({ fate: 'invited' })
      .where('import_id', '=', id)
      .where('number', '<', until)
      .execute()
  await invite(42)
  await signIn(await addAdmin(app))
  await page.goto(`/admin/people/import/${id}`)
  const bar = page.getByRole('progressbar', { name: 'Invitations' })
  await expect(bar).toHaveAttribute('aria-valuetext', '40 of 120 people invited')
  await invite(82)
  await expect(page.getByText('80 of 120 people invited')).toBeVisible()
  await expect(page.getByText('100 of 120 rows')).toBeVisible()
  await page.getByRole('button', { name: 'Show more' }).click()
  await expect(page.getByText('120 rows', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Stop' }).click()
  await page.getByRole('button', { name: 'Stop inviting' }).click()
  await expect(page.getByText('This import was stopped. 80 people had been invited')).toBeVisible()
  await page.goto('/admin/people/import')
  await expect(page.getByRole('listitem').filter({ hasText: 'long.csv' })).toContainText('Stopped')
})

test('an import that stands still is taken up again', async ({ page, app, signIn }) => {
  const id = await addRosterImport(app, { file_name: 'left.csv', rows: [{}, {}, {}] })
  // The state after the job has run out of tries.
  await app.context.database.root
    .updateTable('roster_imports')
    .set({ state: 'writing', to_write: 3 })
    .where('id', '=', id)
    .execute()
  await page.clock.install({ time: now() })
  await signIn(await addAdmin(app))
  await page.goto(`/admin/people/import/${id}`)
  await expect(page.getByText('0 of 3 people invited')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Continue inviting' })).toHaveCount(0)
  await page.clock.fastForward(16_000)
  await page.getByRole('button', { name: 'Continue inviting' }).press('Enter')
  await expect(page.getByText('Done. 3 people are invited')).toBeVisible()
})

test('a file is dropped where it is chosen', async ({ page, app, signIn }) => {
  await signIn(await addAdmin(app))
  await page.goto('/admin/people/import')
  const file = page.getByLabel('CSV file: choose it or drop it here')
  const dropped = await page.evaluateHandle((text) => {
    const transfer = new DataTransfer()
    transfer.items.add(new File([text], 'dropped.csv', { type: 'text/csv' }))
    return transfer
  }, `${HEAD}noor@dropped.example;;;;`)
  await file.dispatchEvent('dragover', { dataTransfer: dropped })
  await file.dispatchEvent('drop', { dataTransfer: dropped })
  await page.getByRole('button', { name: 'Check the file' }).click()
  await expect(page.getByRole('heading', { name: '1 person can be invited' })).toBeVisible()
  await expect(page.getByText('dropped.csv, checked')).toBeVisible()
})

test('an import that did not load has a way out', async ({ page, app, signIn }) => {
  const id = await addRosterImport(app)
  await signIn(await addAdmin(app))
  await page.route('**/api/admin/roster-imports/**', (route) => route.fulfill({ status: 403, json: {} }), {
    times: 1,
  })
  await page.goto(`/admin/people/import/${id}`)
  await expect(page.getByRole('heading', { name: "This import couldn't be loaded" })).toBeVisible()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: '1 person can be invited' })).toBeVisible()
})
