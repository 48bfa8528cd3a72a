import { addCoach, addSession, addStudent, unsubscribePath } from '@shinequo/server/testing/browser-seeds'
import { axeFindings } from './axe-findings.ts'
import { expect, test } from './browser-test.ts'
import { now } from './test-time.ts'

const HOUR = 3_600_000

test('a student says that they will be there, and the coach reads it on the page of the session', async ({
  page,
  app,
  signIn,
}) => {
  const student = await addStudent(app, { first_name: 'Maya' })
  const coach = await addCoach(app, { first_name: 'Amara' })
  const id = await addSession(app, student.profileId, coach.profileId, now() + 30 * HOUR)
  await signIn(student)
  await page.goto(`/home/sessions/${id}`)
  await page.getByRole('button', { name: "I'll be there" }).press('Enter')
  await expect(page.getByText("You said you'll be there. Amara can see that.")).toBeVisible()
  await signIn(coach)
  await page.goto(`/coach/sessions/${id}`)
  await expect(page.getByText('Maya will be there.')).toBeVisible()
})

test('mail is left off by a press on the page of its address, and comes again when its tick is set', async ({
  page,
  app,
  signIn,
}) => {
  const student = await addStudent(app)
  const address = unsubscribePath(app, student.accountId)
  await page.goto(address)
  await expect(page.getByText('A reminder an hour before a session')).toBeVisible()
  // Opening the link again shows that nothing was stopped automatically.
  await page.goto(address)
  await page.getByRole('button', { name: 'Stop these emails' }).click()
  await expect(page.getByText('You no longer get this by email')).toBeVisible()
  await signIn(student)
  await page.goto('/home/userProfile/notifications')
  const hour = page.getByRole('checkbox', { name: 'A reminder an hour before a session' })
  await expect(hour).not.toBeChecked()
  await expect(page.getByRole('checkbox', { name: 'A reminder a day before a session' })).toBeChecked()
  const kept = page.waitForResponse((response) => response.request().method() === 'PUT' && response.ok())
  await hour.check()
  await kept
  await page.goto(address)
  await expect(page.getByRole('button', { name: 'Stop these emails' })).toBeVisible()
})

test('who gets no mail reads so above every page, with what mends it, until a mail arrives', async ({
  page,
  app,
  signIn,
}) => {
  const people = [
    [await addStudent(app, { email: 'gone@school.example' }), '/home/dashboard'],
    [await addCoach(app, { email: 'gone@coach.example' }), '/coach/sessions'],
  ] as const
  for (const [person, path] of people) {
    const refused = (since: Date | null) =>
      app.context.database.root
        .updateTable('accounts')
        .set({ email_refused_at: since })
        .where('id', '=', person.accountId)
        .execute()
    await refused(new Date(now()))
    await page.goto('/favicon.svg')
    await signIn(person)
    await page.goto(path)
    const banner = page.getByRole('region', { name: 'Your email' })
    await expect(banner).toContainText(
      `Our emails to you are being returned. Is this address right?${person.email}`,
    )
    expect(await axeFindings(page)).toEqual([])
    await refused(null)
    // A page that starts with what the device keeps moves nothing: the news shows on the next page.
    await expect(async () => {
      await page.goto(path)
      await expect(page.getByRole('main')).toBeVisible()
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(banner).toHaveCount(0, { timeout: 2000 })
    }).toPass()
  }
})
