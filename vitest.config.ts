import { defineConfig } from 'vitest/config'

/** Unit and API tests. Browser tests are Playwright's, in e2e/. */
export default defineConfig({
  test: {
    include: ['packages/**/*.test.ts', 'apps/**/*.test.ts', 'scripts/**/*.test.ts'],
    testTimeout: 30_000,
    hookTimeout: 120_000,
  },
})
