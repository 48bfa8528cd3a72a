import type { Page } from '@playwright/test'
import type { BrowserApp } from '@shinequo/server/testing/browser-app'
import {
  addAdmin,
  addAnswers,
  addCoach,
  addMatch,
  addSession,
  addStudent,
  setMatchingMode,
} from '@shinequo/server/testing/browser-seeds'
import { englishNames } from '@shinequo/server/testing/english-names'
import { onceFor, startSpanishApp } from './apps.ts'
import { test as base, expect, ownApp } from './browser-test.ts'
import { PIXEL } from './joining-page.ts'
import { watchRequests } from './stillness.ts'
import { now } from './test-time.ts'

/* What has a name in both languages is called by the Spanish one on Spanish pages, although it is stored in English. */

const DAY = 86_400_000

type People = Awaited<ReturnType<typeof seed>>

const test = base.extend<{ people: People }>({
  app: ownApp(startSpanishApp),
  people: async ({ app }, use) => use(await onceFor(app, seed)),
})

test.use({ locale: 'es-MX' })

async function seed(app: BrowserApp) {
  const maya = await addStudent(app, {
    first_name: 'Maya',
    school: 'other',
    state: 'New York',
    language_preference: 'English, Spanish',
  })
  const jonah = await addStudent(app, { first_name: 'Jonah', school: 'other', language_preference: 'Polish' })
  const amara = await addCoach(app, {
    first_name: 'Amara',
    last_name: 'Bell',
    state: 'New Jersey',
    focus_area: 'Sleep and daily routine',
    language_preference: 'English, Spanish',
  })
  const ben = await addCoach(app, {
    first_name: 'Ben',
    last_name: 'Cole',
    focus_area: 'Debating and Stress and balance',
    language_preference: 'English, Klingon',
  })
  const greta = await addCoach(app, {
    first_name: 'Greta',
    focus_area: 'Exams and deadlines',
    language_preference: 'German and English',
    picture: PIXEL,
    approved_at: null,
  })
  await addAnswers(app, maya.profileId, now(), ['focus:sleep', 'language:spanish', 'time:evening'])
  await addMatch(app, maya.profileId, amara.profileId)
  await addSession(app, maya.profileId, amara.profileId, now() + DAY)
  await addMatch(app, jonah.profileId, amara.profileId, now(), { status: 'pending' })
  await setMatchingMode(app, 'coach')
  return { maya, jonah, amara, ben, greta, admin: await addAdmin(app) }
}

/** The English names on the page, alone or in a list. */
async function englishOn(page: Page): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const attributes = ['aria-label', 'alt', 'title', 'placeholder', 'value']
    const found: string[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT)
    while (walker.nextNode()) {
      const node = walker.currentNode
      if (node instanceof Element) {
        if (node instanceof HTMLInputElement || node instanceof HTMLTextAreaElement) found.push(node.value)
        for (const name of attributes)
          if (name !== 'value' || node.matches('datalist option')) found.push(node.getAttribute(name) ?? '')
      } else if (!node.parentElement?.closest('script, style, [lang]:not(html, [lang=""])')) {
        found.push(node.textContent ?? '')
      }
    }
    return found
  })
  const parts = texts.flatMap((text) => [text, ...text.split(/[,;:·]| y | and /)]).map((text) => text.trim())
  return englishNames().filter((name) => parts.includes(name))
}

const PAGES: readonly (readonly [
  who: 'maya' | 'amara' | 'greta' | 'admin',
  path: string | ((people: People) => string),
  texts: readonly string[],
])[] = [
  ['maya', '/home/dashboard', ['Sueño y rutina diaria']],
  ['maya', '/home/coaches', ['Inglés y español', 'Debating; estrés y equilibrio', 'Inglés y Klingon']],
  [
    'maya',
    ({ amara }) => `/home/selectcoach/${amara.profileId}`,
    ['Sueño y rutina diaria', 'Inglés y español', 'Boston, Nueva Jersey'],
  ],
  [
    'maya',
    ({ amara }) => `/home/selectcoach/${amara.profileId}/book`,
    ['Sueño y rutina diaria', 'Inglés y español'],
  ],
  ['maya', '/home/requestrecieved', []],
  ['maya', '/home/findcoach', ['Sueño y rutina diaria', 'Español']],
  ['maya', '/home/userProfile', ['Inglés y español', 'Nueva York', 'Otra']],
  ['amara', '/coach', ['Otra']],
  ['amara', '/coach/students', ['Polaco', 'Otra']],
  [
    'amara',
    ({ maya }) => `/coach/students/${maya.profileId}`,
    ['Inglés y español', 'Otra', 'Sueño y rutina diaria', 'Español'],
  ],
  ['amara', '/coach/sessions', ['Otra']],
  ['amara', '/coach/profile', []],
  ['greta', '/coach', []],
  ['admin', '/admin/people', []],
  ['admin', '/admin/schools', ['Otra']],
  ['admin', '/admin/matches', ['Otra']],
  [
    'admin',
    ({ greta }) => `/admin/coaches/${greta.profileId}`,
    ['Exámenes y fechas de entrega', 'Alemán e inglés'],
  ],
  ['admin', ({ maya }) => `/admin/students/${maya.accountId}`, ['Otra']],
]

for (const [who, path, texts] of PAGES) {
  test(`nothing on ${typeof path === 'string' ? path : String(path).split('`')[1]} of ${who} has an English name`, async ({
    page,
    people,
    signIn,
  }) => {
    await signIn(people[who])
    const still = await watchRequests(page)
    await page.goto(typeof path === 'string' ? path : path(people))
    await page.locator('h1').first().waitFor()
    await expect(page.locator('html')).toHaveAttribute('lang', 'es-US')
    await still()
    for (const text of texts) await expect(page.getByText(text, { exact: false }).first()).toBeAttached()
    expect(await englishOn(page)).toEqual([])
  })
}

test('words that have no name are marked as those of a person, between names that are not', async ({
  page,
  people,
  signIn,
}) => {
  await signIn(people.maya)
  await page.goto('/home/coaches')
  const card = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Ben Cole' })
  await expect(card).toContainText('Debating; estrés y equilibrio')
  await expect(card).toContainText('Inglés y Klingon')
  await expect(card.locator('[lang=""]')).toHaveText(['Debating', 'Klingon'])
})

test('a Spanish search finds a coach by the topic that the page shows', async ({ page, people, signIn }) => {
  await signIn(people.maya)
  await page.goto('/home/coaches?search=sueño')
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(['Amara Bell'])
})

test('fields hold and suggest Spanish names; what is not changed stays stored as it was written', async ({
  app,
  page,
  people,
  signIn,
}) => {
  await signIn(people.maya)
  await page.goto('/home/userProfile')
  await page.getByRole('button', { name: 'Editar', exact: true }).click()
  const field = page.getByLabel('Idioma preferido')
  await expect(field).toHaveValue('Inglés, español')
  await expect(page.getByLabel('Estado', { exact: true })).toHaveValue('Nueva York')
  const suggested = field.evaluate((input) =>
    [...((input as HTMLInputElement).list?.options ?? [])].map(({ value }) => value),
  )
  expect(await suggested).toEqual(expect.arrayContaining(['Español', 'Inglés', 'Polaco']))
  await expect(page.getByRole('option', { name: 'Otra', exact: true })).toHaveCount(1)
  expect(await englishOn(page)).toEqual([])
  await page.getByLabel('Ciudad').fill('Albany')
  await page.getByLabel('Estado', { exact: true }).fill('Vermont')
  await page.getByRole('button', { name: 'Guardar' }).click()
  await expect(page.getByText('Albany')).toBeVisible()
  const stored = await app.context.database.root
    .selectFrom('student_profiles')
    .select(['city', 'state', 'language_preference'])
    .where('id', '=', people.maya.profileId)
    .executeTakeFirstOrThrow()
  expect(stored).toEqual({ city: 'Albany', state: 'Vermont', language_preference: 'English, Spanish' })
})

test('an administrator who pairs by hand reads Spanish topics', async ({ page, people, signIn }) => {
  await signIn(people.admin)
  const still = await watchRequests(page)
  await page.goto('/admin/matches?list=accepted')
  await page.getByRole('button', { name: 'Asignar a mano' }).first().click()
  await page.getByRole('button', { name: /^Jonah/ }).click()
  await expect(page.getByText('Debating; estrés y equilibrio')).toBeVisible()
  await still()
  expect(await englishOn(page)).toEqual([])
})
