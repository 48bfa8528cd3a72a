import type { Page } from '@playwright/test'
import { sendForReview } from '@shinequo/contract/coaches/own-page'
import { listOwnStories, shareStory } from '@shinequo/contract/community'
import { answerStoryMessage } from '@shinequo/contract/community/messages'
import type { BrowserApp } from '@shinequo/server/testing/browser-app'
import { inviteFirstAdmin, type SeededPerson } from '@shinequo/server/testing/browser-seeds'
import { callAs } from './api-calls.ts'
import { expect, WITH_MOTION } from './browser-test.ts'
import { type Hands, WAYS } from './hands.ts'
import { joinAsCoach, joinAsStudent, matchedStudents } from './joined-people.ts'
import { invitationLink, joinByHand } from './joining-page.ts'
import { awaitMail } from './mailbox.ts'
import { test, windowOf } from './moved-time.ts'
import { button, field, heading, link, place, region } from './page-parts.ts'
import { now } from './test-time.ts'

/*
 * An administrator's first day, from an empty programme to ten students with coaches and nothing left to do, with a
 * mouse and by keyboard alone.
 */

const COACHES = ['ines.moreau', 'ravi.nair'].map((name) => `${name}@first.example`)
const STUDENTS = 'amir bea carlos dina emeka fatima george hana ivan jun'
  .split(' ')
  .map((name) => `${name}.first@first.example`)
const DAY = 86_400_000
const ROSTER = [
  'email,first_name,last_name,school,role',
  ...COACHES.map((email) => `${email},,,,coach`),
  ...STUDENTS.map((email) => `${email},,,Boston University,student`),
].join('\r\n')

test.use({ ...WITH_MOTION, actionTimeout: 15_000 })

interface Story {
  readonly page: Page
  readonly hands: Hands
}

/** Imports the roster of two coaches and ten students, and invites everybody on it. */
async function importRoster({ page, hands }: Story): Promise<void> {
  await hands.open(place(page, 'People'))
  await hands.press(link(page, 'Import a roster'))
  const file = { name: 'first.csv', mimeType: 'text/csv', buffer: Buffer.from(ROSTER) }
  await page.getByLabel('CSV file: choose it or drop it here').setInputFiles(file)
  await hands.press(button(page, 'Check the file'))
  await hands.press(button(page, 'Invite 12 people'))
  await hands.press(page.getByRole('dialog').getByRole('button', { name: 'Send 12 emails' }))
  await expect(page.getByText('Done. 12 people are invited, and the emails are on their way.')).toBeVisible()
}

/** Presses one of the links with what waits, which the first page shows. */
async function deal({ page, hands }: Story, need: string): Promise<void> {
  await hands.open(place(page, 'Programme'))
  await hands.press(region(page, 'Needs you').getByRole('link', { name: need, exact: true }))
}

/** Does an act on the rows of a list that are selected, after a look at what it would do. */
async function actOnSelected(
  { page, hands }: Story,
  words: { act: string; reason: string; will: string; run: string; did: string },
): Promise<void> {
  const status = (text: string) => page.getByRole('status').filter({ hasText: text })
  const group = page.getByRole('group', { name: 'With those selected' })
  await hands.press(group.getByRole('button', { name: words.act, exact: true }))
  const dialog = page.getByRole('dialog')
  await hands.write(dialog.getByLabel('Reason'), words.reason)
  await hands.press(dialog.getByRole('button', { name: 'See what would happen' }))
  await expect(status(words.will)).toBeVisible()
  await hands.press(button(page, words.run))
  await expect(status(words.did)).toBeVisible()
}

/** Sends the invitations of the coaches again. */
async function inviteAgain(story: Story): Promise<void> {
  const { page, hands } = story
  await hands.open(place(page, 'People'))
  await hands.press(link(page, 'Invitations'))
  await expect(page.getByText('12 invitations', { exact: true })).toBeVisible()
  for (const email of COACHES) await hands.tick(page.getByRole('checkbox', { name: `Select ${email}` }))
  await actOnSelected(story, {
    act: 'Send again',
    reason: 'They asked',
    will: '2 invitations will be sent again.',
    run: 'Send 2 emails',
    did: '2 invitations sent again.',
  })
}

/** Approves both coaches at once, and undoes it. */
async function approveTooSoon(story: Story): Promise<void> {
  const { page, hands } = story
  await deal(story, '2 coaches to approve')
  await hands.press(button(page, 'Select all 2 rows shown'))
  await actOnSelected(story, {
    act: 'Approve',
    reason: 'Both were interviewed',
    will: '2 coaches will be approved.',
    run: 'Approve 2 coaches',
    did: '2 coaches approved.',
  })
  await hands.press(button(page, 'Undo'))
  await expect(page.getByRole('status').filter({ hasText: '2 undone.' })).toBeVisible()
  await expect(page.getByRole('main').getByText('Undone', { exact: true })).toHaveCount(2)
}

async function askForChanges(story: Story, words: string): Promise<void> {
  const { page, hands } = story
  await deal(story, '2 coaches to approve')
  await hands.press(link(page, 'Review Ines Moreau'))
  await hands.press(button(page, 'Ask for changes'))
  const dialog = page.getByRole('dialog')
  await hands.write(dialog.getByLabel('What to change'), words)
  await hands.press(dialog.getByRole('button', { name: 'Send', exact: true }))
  await expect(page.getByText("You asked for changes, and Ines hasn't sent")).toBeVisible()
}

async function approve(story: Story, need: string, name: string): Promise<void> {
  const { page, hands } = story
  await deal(story, need)
  await hands.press(link(page, `Review ${name}`))
  const first = name.split(' ')[0]
  await hands.press(button(page, `Approve ${first}`))
  await expect(page.getByText(`Students can find ${first}.`)).toBeVisible()
}

/** Opens the wall of Boston University. */
async function openWall({ page, hands }: Story): Promise<void> {
  await hands.open(place(page, 'Schools'))
  await hands.write(field(page, 'Search'), 'boston university')
  await hands.press(button(page, 'Edit Boston University'))
  const dialog = page.getByRole('dialog', { name: 'Edit Boston University' })
  await hands.tick(dialog.getByRole('checkbox', { name: /^Community wall/ }))
  await hands.press(dialog.getByRole('button', { name: 'Save' }))
  await expect(dialog).toHaveCount(0)
  const row = page.getByRole('list', { name: 'Schools' }).getByRole('listitem')
  await expect(row.filter({ hasText: 'Boston University' })).toContainText('Wall on')
}

/** Publishes one event for Boston University, whose row is shown, and for Babson College. */
async function publishEvent({ page, hands }: Story): Promise<void> {
  await hands.press(link(page, 'Posts for Boston University'))
  await hands.press(link(page, 'New post').first())
  await hands.write(field(page, 'Title'), 'Welcome fair')
  await hands.write(field(page, 'Text'), 'All day, with tea.')
  await hands.tick(page.getByLabel('This is an event'))
  const day = new Date(now() + 14 * DAY).toISOString().slice(0, 10)
  await hands.date(field(page, 'Day'), day)
  await hands.time(field(page, 'Start time'), '10:00')
  await hands.time(field(page, 'End time'), '14:30')
  await hands.radio(page.getByRole('radio', { name: 'Other schools too' }))
  const schools = page.getByRole('listbox', { name: 'Schools' })
  const search = page.getByRole('combobox', { name: 'Add a school' })
  await hands.take(search, 'babson', schools.getByRole('option'))
  await expect(button(page, 'Remove Babson College')).toBeVisible()
  await hands.radio(page.getByRole('radio', { name: 'Publish now' }))
  await hands.press(button(page, 'Publish now'))
  await expect(page.getByText('Also for Babson College')).toBeVisible()
}

/** Writes to the author of a held story, and publishes it once the author has answered. */
async function reachOut(story: Story, app: BrowserApp, author: SeededPerson): Promise<void> {
  const { page, hands } = story
  const text = { title: 'The long week', story: 'I thought that I want to die. Then I called.', tags: '' }
  await callAs(app, author, shareStory, { ...text, confirmed: true })
  await deal(story, '1 story to review')
  const shown = page.getByRole('article', { name: text.title })
  await hands.press(shown.getByRole('button', { name: `Reach out: ${text.title}` }))
  const dialog = page.getByRole('dialog', { name: 'Write to the author' })
  await expect(dialog.getByLabel('Message')).toHaveValue(/^Thank you for writing this\./)
  await hands.press(dialog.getByRole('button', { name: 'Send message' }))
  await expect(shown.getByText('No answer yet')).toBeVisible()
  await awaitMail(app, author.email, 'Someone on staff wrote to you')

  const [own] = await callAs(app, author, listOwnStories)
  const path = answerStoryMessage.path.replace(':id', own!.messages![0]!.id)
  await callAs(app, author, { ...answerStoryMessage, path }, { message: 'My sister is here.' })
  await deal(story, '1 story to review')
  await expect(shown.getByText('My sister is here.')).toBeVisible()
  await hands.press(button(page, `Publish: ${text.title}`))
  await hands.press(button(page, 'Publish it'))
  await expect(shown).toHaveCount(0)
}

/** Downloads the lists of people, matches and the audit, and reads in the audit who did what. */
async function takeStock({ page, hands }: Story): Promise<void> {
  for (const [name, label, file] of [
    ['People', 'Download CSV: People', 'people.csv'],
    ['Matches', 'Download CSV: Matches', 'matches-pending.csv'],
    ['Audit log', 'Download CSV: Audit log', 'audit.csv'],
  ] as const) {
    await hands.open(place(page, name))
    const saved = page.waitForEvent('download')
    await hands.press(button(page, label))
    expect((await saved).suggestedFilename()).toBe(file)
  }
  await hands.write(field(page, 'Search'), 'ines moreau')
  await expect(page).toHaveURL(/search=ines/)
  const entries = page.getByRole('list', { name: 'Entries' }).getByRole('listitem')
  await expect(entries.filter({ hasText: /Ines Moreau.*By Rosa Ortiz, administrator/ }).first()).toBeVisible()
  await hands.choose(field(page, 'Action'), 'Changes')
  await expect(entries).toHaveCount(1)
}

for (const [way, by] of WAYS) {
  test(`an administrator's first day ${way}`, async ({ moved, browser }) => {
    test.setTimeout(360_000)
    const { app } = moved
    const window = await windowOf(browser, moved)
    const story: Story = { page: window.page, hands: by(window.page) }
    const { page, hands } = story

    await test.step('joins as the first administrator of an empty programme', async () => {
      await inviteFirstAdmin(app, 'rosa@first.example')
      await joinByHand(story, await invitationLink(app, 'rosa@first.example'), 'Rosa', 'Ortiz')
      await expect(heading(page, /, Rosa$/)).toBeVisible()
      await expect(region(page, 'Needs you')).toContainText('Nothing needs you')
    })

    await test.step('invites two coaches and ten students by a roster', async () => await importRoster(story))

    const [ines] = await test.step('invites the coaches again, who join', async () => {
      await inviteAgain(story)
      return await Promise.all(COACHES.map((email) => joinAsCoach(app, email, 2)))
    })

    await test.step('approves them too soon, and asks one for changes', async () => {
      await approveTooSoon(story)
      const words = 'Please say how a first session goes.'
      await askForChanges(story, words)
      expect((await awaitMail(app, ines!.email, 'Your page needs some changes')).text).toContain(words)
      await callAs(app, ines!, sendForReview)
      await approve(story, '2 coaches to approve', 'Ines Moreau')
      await approve(story, '1 coach to approve', 'Ravi Nair')
    })

    const students = await test.step('sees ten students with coaches', async () => {
      const joined: SeededPerson[] = []
      for (const email of STUDENTS) joined.push(await joinAsStudent(app, email))
      await expect.poll(() => matchedStudents(app), { timeout: 30_000 }).toBe(10)
      await hands.open(place(page, 'Matches'))
      await hands.radio(page.getByRole('radio', { name: /^Matched/ }))
      await expect(page.getByText('Amir First').first()).toBeVisible()
      await hands.open(place(page, 'People'))
      await expect(page.getByText('13 people', { exact: true })).toBeVisible()
      return joined
    })

    await test.step('opens a wall, publishes an event for two schools, and reaches out to an author', async () => {
      await openWall(story)
      await publishEvent(story)
      await reachOut(story, app, students[0]!)
    })

    await test.step('takes lists home, and has nothing left to do', async () => {
      await takeStock(story)
      await hands.open(place(page, 'Programme'))
      await expect(page.getByText('Nothing needs you')).toBeVisible()
    })
    await window.close()
  })
}
