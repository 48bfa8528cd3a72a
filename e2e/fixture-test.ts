import { test as base, expect } from './browser-test.ts'
import { addFixtures, type Fixtures } from './fixtures.ts'

/** A browser test with the people of every-page.ts, who are shared by all tests of a worker. */
export const test = base.extend<object, { fixtures: Fixtures }>({
  fixtures: [async ({ app }, use) => use(await addFixtures(app)), { scope: 'worker' }],
})

export { expect }
