import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, type Page, test as plainTest, type TestInfo } from '@playwright/test'
import { type BrowserApp, startBrowserApp } from '@shinequo/server/testing/browser-app'
import {
  addCoach,
  addFeedback,
  addMatch,
  addSession,
  addStudent,
  type SeededPerson,
} from '@shinequo/server/testing/browser-seeds'
import { TEST_NOW, TestClock } from '@shinequo/server/testing/test-clock'
import { offerSpanish, onceFor } from './apps.ts'
import { test as base, expect, ownApp } from './browser-test.ts'

/*
 * Screenshots of key pages, compared with those that a person last approved, to find unintended visual changes. The
 * clocks of server and page are fixed, and all people are seeded alike. CONTRIBUTING.md says how to renew the pictures.
 */

const FOLDER = join(import.meta.dirname, 'pictures')
/** What drew the pictures: text rendering differs a little between versions and systems. */
const DRAWN_BY = join(FOLDER, 'drawn-by.txt')
const MAX_BYTES = 4_000_000
const HOUR = 3_600_000
const WIDTHS = [1440, 390]
/** The factors of the match between the student and Amara. */
const FACTORS = [
  { factor: 'language', value: 1, weight: 50, shared: ['english'] },
  { factor: 'focus_area', value: 1, weight: 30, shared: ['career direction', 'internships'] },
  { factor: 'preference', value: 1, weight: 8, shared: ['morning'] },
]

interface People {
  readonly student: SeededPerson
  readonly newcomer: SeededPerson
  readonly coach: SeededPerson
}

/** Languages in addition to English in which a few pages are drawn: `pseudo` is that of tests, from right to left. */
const LANGUAGES = ['es-US', 'pseudo'] as const
type Language = (typeof LANGUAGES)[number] | 'en'
const PSEUDO = join(import.meta.dirname, '..', 'apps', 'web', '.cache', 'pseudo')

/** A test whose application offers a language; each has one of its own. */
const testIn = (language: Language) =>
  base.extend<{ people: People }>({
    app: ownApp(async () => {
      const webFolder = language === 'pseudo' ? PSEUDO : undefined
      const clock = new TestClock(TEST_NOW)
      const app = await startBrowserApp(
        { RATE_LIMIT_SCALE: '100' },
        { clock, ...(webFolder && { webFolder }) },
      )
      if (language === 'es-US') await offerSpanish(app)
      return app
    }),
    people: async ({ app }, use) => use(await onceFor(app, addPeople)),
  })

async function addPeople(app: BrowserApp): Promise<People> {
  const id = (n: number) => `00000000-0000-4000-8000-00000000000${n}`
  const email = (name: string) => `${name}@school.example`
  const student = await addStudent(app, {
    id: id(1),
    email: email('maya'),
    first_name: 'Maya',
    last_name: 'Torres',
  })
  const newcomer = await addStudent(app, {
    id: id(2),
    email: email('jonah'),
    first_name: 'Jonah',
    is_completed: false,
    school: '',
    degree: '',
    course: '',
  })
  const coach = await addCoach(app, {
    id: id(3),
    first_name: 'Amara',
    last_name: 'Bell',
    focus_area: 'Career direction and internships',
    description: '<p>I listen first, then we make a plan.</p><ul><li>Small steps</li></ul>',
  })
  const other = await addCoach(app, { id: id(4), first_name: 'Wei', last_name: 'Lin' })
  const matched = (days: number) => TEST_NOW - days * 24 * HOUR
  await addMatch(app, student.profileId, coach.profileId, matched(20), { factors: FACTORS })
  await addMatch(app, student.profileId, other.profileId, matched(21))
  const session = (start: number, who: SeededPerson) =>
    addSession(app, student.profileId, who.profileId, TEST_NOW + start)
  await session(HOUR / 6, coach)
  await session(97 * HOUR, other)
  await session(-50 * HOUR, coach)
  await addFeedback(app, await session(-99 * HOUR, coach), coach.profileId, 4)
  return { student, newcomer, coach }
}

base.use({ contextOptions: { reducedMotion: 'reduce' } })

interface Sight {
  readonly name: string
  readonly path: string | ((people: People) => string)
  readonly as?: 'student' | 'newcomer'
  readonly act?: (page: Page) => Promise<void>
  /** Drawn in every language. */
  readonly isTranslated?: true
}

async function chooseTime(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Tuesday, November 24, 2026, times available' }).click()
  await page.getByRole('option', { name: '10:00 AM - 10:30 AM' }).click()
  await page.getByPlaceholder('Enter any notes here...').waitFor()
  await page.mouse.move(0, 0)
}

const SIGHTS: readonly Sight[] = [
  { name: 'login', path: '/login', isTranslated: true },
  { name: 'register', path: '/register' },
  { name: 'onboarding', path: '/onboarding', as: 'newcomer' },
  { name: 'dashboard', path: '/home/dashboard', as: 'student', isTranslated: true },
  { name: 'findcoach', path: '/home/findcoach', as: 'student', isTranslated: true },
  {
    name: 'coach',
    path: ({ coach }) => `/home/selectcoach/${coach.profileId}`,
    as: 'student',
    // It loads last.
    act: (page) => page.getByRole('button', { name: 'Add a private reason' }).waitFor(),
  },
  {
    name: 'book',
    path: ({ coach }) => `/home/selectcoach/${coach.profileId}/book`,
    as: 'student',
    act: chooseTime,
  },
  { name: 'userprofile', path: '/home/userProfile', as: 'student' },
]

/** What a page says in each language while it loads. */
const LOADING = /^\[?(Loading|Cargando|Łöáðíñğ)/

/** Whether this run renews the pictures: `--update-snapshots` was given. */
const renewing = ({ config }: TestInfo) => ['all', 'changed'].includes(config.updateSnapshots)

const drawnBy = existsSync(DRAWN_BY) ? readFileSync(DRAWN_BY, 'utf8').trim() : 'nobody yet'
const nameOf = (browser: Browser) => `Chromium ${browser.version().split('.')[0]} on ${process.platform}`

/** Those of a language; in English all. */
const sightsIn = (language: Language) =>
  SIGHTS.filter(({ isTranslated }) => language === 'en' || isTranslated)
const fileOf = ({ name }: Sight, language: Language, width: number) =>
  `${name}${language === 'en' ? '' : `-${language}`}-${width}.png`

for (const language of ['en', ...LANGUAGES] as const) {
  const test = testIn(language)
  test.describe(`key pages in ${language}`, () => {
    // Asked of the browser alone, so that no application starts for nothing. Every-page.spec.ts opens the pages anyway.
    // biome-ignore lint/suspicious/noSkippedTests: another browser's letters differ, so its pictures say nothing
    test.skip(
      ({ browser }) => nameOf(browser) !== drawnBy && !renewing(test.info()),
      `the pictures are by ${drawnBy}, and this is another browser`,
    )
    if (language === 'es-US') test.use({ locale: 'es-MX' })

    for (const sight of sightsIn(language)) {
      test(`${sight.name}: looks as it did`, async ({ page, people, signIn, browser }, info) => {
        if (renewing(info)) writeFileSync(DRAWN_BY, `${nameOf(browser)}\n`)
        if (sight.as) await signIn(people[sight.as])
        await page.clock.setFixedTime(TEST_NOW)
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: 900 })
          await page.goto(typeof sight.path === 'string' ? sight.path : sight.path(people))
          await page.locator('h1').first().waitFor()
          await expect(page.getByText(LOADING)).toHaveCount(0)
          await sight.act?.(page)
          await page.evaluate(() => document.fonts.ready)
          const options = { fullPage: true, maxDiffPixelRatio: 0.01 }
          await expect(page).toHaveScreenshot(fileOf(sight, language, width), options)
        }
      })
    }
  })
}

plainTest('the pictures are those of the pages above, and small enough to keep', async () => {
  const info = plainTest.info()
  const drawn = readdirSync(FOLDER).filter((file) => file.endsWith('.png'))
  const named = (['en', ...LANGUAGES] as const).flatMap((language) =>
    sightsIn(language).flatMap((sight) => WIDTHS.map((width) => fileOf(sight, language, width))),
  )
  if (renewing(info)) return
  expect(drawn.sort()).toEqual(named.sort())
  const bytes = drawn.reduce((sum, file) => sum + statSync(join(FOLDER, file)).size, 0)
  info.annotations.push({ type: 'weight', description: `${bytes} bytes` })
  expect(bytes).toBeLessThan(MAX_BYTES)
})
