import { defineConfig } from 'vitest/config'

/** Unit and API tests. Browser tests are Playwright's, in e2e/. */
export default defineConfig({
  test: {
    include: ['packages/**/*.test.ts', 'apps/**/*.test.ts', 'scripts/**/*.test.ts'],
    globalSetup: ['apps/server/src/testing/global-setup.ts'],
    testTimeout: 60_000,
    hookTimeout: 120_000,
    // The embedded database takes up to 850 MB a process, and the machine may have two cores.
    maxWorkers: 2,
    env: { TZ: 'Pacific/Chatham' },
  },
})
