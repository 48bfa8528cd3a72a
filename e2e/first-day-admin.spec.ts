import type { Page } from '@playwright/test'
import { inviteFirstAdmin } from '@shinequo/server/testing/browser-seeds'
import { test as base, expect } from './browser-test.ts'
import { type Hands, WAYS } from './hands.ts'
import { joinAsCoach, joinAsStudent } from './joined-people.ts'
import { invitationLink, PASSWORD } from './joining-page.ts'
import { type Moved, movedApp, windowOf } from './moved-time.ts'

/* An administrator's first day, from an empty programme to ten students with coaches, with a mouse and by keyboard. */

const COACHES = ['ines.moreau', 'ravi.nair'].map((name) => `${name}@first.example`)
const STUDENTS = 'amir bea carlos dina emeka fatima george hana ivan jun'
  .split(' ')
  .map((name) => `${name}.first@first.example`)
const ROSTER = [
  'email,first_name,last_name,school,role',
  ...COACHES.map((email) => `${email},,,,coach`),
  ...STUDENTS.map((email) => `${email},,,Boston University,student`),
].join('\r\n')

/** An empty programme for each test. */
const test = base.extend<{ moved: Moved }>({ moved: movedApp()[0] })

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })
const field = (page: Page, label: string | RegExp) => page.getByLabel(label, { exact: true })
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })
const link = (page: Page, name: string | RegExp) => page.getByRole('link', { name, exact: true })
/** A page of the menu, whose name may go on with what is new there. */
const place = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: new RegExp(`^${name}`) })

interface Story {
  readonly page: Page
  readonly hands: Hands
}

async function join({ page, hands }: Story, path: string): Promise<void> {
  await page.goto(path)
  await hands.write(field(page, 'First name'), 'Rosa')
  await hands.write(field(page, 'Last name'), 'Ortiz')
  await hands.write(field(page, 'Password'), PASSWORD)
  await hands.write(field(page, 'Confirm password'), PASSWORD)
  await hands.tick(page.getByRole('checkbox'))
  await hands.press(button(page, 'Join ShineQuo'))
  await expect(heading(page, /, Rosa$/)).toBeVisible()
}

/** Imports the roster of two coaches and ten students, and invites everybody on it. */
async function importRoster({ page, hands }: Story): Promise<void> {
  await hands.press(place(page, 'People'))
  await hands.press(link(page, 'Import a roster'))
  const file = { name: 'first.csv', mimeType: 'text/csv', buffer: Buffer.from(ROSTER) }
  await page.getByLabel('CSV file: choose it or drop it here').setInputFiles(file)
  await hands.press(button(page, 'Check the file'))
  await hands.press(button(page, 'Invite 12 people'))
  await hands.press(page.getByRole('dialog').getByRole('button', { name: 'Send 12 emails' }))
  await expect(page.getByText('Done. 12 people are invited, and the emails are on their way.')).toBeVisible()
}

async function approve({ page, hands }: Story, name: string): Promise<void> {
  await hands.press(place(page, 'Programme'))
  await hands.press(link(page, /^\d coach(es)? to approve$/))
  await hands.press(link(page, `Review ${name}`))
  const first = name.split(' ')[0]
  await hands.press(button(page, `Approve ${first}`))
  await expect(page.getByText(`Students can find ${first}.`)).toBeVisible()
}

for (const [way, by] of WAYS) {
  test(`an administrator's first day ${way}`, async ({ moved, browser }) => {
    test.setTimeout(240_000)
    const { app } = moved
    const window = await windowOf(browser, moved)
    const story: Story = { page: window.page, hands: by(window.page) }
    const { page, hands } = story

    await test.step('joins as the first administrator of an empty programme', async () => {
      await inviteFirstAdmin(app, 'rosa@first.example')
      await join(story, await invitationLink(app, 'rosa@first.example'))
    })

    await test.step('invites two coaches and ten students by a roster', async () => await importRoster(story))

    await test.step('reviews the coaches who joined, and approves them', async () => {
      for (const email of COACHES) await joinAsCoach(app, email)
      await approve(story, 'Ines Moreau')
      await approve(story, 'Ravi Nair')
    })

    await test.step('sees ten students with coaches', async () => {
      for (const email of STUDENTS) await joinAsStudent(app, email)
      const { root } = app.context.database
      const matched = async () => {
        const rows = await root
          .selectFrom('match_requests')
          .select('student_profile_id')
          .distinct()
          .where('status', '=', 'accepted')
          .execute()
        return rows.length
      }
      await expect.poll(matched, { timeout: 30_000 }).toBe(10)
      await hands.press(place(page, 'Matches'))
      await hands.radio(page.getByRole('radio', { name: /^Matched/ }))
      await expect(page.getByText('Amir First').first()).toBeVisible()
      await hands.press(place(page, 'Programme'))
      await expect(page.getByText('Nothing needs you')).toBeVisible()
    })
    await window.close()
  })
}
