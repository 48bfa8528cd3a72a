import { onceFor } from './apps.ts'
import { test as base, expect, ownApp } from './browser-test.ts'
import { addFixtures, type Fixtures } from './fixtures.ts'

/** A browser test with the people of every-page.ts, whom the tests of a worker share in an application of their own. */
export const test = base.extend<{ fixtures: Fixtures }>({
  app: ownApp(),
  fixtures: async ({ app }, use) => use(await onceFor(app, addFixtures)),
})

export { expect }
