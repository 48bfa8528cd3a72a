import { addAdmin, addCoach } from '@shinequo/server/testing/browser-seeds'
import { axeFindings, inEachTheme } from './axe-findings.ts'
import { expect, test } from './browser-test.ts'
import { choose, press } from './keys.ts'

test('a coach ticks what matching reads by keyboard alone, and it is there after a reload', async ({
  page,
  app,
  signIn,
}) => {
  await signIn(await addCoach(app, { focus_area: 'Sleep and daily routine', language_preference: 'English' }))
  await page.goto('/coach/profile')
  await page.getByRole('textbox', { name: 'About you' }).waitFor()
  const about = page.getByRole('region', { name: 'About you', exact: true })
  const focus = about.getByRole('group', { name: 'What you work on' })
  await expect(focus.getByRole('checkbox', { checked: true })).toHaveCount(1)
  await press(page, focus.getByRole('checkbox', { name: 'Exams and deadlines' }), 'Space')
  await press(page, about.getByRole('checkbox', { name: 'Asks hard questions' }), 'Space')
  await press(page, about.getByRole('checkbox', { name: 'Changed colleges' }), 'Space')
  await choose(page, about.getByLabel('Your own college'), 'Deakin')
  await press(page, about.getByRole('button', { name: 'Save about you' }))
  await expect(page.getByText('Profile updated successfully!')).toBeVisible()

  const place = page.getByRole('region', { name: 'Languages and time zone' })
  await press(page, place.getByRole('checkbox', { name: 'Haitian Creole' }), 'Space')
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT')
  await press(page, place.getByRole('button', { name: 'Save languages and time zone' }))
  expect((await saved).status()).toBe(200)

  await page.reload()
  await page.getByRole('textbox', { name: 'About you' }).waitFor()
  for (const name of [
    'Sleep and daily routine',
    'Exams and deadlines',
    'Asks hard questions',
    'Changed colleges',
    'English',
    'Haitian Creole',
  ]) {
    await expect(page.getByRole('checkbox', { name }), name).toBeChecked()
  }
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(6)
  await expect(about.getByLabel('Your own college').locator('option:checked')).toHaveText('Deakin University')
  await expect(page.getByRole('region', { name: 'What students see' })).not.toContainText('Changed colleges')
})

test('what the words of a coach say is ticked before anything is saved, and an approved coach keeps a language', async ({
  page,
  app,
  signIn,
}) => {
  const coach = await addCoach(app, {
    focus_area: 'Stress and balance',
    language_preference: 'English, Spanish',
    codes: ['language:english', 'experience:parent'],
  })
  await signIn(coach)
  await page.goto('/coach/profile')
  await page.getByRole('textbox', { name: 'About you' }).waitFor()
  const focus = page.getByRole('group', { name: 'What you work on' })
  await expect(focus.getByRole('checkbox', { checked: true })).toHaveCount(1)
  await expect(focus.getByRole('checkbox', { name: 'Stress and balance' })).toBeChecked()
  await expect(focus).toContainText('it counts once you save')
  // English is saved, so the text gives no suggestions.
  const languages = page.getByRole('group', { name: 'Languages you coach in' })
  await expect(languages.getByRole('checkbox', { checked: true })).toHaveCount(1)

  await languages.getByRole('checkbox', { name: 'English' }).uncheck()
  await page.getByRole('button', { name: 'Save languages and time zone' }).click()
  await expect(languages.getByText('Please check at least one language')).toBeVisible()
  await expect(languages.getByRole('checkbox', { name: 'English' })).toBeFocused()
  await inEachTheme(page, async (theme) => expect(await axeFindings(page), theme).toEqual([]))
  await languages.getByRole('checkbox', { name: 'Spanish' }).check()
  await page.getByRole('button', { name: 'Save languages and time zone' }).click()
  await expect(page.getByText('Profile updated successfully!')).toBeVisible()
  await expect(focus).toContainText('it counts once you save')
  await page.getByRole('button', { name: 'Save about you' }).click()
  await expect(focus).not.toContainText('it counts once you save')

  await signIn(await addAdmin(app))
  await page.goto(`/admin/coaches/${coach.profileId}`)
  const read = page.getByRole('region', { name: 'What matching uses' })
  await expect(read.getByRole('term')).toHaveText(['Works on', 'Coaches in', 'Lived experience'])
  await expect(read.getByRole('definition')).toHaveText([
    'Stress and balance',
    'Spanish',
    'Studied with children',
  ])
})

test('a coach whose language is not on the list joins by writing it, and ticks none', async ({
  page,
  app,
  signIn,
}) => {
  await signIn(
    await addCoach(app, {
      approved_at: null,
      language_preference: '',
      codes: ['focus:sleep'],
      time_zone: 'UTC',
    }),
  )
  await page.goto('/coach')
  const step = (state: string) => page.getByRole('link', { name: new RegExp(`^Languages.*${state}`) })
  await expect(step('to do')).toBeVisible()
  await step('to do').click()
  const place = page.getByRole('region', { name: 'Languages and time zone' })
  await place.getByLabel('Languages', { exact: true }).fill('Polish')
  await place.getByLabel('Time zone').selectOption('America/New_York')
  await expect(place.getByRole('checkbox', { checked: true })).toHaveCount(0)
  await place.getByRole('button', { name: 'Save languages and time zone' }).click()
  await expect(page.getByText('Profile updated successfully!')).toBeVisible()
  await page.goto('/coach')
  await expect(step('done')).toBeVisible()
})
