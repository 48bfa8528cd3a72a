import { addAdmin, addDomain, addPosts, addSchool, addStudent } from '@shinequo/server/testing/browser-seeds'
import { expectNoFindings } from './axe-findings.ts'
import { test as base, expect, ownApp } from './browser-test.ts'
import { awaitMail, codeIn } from './mailbox.ts'
import { storageOf } from './signed-in.ts'

/** Its own application: these tests count who has proved a school, and other files rename schools. */
const test = base.extend({ app: ownApp() })

const SUBJECT = 'Your code to verify your school'

test('a student proves a school by a code, where the feed and the wall are closed', async ({
  page,
  app,
  signIn,
}) => {
  const school = { value: 'lakeside_college', name: 'Lakeside College', wellness_url: '' }
  await addSchool(app, school)
  await addDomain(app, school.value, 'lake.school.example')
  await addPosts(app, [{ school: school.value, title: 'Soup on Thursday' }])
  await signIn(await addStudent(app, { school: school.value, proved_school: null }))
  await page.goto('/home/community')
  const card = page.getByRole('region', { name: 'This is for students of your school' })
  await expect(card.getByText("Enter your school email, and we'll send you a code")).toBeVisible()
  // The content of a page without a wall stays.
  await expect(page.getByRole('article')).toHaveCount(3)
  await page.goto('/home/collegefeed')
  await expect(card.getByText('Ends with @lake.school.example')).toBeVisible()
  await expect(page.getByText('Soup on Thursday')).toHaveCount(0)
  await expectNoFindings(page)

  const address = card.getByLabel('School email')
  const send = card.getByRole('button', { name: 'Send the code' })
  await send.click()
  await expect(card.getByText('Email is required')).toBeVisible()
  await address.fill('robin@gmail.com')
  await send.click()
  await expect(card.getByText('anyone can have an address like this')).toBeVisible()
  await expect(address).toBeFocused()
  await address.fill('robin@elsewhere.example')
  await send.click()
  await expect(card.getByText('No school here has email addresses like this.')).toBeVisible()
  await address.fill('robin@lake.school.example')
  await page.keyboard.press('Enter')
  await expect(card.getByText('We sent a code to robin@lake.school.example.')).toBeVisible()
  await expectNoFindings(page)

  const code = codeIn(await awaitMail(app, 'robin@lake.school.example', SUBJECT))
  const otp = card.getByLabel('Code')
  await expect(otp).toBeFocused()
  await otp.fill(code === '000000' ? '000001' : '000000')
  await page.keyboard.press('Enter')
  await expect(card.getByText("That code didn't match. Check the newest email.")).toBeVisible()
  await expect(card.getByRole('button', { name: /^Send again in \d+ s$/ })).toBeDisabled()
  await otp.fill(code)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Soup on Thursday' })).toBeVisible()
  await expect(page.getByText('News from Lakeside College')).toBeVisible()
  await page.goto('/home/community')
  await expect(page.getByRole('heading', { name: 'Peer Support Community Wall' })).toBeVisible()
  await expect(card).toHaveCount(0)

  await page.goto('/home/userProfile')
  const own = page.getByRole('region', { name: 'Your school' })
  await expect(own.getByText('You are verified as a student of Lakeside College.')).toBeVisible()
  await own.getByRole('button', { name: 'Verify another school' }).click()
  await expect(own.getByLabel('School email')).toBeVisible()
  await own.getByRole('button', { name: 'Cancel' }).click()
  await expect(own.getByText('You are verified as a student of Lakeside College.')).toBeVisible()
  await page.reload()
  await expect(own.getByText('You are verified as a student of Lakeside College.')).toBeVisible()
})

test('an address that proved another account says so when its code is given', async ({
  page,
  app,
  signIn,
}) => {
  const school = { value: 'hill_college', name: 'Hill College', wellness_url: '' }
  await addSchool(app, school)
  await addDomain(app, school.value, 'hill.school.example')
  for (const [at, name] of ['First', 'Second'].entries()) {
    await signIn(await addStudent(app, { first_name: name, school: school.value, proved_school: null }))
    await page.goto('/home/userProfile')
    const own = page.getByRole('region', { name: 'Your school' })
    await own.getByLabel('School email').fill('robin@hill.school.example')
    await own.getByRole('button', { name: 'Send the code' }).click()
    await own
      .getByLabel('Code')
      .fill(codeIn(await awaitMail(app, 'robin@hill.school.example', SUBJECT, at + 1)))
    await own.getByRole('button', { name: 'Verify my school' }).click()
    const words =
      at === 0
        ? 'You are verified as a student of Hill College.'
        : 'This address has already verified the school of another account.'
    await expect(own.getByText(words)).toBeVisible()
  }
})

test('administrators add a school, are told who waits, and confirm by hand', async ({
  page,
  app,
  signIn,
  browser,
}) => {
  const student = await addStudent(app, {
    first_name: 'Wanda',
    school: 'deakin_university',
    proved_school: null,
  })
  await signIn(await addAdmin(app))
  await page.goto('/admin')
  const need = page
    .getByRole('region', { name: 'Needs you' })
    .getByRole('link', { name: /without a verified school$/ })
  await need.click()
  const notice = page.getByRole('status').filter({ hasText: /can't see the wall or the College Feed yet/ })
  await expect(notice).toBeVisible()
  await page.getByRole('button', { name: 'Add a school' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add a school' })
  await dialog.getByLabel('Name').fill('Valley College')
  await dialog.getByLabel('Email domains').fill('gmail.com')
  await dialog.getByRole('button', { name: 'Add school' }).click()
  await expect(dialog.getByText('Anyone can have an address at gmail.com')).toBeVisible()
  await dialog.getByLabel('Email domains').fill('@Valley.school.example\nlaw.valley.school.example')
  await expectNoFindings(page)
  await dialog.getByRole('button', { name: 'Add school' }).click()
  await expect(dialog).toHaveCount(0)
  const row = page.getByRole('listitem').filter({ hasText: 'Valley College' })
  await expect(row.getByText('Email domains: law.valley.school.example, valley.school.example')).toBeVisible()
  await notice.getByRole('button', { name: 'Dismiss' }).click()
  await expect(notice).toHaveCount(0)
  await page.reload()
  await expect(row).toBeVisible()
  await expect(notice).toHaveCount(0)

  const context = await browser.newContext({ baseURL: app.url, storageState: await storageOf(app, student) })
  const studentPage = await context.newPage()
  await studentPage.goto('/home/collegefeed')
  await expect(
    studentPage.getByText(
      "Ask your programme to verify your school: we don't have the email addresses of Deakin University",
    ),
  ).toBeVisible()

  await page.goto(`/admin/students/${student.accountId}`)
  const proof = page.getByRole('region', { name: 'Verified school' })
  await expect(
    proof.getByText("None: this student can't see the wall or the College Feed yet."),
  ).toBeVisible()
  await proof.getByRole('button', { name: 'Verify a school' }).click()
  const confirm = page.getByRole('dialog', { name: "Verify Wanda's school?" })
  await expect(confirm.getByLabel('School')).toHaveValue('deakin_university')
  await confirm.getByRole('button', { name: 'Verify school' }).click()
  await expect(confirm.getByText('Please say why')).toBeVisible()
  await confirm.getByLabel('Reason').fill('Showed a student card')
  await expectNoFindings(page)
  await confirm.getByRole('button', { name: 'Verify school' }).click()
  await expect(proof.getByText(/^Deakin University, by staff, /)).toBeVisible()
  await studentPage.reload()
  await expect(studentPage.getByText('News from Deakin University')).toBeVisible()
  await studentPage.goto('/home/userProfile/privacy')
  await expect(studentPage.getByText('Verified your school')).toBeVisible()

  await proof.getByRole('button', { name: 'Remove the verification' }).click()
  const back = page.getByRole('dialog', { name: "Remove Wanda's verified school?" })
  await back.getByLabel('Reason').fill('Has left the university')
  await back.getByRole('button', { name: 'Remove verification' }).click()
  await expect(proof.getByText(/^None:/)).toBeVisible()
  await context.close()
})
