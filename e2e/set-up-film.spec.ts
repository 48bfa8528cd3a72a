import type { Page } from '@playwright/test'
import { inviteFirstAdmin } from '@shinequo/server/testing/browser-seeds'
import { expect, WITH_MOTION } from './browser-test.ts'
import { byKeyboard, type Hands } from './hands.ts'
import { joinAsCoach, joinAsStudent, matchedStudents } from './joined-people.ts'
import { invitationLink, joinByHand } from './joining-page.ts'
import { test, windowOf } from './moved-time.ts'
import { button, field, heading, link, region } from './page-parts.ts'
import { answerQuestions, book, completeProfile } from './student-story.ts'

/*
 * A programme from nothing, by keyboard alone and by the list of steps: from its first administrator to ten students with
 * coaches and a first booking. Coaches and students, who are other people, join by the calls of their pages.
 */

const COACHES = ['ines.moreau', 'ravi.nair'].map((name) => `${name}@film.example`)
const STUDENTS = 'amir bea carlos dina emeka fatima george hana ivan jun'
  .split(' ')
  .map((name) => `${name}.film@film.example`)
const ROSTER = [
  'email,first_name,last_name,school,role',
  ...STUDENTS.map((email) => `${email},,,Boston University,student`),
].join('\r\n')

/* What an act takes a person: a key of an average typist, and a thought before each act (Card, Moran and Newell). */
const KEY_SECONDS = 0.28
const THOUGHT_SECONDS = 1.35

test.use({ ...WITH_MOTION, actionTimeout: 15_000 })

interface Story {
  readonly page: Page
  readonly hands: Hands
  readonly email: string
}

/** Counts the keys and acts of one window, in the time of the person who presses them. */
class StepClock {
  keys = 0
  acts = 0
  private readonly lines: string[] = []

  /** The same hands, with each key and act counted. */
  hands(page: Page): Hands {
    const { keyboard } = page
    const [press, type] = [keyboard.press.bind(keyboard), keyboard.type.bind(keyboard)]
    keyboard.press = async (...given) => {
      this.keys += 1
      await press(...given)
    }
    keyboard.type = async (text, options) => {
      this.keys += text.length
      await type(text, options)
    }
    const hands = byKeyboard(page)
    const counted = Object.entries(hands).map(([name, act]) => [
      name,
      async (...given: never[]) => {
        this.acts += 1
        await (act as (...given: never[]) => Promise<void>)(...given)
      },
    ])
    return Object.fromEntries(counted) as Hands
  }

  get seconds(): number {
    return this.keys * KEY_SECONDS + this.acts * THOUGHT_SECONDS
  }

  /** Tells a step, and notes what it took. */
  async step(title: string, tell: () => Promise<void>): Promise<void> {
    const before = { keys: this.keys, acts: this.acts, seconds: this.seconds }
    await test.step(title, tell)
    const [keys, acts] = [this.keys - before.keys, this.acts - before.acts]
    this.lines.push(`${title}: ${acts} acts, ${keys} keys, ${Math.round(this.seconds - before.seconds)} s`)
  }

  report(): string {
    const minutes = (this.seconds / 60).toFixed(1)
    return [...this.lines, `all: ${this.acts} acts, ${this.keys} keys, ${minutes} minutes`].join('\n')
  }
}

const card = (page: Page) => region(page, 'Set up your programme')
const isDone = async (page: Page, done: number) =>
  await expect(card(page).getByRole('status')).toHaveText(`${done} of 10 done`)

/** Goes to the next step that is missing. */
async function next({ page, hands }: Story, title: string): Promise<void> {
  await hands.open(card(page).getByRole('link', { name: `Next: ${title}`, exact: true }))
}

/** Goes back to the steps. */
async function back({ page, hands }: Story): Promise<void> {
  await hands.open(link(page, 'Set up your programme'))
  await expect(card(page)).toBeVisible()
}

async function giveContact({ page, hands }: Story): Promise<void> {
  await hands.write(field(page, 'Contact address'), 'care@film.example')
  await hands.press(button(page, 'Save'))
  await expect(page.getByText('Saved. It shows everywhere from now on.')).toBeVisible()
}

async function giveDomain({ page, hands }: Story): Promise<void> {
  await hands.write(field(page, 'Search'), 'boston university')
  await hands.press(button(page, 'Edit Boston University'))
  const dialog = page.getByRole('dialog', { name: 'Edit Boston University' })
  await hands.write(dialog.getByLabel('Email domains'), 'film.example')
  await hands.press(dialog.getByRole('button', { name: 'Save' }))
  await expect(dialog).toHaveCount(0)
}

async function giveName({ page, hands }: Story): Promise<void> {
  await hands.press(button(page, 'Change the look'))
  const dialog = page.getByRole('dialog')
  await hands.write(dialog.getByLabel('Name beside ShineQuo'), 'Film Peers')
  await hands.press(dialog.getByRole('button', { name: 'Save' }))
  await expect(dialog).toHaveCount(0)
}

async function invite({ page, hands }: Story, email: string, role: 'Coach' | 'Student'): Promise<void> {
  await hands.press(button(page, 'Invite someone'))
  const dialog = page.getByRole('dialog')
  await hands.write(dialog.getByLabel('Email'), email)
  await hands.choose(dialog.getByLabel('Role'), role)
  await hands.press(dialog.getByRole('button', { name: 'Send invitation' }))
  await expect(page.getByText(`The invitation to ${email} is on its way.`)).toBeVisible()
  await expect(dialog).toHaveCount(0)
}

/** Looks at the hours of a coach who has joined, and approves the coach. */
async function approve({ page, hands }: Story, name: string): Promise<void> {
  const first = name.split(' ')[0]
  await hands.press(link(page, `Review ${name}`))
  await expect(region(page, 'A usual week')).toContainText('9:00 AM')
  await hands.press(button(page, `Approve ${first}`))
  await expect(page.getByText(`Students can find ${first}.`)).toBeVisible()
}

async function importStudents({ page, hands }: Story): Promise<void> {
  const chosen = page.waitForEvent('filechooser')
  await hands.press(page.getByLabel('CSV file: choose it or drop it here'))
  await (await chosen).setFiles({ name: 'film.csv', mimeType: 'text/csv', buffer: Buffer.from(ROSTER) })
  await hands.press(button(page, 'Check the file'))
  await hands.press(button(page, 'Invite 10 people'))
  await hands.press(page.getByRole('dialog').getByRole('button', { name: 'Send 10 emails' }))
  await expect(page.getByText('Done. 10 people are invited, and the emails are on their way.')).toBeVisible()
}

/** Goes a test student's way up to a session, in a window of its own. */
async function goTestWay(story: Story, path: string): Promise<void> {
  const { page, hands } = story
  await joinByHand(story, path, 'Asha', 'Gurung')
  await completeProfile(story, 'Boston University')
  await answerQuestions(story, 'English')
  await hands.press(link(page, 'Go to Dashboard'))
  const matched = region(page, 'Matched coaches').getByRole('link', { name: /Ines|Ravi/ })
  // A job makes the match shortly after the answers were stored.
  await expect(matched.first()).toBeVisible({ timeout: 20_000 })
  await hands.press(matched.first())
  await hands.press(page.getByRole('link', { name: /^Book Session with/ }))
  await expect(heading(page, 'Book Your Session')).toBeVisible()
  await book(story)
}

test('a programme is set up from nothing by keyboard alone, in less than ten minutes', async ({
  moved,
  browser,
}) => {
  test.setTimeout(480_000)
  const { app } = moved
  const clock = new StepClock()
  const window = await windowOf(browser, moved)
  const { page } = window
  const story: Story = { page, hands: clock.hands(page), email: 'rosa@film.example' }
  const { hands } = story
  await inviteFirstAdmin(app, story.email)

  await clock.step('joins', async () => {
    await joinByHand(story, await invitationLink(app, story.email), 'Rosa', 'Ortiz')
    await expect(heading(page, /, Rosa$/)).toBeVisible()
    await isDone(page, 0)
  })
  await clock.step('contact, and who takes worries', async () => {
    await next(story, 'Crisis line and contact')
    await giveContact(story)
    await hands.tick(page.getByRole('checkbox', { name: 'Rosa Ortiz' }))
    await back(story)
    await isDone(page, 2)
  })
  await clock.step('a school', async () => {
    await next(story, 'Schools and their email addresses')
    await giveDomain(story)
    await back(story)
  })
  await clock.step('name and look', async () => {
    await next(story, 'Name and look')
    await giveName(story)
    await back(story)
    await isDone(page, 4)
  })
  await clock.step('coaches', async () => {
    await next(story, 'Invite your coaches')
    for (const email of COACHES) await invite(story, email, 'Coach')
    await back(story)
    await expect(card(page)).toContainText('Invited. Nobody has joined yet.')
  })
  await Promise.all(COACHES.map((email) => joinAsCoach(app, email)))
  await clock.step('hours of the coaches', async () => {
    await next(story, 'Check the hours of a coach')
    await approve(story, 'Ines Moreau')
    await hands.open(page.getByRole('main').getByRole('link', { name: 'People', exact: true }))
    await approve(story, 'Ravi Nair')
    await back(story)
    await expect(card(page)).toContainText('2 coaches have joined')
    await isDone(page, 6)
  })
  await clock.step('questions, and who decides', async () => {
    await next(story, 'Look at the questions')
    await back(story)
    await hands.press(button(page, 'Keep as it is: Look at the questions'))
    await expect(button(page, 'Undo: Look at the questions')).toBeFocused()
    await hands.press(button(page, 'Keep as it is: Who decides matches'))
    await isDone(page, 6)
  })
  await clock.step("a test student's way", async () => {
    const email = 'asha@film.example'
    await next(story, "Go a test student's way")
    await invite(story, email, 'Student')
    const own = await windowOf(browser, moved)
    const test = { page: own.page, hands: clock.hands(own.page), email }
    await goTestWay(test, await invitationLink(app, email))
    await own.close()
    await back(story)
    await isDone(page, 7)
  })
  await clock.step('the doors', async () => {
    await next(story, 'Open the doors')
    await importStudents(story)
    await hands.open(link(page, 'Set up your programme'))
    await expect(region(page, 'Needs you')).toBeVisible()
    await expect(card(page)).toHaveCount(0)
  })

  for (const email of STUDENTS) await joinAsStudent(app, email)
  // The ten, and the one of the test.
  await expect.poll(() => matchedStudents(app), { timeout: 30_000 }).toBe(11)
  const booked = await app.context.database.root.selectFrom('bookings').select('status').execute()
  expect(booked).toEqual([{ status: 'booked' }])
  await window.close()
  console.log(clock.report())
  expect(clock.seconds).toBeLessThan(10 * 60)
})
