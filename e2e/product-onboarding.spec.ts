import type { Page } from '@playwright/test'
import { SCHOOLS } from '@shinequo/contract/schools'
import { addStudent } from '@shinequo/server/testing/browser-seeds'
import { test as base, expect, ownApp } from './browser-test.ts'
import { seenIn, spec } from './spec.ts'

const DEGREES = {
  associates: 'Associates Degree',
  bachelors: 'Bachelors Degree',
  masters: 'Masters Degree',
  doctorate: 'Doctorate Degree',
  certificate: 'Certificate',
}

const GENDERS = {
  male: 'Male',
  female: 'Female',
  'non-binary': 'Non Binary/Gender Diverse',
  other: 'Other',
}

const ETHNICITIES = {
  native_american_alaska_native: 'Native American/Alaska Native',
  asian_american_pacific_islander: 'Asian American/Pacific Islander',
  bipoc_asian_african_middle_east: 'BIPOC (Asian, African, Middle East)',
  native_hawaiian_pacific_islander: 'Native Hawaiian/Pacific Islander',
  latinx_hispanic: 'Latinx/Hispanic',
  european: 'European',
  multiracial: 'Multiracial',
  do_not_know: 'Wish not to disclose',
  not_sure: 'Not sure',
}

/** Its own application: other files add schools, and this one expects the list of the product document. */
const test = base.extend({ app: ownApp() })

const newcomer = { is_completed: false, school: '', degree: '', course: '', state: '', city: '', sex: '' }
const empty = { ...newcomer, language_preference: '', identify_as: '', first_name: 'Asha' }
const done = (page: Page) => page.getByRole('button', { name: 'Go to the Dashboard', exact: true })

/** The values and labels in a dropdown, its placeholder first. */
async function optionsOf(page: Page, label: string): Promise<[string, string][]> {
  return await page
    .getByLabel(label, { exact: true })
    .locator('option')
    .evaluateAll((all) => all.map((one) => [(one as HTMLOptionElement).value, one.textContent ?? '']))
}

test.beforeEach(async ({ page, app, signIn }) => {
  await signIn(await addStudent(app, empty))
  await page.goto('/onboarding')
  await page.getByRole('heading', { level: 1 }).waitFor()
})

test('Shine greets, the lists are fixed, and each field says what it misses', async ({ page }) => {
  await spec('2 /onboarding', 'A greeting from a guide called Shine', () =>
    spec('2 Routes', '/onboarding | profile form', () =>
      expect(page.getByRole('heading', { level: 1 })).toHaveText("Hi Asha, I'm Shine."),
    ),
  )
  const degrees =
    "Degree (placeholder 'Select a degree'): associates: Associates Degree; bachelors: Bachelors Degree; masters: Masters Degree; doctorate: Doctorate Degree; certificate: Certificate."
  await spec('3 Enumerations', degrees, async (rule) => {
    const [first, ...rest] = await optionsOf(page, 'Degree')
    await spec('3 Enumerations', 'Select a degree', (text) => expect(first).toEqual(['', text]))
    expect(`Degree (placeholder '${first![1]}'): ${rest.map((one) => one.join(': ')).join('; ')}.`).toBe(rule)
  })
  const genders =
    "Gender (placeholder 'Select a gender'): male, female, non-binary (Non Binary/Gender Diverse), other."
  await spec('3 Enumerations', genders, async () => {
    const [first, ...rest] = await optionsOf(page, 'Gender')
    await spec('3 Enumerations', 'Select a gender', (text) => expect(first).toEqual(['', text]))
    expect(rest).toEqual([
      ['male', 'Male'],
      ['female', 'Female'],
      ['non-binary', 'Non Binary/Gender Diverse'],
      ['other', 'Other'],
    ])
  })
  const races =
    "Ethnicity values: native_american_alaska_native, asian_american_pacific_islander, bipoc_asian_african_middle_east, native_hawaiian_pacific_islander, latinx_hispanic, european, multiracial, do_not_know (label 'Wish not to disclose'), not_sure."
  await spec('3 Enumerations', races, async (rule) => {
    const [, ...rest] = await optionsOf(page, 'Ethnicity')
    const values = rest.map(([value]) =>
      value === 'do_not_know' ? "do_not_know (label 'Wish not to disclose')" : value,
    )
    expect(`Ethnicity values: ${values.join(', ')}.`).toBe(rule)
    await spec('3 Enumerations', 'Wish not to disclose', (label) =>
      expect(rest).toContainEqual(['do_not_know', label]),
    )
  })
  const institutions =
    'Institutions, each with a wellness-resources link (links not shown): babson_college, northeastern_university, boston_university, boston_college, quincy_college, deakin_university, bay_path_university, arizona_state_university, university_of_maine, wentworth_institute_of_technology, university_of_california, georgetown_university, mass_bay_community_college, university_of_massachusetts_boston, bunker_hill_community_college, texas_tech_university_system, other.'
  const schools = (await optionsOf(page, 'School')).slice(1)
  await spec('3 Enumerations', institutions, (rule) => {
    expect(rule.endsWith(`: ${schools.map(([value]) => value).join(', ')}.`)).toBe(true)
    for (const { wellness } of Object.values(SCHOOLS)) expect(wellness).toMatch(/^https:\/\//)
  })
  await spec(
    '2 /onboarding',
    'Options for school, degree, gender and race come from fixed lists',
    async () => {
      expect(schools).toEqual(Object.entries(SCHOOLS).map(([value, { name }]) => [value, name]))
      for (const [label, list] of [
        ['Degree', DEGREES],
        ['Gender', GENDERS],
        ['Ethnicity', ETHNICITIES],
      ] as const)
        expect((await optionsOf(page, label)).slice(1)).toEqual(Object.entries(list))
    },
  )
  await done(page).click()
  for (const sentence of [
    'School Name is required',
    'Degree Name is required',
    'Course Name is required',
    'State Name is required',
    'City Name is required',
    'Language is required',
    'Identity is required',
    'Sex is required',
  ])
    await spec('5 Onboarding', sentence, seenIn(page))
})

test('a profile that is complete is saved, kept and leads to the dashboard', async ({ page }) => {
  const fetched = page.waitForResponse('**/api/student-profiles/')
  await page.reload()
  const [before] = await (await fetched).json()
  await page.getByLabel('School').selectOption('Boston University')
  await page.getByLabel('Degree').selectOption('Bachelors Degree')
  await page.getByLabel('Course').fill('Biology')
  await page.getByLabel('State', { exact: true }).fill('Massachusetts')
  await page.getByLabel('City', { exact: true }).fill('Boston')
  await page.getByLabel('Language preference').fill('Nepali')
  await page.getByLabel('Ethnicity').selectOption('Multiracial')
  await page.getByLabel('Gender').selectOption('Other')
  const save = '**/api/student-profiles/*/'
  await page.route(save, (route) => route.fulfill({ status: 418, json: {} }), { times: 1 })
  await done(page).click()
  await spec('8 Errors', 'Failed to submit onboarding data', (text) =>
    expect(page.getByRole('alert').filter({ hasText: text }).last()).toBeVisible(),
  )
  const sent = page.waitForRequest(save)
  await spec('2 /onboarding', 'Go to the Dashboard', (name) =>
    page.getByRole('button', { name, exact: true }).click(),
  )
  const body = (await sent).postDataJSON()
  await spec('5 Onboarding', 'is_international is optional.', async () => {
    await expect(page).toHaveURL(/\/home\/dashboard$/)
    expect(body.is_international).not.toBe(true)
  })
  const flow =
    'Onboarding: profile starts with is_completed false; submit saves it with is_completed true, stores it locally and goes to the dashboard.'
  await spec('4 Other flows', flow, async () => {
    expect([before.is_completed, body.is_completed]).toEqual([false, true])
    await expect(page).toHaveURL(/\/home\/dashboard$/)
    const kept = JSON.parse(await page.evaluate(() => localStorage.lastProfile as string))
    expect(kept).toMatchObject({ id: before.id, course: 'Biology', is_completed: true })
  })
  await spec('7 Calls', 'PUT /student-profiles/{id}/ | profile fields except id | not shown', async () => {
    expect(new URL((await sent).url()).pathname).toBe(`/api/student-profiles/${before.id}/`)
    expect((await sent).method()).toBe('PUT')
    expect(body).toMatchObject({ school: 'boston_university', identify_as: 'multiracial', sex: 'other' })
    expect(body).not.toHaveProperty('id')
  })
  const fields =
    'Student profile (returned as a list; the first item is used): id; user {id, first_name, last_name, email}; school, degree, course, state, city; language_preference; identify_as (race/ethnicity); sex; is_international (boolean); is_completed (boolean); url (avatar).'
  await spec('3 Entities', fields, () => {
    const names =
      'id user school degree course state city language_preference identify_as sex is_international is_completed url'
    expect(Object.keys(before)).toEqual(expect.arrayContaining(names.split(' ')))
    expect(Object.keys(before.user)).toEqual(['id', 'first_name', 'last_name', 'email'])
  })
})
