import {
  type EditableQuestionnaire,
  getQuestionnaire,
  saveQuestionnaire,
} from '@shinequo/contract/questionnaire'
import { addAdmin, addCoach, addMatch, addStudent } from '@shinequo/server/testing/browser-seeds'
import { callAs } from './api-calls.ts'
import { startSpanishApp } from './apps.ts'
import { axeFindings } from './axe-findings.ts'
import { ownApp } from './browser-test.ts'
import { test as base, expect } from './fixture-test.ts'
import { storageOf } from './signed-in.ts'

/* The questionnaire in both languages, in a programme that offers Spanish. */

const test = base.extend({ app: ownApp(startSpanishApp) })

/** A questionnaire in the format to send. */
const asSent = (questions: EditableQuestionnaire['questions']) =>
  questions.map(({ replaces, choices, ...question }) => ({
    ...question,
    choices: choices.map(({ replaces, ...choice }) => choice),
  }))

test.describe('a student', () => {
  test.use({ locale: 'es-MX' })

  test('answers in Spanish, also after a change of language, and each coach reads it in their own', async ({
    page,
    app,
    browser,
    signIn,
  }) => {
    const student = await addStudent(app, { first_name: 'Maya' })
    const coaches = [await addCoach(app), await addCoach(app)]
    for (const { profileId } of coaches) await addMatch(app, student.profileId, profileId)
    await signIn(student)
    await page.goto('/home/findcoach')
    await expect(page.locator('html')).toHaveAttribute('lang', 'es-US')
    await page.getByRole('radio', { name: 'Mejorar en algo' }).check()
    await expect(page.getByText('Mejorar en algo')).toHaveAttribute('lang', 'es-US')
    const focus = page.getByLabel('¿Qué te resulta difícil en este momento?')
    await focus.selectOption('Sueño y rutina diaria')
    await page.getByRole('radio', { name: 'Que me escuche mientras pienso en voz alta' }).check()
    await page.getByRole('radio', { name: 'Por la noche' }).check()
    await page.getByLabel('¿Qué haría que este periodo').fill('Dormir antes de la una.')

    await page.getByRole('button', { name: /Estudiante/ }).click()
    await page.getByRole('menuitem', { name: 'English' }).click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-US')
    await expect(page.getByText('5 of 9 answered')).toBeVisible()
    await expect(page.getByRole('radio', { name: 'To get better at something' })).toBeChecked()
    await expect(page.getByLabel('What is hard right now?').locator('option:checked')).toHaveText(
      'Sleep and daily routine',
    )
    await page.getByLabel('Which language').selectOption('Spanish')
    await page.getByRole('button', { name: /Student/ }).click()
    await page.getByRole('menuitem', { name: 'Español' }).click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'es-US')
    await expect(page.getByLabel('¿En qué idioma').locator('option:checked')).toHaveText('Español')
    await expect(page.getByRole('radio', { name: 'Por la noche' })).toBeChecked()
    await page.getByLabel('¿Qué te gustaría que tu coach').selectOption('Sin preferencia')
    await page.getByRole('radio', { name: 'Sí, si es posible' }).check()
    await page.getByLabel('¿Qué debería saber tu coach').fill('Acabo de llegar.')
    await page.getByRole('button', { name: 'Enviar' }).click()
    await expect(page).toHaveURL(/\/home\/requestrecieved$/)

    for (const [at, locale, region, question, choice] of [
      [0, 'en-US', 'Answers', 'What is hard right now?', 'Sleep and daily routine'],
      [1, 'es-MX', 'Respuestas', '¿Qué te resulta difícil en este momento?', 'Sueño y rutina diaria'],
    ] as const) {
      const storageState = await storageOf(app, coaches[at]!)
      const context = await browser.newContext({ baseURL: app.url, locale, storageState })
      const read = await context.newPage()
      await read.goto(`/coach/students/${student.profileId}`)
      const answers = read.getByRole('region', { name: region })
      await expect(answers.getByText(question)).toHaveAttribute('lang', at === 0 ? 'en' : 'es-US')
      await expect(answers.getByText(choice)).toHaveAttribute('lang', at === 0 ? 'en' : 'es-US')
      await expect(answers.getByText('Dormir antes de la una.')).toHaveAttribute('lang', '')
      await context.close()
    }
  })
})

test('an administrator writes what is missing in Spanish by keyboard, sees both in the preview and corrects one in place', async ({
  page,
  app,
  signIn,
}) => {
  const admin = await addAdmin(app)
  const { version, questions: first } = await callAs(app, admin, getQuestionnaire)
  const choices = ['Yes', 'No'].map((choice_text) => ({ id: null, choice_text, code: null }))
  const question_text = 'Do you live on campus?'
  const campus = {
    id: null,
    question_text,
    question_type: 'multiple_choice' as const,
    counts: false,
    choices,
  }
  await callAs(app, admin, saveQuestionnaire, { version, questions: [...asSent(first), campus] })
  await signIn(admin)
  await page.goto('/admin/questionnaire')
  const missing = page.getByText('3 questions and choices have no Spanish yet.')
  await expect(missing).toBeVisible()
  await page.getByRole('button', { name: 'Go to the first one' }).press('Enter')
  const edited = page.getByRole('group', { name: 'Edit the wording in' })
  await expect(edited.getByRole('radio', { name: 'Spanish' })).toBeChecked()
  await expect(page.getByLabel(question_text, { exact: true })).toBeFocused()
  await expect(page.getByRole('button', { name: `10. ${question_text} 3 without Spanish` })).toBeVisible()
  await page.keyboard.type('¿Vives en el campus?')
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('Yes', { exact: true })).toBeFocused()
  await page.keyboard.type('Sí')
  await expect(page.getByText('1 question or choice has no Spanish yet.')).toBeVisible()
  await page.keyboard.press('Tab')
  await page.keyboard.type('No')
  await expect(page.getByText('has no Spanish yet')).toHaveCount(0)
  await expect(page.getByRole('button', { name: `10. ${question_text} All in Spanish` })).toBeVisible()
  expect(await axeFindings(page)).toEqual([])

  await page.getByRole('button', { name: 'Preview' }).press('Enter')
  const preview = page.getByRole('dialog', { name: 'As a student sees it' })
  await expect(preview.getByRole('group', { name: '¿Vives en el campus?' })).toBeVisible()
  await preview.getByRole('radio', { name: 'Sí', exact: true }).check()
  await preview.getByRole('radio', { name: 'Spanish' }).press('ArrowLeft')
  await expect(preview.getByRole('group', { name: question_text })).toBeVisible()
  await expect(preview.getByRole('radio', { name: 'Yes', exact: true })).toBeChecked()
  expect(await axeFindings(page)).toEqual([])
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: /^2\. What is hard right now\?/ }).press('Enter')
  await page.getByLabel('Something else').fill('x'.repeat(121))
  await edited.getByRole('radio', { name: 'Spanish' }).press('ArrowLeft')
  await expect(page.getByRole('button', { name: 'Add a question' })).toBeVisible()
  await page.getByRole('button', { name: 'Save questions' }).press('Enter')
  await expect(page.getByText('The choice must be at most 120 characters')).toBeVisible()
  await expect(page.getByLabel('Something else')).toBeFocused()
  await page.getByLabel('Something else').fill('Algo más')
  await page.getByRole('button', { name: 'Save questions' }).press('Enter')
  await expect(page.getByText('All saved')).toBeVisible()
  const newest = page.getByRole('list', { name: 'Versions' }).getByRole('listitem').first()
  await expect(newest).toContainText('2 edited')
  const saved = (await callAs(app, admin, getQuestionnaire)).questions
  expect(saved.slice(0, 9).map(({ id }) => id)).toEqual(first.map(({ id }) => id))
  expect(saved[1]?.choices.at(-1)).toEqual({ ...first[1]?.choices.at(-1), choice_text_es: 'Algo más' })
  expect(saved[9]).toMatchObject({
    question_text_es: '¿Vives en el campus?',
    choices: [{ choice_text_es: 'Sí' }, { choice_text_es: 'No' }],
  })

  // New English, of which the Spanish may say something else.
  const earlier = 'The Spanish is still that of the earlier English. Check if it fits.'
  await edited.getByRole('radio', { name: 'English' }).check()
  await page.getByLabel('Question', { exact: true }).last().fill('Do you live nearby?')
  await expect(page.getByLabel('Question', { exact: true }).last()).toHaveAccessibleDescription(earlier)
  await edited.getByRole('radio', { name: 'Spanish' }).check()
  const spanish = page.getByLabel('Do you live nearby?', { exact: true })
  await expect(spanish).toHaveAccessibleDescription(earlier)
  await spanish.fill('¿Vives cerca?')
  await expect(page.getByText(earlier)).toHaveCount(0)
  await page.getByRole('button', { name: 'Discard' }).click()
  await expect(page.getByText('All saved')).toBeVisible()
})
