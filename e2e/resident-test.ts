import { test as base, expect } from './browser-test.ts'
import { addResidents, type Residents } from './residents.ts'

/** A browser test among the people of every-page.ts, whom all tests of a worker share. */
export const test = base.extend<object, { residents: Residents }>({
  residents: [async ({ app }, use) => use(await addResidents(app)), { scope: 'worker' }],
})

export { expect }
