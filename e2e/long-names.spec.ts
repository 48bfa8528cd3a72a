import { onceFor } from './apps.ts'
import { expect, ownApp, test as shared } from './browser-test.ts'
import { arrive, EVERY_PAGE, isPlain } from './every-page.ts'
import { addFixtures, type Fixtures } from './fixtures.ts'
import { motionEnds } from './frames.ts'
import { cutTexts, namesNotIsolated, READ } from './reach.ts'

/*
 * Every page where everybody has a long name: in one word and in many, from right to left, of emoji. Nothing is cut off
 * or sticks out, on a small phone, in text of twice the size, and on a desktop. Names from right to left are isolated.
 */

const NAMES: readonly (readonly [first: string, last: string])[] = [
  [
    'Wolfeschlegelsteinhausenbergerdorffwelchevoralternwaren',
    'Gewissenhaftschaferswesenchafewarenwohlgepflegeundsorgf',
  ],
  [
    'Maria Antonieta Guadalupe del Carmen Concepción Esperanza',
    'de la Santísima Trinidad Rodríguez y Fernández de Córdoba',
  ],
  [
    'عبد الرحمن بن محمد بن عبد العزيز بن سليمان بن إبراهيم الكبير',
    'المعروف بابن خلدون الحضرمي التونسي المالكي الأندلسي الأصل',
  ],
  [
    '🌞🌻🌈🌊🍀🎈🎉🎨🎵🏔️🏝️🐝🐢🐬🐳👩‍🚀🌞🌻🌈🌊🍀🎈🎉🎨🎵🏔️🏝️🐝🐢🐬',
    '👩‍👩‍👧‍👦👨‍👨‍👦👩‍🔬👩‍🎨👨‍🚒👩‍👩‍👧‍👦👨‍👨‍👦👩‍🔬👩‍🎨👨‍🚒👩‍👩‍👧‍👦👨‍👨‍👦👩‍🔬',
  ],
]

const test = shared.extend<{ fixtures: Fixtures }>({
  app: ownApp(),
  fixtures: async ({ app }, use) => use(await onceFor(app, addFixtures)),
})

/** A small phone, the phone of every-page.spec.ts, and a desktop. */
const WINDOWS = [
  { width: 375, height: 667 },
  { width: 1440, height: 900 },
]

const PAGES = EVERY_PAGE.filter((state) => state.as && isPlain(state))

for (const [at, state] of PAGES.entries()) {
  test(`${state.name}: room for long names`, async ({ page, app, fixtures, signIn }) => {
    // Everybody has the same name; each page is opened with one of the kinds.
    const [first_name, last_name] = NAMES[at % NAMES.length]!
    await app.context.database.root.updateTable('accounts').set({ first_name, last_name }).execute()
    if (state.as) await signIn(fixtures[state.as])
    await page.setViewportSize({ width: 390, height: 844 })
    await arrive(page, state, fixtures)
    expect.soft(await namesNotIsolated(page)).toEqual([])
    await test.step('in text of twice the size', async () => {
      expect.soft(await cutTexts(page, READ.doubled)).toEqual([])
    })
    for (const size of WINDOWS) {
      await test.step(`at ${size.width} px`, async () => {
        await page.setViewportSize(size)
        await motionEnds(page)
        expect.soft(await cutTexts(page)).toEqual([])
      })
    }
  })
}
