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
import { answerAll } from './student-answers.ts'

type Questions = EditableQuestionnaire['questions']
const FOCUS = 'What is hard right now?'
const TIME = 'When do sessions suit you best?'

let admin: SeededPerson
let first: Questions

test.beforeEach(async ({ app, signIn }) => {
  admin = await addAdmin(app, { first_name: 'Rosa', last_name: 'Ortiz' })
  first = (await callAs(app, admin, getQuestionnaire)).questions
  await signIn(admin)
})

// The next test of this worker uses the same questions.
test.afterEach(async ({ app }) => await saveElsewhere(app, () => first))

/** Saves a changed questionnaire as another administrator's browser would. */
async function saveElsewhere(app: BrowserApp, change: (questions: Questions) => Questions) {
  const { version, questions } = await callAs(app, admin, getQuestionnaire)
  await callAs(app, admin, saveQuestionnaire, {
    version,
    questions: change(questions).map(({ replaces, ...question }) => {
      const old = questions.find(({ id }) => id === question.id)
      const choices = question.choices.map(({ id, choice_text, code }) => ({
        id: old?.choices.some((choice) => choice.id === id) ? id : null,
        choice_text,
        code,
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

const row = (page: Page, words: string | RegExp) => page.getByRole('button', { name: words })
const choice = (page: Page, place: number) =>
  page.getByRole('textbox', { name: `Choice ${place}`, exact: true })
const mapped = (page: Page, place: number) =>
  page.getByLabel(`What choice ${place} counts as`, { exact: true })
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
  await choice(page, 11).press('Enter')
  await expect(choice(page, 12)).toBeFocused()
  await page.keyboard.type('Friends')
  await page.getByRole('button', { name: 'Move choice 12 up' }).click()
  await expect(choice(page, 11)).toHaveValue('Friends')
  await page.getByRole('button', { name: 'Close' }).click()
  await expect(row(page, 'What brings you here?')).toBeFocused()

  const handles = page.locator('ol > li .cursor-grab')
  const target = await row(page, `4. ${TIME}`).boundingBox()
  await handles.nth(1).hover()
  await page.mouse.down()
  await page.mouse.move(target!.x, target!.y + target!.height, { steps: 5 })
  await page.mouse.up()
  await expect(row(page, '4. What brings you here?')).toBeVisible()
  await expect(page.getByText('Question 2 is now question 4.')).toBeVisible()

  await page.getByRole('button', { name: 'Remove question 3' }).click()
  await expect(page.getByText('Question 3 was removed. Undo brings it back.')).toBeVisible()
  await expect(row(page, '3. What brings you here?')).toBeVisible()
  const undo = page.getByRole('button', { name: 'Undo' })
  await expect(undo).toBeFocused()
  await undo.press('Enter')
  await expect(row(page, `3. ${TIME}`)).toBeVisible()
  await page.getByRole('button', { name: 'Remove question 9' }).click()

  await page.reload()
  await expect(row(page, '4. What brings you here?')).toBeVisible()
  await expect(page.getByText('Not saved yet')).toBeVisible()
  expect(await asked(app)).toHaveLength(9)
  await saveAndWait(page)
  const questions = await callAs(app, admin, listQuestions)
  expect(questions).toHaveLength(8)
  expect(questions[3]?.question_text).toBe('What brings you here?')
  expect(questions[3]?.choices.at(-2)?.choice_text).toBe('Friends')
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
  await row(page, '10. Do you live on campus?').press('Enter')
  await page.getByRole('button', { name: 'Move question 10 up' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Move question 9 up' })).toBeFocused()
  for (let at = 9; at > 1; at--) await page.keyboard.press('Enter')
  const top = page.getByRole('button', { name: 'Move question 1 up', exact: true })
  await expect(top).toBeFocused()
  await expect(top).toHaveAttribute('aria-disabled', 'true')
  await page.keyboard.press('Enter')
  await expect(row(page, '1. Do you live on campus?')).toBeVisible()
  await save(page).press('Enter')
  await expect(page.getByText('All saved')).toBeVisible()
  expect((await asked(app))[0]).toBe('Do you live on campus?')
})

test('each choice is mapped by keyboard to what it counts as, a new one as its words suggest, and words to count or not', async ({
  page,
  app,
}) => {
  await openPage(page)
  await row(page, '3. How should your coach work with you?').press('Enter')
  await expect(row(page, /^3\..*4 of 4 choices count$/)).toBeVisible()
  await expect(mapped(page, 4).locator('option:checked')).toHaveText('Encourages')
  await mapped(page, 4).focus()
  await page.keyboard.press('Home')
  await expect(mapped(page, 4)).toHaveValue('none')
  await expect(row(page, /^3\..*3 of 4 choices count$/)).toBeVisible()
  await page.getByRole('button', { name: 'Close' }).press('Enter')

  await row(page, `4. ${TIME}`).press('Enter')
  await choice(page, 4).press('Enter')
  await page.keyboard.type('Sleep')
  await expect(mapped(page, 5).locator('option:checked')).toHaveText('Sleep and daily routine')
  await expect(mapped(page, 5)).toHaveAccessibleDescription(/Suggested by the wording/)
  await page.keyboard.press('Tab')
  await expect(mapped(page, 5)).toBeFocused()
  await page.keyboard.press('Home')
  await expect(row(page, /^4\..*3 of 5 choices count$/)).toBeVisible()
  await expect(mapped(page, 5)).toHaveAccessibleDescription('')
  // A manual choice stays, however the text changes.
  await choice(page, 5).fill('Exams')
  await expect(mapped(page, 5)).toHaveValue('none')
  await choice(page, 5).fill('At night')
  await mapped(page, 5).selectOption('Evenings')
  await page.getByRole('button', { name: 'Close' }).press('Enter')

  await row(page, '9. What should your coach know').press('Enter')
  const counts = page.getByRole('checkbox', { name: /^Compare the answers with coaches' focus/ })
  await expect(counts).not.toBeChecked()
  await counts.press('Space')
  await expect(row(page, /^9\..*the words count$/)).toBeVisible()
  await saveAndWait(page)
  const newest = page.getByRole('list', { name: 'Versions' }).getByRole('listitem').first()
  await expect(newest).toContainText('3 edited')

  const { questions } = await callAs(app, admin, getQuestionnaire)
  const codes = (at: number) => questions[at]?.choices.map(({ code }) => code)
  expect(codes(2)).toEqual(['style:listening', 'style:planning', 'style:questions', null])
  expect(codes(3)).toEqual(['time:morning', 'time:afternoon', 'time:evening', null, 'time:evening'])
  expect(questions[8]?.counts).toBe(true)
  // Students get the same questions, except for the new choice.
  const ids = (all: Questions) => all.flatMap(({ id, choices }) => [id, ...choices.map((one) => one.id)])
  expect(ids(questions).filter((id) => !ids(first).includes(id))).toEqual([questions[3]?.choices[4]?.id])
})

test('another mapping of somebody else is shown beside the own one', async ({ page, app }) => {
  await openPage(page)
  await row(page, FOCUS).click()
  await mapped(page, 3).selectOption('Stress and balance')
  await saveElsewhere(app, (questions) =>
    questions.map((one) =>
      one.question_text === FOCUS
        ? { ...one, choices: one.choices.map((two, at) => (at === 2 ? { ...two, code: null } : two)) }
        : one,
    ),
  )
  await save(page).click()
  const note = page.getByRole('alert').filter({ hasText: 'Someone else has changed the questions.' })
  await expect(note.getByRole('listitem')).toContainText(
    /The newest version.*Sleep and daily routine, .*Your version.*Sleep and daily routine \(Stress and balance\)/,
  )
  await note.getByRole('button', { name: 'Keep my version' }).click()
  await saveAndWait(page)
  const { questions } = await callAs(app, admin, getQuestionnaire)
  expect(questions[1]?.choices[2]?.code).toBe('focus:stress')
})

test('what is wrong is told where it is wrong, and nothing typed is lost', async ({ page, app }) => {
  await openPage(page)
  await row(page, FOCUS).click()
  await choice(page, 2).fill(' sleep and daily ROUTINE ')
  await page.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: 'Add a question' }).click()
  await save(page).click()
  await expect(page.getByRole('alert')).toContainText('Please check the marked questions.')
  await expect(page.getByText('Please write the question')).toBeVisible()
  await expect(page.getByText('Please write the choice, or remove it')).toHaveCount(2)
  await expect(page.getByLabel('Question', { exact: true }).last()).toBeFocused()
  await page.getByRole('button', { name: 'Remove question 10' }).click()
  await save(page).click()
  await expect(page.getByText('Another choice has the same words')).toBeVisible()
  await expect(choice(page, 3)).toBeFocused()
  await expect(choice(page, 2)).toHaveValue(' sleep and daily ROUTINE ')
  await choice(page, 2).fill('Rest')
  await expect(page.getByText('Another choice has the same words')).toHaveCount(0)
  await saveAndWait(page)
  expect((await callAs(app, admin, listQuestions))[1]?.choices[1]?.choice_text).toBe('Rest')
})

test('the preview is the form that students get, with what is not saved yet, and sends nothing', async ({
  page,
}) => {
  const sent: string[] = []
  page.on('request', (request) => {
    // The ticket opens the page's live line.
    const isSent = request.method() !== 'GET' && !request.url().endsWith('/api/tickets/')
    if (isSent) sent.push(request.url())
  })
  await openPage(page)
  await row(page, FOCUS).click()
  await page.getByLabel('Question', { exact: true }).fill('What brings you here?')
  await page.getByRole('button', { name: 'Preview' }).click()
  const preview = page.getByRole('dialog', { name: 'As a student sees it' })
  await expect(preview.getByText('0 of 9 answered')).toBeVisible()
  await preview.getByRole('button', { name: 'Submit' }).click()
  await expect(preview.getByText('This question is required')).toHaveCount(7)
  await answerAll(preview, { focus: 'What brings you here?' })
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
  const note = page.getByRole('alert').filter({ hasText: 'Someone else has changed the questions.' })
  await expect(note.getByRole('listitem')).toHaveCount(1)
  await expect(note.getByRole('listitem')).toContainText(/The newest version.*Theirs\?.*Your version.*Mine\?/)
  await expect(save(page)).toBeDisabled()
  expect((await asked(app))[1]).toBe('Theirs?')
  await note.getByRole('button', { name: 'Keep my version' }).click()
  await expect(note).toHaveCount(0)
  await saveAndWait(page)
  expect((await asked(app))[1]).toBe('Mine?')

  await page.getByRole('button', { name: 'Remove question 2' }).click()
  await saveElsewhere(app, reworded('Mine?', 'Theirs again?'))
  await save(page).click()
  await expect(note.getByRole('listitem')).toContainText(/Theirs again\?.*Your version.*Not asked/)
  await note.getByRole('button', { name: 'Use the newest version' }).click()
  await expect(row(page, '2. Theirs again?')).toBeVisible()
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
  await answerAll(page)
  await saveElsewhere(app, (questions) =>
    reworded(
      FOCUS,
      'What brings you here?',
    )(questions).map((one) =>
      one.question_text.startsWith('Which language') ? { ...one, choices: one.choices.slice(1) } : one,
    ),
  )
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByText('The questions have changed since you opened them.').first()).toBeVisible()
  await expect(page.getByText('7 of 9 answered')).toBeVisible()
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
