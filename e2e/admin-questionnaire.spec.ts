import type { Page } from '@playwright/test'
import {
  type EditableQuestionnaire,
  getQuestionnaire,
  listQuestions,
  saveQuestionnaire,
} from '@shinequo/contract/questionnaire'
import type { BrowserApp } from '@shinequo/server/testing/browser-app'
import { addAdmin, addStudent, type SeededPerson } from '@shinequo/server/testing/browser-seeds'
import { callAs } from './api-calls.ts'
import { expect, test } from './browser-test.ts'
import { storageOf } from './signed-in.ts'

type Questions = EditableQuestionnaire['questions']
const FOCUS = 'What would you most like to work on?'

let admin: SeededPerson
let first: Questions

test.beforeEach(async ({ app, signIn }) => {
  admin = await addAdmin(app, { first_name: 'Rosa', last_name: 'Ortiz' })
  first = (await callAs(app, admin, getQuestionnaire)).questions
  await signIn(admin)
})

// The next test of this worker asks the same questions.
test.afterEach(async ({ app }) => await saveElsewhere(app, () => first))

/** Saves a changed questionnaire as another administrator's browser would. */
async function saveElsewhere(app: BrowserApp, change: (questions: Questions) => Questions) {
  const { version, questions } = await callAs(app, admin, getQuestionnaire)
  await callAs(app, admin, saveQuestionnaire, {
    version,
    questions: change(questions).map(({ replaces, ...question }) => {
      const old = questions.find(({ id }) => id === question.id)
      const choices = question.choices.map(({ id, choice_text }) => ({
        id: old?.choices.some((choice) => choice.id === id) ? id : null,
        choice_text,
      }))
      return { ...question, id: old?.id ?? null, choices }
    }),
  })
}

const reworded = (from: string, to: string) => (questions: Questions) =>
  questions.map((one) => (one.question_text === from ? { ...one, question_text: to } : one))

async function openPage(page: Page): Promise<void> {
  await page.goto('/admin/questionnaire')
  await page.getByRole('button', { name: FOCUS }).waitFor()
}

const row = (page: Page, words: string) => page.getByRole('button', { name: words })
const choice = (page: Page, place: number) => page.getByRole('textbox', { name: `Choice ${place}` })
const save = (page: Page) => page.getByRole('button', { name: 'Save questions' })
const asked = async (app: BrowserApp) =>
  (await callAs(app, admin, listQuestions)).map(({ question_text }) => question_text)

async function saveAndWait(page: Page): Promise<void> {
  await save(page).click()
  await expect(page.getByText('All saved')).toBeVisible()
}

test('questions are edited in their place, dragged, removed and brought back, outlast a reload, and are saved at once', async ({
  page,
  app,
}) => {
  await openPage(page)
  await row(page, FOCUS).click()
  await page.getByLabel('Question', { exact: true }).fill('What brings you here?')
  await choice(page, 7).press('Enter')
  await expect(choice(page, 8)).toBeFocused()
  await page.keyboard.type('Friends')
  await page.getByRole('button', { name: 'Move choice 8 up' }).click()
  await expect(choice(page, 7)).toHaveValue('Friends')
  await page.getByRole('button', { name: 'Close' }).click()
  await expect(row(page, 'What brings you here?')).toBeFocused()

  const handles = page.locator('ol > li .cursor-grab')
  const target = await row(page, '3. When do sessions suit you best?').boundingBox()
  await handles.first().hover()
  await page.mouse.down()
  await page.mouse.move(target!.x, target!.y + target!.height, { steps: 5 })
  await page.mouse.up()
  await expect(row(page, '3. What brings you here?')).toBeVisible()
  await expect(page.getByText('Question 1 is now question 3.')).toBeVisible()

  await page.getByRole('button', { name: 'Remove question 1' }).click()
  await expect(page.getByText('Question 1 is removed. Undo brings it back.')).toBeVisible()
  await expect(row(page, '1. When do sessions suit you best?')).toBeVisible()
  const undo = page.getByRole('button', { name: 'Undo' })
  await expect(undo).toBeFocused()
  await undo.press('Enter')
  await expect(row(page, '1. Which language')).toBeVisible()
  await page.getByRole('button', { name: 'Remove question 7' }).click()

  await page.reload()
  await expect(row(page, '3. What brings you here?')).toBeVisible()
  await expect(page.getByText('Not saved yet')).toBeVisible()
  expect(await asked(app)).toHaveLength(7)
  await saveAndWait(page)
  const questions = await callAs(app, admin, listQuestions)
  expect(questions).toHaveLength(6)
  expect(questions[2]?.question_text).toBe('What brings you here?')
  expect(questions[2]?.choices.at(-2)?.choice_text).toBe('Friends')
  const newest = page.getByRole('list', { name: 'Versions' }).getByRole('listitem').first()
  await expect(newest).toContainText('1 edited, 1 removed')
  await expect(newest).toContainText('by Rosa Ortiz')
})

test('by keyboard alone a question is added, put in order and saved; the focus stays with what is moved', async ({
  page,
  app,
}) => {
  await openPage(page)
  await page.getByRole('button', { name: 'Add a question' }).press('Enter')
  const words = page.getByLabel('Question', { exact: true })
  await expect(words).toBeFocused()
  await page.keyboard.type('Do you live on campus?')
  await choice(page, 1).focus()
  await page.keyboard.type('Yes')
  await choice(page, 2).focus()
  await page.keyboard.type('No')
  await page.getByLabel('Matching reads it as').selectOption('Time of day')
  await expect(page.getByText('Weighs a little.')).toBeVisible()
  await page.getByLabel('Matching reads it as').selectOption('Nothing')
  await row(page, '8. Do you live on campus?').press('Enter')
  await page.getByRole('button', { name: 'Move question 8 up' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Move question 7 up' })).toBeFocused()
  for (let at = 7; at > 1; at--) await page.keyboard.press('Enter')
  const top = page.getByRole('button', { name: 'Move question 1 up' })
  await expect(top).toBeFocused()
  await expect(top).toHaveAttribute('aria-disabled', 'true')
  await page.keyboard.press('Enter')
  await expect(row(page, '1. Do you live on campus?')).toBeVisible()
  await save(page).press('Enter')
  await expect(page.getByText('All saved')).toBeVisible()
  expect((await asked(app))[0]).toBe('Do you live on campus?')
})

test('what is wrong is told where it is wrong, and nothing typed is lost', async ({ page, app }) => {
  await openPage(page)
  await row(page, FOCUS).click()
  await choice(page, 2).fill(' stress and BALANCE ')
  await page.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: 'Add a question' }).click()
  await save(page).click()
  await expect(page.getByRole('alert')).toContainText('Please look at the marked questions.')
  await expect(page.getByText('Please write the question')).toBeVisible()
  await expect(page.getByText('Please write the choice, or remove it')).toHaveCount(2)
  await expect(page.getByLabel('Question', { exact: true }).last()).toBeFocused()
  await page.getByRole('button', { name: 'Remove question 8' }).click()
  await save(page).click()
  await expect(page.getByText('Another choice has the same words')).toBeVisible()
  await expect(choice(page, 3)).toBeFocused()
  await expect(choice(page, 2)).toHaveValue(' stress and BALANCE ')
  await choice(page, 2).fill('Rest')
  await expect(page.getByText('Another choice has the same words')).toHaveCount(0)
  await saveAndWait(page)
  expect((await callAs(app, admin, listQuestions))[0]?.choices[1]?.choice_text).toBe('Rest')
})

test('the preview is the form that students get, with what is not saved yet, and sends nothing', async ({
  page,
}) => {
  const sent: string[] = []
  page.on('request', (request) => request.method() !== 'GET' && sent.push(request.url()))
  await openPage(page)
  await row(page, FOCUS).click()
  await page.getByLabel('Question', { exact: true }).fill('What brings you here?')
  await page.getByRole('button', { name: 'Preview' }).click()
  const preview = page.getByRole('dialog', { name: 'As a student sees it' })
  await expect(preview.getByText('0 of 7 answered')).toBeVisible()
  await preview.getByRole('button', { name: 'Submit' }).click()
  await expect(preview.getByText('This question is required')).toHaveCount(5)
  await preview.getByLabel('What brings you here?').selectOption('Sleep and daily routine')
  await preview.getByLabel('Which language').selectOption('English')
  await preview.getByRole('radio', { name: 'Evenings' }).check()
  await preview.getByRole('radio', { name: 'Listen while I think aloud' }).check()
  await preview.getByRole('radio', { name: 'Yes', exact: true }).check()
  await preview.getByLabel('What would make this term').fill('Sleep.')
  await preview.getByLabel('What should your coach know').fill('Nothing.')
  await preview.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByText('Everything is answered. Nothing was sent.')).toBeVisible()
  await preview.getByRole('button', { name: 'Cancel and return to dashboard' }).click()
  await expect(preview).toHaveCount(0)
  await expect(page.getByText('Not saved yet')).toBeVisible()
  expect(sent).toEqual([])
})

test('two administrators: the second is told, sees both, and loses nothing', async ({ page, app }) => {
  await openPage(page)
  await row(page, FOCUS).click()
  await page.getByLabel('Question', { exact: true }).fill('Mine?')
  await saveElsewhere(app, reworded(FOCUS, 'Theirs?'))
  await save(page).click()
  const note = page.getByRole('alert').filter({ hasText: 'Somebody else changed the questions meanwhile.' })
  await expect(note.getByRole('listitem')).toHaveCount(1)
  await expect(note.getByRole('listitem')).toContainText(/Newest.*Theirs\?.*Yours.*Mine\?/)
  await expect(save(page)).toBeDisabled()
  expect((await asked(app))[0]).toBe('Theirs?')
  await note.getByRole('button', { name: 'Keep mine' }).click()
  await expect(note).toHaveCount(0)
  await saveAndWait(page)
  expect((await asked(app))[0]).toBe('Mine?')

  await page.getByRole('button', { name: 'Remove question 1' }).click()
  await saveElsewhere(app, reworded('Mine?', 'Theirs again?'))
  await save(page).click()
  await expect(note.getByRole('listitem')).toContainText(/Theirs again\?.*Yours.*Not asked/)
  await note.getByRole('button', { name: 'Use the newest' }).click()
  await expect(row(page, '1. Theirs again?')).toBeVisible()
  await expect(page.getByText('All saved')).toBeVisible()
})

test('a student with an older form is told, answers what is new, and keeps what was typed', async ({
  app,
  browser,
}) => {
  const student = await addStudent(app)
  const context = await browser.newContext({ baseURL: app.url, storageState: await storageOf(app, student) })
  const page = await context.newPage()
  await page.goto('/home/findcoach')
  await page.getByLabel(FOCUS).selectOption('Sleep and daily routine')
  await page.getByLabel('Which language').selectOption('English')
  await page.getByRole('radio', { name: 'Evenings' }).check()
  await page.getByRole('radio', { name: 'Listen while I think aloud' }).check()
  await page.getByRole('radio', { name: 'Yes', exact: true }).check()
  await page.getByLabel('What would make this term').fill('Sleep before one.')
  await page.getByLabel('What should your coach know').fill('I am new here.')
  await saveElsewhere(app, (questions) =>
    reworded(
      FOCUS,
      'What brings you here?',
    )(questions).map((one) =>
      one.matching_key === 'language' ? { ...one, choices: one.choices.slice(1) } : one,
    ),
  )
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByText('The questions have changed meanwhile.').first()).toBeVisible()
  await expect(page.getByText('5 of 7 answered')).toBeVisible()
  await expect(page.getByLabel('Which language')).toHaveValue('')
  await expect(page.getByLabel('What should your coach know')).toHaveValue('I am new here.')
  await page.reload()
  await expect(page.getByRole('radio', { name: 'Evenings' })).toBeChecked()
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByText('This question is required')).toHaveCount(2)
  await page.getByLabel('What brings you here?').selectOption('Sleep and daily routine')
  await page.getByLabel('Which language').selectOption('Nepali')
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByRole('heading', { name: 'Request Received!' })).toBeVisible()
  await context.close()
})
