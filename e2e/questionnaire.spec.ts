import { question } from '@shinequo/contract/questionnaire'
import { addCoach, addMatch, addStudent } from '@shinequo/server/testing/browser-seeds'
import { expect, test } from './browser-test.ts'
import { motionEnds } from './frames.ts'
import { onNextWrite } from './page-calls.ts'
import { seenIn, spec } from './spec.ts'
import { answerAll } from './student-answers.ts'

test('few choices are tiles, two a row, the third of three over the row; more are a dropdown', async ({
  page,
  app,
  signIn,
}) => {
  await signIn(await addStudent(app))
  await page.goto('/home/findcoach')
  const three = page.getByRole('group', { name: 'What would you like from coaching?' }).locator('label')
  await expect(three).toHaveCount(3)
  await motionEnds(page)
  const tiles =
    'Multiple-choice questions with 4 or fewer choices are tiles, 2 per row; with exactly 3 the third spans the full row.'
  await spec('2 Find Your Coach', tiles, async () => {
    const [first, second, third] = await Promise.all([0, 1, 2].map((n) => three.nth(n).boundingBox()))
    expect(second!.y).toBe(first!.y)
    expect(second!.x).toBeGreaterThan(first!.x)
    expect(third!.y).toBeGreaterThan(first!.y)
    expect(third!.width).toBeCloseTo(second!.x + second!.width - first!.x, 0)
    const four = page.getByRole('group', { name: 'When do sessions suit you best?' }).locator('label')
    await expect(four).toHaveCount(4)
    const tops = await four.evaluateAll((all) => all.map((tile) => tile.getBoundingClientRect().top))
    await spec('9 Limits', 'tiles 2 per row', () => expect(new Set(tops).size).toBe(2))
  })
  const many = page.getByLabel('What is hard right now?')
  await spec('2 Find Your Coach', "More than 4 choices: dropdown with placeholder 'Select an option'.", () =>
    spec('9 Limits', 'Dropdown used for more than 4 choices', async () => {
      await spec('2 Find Your Coach', 'Select an option', (text) =>
        expect(many.locator('option').first()).toHaveText(text),
      )
      await expect(many.locator('option')).toHaveCount(12)
    }),
  )
  await spec('2 Find Your Coach', 'Text questions: a 4-row textarea.', () =>
    expect(page.getByLabel('What would make this term a good one')).toHaveAttribute('rows', '4'),
  )
})

test('answers go out as a list, and a 201 leads on', async ({ page, app, signIn }) => {
  await signIn(await addStudent(app))
  const asked = page.waitForResponse('**/api/questions/')
  await page.goto('/home/findcoach')
  const questions = (await (await asked).json()) as unknown[]
  await spec('7 Calls', 'GET /questions/ | none | list of questions', () => {
    expect(questions).toHaveLength(9)
    const fields =
      'Question: id, question_text, question_type (multiple_choice or text), choices [{id, choice_text}].'
    return spec('3 Entities', fields, () =>
      expect(questions.map((one) => question.parse(one))).toEqual(questions),
    )
  })
  const submit = page.getByRole('button', { name: 'Submit' })
  await submit.click()
  const main = page.getByRole('main')
  await spec('5 Questionnaire', "Every multiple-choice question: 'This question is required'.", () =>
    spec('5 Questionnaire', 'This question is required', (text) =>
      expect(main.getByText(text)).toHaveCount(7),
    ),
  )
  await spec('5 Questionnaire', "Every text question: 'This field is required'.", () =>
    spec('5 Questionnaire', 'This field is required', (text) => expect(main.getByText(text)).toHaveCount(2)),
  )
  await answerAll(page)
  const held = Promise.withResolvers<void>()
  await page.route('**/api/student-responses/', async (route) => {
    await held.promise
    await route.continue()
  })
  const sent = page.waitForRequest('**/api/student-responses/')
  await submit.click()
  const flow =
    'Questionnaire: loading, ready, submitting (button disabled), then a 201 response leads to the request-received screen.'
  await spec('4 Other flows', flow, async () => {
    await expect(submit).toBeDisabled()
    held.resolve()
    await expect(page.getByRole('heading', { name: 'Request Received!' })).toBeVisible()
  })
  await spec('2 Find Your Coach', 'On success it goes to /home/requestrecieved.', () =>
    expect(page).toHaveURL(/\/home\/requestrecieved$/),
  )
  const call =
    'POST /student-responses/ | list of {question, selected_choice, answer_text}; 201 means success | not shown beyond status'
  await spec('7 Calls', call, async () => {
    expect((await (await sent).response())!.status()).toBe(201)
    const answers = (await sent).postDataJSON() as Record<string, string | null>[]
    await spec(
      '3 Entities',
      'Answer: question, selected_choice (choice id or null), answer_text (or null).',
      () => {
        for (const answer of answers) {
          expect(Object.keys(answer).sort()).toEqual(['answer_text', 'question', 'selected_choice'])
          expect([answer.answer_text, answer.selected_choice].filter((one) => one === null)).toHaveLength(1)
        }
        expect(answers.map((answer) => answer.answer_text)).toContain('I am new here.')
      },
    )
    expect(answers).toHaveLength(9)
  })
  for (const text of [
    'Request Received!',
    'We have received your request and are working on matching you with the best coach.',
    'Hold tight! You will receive an update soon.',
  ])
    await spec('2 Request received', text, seenIn(page))
  await spec('2 Request received', 'a Go to Dashboard button', () =>
    expect(page.getByRole('link', { name: 'Go to Dashboard' })).toHaveAttribute('href', '/home/dashboard'),
  )
})

test('answers survive a failure and a reload; Cancel leads back', async ({ page, app, signIn }) => {
  await signIn(await addStudent(app))
  await page.goto('/home/findcoach')
  await answerAll(page)
  await onNextWrite(page, '**/api/student-responses/', (route) => route.fulfill({ status: 400, json: {} }))
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByText('Bad request. Please check your input.').first()).toBeVisible()
  await page.reload()
  await expect(page.getByRole('radio', { name: 'Evenings' })).toBeChecked()
  await expect(page.getByLabel('What should your coach know')).toHaveValue('I am new here.')
  const both =
    "A questionnaire with a Submit button and a link 'Cancel and return to dashboard' to /home/dashboard."
  await spec('2 Find Your Coach', both, async () => {
    await spec('2 Find Your Coach', 'Cancel and return to dashboard', (name) =>
      page.getByRole('link', { name, exact: true }).click(),
    )
    await expect(page).toHaveURL(/\/home\/dashboard$/)
  })
})

test('whoever changes answers finds the present ones chosen, and what is sent stands in their place', async ({
  page,
  app,
  signIn,
}) => {
  const student = await addStudent(app)
  await addMatch(app, student.profileId, (await addCoach(app)).profileId)
  await signIn(student)
  await page.goto('/home/findcoach')
  const note = page.getByText('Your answers are filled in.')
  await expect(page.getByText('0 of 9 answered')).toBeVisible()
  await expect(note).toHaveCount(0)
  await answerAll(page)
  await page.getByRole('button', { name: 'Submit' }).click()
  await page.getByRole('link', { name: 'Go to Dashboard' }).click()
  await page.getByRole('link', { name: 'Change my answers' }).click()
  await expect(page.getByText('9 of 9 answered')).toBeVisible()
  await expect(note).toBeVisible()
  await expect(page.getByLabel('What is hard right now?').locator('option:checked')).toHaveText(
    'Sleep and daily routine',
  )
  await expect(page.getByRole('radio', { name: 'Evenings' })).toBeChecked()
  await expect(page.getByLabel('What should your coach know')).toHaveValue('I am new here.')

  await page.getByRole('radio', { name: 'Mornings' }).check()
  await page.getByRole('button', { name: 'Submit' }).click()
  await page.getByRole('region', { name: 'New coaches' }).waitFor()
  await page.getByRole('button', { name: 'Send my answers' }).click()
  await expect(page.getByRole('heading', { name: 'Request Received!' })).toBeVisible()
  await page.goto('/home/findcoach')
  await expect(page.getByRole('radio', { name: 'Mornings' })).toBeChecked()
  await expect(page.getByText('9 of 9 answered')).toBeVisible()
  // Another student in the same browser gets an empty form.
  await signIn(await addStudent(app))
  await page.goto('/home/findcoach')
  await expect(page.getByText('0 of 9 answered')).toBeVisible()
})

test('questions that do not load say so, in the page and as a toast, and come on Try again', async ({
  page,
  app,
  signIn,
}) => {
  await signIn(await addStudent(app))
  const held = Promise.withResolvers<void>()
  await page.route('**/api/questions/', async (route) => {
    await held.promise
    await route.fulfill({ status: 404, json: {} })
  })
  await page.goto('/home/findcoach')
  await spec('2 Find Your Coach', 'Loading questions...', seenIn(page))
  held.resolve()
  await spec('8 Errors', 'Failed to fetch questions', (text) => expect(page.getByText(text)).toHaveCount(2))
  await page.unroute('**/api/questions/')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('button', { name: 'Submit' })).toBeVisible()
})
